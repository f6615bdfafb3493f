import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { expectWhole, readAcknowledged } from "./batches.ts";
import { startChild } from "./children.ts";
import { openAt } from "./open-at.ts";
import { rounds } from "../../support/rounds.ts";
import { PLACES } from "./places.ts";
import { toWrites } from "./writes.ts";

const SEED = 20_261_121;
const ROUNDS = rounds(4, 25);
const LANES = 2;
const WRITERS = 4;

/** Many processes, one after the other, however busy the machine is. */
const PATIENT = { timeout: 240_000 };

interface Kill {
  /** Lines the child prints before it is killed; it prints one before it opens the store. */
  readonly lines: number;
  /** Delay of the kill after that, so that it falls anywhere in the work. */
  readonly delayMs: number;
}

/** The same kills in every run. */
const KILLS: readonly Kill[] = fc.sample(
  fc.record({
    lines: fc.oneof(
      { weight: 1, arbitrary: fc.constant(1) },
      { weight: 4, arbitrary: fc.integer({ min: 2, max: 200 }) },
    ),
    delayMs: fc.integer({ min: 0, max: 30 }),
  }),
  { seed: SEED, numRuns: ROUNDS },
);

/** The server finishes a dead child's last command; waits for that. */
async function waitForServer(address: string, name: string): Promise<void> {
  if (!address.startsWith("postgres")) return;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  for (;;) {
    const { rowCount } = await client.query(
      "SELECT FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()",
      [name],
    );
    if (rowCount === 0) break;
  }
  await client.end();
}

const toNamed = (address: string, name: string): string =>
  address.startsWith("postgres") ? `${address}?application_name=${name}` : address;

/** Kills a child at work on the store and looks at what is left. */
async function killAndCheck(
  address: string,
  name: string,
  { lines, delayMs }: Kill,
): Promise<void> {
  const program = "batches-child";
  const child = startChild(program, [toNamed(address, name), name, String(WRITERS)]);
  await child.waitForLines(lines);
  await setTimeout(delayMs);
  await child.kill();
  await waitForServer(address, name);
  const store = await openAt(address);
  await expectWhole(store, readAcknowledged(child.lines));
  await store.commit(toWrites(`after-${name}`, 0));
  expect(await store.get(`last/after-${name}`)).toMatchObject({ value: 0 });
  await store.close();
}

describe.each(PLACES)("on $name", ({ name, isMissing, make }) => {
  test.skipIf(isMissing)(
    `${ROUNDS} kills in the midst of writing lose nothing that was acknowledged, and tear nothing`,
    PATIENT,
    async () => {
      const runLane = async (lane: number): Promise<void> => {
        const address = await make();
        for (const [round, kill] of KILLS.entries()) {
          if (round % LANES !== lane) continue;
          await killAndCheck(address, `${name.toLowerCase()}-kill-${round}`, kill);
        }
      };
      await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
    },
  );
});
