import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listActive, listLoosenings } from "../../build/site/browser/explorer/active-filters.ts";
import { readState, toAddress, toQuery } from "../../build/site/browser/explorer/address.ts";
import {
  countOptions,
  findCards,
  type SearchableCard,
  toSearchable,
} from "../../build/site/browser/explorer/filter.ts";
import { sortCards } from "../../build/site/browser/explorer/sort.ts";
import {
  type Filters,
  FIRST_STATE,
  NO_FILTERS,
  setValue,
} from "../../build/site/browser/explorer/state.ts";
import type { ListedCard, ValuedCard } from "../../build/site/cards/card-facts.ts";
import { FILTER_GROUPS } from "../../build/site/cards/filter-fields.ts";
import { toNicknames } from "../../build/site/cards/nicknames.ts";
import { cardList } from "../../server/contract/cards.ts";
import { compactName, normalizeName, wordsOf } from "../../server/contract/names.ts";
import { readCards, readLookup } from "../support/published.ts";
import { getAs } from "../support/requests.ts";
import { openService } from "../support/service.ts";
import { filtersOf, statesOf } from "./cards-arbitraries.ts";
import { rounds } from "../support/rounds.ts";

const lookup = readLookup();
const nicknames = toNicknames(lookup);
const namesOf = (id: string) => lookup.cards.find((card) => card.id === id)?.aliases ?? [];
const facts: readonly ListedCard[] = readCards().map((card) => ({
  ...card,
  point_value: 1,
  nicknames: namesOf(card.id),
}));
const cards = facts.map((card) => toSearchable(card, nicknames));
const readQuery = (query: URLSearchParams) => readState(query, facts, nicknames);
const filters = filtersOf(facts);
const idsOf = (found: readonly SearchableCard[]) => found.map(({ card }) => card.id);

const words = new Map(
  facts.map((card) => {
    const seen = [card.card_name, card.display_name, card.issuer, card.rewards_currency];
    const compact = [card.display_name, card.issuer].map(compactName);
    const ofIssuer = nicknames.get("issuer")?.get(card.issuer) ?? [];
    const short = ofIssuer.filter((name) => wordsOf(name).length === 1);
    return [card.id, [...seen, ...compact, ...card.nicknames, ...short].flatMap(wordsOf)];
  }),
);

/** The same question asked card by card, as one would by hand. */
function passes(card: ValuedCard, wanted: Filters): boolean {
  const asked = wanted.search.trim() === "" ? [] : normalizeName(wanted.search).split(" ");
  const isAny = (ticked: readonly string[] = [], value = "") =>
    ticked.length === 0 || ticked.includes(value);
  const hasAll = (ticked: readonly string[] = [], values: readonly string[]) =>
    ticked.every((value) => values.includes(value));
  return [
    asked.every(
      (begun) => begun !== "" && words.get(card.id)?.some((word) => word.startsWith(begun)),
    ),
    isAny(wanted.values.get("issuer"), card.issuer),
    isAny(wanted.values.get("network"), card.network),
    isAny(wanted.values.get("card_type"), card.card_type),
    isAny(wanted.values.get("rewards_currency"), card.rewards_currency),
    isAny(wanted.values.get("family"), card.family?.family_name),
    hasAll(wanted.values.get("credit_type"), card.credit_types),
    hasAll(wanted.values.get("lounge_network"), card.lounge_networks),
    hasAll(wanted.values.get("protection"), card.protections),
    !wanted.flags.includes("no_foreign_fee") || card.foreign_transaction_fee === 0,
    !wanted.flags.includes("has_statement_credits") || card.has_statement_credits,
    !wanted.flags.includes("has_elite_status_benefits") || card.has_elite_status_benefits,
    !wanted.flags.includes("has_free_night_certificate") || card.has_free_night_certificate,
    !wanted.flags.includes("welcome_offer_available") || card.welcome_offer_available,
    wanted.least === undefined || card.annual_fee >= wanted.least,
    wanted.most === undefined || card.annual_fee <= wanted.most,
  ].every(Boolean);
}

