import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { benefitRow } from "../../server/contract/benefits.ts";
import { type CardRow, cardList, cardRow } from "../../server/contract/cards.ts";
import { errorBody } from "../../server/contract/errors.ts";
import { exportsStatus } from "../../server/contract/exports.ts";
import { health } from "../../server/contract/health.ts";
import { type TransferRow, transferList } from "../../server/contract/transfers.ts";
import { valuations } from "../../server/contract/valuations.ts";
import { readCards, readTransfers } from "../support/published.ts";
import { openService, postJson, type Service } from "../support/service.ts";

const CARDS = "/v1/public/credit-cards";
const SEARCH = "/v1/public/credit-cards/search";
const BENEFITS = "/v1/public/benefits-search";
const TRANSFERS = "/v1/public/transfer-partners";
const VALUATIONS = "/v1/public/valuations";

const allCards = readCards();
let service: Service;
beforeAll(async () => {
  service = await openService();
});

async function getAs<S extends z.ZodType>(schema: S, url: string, init?: RequestInit) {
  const answer = await service.app.request(url, init);
  expect(answer.status, url).toBe(200);
  return schema.parse(await answer.json());
}

async function getError(url: string, init?: RequestInit) {
  const answer = await service.app.request(url, init);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  return { status: answer.status, ...errorBody.parse(await answer.json()) };
}

const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
const idsWhere = (keep: (card: CardRow) => boolean) => ids(allCards.filter(keep));

describe("GET /health", () => {
  test.each(["/health", "/api/health"])("%s says that the data is there", async (url) => {
    expect(await getAs(health, url)).toEqual({
      status: "ok",
      data_available: true,
      environment: "test",
      timestamp: "2026-11-21T12:34:56.000Z",
    });
    expect((await service.app.request(url)).headers.get("cache-control")).toBe("no-store");
  });

  test("is not under /v1", async () => {
    expect((await getError("/v1/health")).status).toBe(404);
  });
});

