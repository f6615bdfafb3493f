import * as z from "zod";
import { ONLINE_SHOPPING } from "../../advice/purchase/categories.ts";
import { estimateYear } from "../../advice/year/yearly-rewards.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getCategory } from "../../member/names.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { toDollars } from "../../member/money.ts";
import { withEntries } from "./fee-cards.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { type Counted, feeCents } from "./year-counted.ts";
import { toEarners, toYearInput } from "./year-input.ts";

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

type Row<Key extends keyof typeof evenRows> = { [One in Key]?: z.infer<(typeof evenRows)[One]> };

/** Nobody spends more than this on one thing a month: what does not pay by then never does. */
const MOST_MONTHLY_CENTS = 5_000_000;
const STEPS = 24;

export function breakEvenOf(name: string, counted: Counted): Row<"break_even"> {
  const { key } = getCategory(counted.scene.facts, name);
  const monthly = firstWhere((cents) => netOf(counted, key, cents).net >= 0);
  if (monthly === undefined) return {};
  const above = firstWhere((cents) => netOf(counted, key, cents).abovePlain >= 0);
  return {
    break_even: {
      category_name: categoryName(counted.scene.facts, key),
      monthly_usd: toWholeDollars(monthly),
      yearly_usd: toWholeDollars(monthly) * 12,
      above_plain_monthly_usd: above === undefined ? undefined : toWholeDollars(above),
    },
  };
}

/** Each of the two as if it were the only card. */
export function levelOf(name: string, counted: Counted): Row<"level">["level"] {
  const [first, second, ...others] = counted.cards;
  if (first === undefined || second === undefined || others.length > 0) {
    throw new ToolError("level_on is of two cards: name them with as_if_cards.");
  }
  const { key } = getCategory(counted.scene.facts, name);
  const [one, two] = [alone(counted, first), alone(counted, second)];
  const lead = (cents: number): number => netOf(one, key, cents).net - netOf(two, key, cents).net;
  const ahead = firstWhere((cents) => lead(cents) > 0);
  const behind = ahead === undefined ? undefined : firstWhere((cents) => lead(cents) < 0, ahead);
  return {
    category_name: categoryName(counted.scene.facts, key),
    first_card_id: first.card.id,
    second_card_id: second.card.id,
    first_ahead_from_monthly_usd: ahead === undefined ? undefined : toWholeDollars(ahead),
    first_behind_from_monthly_usd: behind === undefined ? undefined : toWholeDollars(behind),
  };
}

/** Points that only the other card lets move count as cash back. */
const alone = (counted: Counted, held: HeldCard): Counted => ({
  ...counted,
  scene: withEntries(counted.scene, [held.entry]),
  cards: [held],
});

/** What is left of the year after the fees when so much a month goes to one category alone. */
function netOf(
  { scene, cards, spend, options }: Counted,
  key: string,
  monthlyCents: number,
): { readonly net: number; readonly abovePlain: number } {
  const line = {
    key,
    category: key,
    monthlyCents,
    channel: key === ONLINE_SHOPPING ? ("online" as const) : undefined,
  };
  const category = getCategory(scene.facts, key);
  const only = { ...spend, lines: [{ line, category, monthlyUsd: toDollars(monthlyCents) }] };
  const year = estimateYear(toYearInput(scene, toEarners(scene, cards), only, options));
  const fees = cards.reduce((sum, one) => sum + feeCents(one), 0);
  return { net: year.totalCents - fees, abovePlain: year.totalCents - fees - year.baselineCents };
}

/** To the next dollar: nobody counts the cents of a break-even. */
const toWholeDollars = (cents: number): number => Math.ceil(toDollars(cents));

const FIRST_CENTS = 100;
/** Small enough that a stretch between two caps is not stepped over. */
const GROWTH = 1.25;

/** The least cents a month, from some on, for which it holds: by growing steps, and then by halves. */
function firstWhere(holds: (cents: number) => boolean, from = 0): number | undefined {
  if (holds(from)) return from;
  let low = from;
  let high = Math.max(FIRST_CENTS, Math.ceil(from * GROWTH));
  while (high <= MOST_MONTHLY_CENTS && !holds(high)) {
    low = high;
    high = Math.ceil(high * GROWTH);
  }
  if (high > MOST_MONTHLY_CENTS) return undefined;
  for (let step = 0; step < STEPS && high - low > 1; step += 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
