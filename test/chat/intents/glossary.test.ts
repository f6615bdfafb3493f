import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { glossary } from "../../../server/chat/builtin/intents/talk/glossary.ts";
import { answering } from "./answering.ts";

const ask = answering([glossary], EMPTY_WALLET);
const isAsked = (question: string): boolean =>
  (glossary.wordings ?? []).some((wording) => wording.test(question));

describe("a word of the trade", () => {
  test.each([
    ["what is a product change", "A **product change**"],
    ["what does cpp mean", "**cpp** is cents per point"],
    ["dumb question what is an authorized user", "An **authorized user**"],
    ["whats churning", "**Churning**"],
    ["what is a transfer partner", "A **transfer partner**"],
    ["what does msr stand for", "The **minimum spend**"],
    ["can you explain what a hard pull is", "A **hard pull**"],
  ])("is explained: %s", (question, start) => {
    expect(isAsked(question)).toBe(true);
    expect(ask("glossary", question).text.startsWith(start)).toBe(true);
  });

  test.each([
    "what is the annual fee",
    "what are the transfer partners",
    "what is an authorized user on the platinum",
    "what is my minimum spend",
    "how much is a hard pull going to hurt",
  ])("is not what is asked: %s", (question) => {
    expect(isAsked(question)).toBe(false);
  });

  test("one that is not known is refused", () => {
    expect(ask("glossary", "what is a debenture").kind).toBe("refuse");
    expect(ask("glossary", "is churning tax evasion").kind).toBe("refuse");
  });
});
