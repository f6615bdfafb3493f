import type { FactIndex } from "../../tools/core/facts.ts";
import { endWith } from "./compose/ask.ts";
import { clarify, type Draft, type Line, line, quote, told } from "./compose/draft.ts";
import {
  type Amount,
  amountsOf,
  type Mention,
  type MentionKind,
  mentionsOf,
  type Understood,
} from "../language/understood.ts";

/*
 * What an intent takes from a question. A name that may mean several things ends the answer with the
 * question which; nothing is picked silently.
 */

/** The id of the first mention of a kind; undefined when there is none. */
export function idOf(asked: Understood, kind: MentionKind, facts: FactIndex): string | undefined {
  const [first] = mentionsOf(asked, kind);
  return first === undefined ? undefined : sureId(first, facts);
}

/** The ids of all mentions of a kind, each once, in the order of the text. */
export const idsOf = (
  asked: Understood,
  kind: MentionKind,
  facts: FactIndex,
): readonly string[] => [
  ...new Set(mentionsOf(asked, kind).map((mention) => sureId(mention, facts))),
];

/** The id of the first mention of a kind; asks for it when there is none. */
export function needId(asked: Understood, kind: MentionKind, facts: FactIndex): string {
  const id = idOf(asked, kind, facts);
  return id ?? endWith(clarify(QUESTIONS[kind]));
}

/** The value of the first amount in one of the units. */
export const amountOf = (
  asked: Understood,
  ...units: readonly Amount["unit"][]
): number | undefined => amountsOf(asked, ...units)[0]?.value;

/** What is asked back when nothing of a kind is named. */
export const QUESTIONS = {
  card: line`Which card do you mean?`,
  program: line`Which points program do you mean?`,
  merchant: line`Where do you want to pay?`,
  category: line`What kind of purchase is it?`,
  issuer: line`Which bank do you mean?`,
  network: line`Which card network do you mean?`,
  benefit: line`Which benefit do you mean?`,
} as const satisfies Record<MentionKind, Line>;

function sureId(mention: Mention, facts: FactIndex): string {
  const [only, ...others] = mention.ids;
  return only !== undefined && others.length === 0 ? only : endWith(askWhichOf(mention, facts));
}

const MOST_OPTIONS = 6;

/** Asks which of the things is meant that are called so. */
export const askWhichOf = ({ kind, ids, text }: Mention, facts: FactIndex): Draft =>
  clarify(
    line`Which one do you mean by "${quote(text)}"?`,
    ids.slice(0, MOST_OPTIONS).map((id) => line`${told(nameOf(kind, id, facts))}`),
  );

/** What the catalog calls something. */
export function nameOf(kind: MentionKind, id: string, facts: FactIndex): string {
  if (kind === "card") return facts.cards.get(id)?.card_name ?? id;
  if (kind === "program") return facts.programs.get(id)?.name ?? id;
  if (kind === "merchant") return facts.merchants.get(id)?.name ?? id;
  return kind === "category" ? (facts.categories.get(id)?.name ?? id) : id;
}
