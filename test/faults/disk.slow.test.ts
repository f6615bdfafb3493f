import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startProgram } from "../ops/program.ts";
import { callTool, makeMember, readBalances, type ToolAnswer } from "./member.ts";
import { ask, LONG_MS } from "./requests.ts";
import { mountSmallDisk } from "./small-disk.ts";

/* A full disk without a mount is the matter of test/accounts/store/sqlite.test.ts. */
const CARD = "/v1/public/credit-cards/amex-gold";
const PROGRAM = "american_aadvantage";
/** The log of the database has room of its own, so that not every write fails at once. */
const MAX_WRITES = 3000;

const env = (folder: string) => ({
  ACCOUNTS: "on",
  VAR: folder,
  PUBLIC_URL: "http://127.0.0.1:3000",
  MEMBER_TOOLS_A_DAY: "1000000",
});

function expectUnavailable(answer: ToolAnswer): void {
  expect(answer).toMatchObject({ status: 503, type: "application/json", retryAfter: "30" });
  expect(answer.text).toContain("Accounts are unavailable right now");
  expect(answer.text).not.toMatch(/sqlite|disk|cardfile\.db|\/tmp/i);
}

test(
  "a full disk fails writes clearly and nothing else, until there is room again",
  { timeout: LONG_MS },
  async (context) => {
    const disk = mountSmallDisk() ?? context.skip();
    const program = await startProgram(env(disk.folder));
    onTestFinished(() => void program.stop());
    const place = { file: join(disk.folder, "cardfile.db") };
    const member = await makeMember(place);
    const write = (points: number) =>
      callTool(program.root, member.key, "set_balance", { program: PROGRAM, points });
    expect(await write(1)).toMatchObject({ outcome: "ok" });

    disk.fill();
    let acknowledged = 1;
    let failed = 0;
    for (let points = 2; failed < 5 && points < MAX_WRITES; points++) {
      const answer = await write(points);
      if (answer.outcome === "ok") {
        acknowledged = points;
      } else {
        failed++;
        expectUnavailable(answer);
      }
    }
    expect(failed).toBe(5);
    expect((await ask(program.root + CARD)).status).toBe(200);
    expect((await readBalances(place, member)).get(PROGRAM)).toBe(acknowledged);

    disk.free();
    expect(await write(7_000_000)).toMatchObject({ outcome: "ok" });
    expect((await readBalances(place, member)).get(PROGRAM)).toBe(7_000_000);
  },
);

test(
  "a read-only disk costs the accounts alone, and they come when it is writable",
  { timeout: LONG_MS },
  async (context) => {
    const disk = mountSmallDisk() ?? context.skip();
    disk.setReadOnly(true);
    const program = await startProgram(env(disk.folder));
    onTestFinished(() => void program.stop());
    expectUnavailable(await callTool(program.root, "svc_0000000000000000_x", "get_wallet"));
    expect(await ask(`${program.root}/oauth/jwks`)).toMatchObject({ status: 503 });
    expect((await ask(program.root + CARD)).status).toBe(200);
    expect(program.lines.join("\n")).toContain(
      "is on a read-only disk; set VAR to a folder on another",
    );

    disk.setReadOnly(false);
    const { key } = await makeMember({ file: join(disk.folder, "cardfile.db") });
    expect(await callTool(program.root, key, "get_wallet")).toMatchObject({ outcome: "ok" });
  },
);
