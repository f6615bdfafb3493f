import type { FactRow } from "../../../contract/facts.ts";
import type { FactIndex } from "../../../member/facts.ts";
import { nameWords } from "../words/tokenise.ts";
import { isOfType, PAYMENTS } from "./card-families.ts";
import { addName, isOf, type Names } from "./names.ts";

/*
 * "The Air France card", "the Expedia card": any name of an airline, hotel or shop, then "card". It
 * means every card that earns its points or begins with its name, whatever the card's full name is.
 */

type Card = FactRow<"cards">;

export function addBrandCards(names: Names, facts: FactIndex): void {
  const { cards, programs, merchants, issuers } = facts.facts.tables;
  const called = byBeginning(cards);
  for (const program of programs) {
    if (program.category !== "airline" && program.category !== "hotel") continue;
    const own = cards.filter(({ rewards_currency: earned }) => earned === program.key);
    for (const name of namesOf(program)) {
      // A program's former cards keep its name, though they earn another's points now.
      const kept = own.length > 0 ? own : (called.get(name) ?? []);
      addBrand(names, name, kept);
    }
  }
  for (const issuer of issuers) {
    const own = cards.filter((card) => card.issuer === issuer.name && card.status === "open");
    // For a bank with several cards, "the Discover card" names only the bank.
    if (own.length > MAX_OF_BANK) continue;
    for (const name of namesOf(issuer)) addBrand(names, name, own, ["card", "credit card"]);
  }
  for (const merchant of merchants) {
    for (const name of namesOf(merchant)) addBrand(names, name, called.get(name) ?? []);
  }
}

const namesOf = ({
  name,
  aliases,
}: {
  readonly name: string;
  readonly aliases: readonly string[];
}): readonly string[] => [name, ...aliases].map((one) => nameWords(one).join(" "));

/** Cards by every beginning of their names; reads each name once. */
function byBeginning(cards: readonly Card[]): ReadonlyMap<string, readonly Card[]> {
  const called = new Map<string, Card[]>();
  for (const card of cards) {
    for (const beginning of new Set([card.card_name, ...card.aliases].flatMap(beginningsOf))) {
      called.set(beginning, [...(called.get(beginning) ?? []), card]);
    }
  }
  return called;
}

const beginningsOf = (name: string): readonly string[] => {
  const words = nameWords(name);
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(" "));
};

const MAX_OF_BANK = 2;

function addBrand(
  names: Names,
  brand: string,
  cards: readonly Card[],
  endings: readonly string[] = PAYMENTS,
): void {
  const live = cards.filter(({ status }) => status !== "discontinued");
  for (const ending of endings) {
    const name = `${brand} ${ending}`;
    const shorter = name.slice(0, name.lastIndexOf(" "));
    if (isOf(names, name, "card") || isOf(names, shorter, "card")) continue;
    // "Discover card" means the bank.
    if (isOf(names, name, "issuer")) continue;
    for (const card of live.length > 0 ? live : cards)
      if (isOfType(card, ending))
        addName(names, name, { kind: "card", id: card.id, isWeak: false });
  }
}
