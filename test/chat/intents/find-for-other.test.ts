import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { askOnce } from "../converse.ts";

const reasoner = createBuiltinReasoner();
const ask = (text: string) =>
  askOnce(reasoner, { turns: [{ role: "user", text }], instructions: [] }, DEMO_WALLET);
const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("a card for somebody outside the household", () => {
  test.each([
    ["my sister wants a card with no fee for groceries", "your sister"],
    ["which card should my mom get, she spends mostly on groceries", "your mom"],
    ["what card would you tell my little brother to get for groceries?", "your little brother"],
    ["A coworker of mine is looking for a grocery card, any ideas?", "a coworker of mine"],
    ["any good card for groceries for my parents?", "your parents"],
  ])("%s", async (text, person) => {
    const { intent, text: told } = await ask(text);
    expect(intent).toBe("find_cards");
    expect(told).toContain("Groceries: The most comes back with the");
    expect(told).toContain(`from the whole catalog for ${person}`);
    // What the member spends and holds has no part in it.
    expect(told).not.toMatch(/your cards|beside your/i);
  });

  test("each kind of purchase that is told gets its card, with one that is free beside a paid one", async () => {
    const { text } = await ask("my uncle needs a card, he mostly buys gas and groceries");
    expect(text).toMatch(/Gas stations: The most comes back with the \*\*/);
    expect(text).toMatch(/Groceries: The most comes back with the \*\*/);
    expect(text).toContain("Without an annual fee: The most comes back with the");
  });

  test("a first card is one for students", async () => {
    const { text } = await ask("what's a good first card for my 19 year old son");
    expect(firstOf(text)).toContain("Student");
  });

  test("nothing that tells which is asked back", async () => {
    const { kind, text } = await ask("which card should my cousin get?");
    expect(kind).toBe("clarify");
    expect(text).toContain("What should that card be good for");
  });

  test.each([
    "can my son be added to my gold card",
    "which of my cards would be best for my mom's flight",
    "what card should Sam get next",
  ])("not: %s", async (text) => {
    const { text: told } = await ask(text);
    expect(told).not.toContain("from the whole catalog for");
  });
});
