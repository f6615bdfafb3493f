import { describe, expect, test } from "vitest";
import { rounds } from "../../support/rounds.ts";
import { type Child, startChild } from "./children.ts";
import { openAt } from "./open-at.ts";
import { PLACES } from "./places.ts";

const PROCESSES = 3;
const UPDATES = rounds(20, 150);
const FIRST_OPENINGS = rounds(1, 8);
/** However busy the machine is. */
const PATIENT = { timeout: 240_000 };

async function startCounting(): Promise<readonly Child[]> {
  const program = "count-child";
  const children = Array.from({ length: PROCESSES }, () => startChild(program, []));
  await Promise.all(children.map((child) => child.waitForLines(1)));
  return children;
}

/** Lets all children do so many updates at once, for the nth time. */
async function countTogether(
  children: readonly Child[],
  address: string,
  { updates, time }: { updates: number; time: number },
): Promise<void> {
  for (const [at, child] of children.entries()) child.say(`${address} ${at} ${updates}`);
  await Promise.all(children.map((child) => child.waitForLines(1 + time)));
}

describe.each(PLACES)("on $name", ({ isMissing, make }) => {
  test.skipIf(isMissing)("updates by several processes at once lose nothing", PATIENT, async () => {
    const address = await make();
    const children = await startCounting();
    // All open the empty database at once, too.
    await countTogether(children, address, { updates: UPDATES, time: 1 });
    const store = await openAt(address);
    expect((await store.get("shared/counter"))?.value).toBe(PROCESSES * UPDATES);
    const own = await store.list("own/");
    expect(own.map(({ value }) => value)).toEqual(
      Array.from({ length: PROCESSES * UPDATES }, () => 1),
    );
    await store.close();
  });

  test.skipIf(isMissing)(
    "processes that open an empty database at once all can",
    PATIENT,
    async () => {
      const children = await startCounting();
      for (let time = 1; time <= FIRST_OPENINGS; time++) {
        const address = await make();
        await countTogether(children, address, { updates: 1, time });
        const store = await openAt(address);
        expect((await store.get("shared/counter"))?.value).toBe(PROCESSES);
        await store.close();
      }
    },
  );
});
