import * as z from "zod";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getCategory, cardParam, categoryParam, getCard } from "../../member/names.ts";
import { toDollars } from "../../advice/money.ts";
import { countAlone, type CountedYear, joining, withEntries } from "./fee-cards.ts";
import { earningsByScale } from "../../advice/year/yearly-rewards.ts";
import { toEarner } from "../../member/earners.ts";
import { earningCards, toSpendLine, toYearInput } from "./year-input.ts";
import type { Scene } from "../../member/scene.ts";
import { categoryName } from "../card-rows/rate-words.ts";

/** Nobody spends more than this on one category a month: what does not pay by then never does. */
const MAX_MONTHLY_CENTS = 5_000_000;
const STEPS = 24;
const ONE_CENT_USD = 0.01;

function breakEvenOf(name: string, counted: CountedYear): Rows["break_even"] {
  const category = getCategory(counted.scene.facts, name);
  const withSpend = spendingOn(category, counted);
  const monthly = firstWhere((cents) => withSpend(cents).netCents >= 0);
  if (monthly === undefined) return undefined;
  const abovePlain = firstWhere((cents) => {
    const { netCents, baselineCents } = withSpend(cents);
    return netCents >= baselineCents;
  });
  return {
    category_name: category.name,
    monthly_usd: toWholeDollars(monthly),
    yearly_usd: toWholeDollars(monthly) * 12,
    above_plain_monthly_usd: abovePlain && toWholeDollars(abovePlain),
  };
}

/** Compares the two, each as if it were the only card. */
function levelOf(name: string, counted: CountedYear): Rows["level"] {
  const [first, second, ...others] = counted.cards;
  if (first === undefined || second === undefined || others.length > 0) {
    throw new ToolError("level_on is of two cards: name them with as_if_cards.");
  }
  const category = getCategory(counted.scene.facts, name);
  const withFirst = spendingOn(category, countAlone(counted, [first]));
  const withSecond = spendingOn(category, countAlone(counted, [second]));
  const lead = (cents: number): number => withFirst(cents).netCents - withSecond(cents).netCents;
  const ahead = firstWhere((cents) => lead(cents) > 0);
  const behind = ahead === undefined ? undefined : firstWhere((cents) => lead(cents) < 0, ahead);
  return {
    category_name: category.name,
    first_card_id: first.card.id,
    second_card_id: second.card.id,
    first_ahead_from_monthly_usd: ahead && toWholeDollars(ahead),
    first_behind_from_monthly_usd: behind && toWholeDollars(behind),
  };
}

/** Yearly totals with this many cents a month on one category and nothing on others. */
function spendingOn(
  category: FactRow<"spendCategories">,
  { scene, cards, spend, options, feesCents }: CountedYear,
) {
  const earners = cards.map((held) => toEarner(scene, held));
  const lines = [toSpendLine(category, ONE_CENT_USD)];
  const input = toYearInput(scene, earners, { ...spend, lines }, options);
  const earnings = earningsByScale(input);
  return (monthlyCents: number) => ({
    netCents: earnings(monthlyCents) - feesCents,
    baselineCents: Math.round((monthlyCents * 12 * input.baselinePercent) / 100),
  });
}

/** To the next dollar: nobody counts the cents of a break-even. */
const toWholeDollars = (cents: number): number => Math.ceil(toDollars(cents));

const FIRST_CENTS = 100;
/** Small enough that a stretch between two caps is not stepped over. */
const GROWTH = 1.25;

