import { toResetDay } from "../../accounts/quotas.ts";
import { SELF } from "../../accounts/wallet.ts";
import { toShortText } from "../dates.ts";
import type { Problem } from "../../tools/desk.ts";

/** A held card, as tools name it. */
interface Named {
  readonly card_name: string;
  readonly nickname?: string | undefined;
}

/** What the member calls a card. */
export const cardLabel = ({ nickname, card_name: name }: Named): string => nickname ?? name;

export const ownerName = (owner: string): string => (owner === SELF ? "you" : owner);

/** Names of tools and of their arguments, which say nothing to people. */
const CODE = /[a-z]_[a-z]/;

/** Arguments and words of programs that people know by another name. */
const PLAIN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bopened_(?:on|month)\b/g, "the opening date"],
  [/\bclosed_on\b/g, "the closing date"],
  [/\bbonus_received_on\b/g, "the day of the bonus"],
  [/\bthe member's\b/g, "your"],
  [/\bthe member says\b/g, "you say"],
];

/** What a tool says, with days as people write them, without the clauses that are meant for programs. */
export function toPlain(text: string): string {
  const named = PLAIN_NAMES.reduce((told, [code, words]) => told.replaceAll(code, words), text);
  const dated = named.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, toShortText);
  const clauses = dated.split(/(?<=[.;])\s+/).filter((clause) => !CODE.test(clause));
  const kept = clauses.join(" ").replace(/[;,:]$/, ".");
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}

/** The same of several, leaving out what is for programs alone. */
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
    return `Nothing was saved: you have used all the changes of today. You can save again on ${toResetDay(resetsAt)}; Plans, at the foot of this page, tells what gives more.`;
  }
  const words = toPlain(message);
  return words === "" ? "This could not be saved as it is. Check it and try again." : words;
}
