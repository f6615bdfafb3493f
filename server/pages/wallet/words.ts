import { SELF } from "../../accounts/wallet.ts";
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

/** What a tool says, without the clauses that are meant for programs. */
export function toPlain(text: string): string {
  const clauses = text.split(/(?<=[.;])\s+/).filter((clause) => !CODE.test(clause));
  const kept = clauses.join(" ").replace(/[;,:]$/, ".");
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}

/** The same of several, leaving out what is for programs alone. */
export const toPlainTexts = (texts: readonly string[]): readonly string[] =>
  texts.map(toPlain).filter((text) => text !== "");

/** Why nothing was saved, for the member. */
export function problemWords({ message, isQuota }: Problem): string {
  if (isQuota) {
    return "Nothing was saved: you have used all the changes of today. They start again at midnight UTC.";
  }
  const words = toPlain(message);
  return words === "" ? "This could not be saved as it is. Check it and try again." : words;
}
