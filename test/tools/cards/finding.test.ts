import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { held, walletOf } from "../held.ts";
import { type Member, openMember, readRealFacts } from "../member.ts";

/** Plenty of calls: some tests ask about every card. */
const CEILINGS = { ...DEFAULT_CEILINGS, free: { tools: 5000, chat: 1000 } };

let member: Member;
beforeEach(async () => {
  member = await openMember(CEILINGS);
});

const found = z.object({
  cards: z.array(
    z.looseObject({
      card_id: z.string(),
      card_name: z.string(),
      issuer: z.string(),
      status: z.string(),
      annual_fee_usd: z.number(),
      held: z.boolean(),
    }),
  ),
  matched_count: z.int(),
});

const search = async (tool: string, input: object) =>
  found.parse((await member.call(tool, input)).data);

const { cards: allCards, earnRates, terms: cardTerms } = (await readRealFacts()).facts.tables;

test("search_cards tells cards of the wallet and others apart", async () => {
  const all = await search("search_cards", { limit: 100 });
  const own = await search("search_cards", { held: true, limit: 100 });
  expect(own.cards.every(({ held: isHeld }) => isHeld)).toBe(true);
  expect(await search("search_cards", { held: false, limit: 100 })).toMatchObject({
    matched_count: all.matched_count - own.matched_count,
  });
});

describe("search_cards finds", () => {
  test("cards by the kind of their rewards", async () => {
    const { cards } = await search("search_cards", { reward_kind: "airline", limit: 100 });
    const names = cards.map(({ card_name: name }) => name);
    expect(names).toContain("United Explorer Card");
    expect(names).not.toContain("Chase Sapphire Preferred Card");
    const cash = await search("search_cards", { reward_kind: "cash", limit: 100 });
    expect(cash.cards.map(({ card_id: id }) => id)).toContain("amex-blue-cash-preferred");
  });

  test("what comes with the card, and not what is spent for first", async () => {
    const benefits = ["hotel gold status"];
    const all = await search("search_cards", { benefits, limit: 100 });
    const free = await search("search_cards", { benefits, benefits_at_once: true, limit: 100 });
    expect(free.matched_count).toBeGreaterThan(0);
    expect(free.matched_count).toBeLessThan(all.matched_count);
  });
});

describe("search_cards leaves out", () => {
  test("cards, banks and networks that are named", async () => {
    const { cards } = await search("search_cards", {
      benefits: ["priority pass"],
      without: { issuers: ["Chase"], networks: ["American Express"], cards: ["Venture X"] },
      limit: 100,
    });
    const names = cards.map(({ card_name: name }) => name);
    expect(names).toContain("Citi Strata Elite Card");
    expect(names).not.toContain("Capital One Venture X Rewards Credit Card");
    expect(cards.some(({ issuer }) => ["Chase", "American Express"].includes(issuer))).toBe(false);
  });

  test("what is not told to come back often enough, points at what they count for", async () => {
    const names = async (input: object) =>
      (await search("search_cards", { earns_on: "groceries", limit: 100, ...input })).cards.map(
        ({ card_name: name }) => name,
      );
    // Three and more Hilton points are less than three percent.
    expect(await names({ earns_least: 3 })).toContain("Hilton Honors American Express Card");
    expect(await names({ gives_back_least: 3 })).not.toContain(
      "Hilton Honors American Express Card",
    );
  });
});

