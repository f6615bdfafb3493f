import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { CardFilters, CardRow } from "../../server/contract/cards.ts";
import { normalizeName } from "../../server/contract/names.ts";
import { indexCards } from "../../server/catalog/card-index.ts";
import { indexBenefits, searchBenefits } from "../../server/catalog/search-benefits.ts";
import { findCards } from "../../server/catalog/search-cards.ts";
import { readCards, readLookup } from "../support/published.ts";
import { openService, postJson, type Service } from "../support/service.ts";
import { rounds } from "../support/rounds.ts";

/*
 * The service filters by sets of rows; here every filter is written again as the plainest code that
 * can be right, and generated queries must give the same cards.
 */
const cards = readCards();
const lookup = readLookup();
const index = indexCards(
  cards,
  cards.map((card) => JSON.stringify(card)),
  lookup,
);
const benefits = indexBenefits(cards, lookup);

const normalized = new Map<string, string>();
function normalize(text: string): string {
  const known = normalized.get(text) ?? normalizeName(text);
  normalized.set(text, known);
  return known;
}
const same = (a: string, b: string) => normalize(a) === normalize(b);
const split = new Map<string, readonly string[]>();
function words(text: string): readonly string[] {
  const known = split.get(text) ?? normalize(text).split(" ").filter(Boolean);
  split.set(text, known);
  return known;
}
const begins = (texts: readonly string[], word: string) =>
  texts.flatMap(words).some((one) => one.startsWith(word));
const holds = (text: string, wanted: string) => words(wanted).every((word) => begins([text], word));
const anyHolds = (texts: readonly string[], wanted: string | undefined) =>
  !wanted || (words(wanted).length > 0 && texts.some((text) => holds(text, wanted)));

type Named = { readonly name: string; readonly aliases: readonly string[] };
const compact = (text: string) => normalize(text).replaceAll(" ", "");
function nameFor(wanted: string, all: readonly Named[]): string | undefined {
  const by = (isSame: (name: string) => boolean) =>
    all.find(({ name, aliases }) => [name, ...aliases].some(isSame))?.name;
  if (words(wanted).length === 0) return undefined;
  return by((name) => same(name, wanted)) ?? by((name) => compact(name) === compact(wanted));
}
const isNamed = (value: string, wanted: string | undefined, all: readonly Named[] = []) =>
  !wanted || same(value, nameFor(wanted, all) ?? wanted);

const programs = lookup.programs.map(({ key, name, aliases }) => ({
  name,
  aliases: [key, ...aliases],
}));
const currencies = new Set(cards.map((card) => card.rewards_currency));
function hasCurrency(card: CardRow, wanted: string | undefined): boolean {
  if (!wanted) return true;
  const program = nameFor(wanted, programs);
  if (program !== undefined && currencies.has(program)) return card.rewards_currency === program;
  return anyHolds([card.rewards_currency], wanted);
}

function matchesSearch(card: CardRow, search: string | undefined): boolean {
  if (!search) return true;
  const issuer = lookup.issuers.find(({ name }) => name === card.issuer)?.aliases ?? [];
  const nicknames = lookup.cards.find(({ id }) => id === card.id)?.aliases ?? [];
  const texts = [card.card_name, card.display_name, card.issuer, card.rewards_currency];
  const joined = [compact(card.display_name), compact(card.issuer)];
  const short = issuer.filter((name) => words(name).length === 1);
  const haystack = [...texts, ...joined, ...short, ...nicknames];
  const asked = words(search);
  const spans = asked.flatMap((_, from) =>
    asked.map((__, at) => ({ from, to: at, text: asked.slice(from, at + 1).join(" ") })),
  );
  const isNamedAt = (at: number) =>
    spans.some(
      ({ from, to, text }) =>
        from <= at && at <= to && from < to && issuer.some((name) => normalize(name) === text),
    );
  const fits = (word: string, at: number) => begins(haystack, word) || isNamedAt(at);
  return asked.length > 0 && asked.every(fits);
}

const isFlag = (value: boolean, wanted: boolean | undefined) =>
  wanted === undefined || wanted === value;

function naive(filters: CardFilters): readonly string[] {
  return cards
    .filter(
      (card) =>
        matchesSearch(card, filters.search) &&
        isNamed(card.issuer, filters.issuer, lookup.issuers) &&
        isNamed(card.card_type, filters.card_type, lookup.card_types) &&
        isNamed(card.network, filters.network, lookup.networks) &&
        card.annual_fee >= (filters.annual_fee_min ?? 0) &&
        card.annual_fee <= (filters.annual_fee_max ?? Infinity) &&
        isNamed(card.card_network_tier, filters.card_network_tier) &&
        hasCurrency(card, filters.rewards_currency) &&
        anyHolds(card.lounge_networks, filters.lounge_network) &&
        anyHolds(card.credit_types, filters.credit_type) &&
        anyHolds(card.protections, filters.protection) &&
        anyHolds(card.family === undefined ? [] : [card.family.family_name], filters.family) &&
        isFlag(card.foreign_transaction_fee === 0, filters.no_foreign_fee) &&
        isFlag(card.has_statement_credits, filters.has_statement_credits) &&
        isFlag(card.has_elite_status_benefits, filters.has_elite_status_benefits) &&
        isFlag(card.has_free_night_certificate, filters.has_free_night_certificate) &&
        isFlag(card.welcome_offer_available, filters.welcome_offer_available),
    )
    .slice(0, filters.limit)
    .map(({ id }) => id);
}

