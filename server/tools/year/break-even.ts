import * as z from "zod";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getCategory } from "../../member/names.ts";
import { toDollars } from "../../advice/money.ts";
import { countAlone, type CountedYear, countYear } from "./counted-year.ts";
import { toSpendLine } from "./year-input.ts";

/* How much must be spent on one category for the fees to come back, or for one card to beat another. */

export const evenRows = {
  break_even: z
    .object({
      category_name: z.string(),
      monthly_usd: z.number().describe("Rewards come to the fees."),
      yearly_usd: z.number(),
      above_plain_monthly_usd: z
        .number()
        .optional()
        .describe("Rewards less fees come to those of a plain card. Absent: never."),
    })
    .optional()
    .describe("Of break_even_on; absent where no spend pays for the fees."),
  level: z
    .object({
      category_name: z.string(),
      first_card_id: z.string(),
      second_card_id: z.string(),
      first_ahead_from_monthly_usd: z
        .number()
        .optional()
        .describe(
          "Net of fees, as the only card. 0: ahead before anything is spent. Absent: never.",
        ),
      first_behind_from_monthly_usd: z
        .number()
        .optional()
        .describe("From here on the second leaves more. Absent: never."),
    })
    .optional()
    .describe("Of level_on."),
};

type Rows = z.infer<z.ZodObject<typeof evenRows>>;

/** Nobody spends more than this on one thing a month: what does not pay by then never does. */
const MAX_MONTHLY_CENTS = 5_000_000;
const STEPS = 24;

export function breakEvenOf(name: string, counted: CountedYear): Rows["break_even"] {
  const category = getCategory(counted.scene.facts, name);
  const withSpend = spendingOn(category, counted);
  const monthly = firstWhere((cents) => withSpend(cents).netCents >= 0);
  if (monthly === undefined) return undefined;
  const abovePlain = firstWhere((cents) => {
    const { netCents, year } = withSpend(cents);
    return netCents >= year.baselineCents;
  });
  return {
    category_name: category.name,
    monthly_usd: toWholeDollars(monthly),
    yearly_usd: toWholeDollars(monthly) * 12,
    above_plain_monthly_usd: abovePlain && toWholeDollars(abovePlain),
  };
}

/** Each of the two as if it were the only card. */
export function levelOf(name: string, counted: CountedYear): Rows["level"] {
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

/** The year when so many cents a month go to one category and nothing to others. */
const spendingOn =
  (category: FactRow<"spendCategories">, { scene, cards, spend, options }: CountedYear) =>
  (monthlyCents: number): CountedYear => {
    const lines = [toSpendLine(category, toDollars(monthlyCents))];
    return countYear(scene, cards, { ...spend, lines }, options);
  };

/** To the next dollar: nobody counts the cents of a break-even. */
const toWholeDollars = (cents: number): number => Math.ceil(toDollars(cents));

const FIRST_CENTS = 100;
/** Small enough that a stretch between two caps is not stepped over. */
const GROWTH = 1.25;

/** The least cents a month, at or above a start, for which it holds: by growing steps, then by halves. */
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
