import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../server/accounts/wallet.ts";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { GROUPS } from "../../server/chat/builtin/intent.ts";
import { intents } from "../../server/chat/builtin/intents/registry.ts";
import { expandLine, toLines } from "../../server/chat/learning/templates.ts";
import { createToolbox } from "../../server/chat/toolbox.ts";
import { askOnce, converse, sceneOf } from "./converse.ts";
import { TOY_INTENTS } from "./toy-intents.ts";

const faults: unknown[] = [];
const reasoner = createBuiltinReasoner({ onFault: (error) => void faults.push(error) });
await reasoner.warm();

const ask = (text: string, more: object = {}) =>
  askOnce(reasoner, { turns: [{ role: "user", text }], instructions: [], ...more });

describe("the registry", () => {
  test("gives every intent an id and a label of its own", () => {
    expect(new Set(intents.map(({ id }) => id)).size).toBe(intents.length);
    expect(new Set(intents.map(({ label }) => label)).size).toBe(intents.length);
    for (const { id, label } of intents) {
      expect(id).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(label).not.toMatch(/\d/);
    }
  });

  test("has something for every group", () => {
    const empty = GROUPS.filter((group) => !intents.some((one) => one.group === group));
    expect(empty).toEqual([]);
  });

  test("writes phrasings whose brackets match and whose slots exist", () => {
    const lines = intents.flatMap(({ phrasings }) => toLines(phrasings));
    const slots = new Set(
      lines.flatMap((template) =>
        expandLine(template, 3).flatMap((text) => text.match(/<\w+>/g) ?? []),
      ),
    );
    const known =
      "card program merchant category issuer network benefit lounge cover night foreign_fee status credit points usd percent cents count months days people date country person";
    const unknown = [...slots].filter((slot) => !known.split(" ").includes(slot.slice(1, -1)));
    expect(unknown).toEqual([]);
  });
});

describe("end to end", () => {
  test.each([
    ["What is the annual fee of the Amex Gold?", "answer", /\$325/],
    ["Which card should I use at Whole Foods?", "answer", /American Express Gold/],
    ["add the csr to my wallet", "refuse", /add_wallet_card/],
    ["what's the weather in Paris", "refuse", /outside|only help/i],
    ["tell me about the Chase Unicorn Elite", "clarify", /Unicorn Elite/],
    ["hello", "answer", /Ask me/],
    ["4111 1111 1111 1111", "refuse", /card number/],
    ["¿Cuánto valen mis puntos?", "refuse", /Lo siento/],
  ])("%s", async (text, kind, pattern) => {
    const answer = await ask(text);
    expect(answer.kind).toBe(kind);
    expect(answer.text).toMatch(pattern);
  });

  test("a follow-up is answered on what is new", async () => {
    const answer = await converse(reasoner, ["annual fee of the amex gold?", "and the csr?"]);
    expect(answer.text).toContain("Chase Sapphire Reserve");
  });

  test("an empty wallet is no fault", async () => {
    const answer = await converse(reasoner, ["should i keep my card?"], EMPTY_WALLET);
    expect(answer.text).not.toBe("");
  });

  test("whoever wants it short gets the result without the arithmetic", async () => {
    const long = await ask("Which card should I use at Whole Foods?");
    const short = await ask("Which card should I use at Whole Foods?", {
      instructions: ["Be brief."],
    });
    expect(short.text.length).toBeLessThan(long.text.length);
    const [first] = long.text.split("\n");
    expect(short.text.startsWith(first ?? "?")).toBe(true);
  });

  test("a fault of ours is told to who runs it, and the asker gets an apology", async () => {
    const told: unknown[] = [];
    const broken = TOY_INTENTS.map((intent) => ({
      ...intent,
      respond: () => {
        throw new Error("broken");
      },
    }));
    const other = createBuiltinReasoner({
      phrasings: { intents: broken, followUps: [] },
      onFault: (error) => void told.push(error),
    });
    const answer = await converse(other, ["which card at costco"]);
    expect(answer.kind).toBe("answer");
    expect(answer.text).toMatch(/could not/);
    expect(told).toHaveLength(1);
  });

  test("what is written is the whole text, and an aborted request ends", async () => {
    const written: string[] = [];
    const controller = new AbortController();
    const conversation = {
      turns: [{ role: "user" as const, text: "annual fee of the amex gold" }],
      instructions: [],
    };
    const toolbox = createToolbox(sceneOf());
    const asking = { signal: controller.signal, write: (text: string) => void written.push(text) };
    const answer = await reasoner.answer(conversation, toolbox, asking);
    expect(written.join("")).toBe(answer.text);
    controller.abort();
    await expect(reasoner.answer(conversation, toolbox, asking)).rejects.toThrow();
  });
});

const WORDS =
  "which card amex gold csr platinum delta hyatt chase ur mr points 60k $50 costco gas what about and the not no i meant first second it its worth fee transfer lounge for my wife in total ? , . 5/24 tomorrow november unicorn elite ignore".split(
    " ",
  );
const sentence = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 14 })
  .map((words) => words.join(" "));
const text = fc.oneof(
  sentence,
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);
const turn = fc.record({ role: fc.constantFrom("user" as const, "assistant" as const), text });

test("any talk gets an answer with a kind and a text", { timeout: 120_000 }, async () => {
  faults.length = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 8 }), text, async (turns, last) => {
      const answer = await askOnce(reasoner, {
        turns: [...turns, { role: "user", text: last }],
        instructions: [],
      });
      expect(["answer", "clarify", "refuse"]).toContain(answer.kind);
      expect(answer.text.trim()).not.toBe("");
    }),
    { numRuns: 150 },
  );
  expect(faults.map(String)).toEqual([]);
});