describe("the filters of the list", () => {
  test("find what asking card by card finds", () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const expected = facts.filter((card) => passes(card, wanted)).map(({ id }) => id);
        expect(idsOf(findCards(cards, wanted))).toEqual(expected);
      }),
      { numRuns: rounds(60, 300) },
    );
  });

  test("count for each value what ticking it gives", () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...FILTER_GROUPS), fc.nat(), (wanted, group, pick) => {
        const counts = countOptions(cards, wanted).get(group.name) ?? new Map<string, number>();
        const values = [...counts.keys()];
        fc.pre(values.length > 0);
        const value = values[pick % values.length] ?? "";
        const alone = new Map(wanted.values);
        if (group.match === "any") alone.delete(group.name);
        const ticked = setValue({ ...wanted, values: alone }, group.name, value, true);
        expect(counts.get(value)).toBe(findCards(cards, ticked).length);
      }),
      { numRuns: rounds(60, 300) },
    );
  });

  test("are each named once, and go away one by one until none is left", () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        let left = wanted;
        for (let count = listActive(wanted).length; count > 0; count--) {
          expect(listActive(left)).toHaveLength(count);
          const found = findCards(cards, left).length;
          left = listActive(left)[0]?.without ?? left;
          // Among alternative values, removing one is stricter; any other removal loosens the
          // filter.
          const isAlternative = FILTER_GROUPS.some(
            ({ name, match }) => match === "any" && (left.values.get(name)?.length ?? 0) > 0,
          );
          if (!isAlternative) expect(findCards(cards, left).length).toBeGreaterThanOrEqual(found);
        }
        expect(idsOf(findCards(cards, left))).toEqual(idsOf(cards));
      }),
    );
  });

  test("tell what to loosen only where that helps", () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        for (const { without, count } of listLoosenings(cards, wanted)) {
          expect(count).toBeGreaterThan(0);
          expect(findCards(cards, without)).toHaveLength(count);
        }
      }),
    );
  });

  test("no filter finds every card", () => {
    expect(findCards(cards, NO_FILTERS)).toHaveLength(cards.length);
  });
});

describe("search", () => {
  test.each([
    ["amex gold", "amex-gold"],
    ["us bank", "usbank-altitude-connect"],
    ["usbank altitude", "usbank-altitude-connect"],
    ["SAPPHIRE res", "chase-sapphire-reserve"],
    ["membership rewards business", "amex-business-gold"],
    ["csr", "chase-sapphire-reserve"],
    ["amex plat", "amex-platinum"],
    ["vx", "capital-one-venture-x"],
    ["bofa", "boa-premium-rewards"],
    ["cap one venture", "capital-one-venture"],
  ])("'%s' finds %s", (search, id) => {
    expect(idsOf(findCards(cards, { ...NO_FILTERS, search }))).toContain(id);
  });

  test("a word inside another does not count", () => {
    expect(findCards(cards, { ...NO_FILTERS, search: "apphire" })).toEqual([]);
  });

  test("finds nothing by signs alone", () => {
    expect(findCards(cards, { ...NO_FILTERS, search: "!?" })).toEqual([]);
  });

  test("finds what the API's search finds", async () => {
    const service = await openService();
    const names = [
      "morgan",
      "national",
      "apphire",
      ...lookup.issuers.flatMap(({ name, aliases }) => [name, ...aliases]),
      ...facts.flatMap(({ display_name, issuer, rewards_currency, nicknames: also }) => [
        display_name,
        issuer,
        rewards_currency,
        `${issuer} ${display_name}`,
        ...also,
        ...also.map((name) => `jp morgan ${name.slice(0, 3)}`),
      ]),
    ];
    for (const search of new Set(names)) {
      const query = new URLSearchParams({ search });
      const asked = await getAs(service, cardList, `/v1/public/credit-cards?${query.toString()}`);
      const found = idsOf(findCards(cards, { ...NO_FILTERS, search }));
      expect(found, search).toEqual(asked.map(({ id }) => id));
    }
  });
});