const piece = (texts: readonly string[]) =>
  fc
    .constantFrom(...texts)
    .chain((text) => fc.constantFrom(text, text.toUpperCase(), text.slice(0, 4), text.slice(2, 7)));
/** Absent more often than not: all filters at once would leave no card to compare. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const textOf = (texts: readonly string[]) =>
  rarely(fc.oneof({ weight: 9, arbitrary: piece(texts) }, { weight: 1, arbitrary: fc.string() }));

const issuerNames = lookup.issuers.flatMap(({ name, aliases }) => [name, ...aliases]);
/** Bank names before and after common card names. */
const searchedTogether = issuerNames.flatMap((name) => [name, `${name} gold`, `cash ${name}`]);
const fee = rarely(fc.constantFrom(0, 49, 95, 95.5, 150, 395, 695, 10_000));
const flag = rarely(fc.boolean());

const filtersArbitrary = fc
  .record({
    search: textOf([
      ...cards.flatMap((card) => [card.card_name, card.issuer]),
      ...searchedTogether,
    ]),
    issuer: textOf(issuerNames),
    card_type: textOf(["personal", "business", "biz"]),
    network: textOf(["Visa", "mc", "amex", "discover"]),
    annual_fee_min: fee,
    annual_fee_max: fee,
    card_network_tier: textOf(["Visa Signature", "Not tiered", "world elite mastercard"]),
    has_statement_credits: flag,
    no_foreign_fee: flag,
    rewards_currency: textOf([...currencies, "UR", "hilton", "miles"]),
    lounge_network: textOf(cards.flatMap((card) => card.lounge_networks)),
    credit_type: textOf(cards.flatMap((card) => card.credit_types)),
    protection: textOf(cards.flatMap((card) => card.protections)),
    family: textOf(cards.flatMap((card) => card.family?.family_name ?? [])),
    has_elite_status_benefits: flag,
    has_free_night_certificate: flag,
    welcome_offer_available: flag,
    limit: rarely(fc.integer({ min: 1, max: 200 })),
  })
  .map((filters): CardFilters => JSON.parse(JSON.stringify(filters)));

let service: Service;
beforeAll(async () => {
  service = await openService();
});

test("generated filters give the cards a naive filter gives", () => {
  let some = 0;
  fc.assert(
    fc.property(filtersArbitrary, (filters) => {
      const found = findCards(index, filters).map((row) => cards[row]?.id);
      expect(found).toEqual(naive(filters));
      if (found.length > 0 && found.length < cards.length) some++;
    }),
    { numRuns: rounds(600, 3000) },
  );
  // The comparison means something only while many filters leave some cards and drop others.
  expect(some).toBeGreaterThan(rounds(100, 500));
});

test("generated searches over HTTP give the rows a naive filter gives, asked once or twice", async () => {
  const byId = new Map(cards.map((card) => [card.id, card]));
  await fc.assert(
    fc.asyncProperty(filtersArbitrary, async (filters) => {
      const expected = naive(filters).map((id) => byId.get(id));
      for (let time = 0; time < 2; time++) {
        const answer = await service.app.request(
          "/v1/public/credit-cards/search",
          postJson(filters),
        );
        expect(await answer.json()).toEqual(expected);
      }
    }),
    { numRuns: rounds(50, 200) },
  );
});

test("generated benefit queries give the cards and labels a naive scan gives", () => {
  const aliasesOf = (name: string) =>
    lookup.benefits.find((one) => one.name === name)?.aliases ?? [];
  const termsOf = (label: string) => {
    const [kind = "", name = ""] = label.split(": ");
    return [label, ...aliasesOf(`${kind}:`), ...aliasesOf(name)].join(" ");
  };
  const singular = (text: string) =>
    words(text)
      .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word))
      .join(" ");
  const labelled = cards.map((card) => {
    const names = lookup.cards.find(({ id }) => id === card.id)?.credit_names ?? [];
    const labels = new Set([
      ...card.lounge_networks.map((name) => `lounge: ${name}`),
      ...[...card.credit_types, ...names].map((name) => `credit: ${name}`),
      ...card.protections.map((name) => `protection: ${name}`),
      ...(card.has_elite_status_benefits ? ["status: Elite status"] : []),
      ...(card.has_free_night_certificate ? ["certificate: Free night"] : []),
    ]);
    return {
      id: card.id,
      labels: [...labels].toSorted(),
    };
  });
  const all = [...new Set(labelled.flatMap(({ labels }) => labels))].map((label) => ({
    label,
    terms: termsOf(label),
  }));
  const query = fc
    .array(piece(all.flatMap(({ label, terms }) => [label, terms])), { minLength: 1, maxLength: 2 })
    .map((parts) => parts.join(" "))
    .filter((text) => words(text).length > 0);
  fc.assert(
    fc.property(query, rarely(fc.integer({ min: 1, max: 20 })), (text, limit) => {
      const wanted = singular(text);
      const fitting = new Set(
        all.filter(({ terms }) => holds(terms, wanted)).map(({ label }) => label),
      );
      const expected = labelled
        .map(({ id, labels }) => ({ id, labels: labels.filter((label) => fitting.has(label)) }))
        .filter(({ labels }) => labels.length > 0)
        .slice(0, limit);
      const request = limit === undefined ? { query: text } : { query: text, limit };
      const found: { id: string; matched_benefits: string[] }[] = JSON.parse(
        searchBenefits(benefits, request),
      );
      expect(found.map(({ id, matched_benefits: labels }) => ({ id, labels }))).toEqual(expected);
    }),
    { numRuns: rounds(400, 2000) },
  );
});
