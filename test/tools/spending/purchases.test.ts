import { expect, test } from "vitest";
import * as z from "zod";
import type { WalletCard } from "../../../server/accounts/wallet.ts";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { held, walletOf } from "../held.ts";
import { openMember } from "../member.ts";

const purchaseAnswer = z.looseObject({
  summary: z.string(),
  assumptions: z.array(z.string()),
  warnings: z.array(z.string()),
  data: z.looseObject({
    purchase: z.looseObject({ channel: z.string().optional() }),
    ranked: z.array(
      z.looseObject({
        card: z.looseObject({ card_id: z.string() }),
        rate: z.number(),
        rate_on: z.string(),
        total_usd: z.number(),
        conditions: z.array(z.string()),
      }),
    ),
    conditional: z.array(z.looseObject({ if: z.array(z.string()) })),
  }),
});

async function openWith(cards: readonly WalletCard[]) {
  const member = await openMember(DEFAULT_CEILINGS, { facts: readPinnedFacts() });
  await member.setWallet(walletOf(cards));
  return member;
}

const CSR = held("chase-sapphire-reserve");
const GOLD = held("amex-gold");

async function ask(input: object, cards: readonly WalletCard[] = [CSR, GOLD]) {
  const member = await openWith(cards);
  return purchaseAnswer.parse(await member.call("best_card_for_purchase", input));
}

test("through a portal that is not named each card is taken at its own", async () => {
  const { summary, assumptions, data } = await ask({
    category: "hotels",
    amount: 500,
    channel: "portal",
  });
  // Reserve 8 × 500 × 1.9 = $76; Gold 5 × 500 × 1.9 = $47.50.
  expect(data.ranked).toMatchObject([
    { card: { card_id: "chase-sapphire-reserve" }, rate: 8, total_usd: 76 },
    { card: { card_id: "amex-gold" }, rate: 5, total_usd: 47.5 },
  ]);
  expect(data.ranked.map(({ conditions }) => conditions[0])).toEqual([
    "booked through Chase Travel",
    "booked through Amex Travel",
  ]);
  expect(summary).toContain("through Chase Travel");
  expect(assumptions.join()).toContain("each card uses its own");
});

test("through a named portal another bank's card earns no portal rate", async () => {
  const input = { category: "hotels", amount: 500, channel: "portal", via: "Chase Travel" };
  const { data } = await ask(input);
  expect(data.ranked[1]).toMatchObject({ card: { card_id: "amex-gold" }, rate: 1 });
});

test("a merchant that is not known leaves the category that is given, with a warning", async () => {
  const { warnings, data } = await ask({
    merchant: "Joe Pizza Shack",
    category: "dining",
    amount: 50,
  });
  expect(data.ranked[0]).toMatchObject({ card: { card_id: "amex-gold" }, rate: 4 });
  expect(warnings.join()).toContain('"Joe Pizza Shack" is not a merchant known here');
});

test("a website's name means online, the plain name the store", async () => {
  const online = await ask({ merchant: "walmart.com", amount: 50 });
  expect(online.data.purchase.channel).toBe("online");
  expect(online.assumptions.join()).toContain("named by its website");
  const store = await ask({ merchant: "walmart", amount: 50 });
  expect(store.data.purchase.channel).toBe("in_store");
  const told = await ask({ merchant: "walmart.com", amount: 50, channel: "in_store" });
  expect(told.data.purchase.channel).toBe("in_store");
});

test("a category that is not the merchant's own is used with a warning", async () => {
  const { warnings } = await ask({ merchant: "whole foods", category: "travel", amount: 50 });
  expect(warnings[0]).toBe(
    "Whole Foods Market codes as Groceries here; the category that was given, Travel, is used instead.",
  );
  const same = await ask({ merchant: "whole foods", category: "groceries", amount: 50 });
  expect(same.warnings.join()).not.toContain("used instead");
});

