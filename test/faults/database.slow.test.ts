import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { MODEL } from "../../server/chat/wire/models.ts";
import { type Program, startProgram } from "../ops/program.ts";
import { createDatabase, postgresServer } from "../support/postgres.ts";
import { callTool, makeMember, type Member, readBalances } from "./member.ts";
import { type Answer, ask, asMember, LONG_MS } from "./requests.ts";
import { openWay } from "./way.ts";

const CARD = "/v1/public/credit-cards/amex-gold";
const PROGRAM = "american_aadvantage";

async function startBehindWay() {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const way = await openWay(database.url);
  const start = async (): Promise<Program> => {
    const program = await startProgram({
      ACCOUNTS: "on",
      DATABASE_URL: way.url,
      PUBLIC_URL: "http://127.0.0.1:3000",
      SECRETS: "0123456789abcdef0123456789abcdef",
      OPS_PORT: "0",
    });
    onTestFinished(() => void program.stop());
    return program;
  };
  return { place: { url: database.url, file: "" }, way, start };
}

/** Everything a member can ask that needs the database. */
const askAll = ({ root }: Program, { key }: Member): Promise<readonly Answer[]> =>
  Promise.all([
    callTool(root, key, "get_wallet"),
    callTool(root, key, "set_balance", { program: PROGRAM, points: 99 }),
    ask(
      `${root}/chat/v1/chat/completions`,
      asMember(key, { model: MODEL, messages: [{ role: "user", content: "Hello" }] }),
    ),
    ask(`${root}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: "x".repeat(43),
        client_id: "y".repeat(21),
      }),
    }),
  ]);

const write = ({ root }: Program, { key }: Member, points: number) =>
  callTool(root, key, "set_balance", { program: PROGRAM, points });

function expectUnavailable(answers: readonly Answer[]): void {
  for (const { status, text, retryAfter } of answers) {
    expect(status, text).toBe(503);
    expect(retryAfter, text).toMatch(/^\d+$/);
    expect(text).toMatch(/unavailable|try again/i);
    expect(text).not.toMatch(/ECONN|timeout|postgres|127\.0\.0\.1|\.ts\b/i);
  }
}

describe.skipIf(postgresServer === undefined)("while the database", () => {
  test(
    "is slow members wait, when it hangs they are told 503, the catalog goes on, and all heals",
    { timeout: LONG_MS },
    async () => {
      const { place, way, start } = await startBehindWay();
      const program = await start();
      const member = await makeMember(place);
      expect(await write(program, member, 1)).toMatchObject({ outcome: "ok" });

      way.behave({ delayMs: 200 });
      let isSlowOver = false;
      const slow = write(program, member, 2).finally(() => (isSlowOver = true));
      for (let time = 0; time < 10; time++) {
        expect((await ask(program.root + CARD)).status).toBe(200);
      }
      expect(isSlowOver).toBe(false);
      expect(await slow).toMatchObject({ outcome: "ok" });

      way.behave({ swallow: true });
      // More than it has connections, so that none is left that works.
      const many = Array.from({ length: 4 }, () => askAll(program, member));
      const refused = Promise.all(many).then((answers) => answers.flat());
      let isOver = false;
      void refused.finally(() => (isOver = true));
      for (let time = 0; time < 50; time++) {
        expect((await ask(program.root + CARD)).status).toBe(200);
      }
      expect(isOver).toBe(false);
      // A probe and a scrape do not wait for a database that says nothing.
      // It still has the catalog, and no other process has more.
      expect((await ask(`${program.ops}/ready`)).status).toBe(200);
      expect((await ask(`${program.ops}/live`)).status).toBe(200);
      expect((await ask(`${program.ops}/metrics`)).text).toMatch(/^cardfile_accounts_up 0$/m);
      expect(isOver).toBe(false);
      expectUnavailable(await refused);

      await way.mend();
      await expect
        .poll(() => write(program, member, 3), { timeout: 30_000 })
        .toMatchObject({ outcome: "ok" });
      expect((await readBalances(place, member)).get(PROGRAM)).toBe(3);
      expect((await ask(`${program.ops}/metrics`)).text).toMatch(/^cardfile_accounts_up 1$/m);
    },
  );

  test(
    "is being made newer by another, members do not wait for the end",
    { timeout: LONG_MS },
    async () => {
      const { place, start } = await startBehindWay();
      const other = new pg.Client({ connectionString: place.url });
      await other.connect();
      await other.query("BEGIN; SELECT pg_advisory_xact_lock(7420183)");
      const program = await start();
      expectUnavailable([await callTool(program.root, "svc_0000000000000000_x", "get_wallet")]);
      await other.query("COMMIT");
      await other.end();
      const member = await makeMember(place);
      expect(await write(program, member, 1)).toMatchObject({ outcome: "ok" });
    },
  );

  test(
    "goes and comes back within a stream of writes, nothing acknowledged is lost",
    { timeout: LONG_MS },
    async () => {
      const { place, way, start } = await startBehindWay();
      await way.cut();
      const program = await start();
      expectUnavailable([await callTool(program.root, "svc_0000000000000000_x", "get_wallet")]);
      await way.mend();
      const member = await makeMember(place);
      await expect
        .poll(() => write(program, member, 1), { timeout: 30_000 })
        .toMatchObject({ outcome: "ok" });
      let acknowledged = 1;
      for (let points = 2; points < 60; points++) {
        if (points % 15 === 0) await way.cut();
        const answer = await write(program, member, points);
        if (answer.outcome === "ok") acknowledged = points;
        else expectUnavailable([answer]);
        if (points % 15 === 3) await way.mend();
        expect((await readBalances(place, member)).get(PROGRAM)).toBe(acknowledged);
      }
      expect(acknowledged).toBe(59);
    },
  );
});
