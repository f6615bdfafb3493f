import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { ANSWERED } from "./answered-texts.ts";
import { askOnce } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";
import { REFUSED } from "./refused-texts.ts";

const reasoner = createBuiltinReasoner();
const ask = (text: string, wallet?: string) =>
  askOnce(
    reasoner,
    { turns: [{ role: "user", text }], instructions: [] },
    wallet === undefined ? undefined : walletNamed(wallet),
  );
const linesOf = (texts: string): readonly string[] => texts.trim().split("\n");

describe("what is out of scope", () => {
  test.each(linesOf(REFUSED))("%s", async (text) => {
    const answer = await ask(text);
    expect({ kind: answer.kind, citations: answer.citations }).toEqual({
      kind: "refuse",
      citations: [],
    });
  });
});

describe("what only looks like it", () => {
  test.each(linesOf(ANSWERED))("%s", async (text) => {
    const { kind, intent } = await ask(text);
    expect(kind, intent).not.toBe("refuse");
  });

  test("somebody of the household, by name", async () => {
    expect(await ask("how many points does dana have", "couple")).toMatchObject({
      kind: "answer",
      intent: "balances",
    });
  });
});

test("what names its subject and may be one of two is answered, with a word on the other", async () => {
  const { kind, text } = await ask("bilt > hyatt still a thing?");
  expect(kind).toBe("answer");
  expect(text).toContain("**Yes**: Bilt Rewards points move to World of Hyatt");
  expect(text).toContain("If you meant");
});
