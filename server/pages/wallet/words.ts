import { toResetDay } from "../../accounts/quotas.ts";
import { SELF } from "../../accounts/wallet.ts";
import { toShortText } from "../page/dates.ts";
import type { Problem } from "../../tools/desk.ts";
import type { FieldError } from "../forms/form.ts";

/** A held card, as tools name it. */
interface Named {
  readonly card_name: string;
  readonly nickname?: string | undefined;
}

/** The member's name for a card. */
export const cardLabel = ({ nickname, card_name: name }: Named): string => nickname ?? name;

export const ownerName = (owner: string): string => (owner === SELF ? "you" : owner);

/** Names of tools and of their arguments, which say nothing to people. */
const CODE = /[a-z]_[a-z]/;

/** Names of arguments and terms of programs, with the words that people use. */
const PLAIN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bopened_(?:on|month)\b/g, "the opening date"],
  [/\bclosed_on\b/g, "the closing date"],
  [/\bbonus_received_on\b/g, "the bonus date"],
  [/\bthe member's\b/g, "your"],
  [/\bthe member says\b/g, "you say"],
  [/\bcpp is\b/g, "The value is"],
  [/ To keep [\d.]+, say why in note\./g, ""],
];

/** A text with readable dates. */
export const withDays = (text: string): string =>
  text.replaceAll(/\b\d{4}-\d{2}(?:-\d{2})?\b/g, toShortText);

/** A tool's sentence for people: readable dates, without the clauses meant for programs. */
export function toPlain(text: string): string {
  const named = PLAIN_NAMES.reduce((told, [code, words]) => told.replaceAll(code, words), text);
  const clauses = withDays(named)
    .split(/(?<=[.;])\s+/)
    .filter((clause) => !CODE.test(clause));
  const kept = clauses.join(" ").replace(/[;,:]$/, ".");
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}

/** The same for several texts, without those meant for programs only. */
export const toPlainTexts = (texts: readonly string[]): readonly string[] =>
  texts.map(toPlain).filter((text) => text !== "");

/** The same as one text of whole sentences. */
export const toSentences = (texts: readonly string[]): string =>
  toPlainTexts(texts)
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");

/** Why nothing was saved, for the member. */
export function problemWords({ message, resetsAt }: Problem): string {
  if (resetsAt !== undefined) {
    return `Nothing was saved: you have used all changes for today. You can save again on ${toResetDay(resetsAt)}.`;
  }
  const words = toPlain(message);
  return words === "" ? "This could not be saved as it is. Check it and try again." : words;
}

/** The same for a field; a refusal by the daily quota links to the plans. */
export const toFieldError = (field: string, problem: Problem): FieldError => ({
  field,
  message: problemWords(problem),
  isOfPlan: problem.resetsAt !== undefined,
});
