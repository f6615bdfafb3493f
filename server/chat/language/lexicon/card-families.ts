import { wordSet } from "../words/phrases.ts";
import type { FactRow } from "../../../contract/facts.ts";
import { nameWords } from "../words/tokenise.ts";
import { addName, isOf, type Names } from "./names.ts";

type Card = FactRow<"cards">;

/** Plain English words that people use alone for a card. */
const WEAK_FAMILIES = wordSet(
  "gold green reserve preferred unlimited blue flex executive premier quest explorer everyday ink freedom spark platinum boundless bold arrival earner priority performance journey connect",
);

/** Words that need no context: nobody says "platinum" or "ink" for anything else. */
const STRONG_FAMILIES = wordSet(
  "sapphire platinum ink freedom strata altitude aviator quicksilver",
);

/** Network tiers that occur in card names; not names on their own. */
const TIER_WORDS: ReadonlySet<string> = new Set([
  "infinite",
  "signature",
  "elite",
  "world",
  "legend",
]);

/** Other words for brands, by the word used in their card names. */
const BRAND_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["aadvantage", ["aa", "american", "american airlines"]],
  ["atmos", ["alaska"]],
  ["free spirit", ["spirit"]],
  ["bonvoy", ["marriott bonvoy"]],
  ["hilton honors", ["hilton"]],
]);

/** Words after a brand's name that make it a card. */
export const PAYMENTS = [
  "card",
  "credit card",
  "cards",
  "credit cards",
  "visa",
  "mastercard",
  "amex",
  "business card",
  "biz card",
];

/** Adds parts of card names, each for all the cards that have it: "sapphire", "chase ink". */
export function addFamilies(
  names: Names,
  cards: readonly Card[],
  issuerNames: ReadonlyMap<string, readonly string[]>,
  brands: readonly string[],
  isPlain: (word: string) => boolean,
): void {
  const shares = new Map<string, { ids: Set<string>; isWeak: boolean }>();
  const share = (name: string, id: string, isWeak: boolean): void => {
    const group = shares.get(name) ?? { ids: new Set<string>(), isWeak };
    group.ids.add(id);
    shares.set(name, group);
  };
  // Words of discontinued cards mean those only when no other card has them.
  const gone = new Set(cards.filter(({ status }) => status === "discontinued").map(({ id }) => id));
  for (const card of cards) {
    for (const { words, isWeak } of familiesOf(card, isPlain)) {
      if (!TIER_WORDS.has(words)) share(words, card.id, isWeak);
      for (const issuer of issuerNames.get(card.issuer) ?? [])
        share(`${issuer} ${words}`, card.id, false);
    }
    const whole = ` ${nameWords(card.card_name).join(" ")} `;
    const own = brands.filter((brand) => whole.includes(` ${brand} `));
    for (const name of brandedNames(own, issuerNames.get(card.issuer) ?? []))
      if (isOfType(card, name)) share(name, card.id, false);
  }
  for (const [name, { ids, isWeak }] of shares) {
    // "hilton business card" is the whole name of one card, so it names no family.
    const isWhole =
      isOf(names, name, "card") || isOf(names, name.replace(/(?<= .*) card$/, ""), "card");
    const live = [...ids].filter((id) => !gone.has(id));
    // The plural, as in "the Ventures", means the whole family, not the card with that name.
    const said = isWhole ? severalOf(name) : [name];
    for (const id of live.length > 0 ? live : ids)
      for (const one of said) addName(names, one, { kind: "card", id, isWeak });
  }
}

/** "The Hilton business card" is not a personal card, and "the Hilton Visa" is not an Amex. */
export const isOfType = ({ card_type: type, network }: Card, name: string): boolean =>
  (type === "business" || !/\b(?:business|biz) card$/.test(name)) &&
  (NETWORKS.get(/\w+$/.exec(name)?.[0] ?? "") ?? network) === network;

const NETWORKS: ReadonlyMap<string, Card["network"]> = new Map([
  ["amex", "American Express"],
  ["visa", "Visa"],
  ["mastercard", "Mastercard"],
] as const);

const severalOf = (name: string): readonly string[] =>
  /(?:s|card|amex|visa|mastercard)$/.test(name) ? [] : [`${name}s`, `${name} cards`];

/** "delta card", "delta amex", "amex delta card". */
const brandedNames = (brands: readonly string[], issuers: readonly string[]): readonly string[] =>
  brands
    .flatMap((brand) => [brand, ...(BRAND_WORDS.get(brand) ?? [])])
    .flatMap((said) => [
      ...PAYMENTS.map((ending) => `${said} ${ending}`),
      ...issuers.map((issuer) => `${issuer} ${said} card`),
    ]);

interface Family {
  readonly words: string;
  readonly isWeak: boolean;
}

function familiesOf(card: Card, isPlain: (word: string) => boolean): readonly Family[] {
  const words = nameWords(card.display_name).filter((word) => word !== "card" && word !== "amex");
  const families = new Map<string, Family>();
  for (const [start, word] of words.entries()) {
    if (STRONG_FAMILIES.has(word)) families.set(word, { words: word, isWeak: false });
    else if (WEAK_FAMILIES.has(word)) families.set(word, { words: word, isWeak: true });
    else if (!isPlain(word) && word.length > 3) families.set(word, { words: word, isWeak: false });
    // Two words say enough when one of them is a name of its own.
    const next = words[start + 1];
    const pair = `${word} ${next ?? ""}`;
    if (next !== undefined && (!isPlain(word) || WEAK_FAMILIES.has(word)) && words.length > 2) {
      families.set(pair, { words: pair, isWeak: false });
    }
  }
  return [...families.values()];
}
