import type { Wallet } from "../../../accounts/wallet.ts";
import type { LinkedName } from "./link.ts";
import type { Token } from "../words/tokenise.ts";

/* "The one ending in 6009": a held card by the last digits that the wallet keeps of it. */

const ENDING = new Set("ends ending end".split(" "));
const BETWEEN = new Set("in with on is are digits".split(" "));
const DIGITS = /^\d{4}$/;
const MAX_BETWEEN = 2;

/** The names with the held cards that are told by their last digits. */
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
