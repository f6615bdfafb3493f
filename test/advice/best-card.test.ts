import { describe, expect, test } from "vitest";
import { rankCards, toJudge } from "../../server/advice/purchase/best-card.ts";
import { simulateChange } from "../../server/advice/year/card-change.ts";
import type { CandidateCard, PurchaseToRank } from "../../server/advice/purchase/card-verdict.ts";
import { madeUp, merchantOf, rateOf, real, tables, TODAY, tree } from "./earning-fixtures.ts";

const flat = (id: string, rate: number, cells: Partial<CandidateCard> = {}): CandidateCard => ({
  ...madeUp(id, [rateOf({ rate })]),
  ...cells,
});

const rank = (cards: readonly CandidateCard[], cells: Partial<PurchaseToRank> = {}) =>
  rankCards(
    cards,
    toJudge(tree, {
      amountCents: 10_000,
      category: "dining",
      abroad: false,
      day: TODAY,
      ...cells,
    }),
  );

const order = (ranking: ReturnType<typeof rank>) => ranking.ranked.map(({ card }) => card);

describe("the best card for a purchase", () => {
  test("points count at their value, and whose value it is stays with them", () => {
    const value = { centsPerPoint: 1.7, basis: "own" } as const;
    const points = flat("points", 3, {
      rates: [rateOf({ rate: 3, unit: "points_per_dollar" })],
      value,
    });
    const { ranked } = rank([flat("cash", 5), points]);
    expect(ranked.map(({ card, rewardCents }) => [card, rewardCents])).toEqual([
      ["points", 510],
      ["cash", 500],
    ]);
    expect(ranked[0]?.value).toEqual(value);
    expect(ranked[1]?.value).toEqual({ centsPerPoint: 1, basis: "face" });
  });
  test("abroad the foreign fee counts", () => {
    const fee = flat("fee", 3);
    const cards = [
      { ...fee, card: { ...fee.card, foreign_transaction_fee: 2.7 } },
      flat("plain", 1),
    ];
    expect(order(rank(cards))).toEqual(["fee", "plain"]);
    const abroad = rank(cards, { abroad: true });
    expect(order(abroad)).toEqual(["plain", "fee"]);
    expect(abroad.ranked[1]?.foreignFeeCents).toBe(270);
    expect(abroad.ranked[1]?.totalCents).toBe(30);
  });
  test("a bonus counts by each dollar left, not beyond them and not too late", () => {
    const bonus = { remainingCents: 400_000, rewardCents: 80_000, deadline: "2026-12-31" };
    const [best] = rank([flat("new", 1, { bonus }), flat("old", 5)]).ranked;
    expect([best?.card, best?.bonusCents, best?.bonusCentsPerDollar]).toEqual(["new", 2000, 20]);
    const nearly = { ...bonus, remainingCents: 5000 };
    expect(rank([flat("new", 1, { bonus: nearly })]).ranked[0]?.bonusCents).toBe(80_000);
    expect(rank([flat("new", 1, { bonus })], { day: "2027-01-01" }).ranked[0]?.bonusCents).toBe(0);
  });
  test("an unused credit counts up to the purchase", () => {
    const credits = [{ name: "Dining credit", leftCents: 15_000 }];
    expect(rank([flat("one", 1, { credits })]).ranked[0]?.totalCents).toBe(10_100);
  });
  test("half a cent is a tie, more is not", () => {
    const of = (rate: number, id: string) => flat(id, rate);
    const small = { amountCents: 100 };
    expect(rank([of(2, "a"), of(1.5, "b"), of(1, "c")], small).ties).toEqual(["a", "b"]);
    expect(rank([of(2, "a"), of(1.49, "b")], small).ties).toEqual([]);
  });
  test("a card that is surely not taken is left out, and said", () => {
    const cards = [real("amex-gold"), real("citi-costco-anywhere"), real("apple-card")];
    const { category: _, ...purchase } = {
      category: "",
      amountCents: 10_000,
      abroad: false,
      day: TODAY,
    };
    const judge = toJudge(tree, { ...purchase, merchant: merchantOf("costco") });
    const ranking = rankCards(cards, judge);
    expect(ranking.notAccepted).toEqual(["amex-gold"]);
    expect(order(ranking)).toEqual(["citi-costco-anywhere", "apple-card"]);
    expect(ranking.ranked[1]?.acceptance).toBe("online_only");
  });
  test("a card without value or rates is named, not ranked", () => {
    const { value: _, ...gold } = real("amex-gold");
    const ranking = rank([gold, real("chase-slate")]);
    expect(ranking.unvalued.map(({ card }) => card)).toEqual(["amex-gold"]);
    expect(ranking.unknown.map(({ card }) => card)).toEqual(["chase-slate"]);
  });
  test("every real card is ranked, unvalued or unknown, and none twice", () => {
    const cards = tables.cards.map(({ id }) => real(id));
    const { ranked, unvalued, unknown, notAccepted } = rank(cards, { abroad: true });
    expect(ranked.length + unvalued.length + unknown.length + notAccepted.length).toBe(
      cards.length,
    );
    for (const { totalCents } of ranked) expect(totalCents).toBeGreaterThanOrEqual(-300);
  });
});

