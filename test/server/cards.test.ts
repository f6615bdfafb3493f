import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { OPEN_CARDS } from "../../build/checks/counts.ts";
import { type CardRow, cardList, cardRow } from "../../server/contract/cards.ts";
import { readCards } from "../support/published.ts";
import { getAs, getError } from "../support/requests.ts";
import { openService, postJson, type Service } from "../support/service.ts";

const CARDS = "/v1/public/credit-cards";
const SEARCH = "/v1/public/credit-cards/search";

const allCards = readCards();

let service: Service;
beforeAll(async () => {
  service = await openService();
});

const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
const idsWhere = (keep: (card: CardRow) => boolean) => ids(allCards.filter(keep));

describe("GET /public/credit-cards", () => {
  test("lists the open cards in alphabetical order of name", async () => {
    const cards = await getAs(service, cardList, CARDS);
    expect(cards).toHaveLength(OPEN_CARDS);
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
    expect(ids(await getAs(service, cardList, `${CARDS}?${query}`))).toEqual(idsWhere(keep));
  });

  test("initials with full stops are one word, not words of a letter each", async () => {
    const dotted = ids(await getAs(service, cardList, `${CARDS}?search=U.S.%20Bank`));
    expect(dotted).toEqual(ids(await getAs(service, cardList, `${CARDS}?search=us%20bank`)));
    expect(dotted).toEqual(
      expect.arrayContaining([...idsWhere((card) => card.issuer === "U.S. Bank")]),
    );
    expect(dotted).not.toContain("chase-sapphire-preferred");
  });

  test.each([
    ["sapphire", "chase-sapphire-preferred"],
    ["SAPPHIRE reserve", "chase-sapphire-reserve"],
    ["csp", "chase-sapphire-preferred"],
    ["amex plat", "amex-platinum"],
    ["hilton surpass", "amex-hilton-surpass"],
    ["venture x", "capital-one-venture-x"],
  ])("?search=%s finds %s", async (search, id) => {
    const found = await getAs(service, cardList, `${CARDS}?search=${encodeURIComponent(search)}`);
    expect(ids(found)).toContain(id);
    expect(found.length).toBeLessThan(30);
  });

  test.each([
    ["morgan", ["amex-blue-cash-preferred-morgan-stanley", "amex-platinum-morgan-stanley"]],
    ["vx", ["capital-one-venture-x-business", "capital-one-venture-x"]],
    ["national amtrak", ["fnbo-amtrak", "fnbo-amtrak-preferred"]],
  ])("?search=%s finds nothing else than those", async (search, expected) => {
    const found = await getAs(service, cardList, `${CARDS}?search=${encodeURIComponent(search)}`);
    expect(ids(found)).toEqual(expected);
  });

  test.each([
    ["jp morgan", "Chase"],
    ["JPMorgan Chase", "Chase"],
    ["jp morgan chase bank sapphire", "Chase"],
    ["American Express National Bank gold", "American Express"],
    ["cap one venture", "Capital One"],
  ])(
    "?search=%s, with a whole name of the bank, finds cards of %s alone",
    async (search, issuer) => {
      const found = await getAs(service, cardList, `${CARDS}?search=${encodeURIComponent(search)}`);
      expect(new Set(found.map((card) => card.issuer))).toEqual(new Set([issuer]));
    },
  );

  test("limit takes the first ones, and may be larger than the list", async () => {
    expect(ids(await getAs(service, cardList, `${CARDS}?limit=3`))).toEqual(
      ids(allCards.slice(0, 3)),
    );
    for (const limit of [99_999, Number.MAX_SAFE_INTEGER]) {
      expect(await getAs(service, cardList, `${CARDS}?limit=${limit}`)).toHaveLength(OPEN_CARDS);
    }
  });

  test("unknown and empty parameters change nothing, not even the ETag", async () => {
    const plain = await service.app.request(CARDS);
    const other = await service.app.request(`${CARDS}?utm_source=x&annual_fee_max=0&issuer=`);
    expect(other.headers.get("etag")).toBe(plain.headers.get("etag"));
    expect(await other.text()).toBe(await plain.text());
  });

  test.each(["0", "-1", "1.5", "ten", "1e3", " 5", "9007199254740993"])(
    "limit=%s is refused",
    async (limit) => {
      const { status, error } = await getError(
        service,
        `${CARDS}?limit=${encodeURIComponent(limit)}`,
      );
      expect(status).toBe(400);
      expect(error).toContain("limit: expected a whole number, 1 or more");
    },
  );
});

describe("GET /public/credit-cards/{cardId}", () => {
  test("gives each card as it stands in the list", async () => {
    for (const card of allCards) {
      expect(await getAs(service, cardRow, `${CARDS}/${card.id}`)).toEqual(card);
    }
  });

  test.each(["citi-prestige", "nope", "Amex%20Gold", "amex-gold%2F", "%00", "search%20"])(
    "%s is not found",
    async (id) => {
      expect(await getError(service, `${CARDS}/${id}`)).toEqual({
        status: 404,
        error: "Card not found",
      });
    },
  );
});

describe("POST /public/credit-cards/search", () => {
  const search = (body: unknown) => getAs(service, cardList, SEARCH, postJson(body));

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
    const { status, error } = await getError(service, SEARCH, postJson(body));
    expect(status).toBe(400);
    expect(error).toContain(field);
  });

  test("a value nested very deep is refused like any other wrong type", async () => {
    const deep = `{"search":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    const { status, error } = await getError(service, SEARCH, postJson(deep));
    expect(status).toBe(400);
    expect(error).toContain("search: expected text, got a list");
  });

  test.each(["", "{", "nonsense", "[1,2]", '"text"', "null", "7"])(
    "the body %j is refused",
    async (body) => {
      const { status, error } = await getError(service, SEARCH, postJson(body));
      expect(status).toBe(400);
      expect(error).toMatch(/JSON/);
    },
  );
});

describe("a filtered answer", () => {
  test("is gzipped once it is asked for repeatedly, and says the same", async () => {
    const url = `${CARDS}?issuer=chase&network=visa`;
    const headers = { "accept-encoding": "gzip" };
    const plain = await (await service.app.request(url)).text();
    const zipped = await vi.waitFor(async () => {
      const answer = await service.app.request(url, { headers });
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      return answer;
    });
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(plain);
    const unzipped = await service.app.request(url);
    expect(await unzipped.text()).toBe(plain);
    expect(unzipped.headers.get("etag")).not.toBe(zipped.headers.get("etag"));
  });
});