describe("GET /public/credit-cards", () => {
  test("lists 185 open cards in alphabetical order of name", async () => {
    const cards = await getAs(cardList, CARDS);
    expect(cards).toHaveLength(185);
    const names = cards.map((card) => card.card_name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  test.each([
    ["issuer=Chase", (card: CardRow) => card.issuer === "Chase"],
    ["issuer=CHASE", (card: CardRow) => card.issuer === "Chase"],
    ["issuer=amex", (card: CardRow) => card.issuer === "American Express"],
    ["issuer=BofA", (card: CardRow) => card.issuer === "Bank of America"],
    ["issuer=boa", (card: CardRow) => card.issuer === "Bank of America"],
    ["issuer=us%20bank", (card: CardRow) => card.issuer === "U.S. Bank"],
    ["issuer=U.S.+Bank", (card: CardRow) => card.issuer === "U.S. Bank"],
    ["card_type=Business", (card: CardRow) => card.card_type === "business"],
    ["network=visa", (card: CardRow) => card.network === "Visa"],
    ["network=mc", (card: CardRow) => card.network === "Mastercard"],
    ["network=Amex", (card: CardRow) => card.network === "American Express"],
    ["issuer=nobody", () => false],
    [
      "issuer=chase&card_type=business&network=visa",
      (card: CardRow) =>
        card.issuer === "Chase" && card.card_type === "business" && card.network === "Visa",
    ],
  ])("?%s filters without regard to case and punctuation", async (query, keep) => {
    expect(ids(await getAs(cardList, `${CARDS}?${query}`))).toEqual(idsWhere(keep));
  });

  test.each([
    ["sapphire", "chase-sapphire-preferred"],
    ["SAPPHIRE reserve", "chase-sapphire-reserve"],
    ["csp", "chase-sapphire-preferred"],
    ["amex plat", "amex-platinum"],
    ["hilton surpass", "amex-hilton-surpass"],
    ["venture x", "capital-one-venture-x"],
  ])("?search=%s finds %s", async (search, id) => {
    const found = await getAs(cardList, `${CARDS}?search=${encodeURIComponent(search)}`);
    expect(ids(found)).toContain(id);
    expect(found.length).toBeLessThan(30);
  });

  test("limit takes the first ones, and may be larger than the list", async () => {
    expect(ids(await getAs(cardList, `${CARDS}?limit=3`))).toEqual(ids(allCards.slice(0, 3)));
    expect(await getAs(cardList, `${CARDS}?limit=99999`)).toHaveLength(185);
  });

  test("unknown and empty parameters change nothing, not even the ETag", async () => {
    const plain = await service.app.request(CARDS);
    const other = await service.app.request(`${CARDS}?utm_source=x&annual_fee_max=0&issuer=`);
    expect(other.headers.get("etag")).toBe(plain.headers.get("etag"));
    expect(await other.text()).toBe(await plain.text());
  });

  test.each(["0", "-1", "1.5", "ten", "1e3", " 5"])("limit=%s is refused", async (limit) => {
    const { status, error } = await getError(`${CARDS}?limit=${encodeURIComponent(limit)}`);
    expect(status).toBe(400);
    expect(error).toContain("limit: expected a whole number from 1");
  });
});

describe("GET /public/credit-cards/{cardId}", () => {
  test("gives each card as it stands in the list", async () => {
    for (const card of allCards) {
      expect(await getAs(cardRow, `${CARDS}/${card.id}`)).toEqual(card);
    }
  });

  test.each(["citi-prestige", "nope", "Amex%20Gold", "amex-gold%2F", "%00", "search%20"])(
    "%s is not found",
    async (id) => {
      expect(await getError(`${CARDS}/${id}`)).toEqual({ status: 404, error: "Card not found" });
    },
  );
});

describe("POST /public/credit-cards/search", () => {
  const search = (body: unknown) => getAs(cardList, SEARCH, postJson(body));

  test("{} gives the bytes of the list", async () => {
    const searched = await service.app.request(SEARCH, postJson({}));
    expect(await searched.text()).toBe(await (await service.app.request(CARDS)).text());
  });

  test.each<[object, (card: CardRow) => boolean]>([
    [{ issuer: "amex" }, (card) => card.issuer === "American Express"],
    [{ annual_fee_max: 0 }, (card) => card.annual_fee === 0],
    [{ annual_fee_min: 95, annual_fee_max: 95 }, (card) => card.annual_fee === 95],
    [{ no_foreign_fee: true }, (card) => card.foreign_transaction_fee === 0],
    [{ no_foreign_fee: false }, (card) => card.foreign_transaction_fee > 0],
    [{ rewards_currency: "UR" }, (card) => card.rewards_currency === "Chase Ultimate Rewards"],
    [
      { rewards_currency: "amex_membership_rewards" },
      (card) => card.rewards_currency === "American Express Membership Rewards",
    ],
    [{ lounge_network: "priority pass" }, (card) => card.lounge_networks.includes("Priority Pass")],
    [{ protection: "CELL-PHONE" }, (card) => card.protections.includes("Cell phone protection")],
    [
      { credit_type: "global entry" },
      (card) => card.credit_types.includes("Global Entry or TSA PreCheck"),
    ],
    [{ family: "chase sapphire" }, (card) => card.family?.family_name === "Chase Sapphire"],
    [{ has_elite_status_benefits: true }, (card) => card.has_elite_status_benefits],
    [{ has_free_night_certificate: true }, (card) => card.has_free_night_certificate],
    [{ welcome_offer_available: false }, (card) => !card.welcome_offer_available],
    [
      { card_type: "business", network: "Visa", no_foreign_fee: true, search: "ink" },
      (card) =>
        card.card_type === "business" &&
        card.foreign_transaction_fee === 0 &&
        card.card_name.includes("Ink"),
    ],
  ])("%j finds the cards it describes", async (body, keep) => {
    const expected = idsWhere(keep);
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await search(body))).toEqual(expected);
  });

  test("limit comes after the filters", async () => {
    const chase = idsWhere((card) => card.issuer === "Chase");
    expect(ids(await search({ issuer: "chase", limit: 2 }))).toEqual(chase.slice(0, 2));
  });

  test.each([
    [{ isuer: "amex" }, "isuer"],
    [{ annual_fee_max: "95" }, "annual_fee_max"],
    [{ no_foreign_fee: "yes" }, "no_foreign_fee"],
    [{ issuer: 7 }, "issuer"],
    [{ issuer: null }, "issuer"],
    [{ limit: 0 }, "limit"],
    [{ limit: 2.5 }, "limit"],
    ['{"__proto__":{"issuer":"amex"}}', "__proto__"],
  ])("%j is refused and %s is named", async (body, field) => {
    const { status, error } = await getError(SEARCH, postJson(body));
    expect(status).toBe(400);
    expect(error).toContain(field);
  });

  test.each(["", "{", "nonsense", "[1,2]", '"text"', "null", "7"])(
    "the body %j is refused",
    async (body) => {
      const { status, error } = await getError(SEARCH, postJson(body));
      expect(status).toBe(400);
      expect(error).toMatch(/JSON/);
    },
  );
});

describe("POST /public/benefits-search", () => {
  const search = (body: unknown) => getAs(z.array(benefitRow), BENEFITS, postJson(body));

  test("finds lounges by name and labels them", async () => {
    const rows = await search({ query: "priority pass" });
    expect(ids(rows)).toEqual(idsWhere((card) => card.lounge_networks.includes("Priority Pass")));
    for (const row of rows) expect(row.matched_benefits).toContain("lounge: Priority Pass");
  });

  test.each([
    ["CELL phone!", "protection: Cell phone protection"],
    ["tsa precheck", "credit: Global Entry or TSA PreCheck"],
    ["uber cash", "credit: Uber Cash"],
    ["rental auto", "protection: Auto rental coverage"],
    ["free night", "certificate: Free night"],
  ])("%s matches %s", async (query, label) => {
    const rows = await search({ query });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.matched_benefits).toContain(label);
  });

  test("the words of a query must occur in one label", async () => {
    expect(await search({ query: "priority phone" })).toEqual([]);
  });

  test("limit takes the first cards of the list", async () => {
    const all = await search({ query: "hotel" });
    expect(await search({ query: "hotel", limit: 2 })).toEqual(all.slice(0, 2));
  });

  test.each([{}, { query: "" }, { query: " -!" }, { query: 5 }])("%j is refused", async (body) => {
    const { status, error } = await getError(BENEFITS, postJson(body));
    expect(status).toBe(400);
    expect(error).toContain("query");
  });
});

