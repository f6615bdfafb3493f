import { describe, expect, test } from "vitest";
import { ANSWERED } from "./answered-texts.ts";
import { askOnce } from "./converse.ts";
import { openEngine } from "./eval/engine.ts";
import { walletNamed } from "./eval/wallets.ts";
import { REFUSED } from "./refused-texts.ts";

/**
 * The least share of texts out of scope that are declined or asked back, and of questions that are
 * answered.
 */
const LEAST = { declined: 0.9, answered: 0.95 } as const;

const { reasoner } = openEngine();
const ask = (text: string, wallet?: string) =>
  askOnce(
    reasoner,
    { turns: [{ role: "user", text }], instructions: [] },
    wallet === undefined ? undefined : walletNamed(wallet),
  );
const linesOf = (texts: string): readonly string[] => texts.trim().split("\n");

describe("what is out of scope", () => {
  test("is declined or asked back, nearly all of it", async () => {
    const answered: string[] = [];
    const texts = linesOf(REFUSED);
    for (const text of texts) if ((await ask(text)).kind === "answer") answered.push(text);
    const most = Math.floor(texts.length * (1 - LEAST.declined));
    expect(answered.length, answered.join("\n")).toBeLessThanOrEqual(most);
  });
});

describe("what only looks like it", () => {
  test("is not declined, nearly all of it", async () => {
    const declined: string[] = [];
    const texts = linesOf(ANSWERED);
    for (const text of texts) if ((await ask(text)).kind === "refuse") declined.push(text);
    const most = Math.floor(texts.length * (1 - LEAST.answered));
    expect(declined.length, declined.join("\n")).toBeLessThanOrEqual(most);
  });

  test("somebody of the household, by name", async () => {
    expect(await ask("how many points does dana have", "couple")).toMatchObject({
      kind: "answer",
      intent: "balances",
    });
  });
});
