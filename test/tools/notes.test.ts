import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import type { Facts } from "../../server/contract/facts.ts";
import { type FactIndex, indexFacts } from "../../server/member/facts.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { rounds } from "../support/rounds.ts";
import { type Member, openMember } from "./member.ts";
import { SAMPLE_CALLS, type SampleCall } from "./sample-calls.ts";
import { callsAbout, openCards } from "./table-calls.ts";
import { bigWallet } from "./wallets.ts";

/*
 * Notes are for people: whatever they say, every figure, pick, order, status and date is the same.
 */

const pinned = readPinnedFacts();

const PLAIN = "See the source.";

/** Words that code has decided by, in one note. */
const LOADED =
  "Only after one prepaid, chosen or listed order at a time; US only; two credits of 5 for each " +
  "stay; not gas sold by superstores or warehouse clubs; not bars; ceiling, told after applying; " +
  "enrolment needed within 2 years; up to 3 nights, except eligible ones; from 2026-01-01.";

type Answers = ReadonlyMap<string, unknown>;

const STEP = rounds(8, 1);
const CEILINGS = { ...DEFAULT_CEILINGS, free: { tools: 5000, chat: 1 } };

/**
 * Every tool's answers on these facts: the sample calls over the demo wallet, then a wallet of
 * every open card asked about the places, cards and benefits that the tables name: every one in the
 * slow tests, else every eighth place, card and route. Keys are calls. With `tool`, the answers of
 * that tool alone.
 */
async function allAnswers(facts: FactIndex, tool?: string): Promise<Answers> {
  const answers = new Map<string, unknown>();
  const isAsked = ([name]: SampleCall): boolean => tool === undefined || name === tool;
  await ask(answers, "demo", await memberWith(facts, DEMO_WALLET), SAMPLE_CALLS.filter(isAsked));
  await ask(
    answers,
    "every",
    await memberWith(facts, bigWallet(openCards(facts).length)),
    callsAbout(facts, STEP).filter(isAsked),
  );
  return answers;
}

async function memberWith(facts: FactIndex, wallet: Wallet): Promise<Member> {
  const member = await openMember(CEILINGS, { facts, now: "2026-11-21T17:00:00Z" });
  await member.setWallet(wallet);
  return member;
}

async function ask(
  answers: Map<string, unknown>,
  about: string,
  member: Member,
  calls: readonly SampleCall[],
): Promise<void> {
  for (const [name, input] of calls) {
    const answer = await member.call(name, input).catch((error: Error) => error.message);
    answers.set(`${about} ${name} ${JSON.stringify(input)}`, answer);
  }
}

/** The facts with every note that says something replaced. */
function withNotes({ facts }: FactIndex, note: string): FactIndex {
  const tables = Object.entries(facts.tables).map(([name, rows]) => [
    name,
    rows.map((row: object) => ("note" in row && row.note !== "" ? { ...row, note } : row)),
  ]);
  // Only the text of notes differs from what the type says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return indexFacts({ ...facts, tables: Object.fromEntries(tables) as Facts["tables"] });
}

const notes = new Set(
  Object.values(pinned.facts.tables).flatMap((rows) =>
    rows.map((row: object) => ("note" in row ? row.note : undefined)),
  ),
);

/** Everything that is no sentence: figures, flags, dates, ids and values of closed sets. */
function figuresOf(value: unknown): unknown {
  if (typeof value === "string") {
    return value.includes(" ") || notes.has(value) ? "a sentence" : value;
  }
  if (Array.isArray(value)) return value.map(figuresOf);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "note");
  return Object.fromEntries(entries.map(([key, one]) => [key, figuresOf(one)]));
}

/** The calls whose answers differ, compared by what `select` takes of them. */
const differing = (a: Answers, b: Answers, select: (answer: unknown) => unknown): string[] =>
  [...a.keys()].filter(
    (call) => JSON.stringify(select(a.get(call))) !== JSON.stringify(select(b.get(call))),
  );

const plain = allAnswers(withNotes(pinned, PLAIN));

describe("with other notes", () => {
  test("every tool answers the same figures", async () => {
    expect(differing(await allAnswers(pinned), await plain, figuresOf)).toEqual([]);
  }, 60_000);

  test("every sentence is the same but for the note it quotes", async () => {
    const loaded = await allAnswers(withNotes(pinned, LOADED));
    const quoted = (answers: Answers, note: string): Answers =>
      new Map([...answers].map(([call, one]) => [call, JSON.stringify(one).replaceAll(note, "")]));
    const pair = [quoted(loaded, LOADED), quoted(await plain, PLAIN)] as const;
    expect(differing(...pair, (text) => text)).toEqual([]);
  }, 60_000);

  test("a credit that its note decides on would be found", async () => {
    const { facts } = pinned;
    const credits = facts.tables.credits.map((row) =>
      row.counts_as === "whole" && /\bsaid\b/.test(row.note)
        ? { ...row, counts_as: "conditional" as const }
        : row,
    );
    const planted = indexFacts({ ...facts, tables: { ...facts.tables, credits } });
    const answers = await allAnswers(planted, "best_card_for_purchase");
    expect(differing(answers, await plain, figuresOf)).not.toEqual([]);
  }, 60_000);
});
