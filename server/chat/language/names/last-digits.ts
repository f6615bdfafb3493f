import type { Wallet } from "../../../accounts/wallet.ts";
import type { LinkedName } from "./link.ts";
import type { Token } from "../words/tokenise.ts";
import type { Mention } from "../understood.ts";
import { normalizeName } from "../../../contract/names.ts";
import type { FactIndex } from "../../../member/facts.ts";
import type { NamePlace } from "../unknown/name-places.ts";

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

/*
 * "Avios" are British Airways', Iberia's and Qatar's: where one of them is named in the same question,
 * they are its own.
 */

/** The names with a program's that is shared narrowed to the one of its programs that is named too. */
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

/*
 * "The Navy Federal Platinum", "Wells Fargo Freedom": a bank's name right before the short name of a
 * card. It is a card of that bank by that word, or none that is known; another bank's never stands in.
 */

interface OfBanks {
  readonly names: readonly LinkedName[];
  readonly unknown: readonly NamePlace[];
}

export function withBanksCards(
  linked: readonly LinkedName[],
  tokens: readonly Token[],
  facts: FactIndex,
): OfBanks {
  const unknown: NamePlace[] = [];
  const names = linked.map((name): LinkedName => {
    const bank = linked.find(({ end }) => end === name.start);
    const issuers = bank?.kinds.get("issuer");
    const ids = name.kinds.get("card");
    const isNext = bank !== undefined && tokens[name.start - 1]?.endsClause === false;
    if (!isNext || issuers === undefined || ids === undefined || name.kinds.size > 1) return name;
    if (ids.some((id) => isOf(id, issuers, facts))) return name;
    const own = ownOf(issuers, wordsOf(name, tokens), facts);
    if (own.length === 0) {
      unknown.push({ start: bank.start, end: name.end });
      return name;
    }
    return { ...name, kinds: new Map([["card", own]]) };
  });
  return { names, unknown };
}

/** The bank's card, or one whose accounts went to that bank. */
function isOf(id: string, issuers: readonly string[], { cards }: FactIndex): boolean {
  const card = cards.get(id);
  const next = cards.get(card?.successor ?? "");
  return issuers.includes(card?.issuer ?? "") || issuers.includes(next?.issuer ?? "");
}

const ownOf = (
  issuers: readonly string[],
  words: string,
  { facts: { tables } }: FactIndex,
): readonly string[] =>
  tables.cards
    .filter(({ issuer, card_name: name }) => issuers.includes(issuer) && holds(name, words))
    .map(({ id }) => id);

const holds = (name: string, words: string): boolean =>
  ` ${normalizeName(name)} `.includes(` ${words} `);

const wordsOf = ({ start, end }: NamePlace, tokens: readonly Token[]): string =>
  normalizeName(
    tokens
      .slice(start, end)
      .map(({ word }) => word)
      .filter((word) => !["cards", "card"].includes(word))
      .join(" "),
  );
