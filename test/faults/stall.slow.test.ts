import { setTimeout } from "node:timers/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../accounts/store/places.ts";
import { startProgram } from "../ops/program.ts";
import { callTool, makeMember, readBalances } from "./member.ts";
import { ask, LONG_MS } from "./requests.ts";

/** Longer than node keeps a connection between two requests unless told otherwise. */
const STALL_MS = 7000;
const CARD = "/v1/public/credit-cards/amex-gold";

test(
  "a server that stands still says so, and answers all that was asked meanwhile",
  { timeout: LONG_MS },
  async () => {
    const folder = makeFolder();
    const program = await startProgram({
      ACCOUNTS: "on",
      VAR: folder,
      PUBLIC_URL: "http://127.0.0.1:3000",
      OPS_PORT: "0",
    });
    onTestFinished(() => void program.child.kill("SIGKILL"));
    const place = { file: join(folder, "cardfile.db") };
    const member = await makeMember(place);
    const write = (points: number) =>
      callTool(program.root, member.key, "set_balance", { program: "delta", points });
    expect(await write(1)).toMatchObject({ outcome: "ok" });
    const whole = await ask(program.root + CARD);
    // From outside this looks like an endless computation.
    program.child.kill("SIGSTOP");
    const isReady = fetch(`${program.ops}/ready`, { signal: AbortSignal.timeout(1000) });
    await expect(isReady).rejects.toThrow(/timeout|aborted/);
    // On connections that were there before and on new ones.
    const asked = Array.from({ length: 20 }, () => ask(program.root + CARD));
    const written = write(2);
    await setTimeout(STALL_MS);
    program.child.kill("SIGCONT");

    expect(await Promise.all(asked)).toEqual(asked.map(() => whole));
    expect(await written).toMatchObject({ outcome: "ok" });
    expect((await ask(`${program.ops}/ready`)).status).toBe(200);
    expect([...(await readBalances(place, member)).values()]).toEqual([2]);
  },
);
