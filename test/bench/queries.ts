import type { CardFilters, CardRow } from "../../server/contract/cards.ts";
import type { BenefitQuery } from "../../server/contract/benefits.ts";
import type { Lookup } from "../../server/contract/lookup.ts";
import { createRandom, pick, type Random } from "./random.ts";

/** Values to build queries from. */
export interface Vocabulary {
  readonly cards: readonly CardRow[];
  readonly lookup: Lookup;
}

const SEED = 185;
const LIMITS = [5, 10, 20, 50] as const;
const FEES_USD = [0, 95, 150, 250, 400, 550, 700] as const;
const MAX_FILTERS = 3;

/** Fields a query string can filter by; a body can use all. */
const QUERY_FIELDS = ["search", "issuer", "card_type", "network"] as const;

type Field = Exclude<keyof CardFilters, "limit">;

/** Different searches with one to three filters and a limit, as people and agents would ask. */
export function toBodies(vocabulary: Vocabulary, count: number): readonly CardFilters[] {
  const random = createRandom(SEED);
  const fields = Object.keys(FIELDS).filter(isField);
  return distinct(count, () => toFilters(vocabulary, random, fields));
}

/** The same for the query string of the list. */
export function toQueries(vocabulary: Vocabulary, count: number): readonly string[] {
  const random = createRandom(SEED);
  return distinct(count, () => {
    const filters = toFilters(vocabulary, random, QUERY_FIELDS);
    const pairs = Object.entries(filters).map(([name, value]) => [name, String(value)] as const);
    return new URLSearchParams(Object.fromEntries(pairs)).toString();
  });
}

/** Searches for one or two words of a benefit that some card has. */
export function toBenefitQueries(vocabulary: Vocabulary, count: number): readonly BenefitQuery[] {
  const random = createRandom(SEED);
  const names = [...new Set(vocabulary.cards.flatMap(benefitsOf))];
  const credits = [...new Set(vocabulary.lookup.cards.flatMap((card) => card.credit_names))];
  return Array.from({ length: count }, () => {
    const words = pick(random, random() < 0.5 ? names : credits).split(" ");
    return { query: words.slice(0, random() < 0.5 ? 1 : 2).join(" "), limit: pick(random, LIMITS) };
  });
}

/** One filter of one kind, to see which costs what. */
export function toSingleFilters(
  { cards, lookup }: Vocabulary,
  count: number,
): ReadonlyMap<string, readonly CardFilters[]> {
  const random = createRandom(SEED);
  return new Map(
    Object.entries(FIELDS).map(([field, choose]) => [
      field,
      Array.from({ length: count }, () => ({
        [field]: choose(random, pick(random, cards), lookup),
        limit: pick(random, LIMITS),
      })),
    ]),
  );
}

type Choose<Value> = (random: Random, card: CardRow, lookup: Lookup) => Value | undefined;

/** A value for each field that matches a given card. */
const FIELDS: { readonly [Name in Field]-?: Choose<CardFilters[Name]> } = {
  search: (random, card) => {
    const words = card.card_name.toLowerCase().split(" ");
    const start = Math.floor(random() * words.length);
    return words.slice(start, start + 1 + Math.floor(random() * 2)).join(" ");
  },
  issuer: (random, card, lookup) => {
    const aliases = lookup.issuers.find(({ name }) => name === card.issuer)?.aliases ?? [];
    return pick(random, [card.issuer, card.issuer.toLowerCase(), ...aliases]);
  },
  card_type: (_, card) => card.card_type,
  network: (_, card) => card.network.toLowerCase(),
  annual_fee_min: (random) => pick(random, FEES_USD),
  annual_fee_max: (random) => pick(random, FEES_USD),
  no_foreign_fee: () => true,
  rewards_currency: (_, card) => card.rewards_currency,
  lounge_network: (random, card) => pick(random, [...card.lounge_networks, "priority pass"]),
  credit_type: (random, card) => pick(random, [...card.credit_types, "dining"]),
  protection: (random, card) => pick(random, [...card.protections, "trip delay"]),
  family: (_, card) => card.family?.family_name,
  card_network_tier: (_, card) => card.card_network_tier,
  has_statement_credits: () => true,
  has_elite_status_benefits: () => true,
  has_free_night_certificate: () => true,
  welcome_offer_available: () => true,
};

const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name);

function toFilters(
  { cards, lookup }: Vocabulary,
  random: Random,
  fields: readonly Field[],
): CardFilters {
  const card = pick(random, cards);
  const count = 1 + Math.floor(random() * MAX_FILTERS);
  const chosen = new Set(Array.from({ length: count }, () => pick(random, fields)));
  // In the order of the fields, so that queries that look different are different.
  const filters = fields
    .filter((field) => chosen.has(field))
    .map((field) => [field, FIELDS[field](random, card, lookup)] as const);
  const given = filters.filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), limit: pick(random, LIMITS) };
}

/** Makes until there are as many different ones as wanted. */
function distinct<Value>(count: number, make: () => Value): readonly Value[] {
  const made = new Map<string, Value>();
  for (let attempt = 0; made.size < count && attempt < count * 100; attempt++) {
    const value = make();
    made.set(JSON.stringify(value), value);
  }
  if (made.size < count) throw new Error(`only ${made.size} different queries, wanted ${count}`);
  return [...made.values()];
}

const benefitsOf = (card: CardRow): readonly string[] => [
  ...card.lounge_networks,
  ...card.protections,
  ...card.credit_types,
];
