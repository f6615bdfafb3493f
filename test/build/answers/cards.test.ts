import { describe, expect, test } from "vitest";
import { toCardRows } from "../../../build/answers/cards.ts";
import { compareNames } from "../../../build/catalog.ts";
import { cardList, cardRow } from "../../../server/contract/cards.ts";
import { BASE, readRows, toBaseCatalog, toDataAnswers } from "../fixtures.ts";

const LIST = "/v1/public/credit-cards";

const base = readRows(BASE);
const answers = new Map(toDataAnswers(toBaseCatalog()).map(({ url, body }) => [url, body]));
const listed = cardList.parse(JSON.parse(answers.get(LIST) ?? ""));

const cardAt = (id: string) => cardRow.parse(JSON.parse(answers.get(`${LIST}/${id}`) ?? ""));

describe("the list of cards", () => {
  test("has the open cards by name, upper and lower case alike", () => {
    expect(listed.map((card) => card.card_name)).toEqual([
      "Acme Basic Card",
      "Acme Plus Card",
      "almond 🌲 Cash",
      "Birch Business Card",
    ]);
  });

  test("has each card as its own address gives it", () => {
    for (const card of listed) expect(cardAt(card.id)).toEqual(card);
  });
});

describe("a card", () => {
  test("has the public columns and what the other tables say of it", () => {
    expect(cardAt("acme-plus")).toEqual({
      id: "acme-plus",
      card_name: "Acme Plus Card",
      display_name: "Acme Plus",
      issuer: "Acme",
      card_type: "personal",
      network: "Visa",
      card_network_tier: "Visa Infinite",
      annual_fee: 395,
      foreign_transaction_fee: 0,
      rewards_currency: "Acme Points",
      welcome_offer_available: true,
      has_statement_credits: true,
      credit_types: ["Airline incidental fees", "Travel"],
      lounge_networks: ["LoungeKey", "Priority Pass"],
      protections: ["Cell phone protection", "Trip delay"],
      has_elite_status_benefits: true,
      has_free_night_certificate: false,
      family: {
        family_name: "Acme",
        tier_name: "Acme Plus",
        can_upgrade: false,
        can_downgrade: true,
      },
    });
  });

  test("without rewards, benefits and family says so", () => {
    expect(cardAt("birch-cash")).toEqual({
      id: "birch-cash",
      card_name: "almond 🌲 Cash",
      display_name: "Birch Cash",
      issuer: "Birch & Söhne",
      card_type: "personal",
      network: "Mastercard",
      card_network_tier: "World Elite Mastercard",
      annual_fee: 0,
      foreign_transaction_fee: 3,
      rewards_currency: "None",
      welcome_offer_available: false,
      has_statement_credits: false,
      credit_types: [],
      lounge_networks: [],
      protections: [],
      has_elite_status_benefits: false,
      has_free_night_certificate: false,
    });
  });

  test("with a free night has a certificate, with a companion ticket none", () => {
    expect(cardAt("birch-business").has_free_night_certificate).toBe(true);
    expect(cardAt("acme-plus").has_free_night_certificate).toBe(false);
  });

  test.each([
    ["anniversary", true],
    ["spend", true],
    ["stay", true],
    ["welcome", false],
    ["account_opening", false],
  ] as const)("with a free night by %s: has a certificate is %s", (how, has) => {
    const certificates = base.certificates.map((one) => ({ ...one, how }));
    const cards = toCardRows(toBaseCatalog({ certificates })).map(({ value }) => value);
    const holders = cards.filter((card) => card.has_free_night_certificate);
    expect(holders.map(({ id }) => id)).toEqual(has ? ["birch-business"] : []);
  });

  test("that was renamed answers the same under its former id", () => {
    expect(answers.get(`${LIST}/acme-starter`)).toBe(answers.get(`${LIST}/acme-basic`));
  });

  test("that is not open has no answer, neither under its id nor a former one", () => {
    expect(answers.has(`${LIST}/acme-retired`)).toBe(false);
    expect(answers.has(`${LIST}/acme-ancient`)).toBe(false);
  });

  test.each(["closed_new", "product_change_only", "discontinued"] as const)(
    "that becomes %s leaves the list",
    (status) => {
      const cards = base.cards.map((card) =>
        card.id === "acme-plus" ? { ...card, status } : card,
      );
      const [list] = toDataAnswers(toBaseCatalog({ cards }));
      expect(cardList.parse(JSON.parse(list?.body ?? "")).map(({ id }) => id)).toEqual([
        "acme-basic",
        "birch-cash",
        "birch-business",
      ]);
    },
  );
});

test("a benefit nobody vouches for is not told", () => {
  expect(base.lounges.filter(({ card_id }) => card_id === "acme-basic")).toMatchObject([
    { confidence: "unverified" },
  ]);
  expect(cardAt("acme-basic").lounge_networks).toEqual([]);
});

test.each(["credits", "lounges", "protections", "eliteStatus", "certificates"] as const)(
  "unverified %s are not told",
  (name) => {
    const rows = base[name].map((row) => ({ ...row, confidence: "unverified" as const }));
    const withoutRows = toDataAnswers(toBaseCatalog({ [name]: [] }));
    expect(toDataAnswers(toBaseCatalog({ [name]: rows }))).toEqual(withoutRows);
  },
);

test.each([
  ["a", "B", -1],
  ["b", "A", 1],
  ["a", "A", 1],
  ["A", "A", 0],
  ["Élan", "Zed", 1],
])("%s and %s are in the order %d", (a, b, order) => {
  expect(compareNames(a, b)).toBe(order);
});
