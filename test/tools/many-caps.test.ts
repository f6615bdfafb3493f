import { expect, test } from "vitest";
import { EMPTY_WALLET, newCard, newOwnCard } from "../../server/accounts/wallet.ts";
import { type Scene, toScene } from "../../server/member/scene.ts";
import { estimateAnnualRewards } from "../../server/tools/year/estimate-annual-rewards.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";

/* Many small caps beside cards whose categories are chosen: the search of one year took seconds. */

const facts = readPinnedFacts();
const EVERYDAY =
  "dining groceries wholesale_clubs superstores gas ev_charging travel flights hotels car_rentals " +
  "transit rideshare drugstores fitness streaming entertainment utilities phone_service rent clothing";
const RATED = facts.tables.earnRates.map(({ category }) => category);
const CATEGORIES = [...new Set([...EVERYDAY.split(" "), ...RATED])].slice(0, 52);
const CHOSEN = [
  "boa-customized-cash",
  "usbank-cash-plus",
  "boa-business-customized-cash",
  "citi-strata",
  "amex-business-gold",
  "chase-freedom-flex",
  "usbank-altitude-connect",
  "amex-blue-cash-preferred",
];
const OPENED = { opened_on: "2022-03-14" };

const ownCard = (at: number) =>
  newOwnCard(`own-${at}`, {
    name: `Card ${at}`,
    issuer: "A bank",
    card_type: "personal",
    annual_fee_usd: 0,
    program: "cash_back",
    earn: Array.from({ length: 30 }, (_, place) => ({
      category: CATEGORIES[(place + at * 5) % CATEGORIES.length] ?? "dining",
      rate: 5 + at / 10 + (place * 3) / 1000,
      cap_usd: 1,
      cap_period: "month" as const,
    })),
    credits: [],
    as_of: "2026-11-01",
  });

const wallet = {
  ...EMPTY_WALLET,
  cards: [
    ...Array.from({ length: 10 }, (_, at) => ({ ...ownCard(at), ...OPENED })),
    ...Array.from({ length: 20 }, (_, at) => ({
      ...newCard(`card-${at}`, CHOSEN[at % CHOSEN.length] ?? ""),
      ...OPENED,
    })),
  ],
  spend: Object.fromEntries(CATEGORIES.map((category, at) => [category, 777 + 13 * at])),
};
const scene = toScene(wallet, {
  facts,
  now: Date.parse("2026-11-21T17:00:00Z"),
  newId: () => "new",
});

test("a year that takes too long to search is told as less than exact, and still uses the caps", () => {
  const whole = yearOf(scene);
  expect(whole.is_exact).toBe(false);
  const few = yearOf(toScene({ ...wallet, cards: wallet.cards.slice(10, 14) }, scene));
  expect(few.is_exact).toBe(true);
  expect(whole.total_usd).toBeGreaterThan(few.total_usd);
});

function yearOf(held: Scene) {
  const answer = estimateAnnualRewards.answerOn({}, held);
  if (!("data" in answer)) throw new Error(answer.summary);
  return answer.data;
}