describe("GET /public/transfer-partners", () => {
  const all = readTransfers();
  const keyOf = (row: TransferRow) => `${row.source_program} -> ${row.dest_program}`;
  const keysWhere = (keep: (row: TransferRow) => boolean) => all.filter(keep).map(keyOf);

  test.each<[string, (row: TransferRow) => boolean]>([
    ["", (row) => row.is_active],
    ["?active_only=true", (row) => row.is_active],
    ["?active_only=false", () => true],
    ["?active_only=FALSE", () => true],
    ["?has_bonus=true", (row) => row.is_active && row.has_transfer_bonus],
    ["?has_bonus=false", (row) => row.is_active && !row.has_transfer_bonus],
    ["?active_only=false&has_bonus=true", (row) => row.is_active && row.has_transfer_bonus],
  ])("%s gives the routes asked for", async (query, keep) => {
    const rows = await getAs(transferList, TRANSFERS + query);
    expect(rows.map(keyOf)).toEqual(keysWhere(keep));
  });

  test("active_only=maybe is refused", async () => {
    const { status, error } = await getError(`${TRANSFERS}?active_only=maybe`);
    expect(status).toBe(400);
    expect(error).toContain("active_only: expected true or false");
  });

  test.each([
    "Chase Ultimate Rewards",
    "chase ultimate rewards",
    "chase_ultimate_rewards",
    "UR",
    "Ultimate Rewards",
  ])("from/%s gives the live routes out of it", async (name) => {
    const rows = await getAs(transferList, `${TRANSFERS}/from/${encodeURIComponent(name)}`);
    const expected = keysWhere(
      (row) => row.is_active && row.source_program === "Chase Ultimate Rewards",
    );
    expect(expected.length).toBeGreaterThan(10);
    expect(rows.map(keyOf)).toEqual(expected);
  });

  test.each(["World of Hyatt", "WORLD OF HYATT", "world_of_hyatt", "hyatt", "World+of+Hyatt"])(
    "to/%s gives the live routes into it",
    async (name) => {
      const rows = await getAs(transferList, `${TRANSFERS}/to/${name.replaceAll(" ", "%20")}`);
      expect(rows.map(keyOf)).toEqual(
        keysWhere((row) => row.is_active && row.dest_program === "World of Hyatt"),
      );
    },
  );

  test("an ended program is recognised and has no live routes", async () => {
    expect(await getAs(transferList, `${TRANSFERS}/to/Spirit%20Free%20Spirit`)).toEqual([]);
    expect(await getAs(transferList, `${TRANSFERS}/to/HawaiianMiles`)).toEqual([]);
  });

  test.each(["from/nobody", "to/nobody", "from/%20", "to/%FF", "from/a%2Fb"])(
    "%s is not found",
    async (path) => {
      const { status } = await getError(`${TRANSFERS}/${path}`);
      expect([400, 404]).toContain(status);
    },
  );
});

