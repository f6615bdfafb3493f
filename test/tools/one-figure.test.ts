import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../server/advice/days.ts";
import { listCredits } from "../../server/tools/benefits/list-credits.ts";
import { listExpiringTool } from "../../server/tools/benefits/list-expiring.ts";
import { getBonusProgress } from "../../server/tools/offers/get-bonus-progress.ts";
import { compareTransferPaths } from "../../server/tools/transfers/compare-transfer-paths.ts";
import { planPointsGoal } from "../../server/tools/trip/plan-points-goal.ts";
import type { Scene } from "../../server/member/scene.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { held, walletOf } from "./held.ts";
import type { FactRow } from "../../server/contract/facts.ts";
import { bestCardForPurchase } from "../../server/tools/spending/best-card-for-purchase.ts";
import { categoryCheatSheet } from "../../server/tools/spending/category-cheat-sheet.ts";
import { estimateAnnualRewards } from "../../server/tools/year/estimate-annual-rewards.ts";
import { openMember } from "./member.ts";

/* Two tools give the same figure for the same fact. */

const TODAY = "2026-11-24";
const MANY_CALLS = { ...DEFAULT_CEILINGS, free: { tools: 10_000, chat: 1 } };

const sceneOn = (wallet: Wallet, today = TODAY): Scene => ({
  wallet,
  facts: readPinnedFacts(),
  today,
  now: Date.parse(`${today}T17:00:00Z`),
  newId: () => "new",
});

/** The data of an answer that has some. */
function dataOf<Data>(answer: { readonly summary: string; readonly data?: Data }): Data {
  if (answer.data === undefined) throw new Error(answer.summary);
  return answer.data;
}

const days = fc.integer({ min: 0, max: 400 });

test("the days left of a bonus are those of what expires", () => {
  fc.assert(
    fc.property(days, (ahead) => {
      const bonus = {
        id: "b1",
        wallet_card_id: "amex-gold",
        status: "active",
        required_usd: 6000,
        net_spent_usd: 1000,
        deadline: addDays(TODAY, ahead),
        updated_on: TODAY,
      } as const;
      const scene = sceneOn(walletOf([held("amex-gold")], { bonuses: [bonus] }));
      const { bonuses } = dataOf(getBonusProgress.answerOn({}, scene));
      const { items } = dataOf(
        listExpiringTool.answerOn({ within_days: 400, kinds: ["bonus"] }, scene),
      );
      expect(items.map((one) => one.days_left)).toEqual([ahead]);
      expect(bonuses.map((one) => one.days_left)).toEqual([ahead]);
    }),
  );
});

const openedOn = fc
  .integer({ min: 40, max: 1500 })
  .chain((ago) => fc.constantFrom(addDays(TODAY, -ago), addDays(TODAY, -ago).slice(0, 7)));

test("the end of a credit is the same wherever it is told", async () => {
  const member = await openMember(MANY_CALLS, {
    facts: readPinnedFacts(),
    now: `${TODAY}T17:00:00Z`,
  });
  await fc.assert(
    fc.asyncProperty(openedOn, async (opened) => {
      const wallet = walletOf([held("chase-sapphire-reserve", { opened_on: opened })]);
      await member.setWallet(wallet);
      const scene = sceneOn(wallet);
      const travel = dataOf(listCredits.answerOn({}, scene)).credits.find(
        (one) => one.credit_name === "Annual travel",
      );
      expect(travel).toMatchObject({ left: 300 });
      const { items } = dataOf(listExpiringTool.answerOn({ within_days: 400 }, scene));
      expect(items.find(({ name }) => name === "Annual travel")).toMatchObject({
        expires_on: travel?.period_ends,
        days_left: travel?.days_left,
        is_exact: travel?.dates_exact,
        value_usd: 300,
      });
      const { data } = await member.call("record_credit_use", {
        credit: "annual travel",
        amount: 1,
        dry_run: true,
      });
      expect(data?.["period"]).toEqual({
        starts: travel?.period_starts,
        ends: travel?.period_ends,
        ends_latest: travel?.period_ends_latest,
      });
    }),
    { numRuns: 30 },
  );
});

