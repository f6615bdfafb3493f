import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readQuotas } from "../../server/accounts/quotas.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { makeFolder } from "../accounts/store/places.ts";
import { type Program, startProgram } from "../ops/program.ts";
import { callTool, makeMember, readBalances, withAccounts } from "./member.ts";
import { LONG_MS } from "./requests.ts";

/** Each is written by a client of its own, all to the same wallet. */
const BALANCES = ["american_aadvantage", "air_canada_aeroplan", "aer_lingus_avios", "all_accor"];
/** Acknowledged writes before each kill, and the delay after the last. */
const KILLS = [
  { writes: 3, delayMs: 0 },
  { writes: 60, delayMs: 7 },
];

test(
  "a server killed while members write has all that it acknowledged, after every start",
  { timeout: LONG_MS },
  async () => {
    const folder = makeFolder();
    const place = { file: join(folder, "cardfile.db") };
    const env = { ACCOUNTS: "on", VAR: folder, PUBLIC_URL: "http://127.0.0.1:3000" };
    const sent = new Map<string, number>(BALANCES.map((program) => [program, 0]));
    const acknowledged = new Map(sent);
    let writes = 0;

    const write = async ({ root }: Program, key: string, program: string): Promise<void> => {
      for (;;) {
        const points = (sent.get(program) ?? 0) + 1;
        sent.set(program, points);
        const answer = await callTool(root, key, "set_balance", { program, points }).catch(
          () => undefined,
        );
        if (answer === undefined) return;
        expect(answer.outcome, answer.text).toBe("ok");
        acknowledged.set(program, points);
        writes++;
      }
    };

    let program = await startProgram(env);
    onTestFinished(() => void program.child.kill("SIGKILL"));
    const member = await makeMember(place);
    for (const kill of KILLS) {
      const until = writes + kill.writes;
      const writers = BALANCES.map((name) => write(program, member.key, name));
      while (writes < until) await setTimeout(5);
      await setTimeout(kill.delayMs);
      program.child.kill("SIGKILL");
      await Promise.all([...writers, program.ended]);

      program = await startProgram(env);
      expect(await callTool(program.root, member.key, "list_balances")).toMatchObject({
        outcome: "ok",
      });
      const kept = await readBalances(place, member);
      for (const [name, points] of acknowledged) {
        const found = kept.get(name) ?? 0;
        expect(found, `${name} after ${writes} writes`).toBeGreaterThanOrEqual(points);
        expect(found).toBeLessThanOrEqual(sent.get(name) ?? 0);
      }
    }
    const quotas = await withAccounts(place, (deps) =>
      readQuotas(deps, DEFAULT_CEILINGS, { id: member.id, plan: "member" }),
    );
    expect(quotas.find(({ metered }) => metered === "tools")?.used).toBeGreaterThanOrEqual(writes);
    expect(await program.stop()).toBe(0);
  },
);