describe("GET /public/valuations", () => {
  test("gives cents per point by snake_case key", async () => {
    const body = await getAs(valuations, VALUATIONS);
    expect(body.version).toBe("1.0");
    expect(Object.keys(body.valuations).length).toBeGreaterThan(70);
    for (const key of Object.keys(body.valuations)) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  });

  test.each([
    ["chase_ultimate_rewards", ["chase_ultimate_rewards"]],
    ["World of Hyatt, delta_skymiles", ["delta_skymiles", "world_of_hyatt"]],
    ["WORLD OF HYATT,,nobody", ["world_of_hyatt"]],
    ["nobody", []],
  ])("?programs=%s narrows the map", async (programs, keys) => {
    const all = await getAs(valuations, VALUATIONS);
    const some = await getAs(valuations, `${VALUATIONS}?programs=${encodeURIComponent(programs)}`);
    expect(Object.keys(some.valuations)).toEqual(keys);
    for (const key of keys) expect(some.valuations[key]).toEqual(all.valuations[key]);
    expect({ ...some, valuations: {} }).toEqual({ ...all, valuations: {} });
  });
});

describe("exports", () => {
  test("status says the real size of each file", async () => {
    const status = await getAs(exportsStatus, "/v1/public/exports/status");
    expect(Object.keys(status.datasets)).toEqual([
      "credit_cards",
      "transfer_partners",
      "valuations",
    ]);
    for (const { available, size_bytes, download_url } of Object.values(status.datasets)) {
      const file = await service.app.request(download_url);
      expect(available).toBe(true);
      expect((await file.arrayBuffer()).byteLength).toBe(size_bytes);
    }
  });

  test("/exports is the same as /exports/status", async () => {
    const [one, other] = await Promise.all(
      ["/v1/public/exports", "/v1/public/exports/status"].map((url) => service.app.request(url)),
    );
    expect(await one?.text()).toBe(await other?.text());
  });

  test("an unknown dataset is not found", async () => {
    expect((await getError("/v1/public/exports/lounges")).status).toBe(404);
  });
});