/** The least cents a month from `from` on for which it holds: by growing steps, then bisection. */
function firstWhere(holds: (cents: number) => boolean, from = 0): number | undefined {
  if (holds(from)) return from;
  let low = from;
  let high = Math.max(FIRST_CENTS, Math.ceil(from * GROWTH));
  while (high <= MAX_MONTHLY_CENTS && !holds(high)) {
    low = high;
    high = Math.ceil(high * GROWTH);
  }
  if (high > MAX_MONTHLY_CENTS) return undefined;
  for (let step = 0; step < STEPS && high - low > 1; step += 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/*
 * Optional questions about a year beyond its totals: cards other than those held, and sums over
 * categories.
 */

const MAX_AS_IF = 6;
const MAX_CATEGORIES = 12;

export const extraParams = {
  as_if_cards: z
    .array(cardParam)
    .min(1)
    .max(MAX_AS_IF)
    .optional()
    .describe("Catalog cards taken as the whole wallet."),
  sum_of: z
    .array(categoryParam)
    .min(1)
    .max(MAX_CATEGORIES)
    .optional()
    .describe("Spend categories to sum up together."),
  break_even_on: categoryParam
    .optional()
    .describe("Also show how much spend on this category alone pays for the fees."),
  level_on: categoryParam
    .optional()
    .describe("For two cards: the spend on this category at which they tie."),
};

const monthlyUsd = z.number().optional();

export const extraRows = {
  sum: z
    .object({
      category_names: z.array(z.string()),
      spend_usd: z.number(),
      value_usd: z.number(),
      return_percent: z.number(),
    })
    .optional()
    .describe("Of sum_of, of the year."),
  break_even: z
    .object({
      category_name: z.string(),
      monthly_usd: z.number().describe("Rewards equal the fees."),
      yearly_usd: z.number(),
      above_plain_monthly_usd: monthlyUsd.describe(
        "Rewards less fees equal those of a plain card. Absent: never.",
      ),
    })
    .optional()
    .describe("Of break_even_on; absent where no spend pays for the fees."),
  level: z
    .object({
      category_name: z.string(),
      first_card_id: z.string(),
      second_card_id: z.string(),
      first_ahead_from_monthly_usd: monthlyUsd.describe(
        "Net of fees, as the only card. 0: ahead before anything is spent. Absent: never.",
      ),
      first_behind_from_monthly_usd: monthlyUsd.describe(
        "From here on the second nets more. Absent: never.",
      ),
    })
    .optional()
    .describe("Of level_on."),
};

type Extras = z.infer<z.ZodObject<typeof extraParams>>;
type Rows = z.infer<z.ZodObject<typeof extraRows>>;

/** The scene as if only these cards were held; held ones keep their settings. */
export function asIf(scene: Scene, names: readonly string[] | undefined): Scene {
  if (names === undefined) return scene;
  const own = earningCards(scene);
  const cards = new Set(names.map((name) => getCard(scene.facts, name)));
  const held = [...cards].map(
    (card) => own.find((one) => one.card === card) ?? joining(scene, card),
  );
  return withEntries(
    scene,
    held.map(({ entry }) => entry),
  );
}

export const toExtraRows = (extras: Extras, counted: CountedYear): Rows => ({
  sum: extras.sum_of && sumOf(extras.sum_of, counted),
  break_even:
    extras.break_even_on === undefined ? undefined : breakEvenOf(extras.break_even_on, counted),
  level: extras.level_on === undefined ? undefined : levelOf(extras.level_on, counted),
});

function sumOf(names: readonly string[], { scene, year }: CountedYear): Rows["sum"] {
  const keys = [...new Set(names.map((name) => getCategory(scene.facts, name).key))];
  const lines = year.byLine.filter(({ line }) => keys.includes(line));
  const missing = keys.find((key) => !lines.some(({ line }) => line === key));
  if (missing !== undefined) {
    throw new ToolError(`Nothing is spent on ${categoryName(scene.facts, missing)}.`);
  }
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  const rewards = lines.reduce((sum, line) => sum + line.rewardCents, 0);
  return {
    category_names: lines.map(({ line }) => categoryName(scene.facts, line)),
    spend_usd: toDollars(cents),
    value_usd: toDollars(rewards),
    return_percent: cents === 0 ? 0 : Math.round((rewards * 10_000) / cents) / 100,
  };
}
