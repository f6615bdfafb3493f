import { describe, expect, test } from "vitest";
import { decide, knownShare } from "../../server/chat/builtin/ranking/decide.ts";
import { rank, readingsOf } from "../../server/chat/builtin/ranking/rank.ts";
import { delexicalise } from "../../server/chat/language/delexicalised/delexicalise.ts";
import { splitQuestions } from "../../server/chat/language/words/split.ts";
import { understand } from "../../server/chat/language/understand.ts";
import { createMind } from "../../server/chat/builtin/mind.ts";
import { sceneOf } from "./converse.ts";
import { TOY_INTENTS } from "./toy-intents.ts";

const scene = sceneOf();
const language = { understand, delexicalise, splitQuestions };
const mind = createMind({
  phrasings: { intents: TOY_INTENTS, followUps: [] },
  languageOf: () => language,
});
const read = (text: string) => understand(text, scene);

const verdictOf = (text: string) => {
  const verdict = decide(read(text), mind, scene.facts);
  return verdict.kind === "sure" ? verdict.intent.id : verdict.kind;
};

describe("what a question asks", () => {
  test.each([
    ["which card should I use at costco", "best_card"],
    ["amex gold annual fee", "annual_fee"],
    ["should i cancel my platinum", "keep_or_cancel"],
    ["move 60k chase points to hyatt", "transfer"],
    ["hi there", "greeting"],
    ["add the amex gold to my wallet", "write_request"],
    ["I used the Uber credit: mark it.", "write_request"],
    ["if not, which card would fix that", "best_card"],
    ["should I carry a balance to build credit?", "carry_balance"],
    ["what is my credit score", "credit_score"],
    ["is my welcome bonus taxable", "professional_advice"],
  ])("%s is taken for %s", (text, intent) => {
    expect(verdictOf(text)).toBe(intent);
  });

  test("is decided by a rule whatever the classifier says", () => {
    const rules = [/^is the sky blue$/];
    const intents = TOY_INTENTS.map((one) => (one.id === "balances" ? { ...one, rules } : one));
    const ruled = createMind({ phrasings: { intents, followUps: [] }, languageOf: () => language });
    expect(decide(read("is the sky blue"), ruled, scene.facts)).toMatchObject({
      kind: "sure",
      intent: { id: "balances" },
    });
  });

  test.each([
    "grandma knitted purple socks",
    "the mitochondria powers our cells",
    "blorple fizzbin",
  ])("%s is no question on cards", (text) => {
    expect(verdictOf(text)).toMatch(/^(?:outside|off_topic)$/);
  });

  test("is never said to be small talk that it might be", () => {
    for (const text of ["costco", "gold?", "points card", "fee keep points card hyatt"]) {
      const verdict = decide(read(text), mind, scene.facts);
      const among = verdict.kind === "unsure" ? verdict.among : [];
      expect(among.length).toBeLessThanOrEqual(3);
      expect(among.map(({ group }) => group)).not.toContain("talk");
    }
  });

  test("is likelier what fits the names in it", () => {
    const scoreOf = (text: string) =>
      rank(read(text), mind, scene.facts).find(({ intent }) => intent.id === "transfer")?.score ??
      0;
    expect(scoreOf("60k chase points")).toBeGreaterThan(scoreOf("whole foods"));
  });
});

test("a name of two kinds is read as each", () => {
  const mention = { ids: ["x"], start: 0, end: 1, text: "hyatt" };
  const asked = {
    ...read("hyatt"),
    mentions: [
      { ...mention, kind: "card" as const },
      { ...mention, kind: "program" as const },
    ],
  };
  expect(readingsOf(asked).map(({ mentions }) => mentions.map(({ kind }) => kind))).toEqual([
    ["card"],
    ["program"],
  ]);
});

test("how much of a text is known leaves names and empty words apart", () => {
  expect(knownShare(read("what is the amex gold"), mind)).toBe(1);
  expect(knownShare(read("the purple mitochondria"), mind)).toBe(0);
});
