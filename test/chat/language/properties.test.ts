import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { delexicalise } from "../../../server/chat/language/delexicalise.ts";
import { splitQuestions } from "../../../server/chat/language/words/split.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import type { MentionKind } from "../../../server/chat/language/understood.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { SENTENCES } from "./sentences.ts";
import { rounds } from "../../support/rounds.ts";
import { sceneOf } from "../converse.ts";

const facts = readPinnedFacts();
const empty = sceneOf(EMPTY_WALLET);
const demo = sceneOf();

const sentences = SENTENCES.trim()
  .split("\n")
  .map((line) => line.split(" | ")[0] ?? "");

const messages = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc
    .array(fc.constantFrom(...sentences.flatMap((text) => text.split(" "))), { maxLength: 30 })
    .map((words) => words.join(" ")),
);

describe("any message", () => {
  test("is taken apart, with every place inside the words", () => {
    fc.assert(
      fc.property(messages, (text) => {
        const { tokens, mentions, amounts, dates } = understand(text, demo);
        for (const { start, end, text: written } of [...mentions, ...amounts, ...dates]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(tokens.length);
          expect(text).toContain(written);
        }
        for (const { from, to } of dates) expect(from <= to).toBe(true);
        for (const { value } of amounts) expect(Number.isFinite(value)).toBe(true);
        for (const { ids } of mentions) expect(ids.length).toBeGreaterThan(0);
      }),
      { numRuns: rounds(200, 1000) },
    );
  });

  test("has no two places that overlap, but for kinds of one place", () => {
    fc.assert(
      fc.property(messages, (text) => {
        const { tokens, mentions, amounts, dates } = understand(text, demo);
        const places = new Set(
          [...mentions, ...amounts, ...dates].map(({ start, end }) => `${start} ${end}`),
        );
        const covered = [...places].flatMap((place) => {
          const [start = 0, end = 0] = place.split(" ").map(Number);
          return tokens.slice(start, end).map((_, offset) => start + offset);
        });
        expect(new Set(covered).size).toBe(covered.length);
      }),
      { numRuns: rounds(100, 500) },
    );
  });

  test("reads the same once its words are put together again", () => {
    for (const text of sentences) {
      const once = understand(text, empty).tokens.join(" ");
      expect(understand(once, empty).tokens.join(" ")).toBe(once);
    }
  });

  test("stays as it is when it is delexicalised already", () => {
    for (const text of [
      "which card for <category>",
      "<points> <program> to <program>",
      "is my <card> worth it",
      "<usd> at <merchant>",
    ]) {
      expect(delexicalise(understand(text, empty))).toBe(text);
    }
  });

  test("splits into questions, of which none is empty", () => {
    fc.assert(
      fc.property(messages, (text) => {
        for (const one of splitQuestions(text)) expect(one.trim()).not.toBe("");
      }),
    );
  });
});

const finds = (text: string, kind: MentionKind, id: string): boolean =>
  understand(text, empty).mentions.some(
    (mention) => mention.kind === kind && mention.ids.includes(id),
  );

describe("a name in a sentence means what it names", () => {
  const { cards, programs, merchants, issuers } = facts.facts.tables;

  test("cards that are open, by all their names", () => {
    const lost = cards
      .filter(({ status }) => status === "open")
      .flatMap(({ id, card_name: name, display_name: short, aliases }) =>
        [name, short, ...aliases]
          .filter((one) => !finds(`is my ${one} worth it`, "card", id))
          .map((one) => `${one}: ${id}`),
      );
    expect(lost.filter((one) => !CARD_EXCEPTIONS.has(one))).toEqual([]);
  });

  test("programs, by all their names", () => {
    const lost = programs.flatMap(({ key, name, aliases }) =>
      [name, ...aliases]
        .filter((one) => !finds(`can i transfer points to ${one}`, "program", key))
        .map((one) => `${one}: ${key}`),
    );
    expect(lost.filter((one) => !PROGRAM_EXCEPTIONS.has(one))).toEqual([]);
  });

  test("merchants, by their names and aliases", () => {
    const lost = merchants.flatMap(({ key, name, aliases }) =>
      [name, ...aliases]
        .filter((one) => !finds(`which card should i use at ${one}`, "merchant", key))
        .map((one) => `${one}: ${key}`),
    );
    expect(lost.filter((one) => !MERCHANT_EXCEPTIONS.has(one))).toEqual([]);
  });

  test("issuers, by their names and aliases", () => {
    const lost = issuers.flatMap(({ name, aliases }) =>
      [name, ...aliases]
        .filter((one) => !finds(`which ${one} cards are there`, "issuer", name))
        .map((one) => `${one}: ${name}`),
    );
    expect(lost.filter((one) => !ISSUER_EXCEPTIONS.has(one))).toEqual([]);
  });
});

const CARD_EXCEPTIONS = new Set<string>();

/** Plain words: "transfer points to all", "is cash back better", "worth it in USD". */
const PROGRAM_EXCEPTIONS = new Set([
  "ALL: all_accor",
  "Cash Back: cash_back",
  "cash: cash_back",
  "USD: cash_back",
  // Shared with Virgin Atlantic, which is where banks send them.
  "Virgin Points: virgin_red",
]);

/** "at 9 am pm", "at hers", "at the T", and "at home" before "home shopping network". */
const MERCHANT_EXCEPTIONS = new Set([
  "am pm: arco",
  "hers: hims-hers",
  "home shopping network: hsn",
  "the t: mbta",
]);

/** Words that mean something else far more often; and "SoFi cards", which is the one card it has. */
const ISSUER_EXCEPTIONS = new Set([
  "column: Bilt",
  "gs: Goldman Sachs",
  "apple: Goldman Sachs",
  "rh: Robinhood",
  "SoFi: SoFi",
  "sync: Synchrony",
]);