describe("the address", () => {
  test("says the whole state", () => {
    fc.assert(
      fc.property(statesOf(facts), (state) => {
        expect(readQuery(toQuery(state))).toEqual(state);
        const address = new URL(toAddress("/cards", state), "https://cards.example");
        expect(readQuery(address.searchParams)).toEqual(state);
      }),
      { numRuns: rounds(60, 300) },
    );
  });

  test("is short where nothing is chosen", () => {
    expect(toAddress("/cards", FIRST_STATE)).toBe("/cards");
  });

  test("is read in any case, as the API reads it", () => {
    const query = new URLSearchParams("issuer=CHASE&network=visa&no_foreign_fee=true");
    const { values, flags } = readQuery(query).filters;
    expect(values.get("issuer")).toEqual(["Chase"]);
    expect(values.get("network")).toEqual(["Visa"]);
    expect(flags).toEqual(["no_foreign_fee"]);
  });

  test.each([
    ["issuer=boa", "issuer", "Bank of America"],
    ["issuer=JP+Morgan", "issuer", "Chase"],
    ["issuer=u.s.bank", "issuer", "U.S. Bank"],
    ["network=mc", "network", "Mastercard"],
    ["card_type=biz", "card_type", "business"],
    ["rewards_currency=UR", "rewards_currency", "Chase Ultimate Rewards"],
  ] as const)("?%s is read by a nickname, as the API reads it", (query, name, value) => {
    expect(readQuery(new URLSearchParams(query)).filters.values.get(name)).toEqual([value]);
  });

  test("a value that no card has finds no card", () => {
    const { filters: wanted } = readQuery(new URLSearchParams("issuer=Nobody"));
    expect(findCards(cards, wanted)).toEqual([]);
    expect(listActive(wanted).map(({ label }) => label)).toEqual(["Issuer: Nobody"]);
  });

  test("what it does not know is left out", () => {
    const odd = "sort=luck&annual_fee_max=cheap&no_foreign_fee=maybe&utm_source=x&compare=";
    expect(readQuery(new URLSearchParams(odd))).toEqual(FIRST_STATE);
  });

  test("compares five cards at most and says what is left out", () => {
    const [a = "", b = "", c = "", d = "", e = "", ...more] = facts.map(({ id }) => id).slice(0, 7);
    const compare = ["nope", a, b, "csr", a, c, " ", d, e, ...more].join(",");
    const state = readQuery(new URLSearchParams({ compare }));
    expect(state.picked).toEqual([a, b, c, d, e]);
    expect(state.comparing).toBe(true);
    expect(state.leftOut).toEqual({ unknown: ["nope", "csr"], surplus: more });
  });

  test("compares nothing when no card has the ids, and says so", () => {
    const state = readQuery(new URLSearchParams({ compare: "nope" }));
    expect(state).toMatchObject({ comparing: false, picked: [], leftOut: { unknown: ["nope"] } });
  });
});

describe("the order", () => {
  test("keeps all cards and turns round", () => {
    fc.assert(
      fc.property(statesOf(facts), ({ order }) => {
        const sorted = sortCards(cards, order);
        expect(new Set(idsOf(sorted))).toEqual(new Set(idsOf(cards)));
        if (order.by === "annual_fee") {
          const fees = sorted.map(({ card }) => card.annual_fee);
          expect(fees).toEqual(fees.toSorted((a, b) => (order.descending ? b - a : a - b)));
        }
      }),
    );
  });

  test("cards of one fee stay in the alphabet's order either way", () => {
    for (const descending of [false, true]) {
      const free = sortCards(cards, { by: "annual_fee", descending }).filter(
        ({ card }) => card.annual_fee === 0,
      );
      expect(idsOf(free)).toEqual(idsOf(cards.filter(({ card }) => card.annual_fee === 0)));
    }
  });
});
