import { wordSet } from "../words/phrases.ts";
import type { Wallet } from "../../../accounts/wallet.ts";
import type { LinkedName } from "./link.ts";
import type { Token } from "../words/tokenise.ts";
import type { Mention } from "../understood.ts";

/* "The one ending in 6009": a held card by the last digits in the wallet. */

const ENDING = wordSet("ends ending end");
const BETWEEN = wordSet("in with on is are digits");
const DIGITS = /^\d{4}$/;
const MAX_BETWEEN = 2;

/** Adds held cards named by their last digits. */
export function withLastDigits(
  names: readonly LinkedName[],
  tokens: readonly Token[],
  { cards }: Pick<Wallet, "cards">,
): readonly LinkedName[] {
  const found = tokens.flatMap(({ word }, start): readonly LinkedName[] => {
    const at = DIGITS.test(word) ? start : -1;
    if (at === -1 || !isLed(tokens, at)) return [];
    const ids = cards.filter(({ last4 }) => last4 === word).map(({ card_id: id }) => id);
    return ids.length === 0 ? [] : [{ start: at, end: at + 1, kinds: new Map([["card", ids]]) }];
  });
  return [...names, ...found].toSorted((a, b) => a.start - b.start);
}

function isLed(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (at - before <= MAX_BETWEEN && BETWEEN.has(tokens[before]?.word ?? "")) before -= 1;
  const [word, next] = [tokens[before]?.word ?? "", tokens[before - 1]?.word ?? ""];
  return ENDING.has(word) || (["four", "4"].includes(word) && next === "last");
}

/*
 * Several programs have "Avios", such as British Airways, Iberia and Qatar: when the question names
 * one of them, they are its Avios.
 */

/** Narrows a shared name to the one of its programs that the question also names. */
export function withSharedNames(mentions: readonly Mention[]): readonly Mention[] {
  const sure = new Set(
    mentions.flatMap(({ kind, ids }) => (kind === "program" && ids.length === 1 ? ids : [])),
  );
  return mentions.map((mention) => {
    if (mention.kind !== "program" || mention.ids.length < 2) return mention;
    const named = mention.ids.filter((id) => sure.has(id));
    return named.length === 1 ? { ...mention, ids: named } : mention;
  });
}
