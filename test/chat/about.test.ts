import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { askOnce } from "./converse.ts";

const reasoner = createBuiltinReasoner();
const ask = (text: string) =>
  askOnce(reasoner, { turns: [{ role: "user", text }], instructions: [] });

describe("what is asked of the service itself stands first", () => {
  test.each([
    ["are you a real person or chatgpt?", "No person and no language model"],
    ["can i talk to a human", "**No**: No person"],
    ["can you see my transactions", "**No**: No bank account"],
    ["is my data safe with you? do you sell it", "I only read"],
    ["do you get paid commissions", "**No**: I push no card"],
    ["how much does this service cost", "The catalog is free"],
    ["how do you know that?", "From open tables"],
    ["how do i know your numbers aren't made up?", "Figures come from the data"],
    ["do you store my conversations", "I only read"],
    ["how current is your data", "The data is as of"],
    ["what can you do", "I am the built-in chat"],
  ])("%s", async (text, first) => {
    const answer = await ask(text);
    expect({ intent: answer.intent, text: answer.text }).toEqual({
      intent: "about",
      text: expect.stringMatching(new RegExp(`^${first.replaceAll("*", String.raw`\*`)}`)),
    });
  });
});

describe("what says nothing of what it is about is asked back with options", () => {
  test.each([
    "how should i do it",
    "and the other?",
    "can I do that",
    "wait what",
    "what do you recommend",
    "how long do i have",
    "so what now",
    "it depends",
  ])("%s", async (text) => {
    const answer = await ask(text);
    expect(answer).toMatchObject({ kind: "clarify", intent: "unsure" });
    expect(answer.text).toContain("\n- ");
  });

  test.each(["what do you know about me", "whats 5/24 for me right now", "when is it due"])(
    "%s: tells enough",
    async (text) => {
      expect(await ask(text)).not.toMatchObject({ intent: "unsure" });
    },
  );
});