describe("search_cards", () => {
  test("lists by name without a query, at most the limit, and counts all", async () => {
    const { cards, matched_count: count } = await search("search_cards", { limit: 100 });
    expect(cards).toHaveLength(100);
    expect(count).toBeGreaterThan(100);
    const names = cards.map(({ card_name: name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test("lists twenty when no limit is given, and says that there are more", async () => {
    const { data, warnings } = await member.call("search_cards");
    expect(found.parse(data).cards).toHaveLength(20);
    expect(warnings.at(-1)).toContain("Raise `limit` or add a filter");
  });

  test("filters combine", async () => {
    const { cards } = await search("search_cards", {
      issuer: "amex",
      card_type: "personal",
      annual_fee_max: 250,
      no_foreign_fee: true,
      limit: 100,
    });
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      expect(card).toMatchObject({
        issuer: "American Express",
        card_type: "personal",
        foreign_fee_percent: 0,
        status: "open",
      });
      expect(card.annual_fee_usd).toBeLessThanOrEqual(250);
    }
  });

  test("finds each open card first by its own name", async () => {
    for (const card of allCards.filter(({ status }) => status === "open")) {
      const { cards } = await search("search_cards", { query: card.card_name, limit: 1 });
      expect(cards[0]?.card_id).toBe(card.id);
    }
  });

  test("benefits, the fee and what is earned on a category combine too, with what each card has", async () => {
    const { cards } = await search("search_cards", {
      benefits: ["cell phone"],
      annual_fee_max: 0,
      earns_on: "dining",
      earns_least: 3,
    });
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      expect(card).toMatchObject({
        annual_fee_usd: 0,
        carries: [expect.objectContaining({ name: "Cell phone protection" })],
      });
      expect(z.looseObject({ rate: z.number() }).parse(card["earns"]).rate).toBeGreaterThanOrEqual(
        3,
      );
    }
  });

  test("a least rate without a place is of the card's highest rate, whose text tells the place", async () => {
    const highest = (id: string) =>
      Math.max(
        0,
        ...earnRates
          .filter((row) => row.card_id === id && row.confidence !== "unverified")
          .map(({ rate }) => rate),
      );
    const { cards } = await search("search_cards", { earns_least: 8, limit: 100 });
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      expect(card).toMatchObject({ earns: { text: expect.stringMatching(/\d/) } });
      expect(highest(card.card_id), card.card_id).toBeGreaterThanOrEqual(8);
    }
  });

  test("the tier of the network finds the cards that the catalog has in it, and no other", async () => {
    const { cards } = await search("search_cards", { network_tier: "Visa Infinite", limit: 100 });
    const wanted = allCards.filter(
      ({ card_network_tier: tier, status }) => tier === "Visa Infinite" && status === "open",
    );
    expect(cards.map(({ card_id: id }) => id).toSorted()).toEqual(
      wanted.map(({ id }) => id).toSorted(),
    );
    expect(cards.every((card) => card["network_tier"] === "Visa Infinite")).toBe(true);
  });

  test("what authorised users cost is a bound that cards without a source do not pass", async () => {
    const costOf = (id: string): number | undefined => {
      const terms = cardTerms.find(({ card_id: card }) => card === id);
      return (terms?.authorized_users_free ?? 0) > 0 ? 0 : terms?.authorized_user_fee_usd;
    };
    const of = async (most: number) =>
      (await search("search_cards", { authorized_user_fee_max: most, limit: 100 })).cards.map(
        ({ card_id: id }) => id,
      );
    const [free, cheap] = [await of(0), await of(125)];
    expect(free.map(costOf).every((cost) => cost === 0)).toBe(true);
    expect(free).not.toEqual([]);
    expect(cheap.map(costOf).every((cost) => cost !== undefined && cost <= 125)).toBe(true);
    expect(cheap.length).toBeGreaterThan(free.length);
  });

  test("finds by the words of a benefit, and names the benefit", async () => {
    const { cards } = await search("search_cards", { query: "dunkin" });
    expect(cards).toMatchObject([
      expect.objectContaining({ card_id: "amex-gold", matched_benefits: ["Dunkin'"] }),
    ]);
  });

  test("with a slip of the pen gives what comes nearest, and says so", async () => {
    const { data, warnings } = await member.call("search_cards", { query: "saphire reserv" });
    expect(found.parse(data).cards.map(({ card_id: id }) => id)).toContain(
      "chase-sapphire-reserve",
    );
    expect(warnings).toContain("No card has all these words; these are nearest by name.");
  });

  test.each(["!!!", "zzyzx qqq", "the card"])("of %j is not an error", async (query) => {
    expect(await member.call("search_cards", { query })).toMatchObject({ status: "ok" });
  });

  test("asks which issuer or program is meant", async () => {
    const { status } = await member.call("search_cards", { currency: "avios" });
    expect(status).toBe("needs_input");
  });
});

describe("find_cards_by_benefit", () => {
  test("puts held cards first, by name, and then the others by name", async () => {
    await member.setWallet(walletOf([held("capital-one-venture-x"), held("amex-platinum")]));
    const { cards } = await search("find_cards_by_benefit", {
      benefit: "priority pass",
      limit: 100,
    });
    expect(cards.slice(0, 2).map(({ card_id: id }) => id)).toEqual([
      "amex-platinum",
      "capital-one-venture-x",
    ]);
    const names = cards.slice(2).map(({ card_name: name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(cards.slice(2).every((card) => !card.held && card.status === "open")).toBe(true);
  });

  test.each([
    "cell phone",
    "cellphone insurance",
    "free night",
    "global entry",
    "tsa precheck",
    "lounge access",
    "companion certificate",
    "elite status",
    "elite status with a hotel or rental",
    "rental status",
    "global entry or TSA precheck",
    "trip delay",
    "rental car insurance",
    "extended warranties",
    "transfer to partners",
    "FX fees",
    "statement credits",
    "hilton gold",
  ])("knows %s", async (benefit) => {
    expect((await search("find_cards_by_benefit", { benefit })).matched_count).toBeGreaterThan(0);
  });

  test("names what comes nearest to a slip of the pen", async () => {
    const told = await member.fail("find_cards_by_benefit", { benefit: "priority pas club" });
    expect(told).toContain("Nearest: Priority Pass");
  });

  test("understands either of two", async () => {
    const countOf = async (benefit: string) =>
      (await search("find_cards_by_benefit", { benefit })).matched_count;
    const either = await countOf("elite status with a hotel or rental");
    const [hotel, rental] = [await countOf("hotel status"), await countOf("rental status")];
    expect(either).toBeGreaterThanOrEqual(Math.max(hotel, rental));
    expect(rental).toBeGreaterThan(0);
    expect(either).toBeLessThanOrEqual(hotel + rental);
  });

  test.each(["free checked bags", "checked bag"])(
    "%s: says that there is no data",
    async (benefit) => {
      expect(await member.fail("find_cards_by_benefit", { benefit })).toContain(
        "no data on checked bags",
      );
    },
  );

  test("of held cards alone says that others carry it", async () => {
    const { warnings } = await member.call("find_cards_by_benefit", {
      benefit: "priority pass",
      held_only: true,
    });
    expect(warnings[0]).toMatch(/^No held card is known to carry it; \d+ cards elsewhere/);
  });

  test("without a word to look for is an error", async () => {
    expect(await member.fail("find_cards_by_benefit", { benefit: "my card" })).toContain(
      "no word to search for",
    );
  });
});
