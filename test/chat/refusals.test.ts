import { describe, expect, test } from "vitest";
import { ANSWERED } from "./answered-texts.ts";
import { askOnce } from "./converse.ts";
import { openEngine } from "./eval/engine.ts";
import { walletNamed } from "./eval/wallets.ts";
import { REFUSED } from "./refused-texts.ts";

const { reasoner } = openEngine();
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