describe("a change of cards", () => {
  const spend = [
    { key: "dining", category: "dining", monthlyCents: 50_000 },
    { key: "gas", category: "gas", monthlyCents: 20_000 },
  ];
  const input = (cards: Parameters<typeof simulateChange>[0]["cards"]) => ({
    tree,
    cards,
    spend,
    from: TODAY,
    baselinePercent: 2,
    assumed: [],
  });
  const base = { ...flat("base", 1), annualFeeCents: 0 };
  const diner = {
    ...madeUp("diner", [rateOf({}), rateOf({ category: "dining", rate: 4 })]),
    annualFeeCents: 9500,
  };

  test("a card that is added moves spend, costs its fee and brings its offer once", () => {
    const added = { ...diner, firstYearFeeCents: 0, offerCents: 20_000 };
    const change = simulateChange(input([base]), { add: [added], drop: [] });
    expect(change.ongoing).toEqual({
      rewardCents: 18_000,
      feeCents: 9500,
      offerCents: 0,
      creditCents: 0,
      anniversaryCents: 0,
      netCents: 8500,
    });
    expect(change.firstYear).toEqual({
      rewardCents: 18_000,
      feeCents: 0,
      offerCents: 20_000,
      creditCents: 0,
      anniversaryCents: 0,
      netCents: 38_000,
    });
    expect(change.moved).toEqual([{ line: "dining", from: "base", to: "diner", cents: 600_000 }]);
  });
  test("dropping it again takes the same away", () => {
    const change = simulateChange(input([base, diner]), { add: [], drop: ["diner"] });
    expect(change.ongoing.netCents).toBe(-8500);
    expect(change.moved).toEqual([{ line: "dining", from: "diner", to: "base", cents: 600_000 }]);
  });
  test("a swap does both; the last card leaves its spend without a card", () => {
    const swap = simulateChange(input([base]), { add: [diner], drop: ["base"] });
    expect(swap.ongoing.netCents).toBe(18_000 - 9500);
    const none = simulateChange(input([base]), { add: [], drop: ["base", "ghost"] });
    expect(none.moved).toEqual([
      { line: "dining", from: "base", cents: 600_000 },
      { line: "gas", from: "base", cents: 240_000 },
    ]);
  });
  test("rates of the first year count in the first year only", () => {
    const boa = { ...real("boa-customized-cash"), annualFeeCents: 0 };
    const change = simulateChange(input([base]), { add: [boa], drop: [] });
    expect(change.firstYear.rewardCents).toBe(600_000 * 0.05);
    expect(change.ongoing.rewardCents).toBe(600_000 * 0.02);
  });
  test("a change to nothing changes nothing", () => {
    const change = simulateChange(input([base, diner]), { add: [], drop: [] });
    expect([change.firstYear.netCents, change.ongoing.netCents, change.moved]).toEqual([0, 0, []]);
  });
});
