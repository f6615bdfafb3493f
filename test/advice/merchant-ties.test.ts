import { describe, expect, test } from "vitest";
import { isShopsFuel, keysOf } from "../../server/advice/purchase/coding.ts";
import { acceptanceOf } from "../../server/advice/purchase/acceptance.ts";
import type { Purchase } from "../../server/advice/purchase/purchase.ts";
import { applicableRates, RATE_SCALE } from "../../server/advice/purchase/rates.ts";
import { merchantOf, real, TODAY, tree } from "./earning-fixtures.ts";

const perDollar = (card: string, cells: Partial<Purchase>): number => {
  const purchase = { amountCents: 10_000, abroad: false, day: TODAY, ...cells };
  const { best } = applicableRates(tree, real(card), purchase);
  return (best?.scaledRate ?? 0) / RATE_SCALE;
};

describe("a brand of a hotel chain", () => {
  test.each([
    ["hampton", "amex-hilton-surpass", 12],
    ["doubletree", "amex-hilton-aspire", 14],
    ["courtyard", "chase-marriott-boundless", 6],
    ["westin", "amex-marriott-brilliant", 6],
    ["holiday-inn", "chase-ihg-premier", 10],
    ["super-8", "barclays-wyndham-earner", 5],
  ])("%s earns what %s gives at the chain", (brand, card, rate) => {
    expect(perDollar(card, { merchant: merchantOf(brand) })).toBe(rate);
  });
  test("another chain's card earns no more there", () => {
    expect(perDollar("amex-hilton-surpass", { merchant: merchantOf("courtyard") })).toBe(3);
  });
  test("a brand that is the chain's in the US only is not abroad", () => {
    expect(keysOf(merchantOf("radisson"), false)).toContain("choice-hotels");
    expect(keysOf(merchantOf("radisson"), true)).toEqual(["radisson"]);
  });
});

describe("fuel that a shop sells", () => {
  test.each([
    ["costco-gas", undefined],
    ["sams-club-fuel", undefined],
    ["walmart", "gas"],
    ["kroger", "gas"],
  ])("at %s a rate that leaves it out does not hold", (key, category) => {
    const at = { merchant: merchantOf(key), ...(category === undefined ? {} : { category }) };
    expect(isShopsFuel(at.merchant)).toBe(true);
    expect(perDollar("amex-blue-cash-preferred", at)).toBe(1);
    expect(perDollar("amex-hilton-surpass", at)).toBe(3);
  });
  test("a rate that says nothing of it holds", () => {
    expect(perDollar("chase-sapphire-preferred", { merchant: merchantOf("sams-club-fuel") })).toBe(
      3,
    );
  });
  test("at a station the rate holds", () => {
    expect(perDollar("amex-blue-cash-preferred", { merchant: merchantOf("shell") })).toBe(3);
  });
  test("the club's own card keeps its rate at its pumps", () => {
    expect(perDollar("citi-costco-anywhere", { merchant: merchantOf("costco-gas") })).toBe(5);
    expect(perDollar("citi-costco-anywhere", { merchant: merchantOf("sams-club-fuel") })).toBe(1);
  });
  test("pumps take what they take, though no channel is told", () => {
    const merchant = merchantOf("costco-gas");
    expect(acceptanceOf("American Express", { merchant })).toBe("no");
    expect(acceptanceOf("Mastercard", { merchant, channel: "online" })).toBe("no");
    expect(acceptanceOf("Visa", { merchant })).toBe("yes");
  });
});
