import { ADD_PATH } from "../../contract/addresses.ts";
import type { Envelope } from "../../tools/frame/envelope.ts";
import type { Frame } from "../frame.ts";
import type { AnswerKind } from "../reasoner.ts";
import { text as written } from "./figures.ts";
import { type Line, line, withoutEmpty } from "./line.ts";

export interface Section {
  /** Paragraphs. The first sentence answers and names what it answers. */
  readonly lead: readonly Line[];
  /** Bullets: the rows, the arithmetic. */
  readonly details: readonly Line[];
}

/** An answer before rendering. */
export interface Draft extends Section {
  readonly kind: AnswerKind;
  /** Answers to the other questions of the message. */
  readonly more?: readonly Section[] | undefined;
  /** Limits and warnings, below the answer. */
  readonly caveats: readonly Line[];
  /** Words of the question that the answer ignores, besides those of its frame. */
  readonly unread?: readonly string[];
  /** Tool results behind it, for sources and dates. */
  readonly envelopes: readonly Envelope[];
  /** A question to answer instead, because this one found nothing. */
  readonly instead?: Frame | undefined;
}

export const answer = (draft: Pick<Draft, "lead" | "envelopes"> & Partial<Draft>): Draft => ({
  kind: "answer",
  caveats: [],
  ...draft,
  lead: withoutEmpty(draft.lead),
  details: withoutEmpty(draft.details ?? []),
});

/** Asks back in one short question with options. */
export const askBack = (question: Line, options: readonly Line[] = []): Draft => ({
  kind: "clarify",
  lead: [question],
  details: options,
  caveats: [],
  envelopes: [],
});

/** The options to choose from, as they were written. */
export const optionsIn = ({ kind, details }: Draft): readonly string[] =>
  kind === "clarify" ? details.map((option) => option.text) : [];

/** Leaves the answer to another question. */
export const answeredBy = (instead: Frame): Draft => ({
  ...answer({ lead: [], envelopes: [] }),
  instead,
});

/** Caveats that many answers share. */
export const CAVEATS = {
  estimate: line`Point values are estimates.`,
  irreversible: line`Transfers cannot be undone: find the award first.`,
  terms: line`The issuer's terms decide.`,
} as const;

/** Declines, and says what can be asked instead. */
export const refuse = (...lead: readonly Line[]): Draft => ({
  kind: "refuse",
  lead,
  details: [],
  caveats: [],
  envelopes: [],
});

/** Where members with an empty wallet start. */
export const ADD_CARDS: Line = line`add your cards at ${written(ADD_PATH)} first`;

/** For answers about a wallet without a card to choose from. */
export const CARDS_TO_GET: Line = line`Your wallet has no cards yet, so this is about cards to get; ${ADD_CARDS} if you have any.`;

/** The scope of the chat, for answers that decline. */
export const SCOPE: Line = line`I can answer questions about your cards, their fees and credits, your points and where they transfer, and the catalog of US credit cards.`;

export const sectionsOf = ({ lead, details, more = [] }: Draft): readonly Section[] => [
  { lead, details },
  ...more,
];

export const withoutDetails = (draft: Draft): Draft => ({
  ...draft,
  details: [],
  more: draft.more?.map(({ lead }) => ({ lead, details: [] })),
});

export const saidIn = (draft: Draft): string =>
  sectionsOf(draft)
    .flatMap(({ lead, details }) => [...lead, ...details].map(({ text }) => text))
    .join("\n");

/** Answers write "no foreign transaction fee" and "5%" as "foreign transaction fee" and "5x". */
export const isSaid = (words: string, said: string): boolean => {
  const bare = words.toLowerCase().replace(/^no /, "");
  return said.includes(bare) || (bare.endsWith("%") && said.includes(bare.replace("%", "x")));
};
