import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import type { Store } from "../../server/accounts/store/store.ts";
import { toScene } from "../../server/member/scene.ts";
import { finish, finishInPieces } from "../../server/tools/frame/in-pieces.ts";
import { changeWallet } from "../../server/accounts/wallets.ts";
import type { MemberContext } from "../../server/tools/frame/context.ts";
import { rankCandidateCards } from "../../server/tools/year/rank-candidate-cards.ts";
import { getWallet } from "../../server/tools/wallet/get-wallet.ts";
import { memberReaders } from "../../server/tools/registry.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { callBody } from "../mcp/requests.ts";
import { openMember } from "./member.ts";

const scene = toScene(DEMO_WALLET, {
  facts: readPinnedFacts(),
  now: Date.parse("2026-11-21T17:00:00Z"),
  newId: () => "new",
});

const toGoal = (program: string) => ({ program, points: 400_000 });

test.each([
  ["rank_candidate_cards", { limit: 20 }, 200],
  ["compare_cards", { cards: ["csr", "csp", "amex gold"] }, 3],
  ["plan_points_goal", { goals: ["hyatt", "united", "flying blue"].map(toGoal) }, 3],
])("%s lets others come between its steps, and answers the same", async (name, input, least) => {
  const tool = memberReaders.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  let pauses = 0;
  const inPieces = await finishInPieces(tool.answerSteps(input, scene), async () => {
    pauses += 1;
  });
  expect(pauses).toBeGreaterThanOrEqual(least);
  expect(inPieces).toEqual(finish(tool.answerSteps(input, scene)));
  expect(inPieces).toEqual(tool.answerOn(input, scene));
});

test("a long answer is given up when its client has gone, and that is no fault to log", async () => {
  const { post, setWallet } = await openMember();
  await setWallet(DEMO_WALLET);
  const client = new AbortController();
  const { signal } = client;
  const answering = post(callBody("rank_candidate_cards", {}), undefined, { signal });
  client.abort();
  const { status } = await answering;
  expect(status).toBe(202);
});

/** A member's context, with what happens in it. */
async function openContext(order: string[]): Promise<MemberContext> {
  const { deps, account } = await openMember();
  await changeWallet(deps, account.id, () => ({ after: DEMO_WALLET, outcome: undefined }));
  const get: Store["get"] = (key) => {
    if (key.startsWith("wallets/")) order.push("reads");
    return deps.store.get(key);
  };
  return {
    caller: {
      accountId: account.id,
      plan: "free",
      scopes: new Set(SCOPES),
      via: "api_key",
      clientId: "test",
    },
    deps: { ...deps, store: { ...deps.store, get } },
    ceilings: DEFAULT_CEILINGS,
    facts: readPinnedFacts(),
    publicUrl: "https://cards.example",
    noteQuota: () => order.push("counted"),
    pause: async () => void order.push("turn"),
  };
}

test("calls that are counted together begin their work in turns", async () => {
  const order: string[] = [];
  await getWallet.call({}, await openContext(order));
  expect(order.slice(0, 3)).toEqual(["counted", "turn", "reads"]);
});

test("an account's calls are answered one at a time, as each holds much of its wallet", async () => {
  const order: string[] = [];
  const context = await openContext([]);
  const calls = ["first", "second", "third"].map(async (name) =>
    rankCandidateCards.call(
      {},
      {
        ...context,
        pause: async () => {
          order.push(name);
          await nextRound();
        },
      },
    ),
  );
  await Promise.all(calls);
  const changes = order.filter((name, at) => name !== order[at - 1]);
  expect(changes).toEqual(["first", "second", "third"]);
});