test("a credit for several orders counts with what one order may use", async () => {
  const { data } = await ask({ merchant: "doordash", amount: 50 });
  expect(data.conditional).toMatchObject([
    {
      card: { card_id: "chase-sapphire-reserve" },
      if: [expect.stringContaining("$10 a purchase")],
    },
  ]);
});

test("no portal is named for what portals do not sell", async () => {
  const ifs = (asked: Awaited<ReturnType<typeof ask>>) =>
    asked.data.conditional.flatMap((row) => row.if).join();
  expect(ifs(await ask({ merchant: "uber", amount: 50 }))).not.toContain("Chase Travel");
  expect(ifs(await ask({ merchant: "airbnb", amount: 50 }))).not.toContain("Chase Travel");
  expect(ifs(await ask({ category: "parking", amount: 50 }))).not.toContain("Chase Travel");
  expect(ifs(await ask({ category: "cruises", amount: 50 }))).toContain("Chase Travel");
  expect(ifs(await ask({ merchant: "hertz", amount: 50 }))).toContain("Chase Travel");
});

test("what a rate leaves out stands with what it is on", async () => {
  const { data } = await ask({ category: "dining", amount: 50 });
  expect(data.ranked[0]?.rate_on).toBe(
    "Restaurants and bars, but not bars, nightclubs, caterers or bakeries",
  );
});

test("the cheat sheet marks a card of somebody else's account", async () => {
  const member = await openWith([held("amex-gold", { authorized_user: true })]);
  const { data } = await member.call("category_cheat_sheet", { categories: ["dining"] });
  expect(data).toMatchObject({
    rows: [
      {
        best: {
          card: { authorized_user: true },
          conditions: ["an authorised user's card: its points go to the account's holder"],
        },
      },
    ],
  });
});

test("a country goes by its name or its letters", async () => {
  for (const country of ["France", "fr", "FR"]) {
    const { assumptions } = await ask({ category: "dining", amount: 50, country });
    expect(assumptions.join()).toContain("Charged by a bank in France");
  }
  const member = await openWith([CSR]);
  const input = { category: "gas", amount: 10, country: "Atlantis" };
  expect(await member.fail("best_card_for_purchase", input)).toContain(
    "Give two letters (ISO 3166), such as FR",
  );
});

test("a spending profile without spend is told how to give it", async () => {
  const member = await openWith([]);
  expect(await member.fail("update_profile", { spend: "much" })).toContain("spend");
});

test("cards that are named stand side by side, those not held as if they were", async () => {
  const member = await openWith([GOLD]);
  const { data } = await member.call("best_card_for_purchase", {
    category: "groceries",
    amount: 400,
    cards: ["capital-one-savor", "amex-gold"],
  });
  // Gold 4 × 400 × 1.9 = $30.40; Savor 3% of 400 = $12.
  expect(data).toMatchObject({
    named: [
      { card_id: "amex-gold", held: true, points: 1600, total_usd: 30.4, more_usd: 18.4 },
      { card_id: "capital-one-savor", held: false, total_usd: 12, over_held_usd: -18.4 },
    ],
  });
});

test("a named card that the shop does not take is not among those told", async () => {
  const member = await openWith([CSR]);
  const { data } = await member.call("best_card_for_purchase", {
    merchant: "costco",
    amount: 100,
    channel: "in_store",
    cards: ["amex-gold", "chase-sapphire-reserve"],
  });
  expect(data).toMatchObject({ named: [{ card_id: "chase-sapphire-reserve" }] });
});

test("dollars told for a question are taken off the cap of a rotating rate", async () => {
  const member = await openWith([held("chase-freedom-flex")]);
  const { data } = await member.call("category_cheat_sheet", {
    date: "2026-11-21",
    rotating_spent: [{ card: "freedom flex", spent_usd: 900 }],
  });
  expect(data).toMatchObject({
    rotating: [{ cap: { limit_usd: 1500, left_usd: 600, left_known: true } }],
  });
});
