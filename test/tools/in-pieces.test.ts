import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { toScene } from "../../server/member/scene.ts";
import { finish, finishInPieces } from "../../server/tools/frame/in-pieces.ts";
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
