import { normalizeName } from "../../../contract/names.ts";
import type { FactIndex } from "../../../member/facts.ts";
import type { LinkedName } from "./link.ts";
import type { Token } from "../words/tokenise.ts";
import type { NamePlace } from "../unknown/name-places.ts";

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
