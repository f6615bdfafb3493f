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
import type { ValuedCard } from "../../build/site/cards/card-facts.ts";
import { FILTER_GROUPS } from "../../build/site/cards/filter-fields.ts";
import { cardList } from "../../server/contract/cards.ts";
import { normalizeName } from "../../server/contract/names.ts";
import { readCards } from "../support/published.ts";
import { getAs } from "../support/requests.ts";
import { openService } from "../support/service.ts";
import { filtersOf, statesOf } from "./cards-arbitraries.ts";

const facts: readonly ValuedCard[] = readCards().map((card) => ({ ...card, point_value: 1 }));
const cards = facts.map(toSearchable);
const filters = filtersOf(facts);
const idsOf = (found: readonly SearchableCard[]) => found.map(({ card }) => card.id);

const words = new Map(
  facts.map((card) => {
    const names = [card.card_name, card.display_name, card.issuer, card.rewards_currency, card.id];
    const compact = [card.display_name, card.issuer].map((name) =>
      normalizeName(name).replaceAll(" ", ""),
    );
    return [card.id, [...names.flatMap((name) => normalizeName(name).split(" ")), ...compact]];
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
      { numRuns: 300 },
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
      { numRuns: 300 },
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
          // Of several values that are enough alone, one less is stricter; everything else loosens.
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
    expect(findCards(cards, NO_FILTERS)).toHaveLength(185);
  });
});

describe("search", () => {
  test.each([
    ["amex gold", "amex-gold"],
    ["us bank", "usbank-altitude-connect"],
    ["usbank altitude", "usbank-altitude-connect"],
    ["SAPPHIRE res", "chase-sapphire-reserve"],
    ["membership rewards business", "amex-business-gold"],
  ])("'%s' finds %s", (search, id) => {
    expect(idsOf(findCards(cards, { ...NO_FILTERS, search }))).toContain(id);
  });

  test("a word inside another does not count", () => {
    expect(findCards(cards, { ...NO_FILTERS, search: "apphire" })).toEqual([]);
  });

  test("finds nothing by signs alone", () => {
    expect(findCards(cards, { ...NO_FILTERS, search: "!?" })).toEqual([]);
  });

  test("finds nothing that the API's search does not find", async () => {
    const service = await openService();
    const names = facts.flatMap(({ display_name, issuer, rewards_currency }) => [
      display_name,
      issuer,
      rewards_currency,
      `${issuer} ${display_name}`,
    ]);
    for (const search of new Set(names)) {
      const query = new URLSearchParams({ search });
      const asked = await getAs(service, cardList, `/v1/public/credit-cards?${query.toString()}`);
      const found = idsOf(findCards(cards, { ...NO_FILTERS, search }));
      expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(found));
      expect(found, search).not.toEqual([]);
    }
  });
});

describe("the address", () => {
  test("says the whole state", () => {
    fc.assert(
      fc.property(statesOf(facts), (state) => {
        expect(readState(toQuery(state), facts)).toEqual(state);
        const address = new URL(toAddress("/cards", state), "https://cards.example");
        expect(readState(address.searchParams, facts)).toEqual(state);
      }),
      { numRuns: 300 },
    );
  });

  test("is short where nothing is chosen", () => {
    expect(toAddress("/cards", FIRST_STATE)).toBe("/cards");
  });

  test("is read in any case, as the API reads it", () => {
    const query = new URLSearchParams("issuer=CHASE&network=visa&no_foreign_fee=true");
    const { values, flags } = readState(query, facts).filters;
    expect(values.get("issuer")).toEqual(["Chase"]);
    expect(values.get("network")).toEqual(["Visa"]);
    expect(flags).toEqual(["no_foreign_fee"]);
  });

  test("a value that no card has finds no card", () => {
    const { filters: wanted } = readState(new URLSearchParams("issuer=Nobody"), facts);
    expect(findCards(cards, wanted)).toEqual([]);
    expect(listActive(wanted).map(({ label }) => label)).toEqual(["Issuer: Nobody"]);
  });

  test("what it does not know is left out", () => {
    const odd = "sort=luck&annual_fee_max=cheap&no_foreign_fee=maybe&utm_source=x&compare=";
    expect(readState(new URLSearchParams(odd), facts)).toEqual(FIRST_STATE);
  });

  test("compares five cards at most", () => {
    const query = new URLSearchParams({ compare: "a,b,c,a,d,e,f" });
    const state = readState(query, facts);
    expect(state.picked).toEqual(["a", "b", "c", "d", "e"]);
    expect(state.comparing).toBe(true);
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