test("what balances leave missing for a goal is what the paths to it lack", () => {
  const { tables } = readPinnedFacts().facts;
  const destinations = [...new Set(tables.routes.map(({ dest }) => dest))];
  const program = fc.constantFrom(
    "amex_membership_rewards",
    "chase_ultimate_rewards",
    "citi_thankyou",
    "marriott_bonvoy",
    "british_airways_avios",
  );
  const balance = fc.record({
    program,
    owner: fc.constant("me"),
    points: fc.integer({ min: 1, max: 150_000 }),
    as_of: fc.constant(TODAY),
  });
  const balances = fc.uniqueArray(balance, { maxLength: 4, selector: (one) => one.program });
  const need = fc.integer({ min: 1, max: 120_000 });
  const cards = ["amex-gold", "chase-sapphire-preferred", "citi-strata-premier"].map((id) =>
    held(id),
  );
  fc.assert(
    fc.property(balances, fc.constantFrom(...destinations), need, (own, to, points) => {
      const scene = sceneOn(walletOf(cards, { balances: own }));
      const there = own.find((one) => one.program === to)?.points ?? 0;
      const { gaps, ways } = dataOf(
        planPointsGoal.answerOn({ goals: [{ program: to, points: points + there }] }, scene),
      );
      const others = own.filter((one) => one.program !== to);
      const { paths } = dataOf(
        compareTransferPaths.answerOn(
          { to, need: points },
          sceneOn(walletOf(cards, { balances: others })),
        ),
      );
      const lacking = Math.min(points, ...paths.map(({ shortfall }) => shortfall));
      expect(gaps[0]?.missing).toBe(lacking);
      if (lacking > 0) return;
      const whole = paths.filter(({ shortfall }) => shortfall === 0);
      const least = Math.min(...whole.map((path) => path.value_given_up_usd ?? Infinity));
      const given = ways
        .filter((way) => way.in_plan)
        .reduce((sum, way) => sum + (way.value_given_up_usd ?? 0) + way.cost_usd, 0);
      expect(given).toBeCloseTo(least, 1);
    }),
    { numRuns: 60 },
  );
});

test("a category earns one rate, whoever is asked and however it is paid to the seller", () => {
  const facts = readPinnedFacts();
  const isPlain = ({ selection, starts, ends, requires }: FactRow<"earnRates">): boolean =>
    selection === "always" && !starts && !ends && requires.length === 0;
  const cards = [...facts.cards.keys()].filter((id) =>
    facts.rowsOf("earnRates", id).every(isPlain),
  );
  const categories = [...facts.categories.keys()].filter((key) => key !== "everything_else");
  const channels = fc.constantFrom(undefined, "direct" as const, "in_store" as const);
  fc.assert(
    fc.property(
      fc.constantFrom(...cards),
      fc.constantFrom(...categories),
      channels,
      (card, category, paid) => {
        const scene = sceneOn(walletOf([held(card)]));
        const channel =
          category === "online_shopping" || category === "food_delivery" ? undefined : paid;
        const asked = { category, amount: 100, channel };
        const [ranked] = dataOf(bestCardForPurchase.answerOn(asked, scene)).ranked;
        const sheet = dataOf(categoryCheatSheet.answerOn({ categories: [category] }, scene));
        expect(sheet.rows[0]?.best?.rate).toBe(ranked?.rate);
        if (ranked === undefined) return;
        const year = dataOf(estimateAnnualRewards.answerOn({ spend: { [category]: 100 } }, scene));
        expect(year.by_category[0]?.value_usd).toBeCloseTo(ranked.value_usd * 12, 0);
      },
    ),
    { numRuns: 200 },
  );
});

test("a hotel paid at its desk or its website is booked direct", () => {
  const scene = sceneOn(walletOf([held("chase-sapphire-reserve")]));
  for (const channel of [undefined, "direct", "in_store", "online"] as const) {
    const asked = { category: "hotels", amount: 500, channel };
    const { ranked } = dataOf(bestCardForPurchase.answerOn(asked, scene));
    expect(ranked[0]).toMatchObject({ rate: 4, points: 2000 });
  }
});

test("dinner with the card of a delivery service earns its rate on restaurants", () => {
  const scene = sceneOn(walletOf([held("chase-doordash")]));
  const rateOn = (asked: object): number | undefined =>
    dataOf(bestCardForPurchase.answerOn({ amount: 50, ...asked }, scene)).ranked[0]?.rate;
  expect(rateOn({ category: "dining" })).toBe(3);
  expect(rateOn({ category: "food delivery" })).toBe(1);
  expect(rateOn({ merchant: "doordash" })).toBe(4);
});
