import type { Envelope } from "../../../tools/core/envelope.ts";
import type { AnswerKind } from "../../reasoner.ts";
import { asOf, type Figure } from "./figure.ts";

/** What an answer may say besides its own words: figures of results, and marks of their sources. */
export type Piece = Figure | Cited | Quoted | Told;

/** Words of a tool as it wrote them: a summary, a question, a reason. */
export interface Told {
  readonly told: string;
}

/** Marks the sources of a result: `[1]`. */
export interface Cited {
  readonly cited: Envelope;
}

/** Words of the asker, told back as they were: a name that is not known, say. */
export interface Quoted {
  readonly quoted: string;
}

/** One line of an answer, checked: digits come from figures only. */
export interface Line {
  readonly strings: readonly string[];
  readonly pieces: readonly Piece[];
}

/** An answer before it is written out. Result first; then how it comes about; then what limits it. */
export interface Draft {
  readonly kind: AnswerKind;
  readonly result: readonly Line[];
  readonly details: readonly Line[];
  /** Rows that were too many to be told; told when more is asked for. */
  readonly more?: readonly Line[];
  readonly caveats: readonly Line[];
  /** Results it rests on, for sources and warnings. */
  readonly envelopes: readonly Envelope[];
}

/**
 * A line in our own words: ``line`Use the ${figure(…)}.` ``. Throws when a digit stands in the words:
 * numbers are told by reference to a result only.
 */
export function line(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Line {
  const bare = strings.find((words) => /\d/.test(words));
  if (bare !== undefined) throw new TypeError(`a bare number in an answer: ${bare.trim()}`);
  return { strings: [...strings], pieces };
}

export const cite = (envelope: Envelope): Cited => ({ cited: envelope });

export const told = (text: string): Told => ({ told: text });

const MOST_QUOTED = 60;

/** What the asker wrote, made harmless: one line, short, no marks of ours. */
export const quote = (text: string): Quoted => ({
  quoted: text
    .replaceAll(/[\s[\]`*_<>]+/g, " ")
    .trim()
    .slice(0, MOST_QUOTED),
});

export const answer = (draft: Pick<Draft, "result" | "envelopes"> & Partial<Draft>): Draft => ({
  kind: "answer",
  details: [],
  caveats: [],
  ...draft,
});

/** With more of what limits it; only an answer has that. */
export const withCaveats = (draft: Draft, more: readonly Line[]): Draft =>
  draft.kind === "answer" ? { ...draft, caveats: [...draft.caveats, ...more] } : draft;

/** Asks back in one short question with options. */
export const clarify = (question: Line, options: readonly Line[] = []): Draft => ({
  kind: "clarify",
  result: [question],
  details: options,
  caveats: [],
  envelopes: [],
});

/** Says that it is out of scope and what can be asked instead. */
export const refuse = (why: Line, ...instead: readonly Line[]): Draft => ({
  kind: "refuse",
  result: [why, ...instead],
  details: [],
  caveats: [],
  envelopes: [],
});

/** Caveats that many answers share. */
export const CAVEATS = {
  estimate: line`Point values are estimates, not market prices.`,
  irreversible: line`Transfers cannot be undone; check the award is there before you move points.`,
  terms: line`The issuer's terms decide.`,
  asOf: (envelope: Envelope): Line => line`Data as of ${asOf(envelope)}.`,
} as const;
