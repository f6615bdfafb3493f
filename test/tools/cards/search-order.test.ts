import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { type Member, openMember } from "../member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const found = z.object({
  cards: z.array(
    z.looseObject({
      card_name: z.string(),
      issuer: z.string(),
      network: z.string().optional(),
      annual_fee_usd: z.number(),
      first_year_fee_usd: z.number().optional(),
      offer: z
        .object({
          text: z.string(),
          points: z.number().optional(),
          value_usd: z.number().optional(),
        })
        .loose()
        .optional(),
    }),
  ),
  matched_count: z.int(),
});

const search = async (input: object) =>
  found.parse((await member.call("search_cards", { limit: 100, ...input })).data).cards;

describe("the order of search_cards", () => {
  test("by the fee, from either end", async () => {
    const dear = await search({ order_by: "highest_fee" });
    const cheap = await search({ order_by: "lowest_fee" });
    expect(dear[0]?.annual_fee_usd).toBe(895);
    expect(cheap[0]?.annual_fee_usd).toBe(0);
    const fees = dear.map((card) => card.annual_fee_usd);
    expect(fees).toEqual(fees.toSorted((a, b) => b - a));
  });

  test("by what the welcome offer counts for lists only cards that have one", async () => {
    const cards = await search({ order_by: "offer_value", annual_fee_max: 0 });
    expect(cards.length).toBeGreaterThan(10);
    const worth = cards.map(({ offer }) => offer?.value_usd ?? -1);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(cards.every(({ offer }) => (offer?.text ?? "") !== "")).toBe(true);
  });

  test("without a word of offers none is told", async () => {
    const cards = await search({ issuer: "chase" });
    expect(cards.every(({ offer }) => offer === undefined)).toBe(true);
  });
});

describe("more filters of search_cards", () => {
  test("offers of at least so many points", async () => {
    const cards = await search({ issuer: "chase", offer_points_min: 90_000 });
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ offer }) => (offer?.points ?? 0) >= 90_000)).toBe(true);
  });

  test("any of several issuers, one network, a fee of at least so much", async () => {
    const cards = await search({ issuers: ["citi", "capital one"], network: "Mastercard" });
    expect(new Set(cards.map(({ issuer }) => issuer))).toEqual(new Set(["Citi", "Capital One"]));
    expect(cards.every(({ network }) => network === "Mastercard")).toBe(true);
    const dear = await search({ annual_fee_min: 500 });
    expect(dear.length).toBeGreaterThan(0);
    expect(dear.every(({ annual_fee_usd: fee }) => fee >= 500)).toBe(true);
  });

  test("a fee that the first year does not have", async () => {
    const cards = await search({ first_year_free: true });
    expect(cards.length).toBeGreaterThan(0);
    for (const { annual_fee_usd: fee, first_year_fee_usd: first } of cards) {
      expect(fee).toBeGreaterThan(0);
      expect(first).toBe(0);
    }
  });
});
