import * as z from "zod";
import { estimateYear } from "../../advice/year/yearly-rewards.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { cardParam, categoryParam, getCard, getCategory } from "../../member/names.ts";
import { type HeldCard, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { joining, withEntries } from "./fee-cards.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { breakEvenOf, evenRows, levelOf } from "./break-even.ts";
import { type Counted, feeCents } from "./year-counted.ts";
import { earningCards, toEarners, toYearInput } from "./year-input.ts";

/*
 * What may be asked of a year beside its totals: of other cards than those held, of some categories
 * together and of the best few cards.
 */

const MOST_AS_IF = 6;
const MOST_NAMED = 12;
const MOST_KEPT = 6;

export const askedShape = {
  as_if_cards: z
    .array(cardParam)
    .min(1)
    .max(MOST_AS_IF)
    .optional()
    .describe("Cards of the catalog taken for the whole wallet."),
  sum_of: z
    .array(categoryParam)
    .min(1)
    .max(MOST_NAMED)
    .optional()
    .describe("Categories of the spend to be summed up together."),
  best_of: z
    .int()
    .min(1)
    .max(MOST_KEPT)
    .optional()
    .describe("Also tell so many of the cards that would leave most after their fees."),
  break_even_on: categoryParam
    .optional()
    .describe("Also tell how much spend on this category alone pays for the fees."),
  level_on: categoryParam
    .optional()
    .describe("Of two cards: also tell at how much spend on this category alone they draw level."),
};

export const askedRows = {
  sum: z
    .object({
      category_names: z.array(z.string()),
      spend_usd: z.number(),
      value_usd: z.number(),
      return_percent: z.number(),
    })
    .optional()
    .describe("Of sum_of, of the year."),
  best: z
    .object({
      cards: z.array(heldCardRef.extend({ annual_fee_usd: z.number() })),
      total_usd: z.number(),
      fees_usd: z.number(),
      net_of_fees_usd: z.number(),
      more_than_all_usd: z.number().describe("Net, less the net of all cards together."),
      is_exact: z.boolean().describe("false: found one card after the other."),
    })
    .optional()
    .describe("Of best_of."),
  ...evenRows,
};

type Rows = { [Key in keyof typeof askedRows]?: z.infer<(typeof askedRows)[Key]> };

/** The scene as if some cards of the catalog were all that is held; what is known of a held one stays. */
export function asIf(scene: Scene, names: readonly string[] | undefined): Scene {
  if (names === undefined) return scene;
  const own = earningCards(scene);
  const entries = names.map((name) => {
    const card = getCard(scene.facts, name);
    return own.find((held) => held.card.id === card.id)?.entry ?? joining(scene, card).entry;
  });
  const once = entries.filter((one, place) => entries.indexOf(one) === place);
  return withEntries(scene, once);
}

interface Asked {
  readonly sum_of?: readonly string[] | undefined;
  readonly best_of?: number | undefined;
  readonly break_even_on?: string | undefined;
  readonly level_on?: string | undefined;
}

export const toAskedRows = (asked: Asked, counted: Counted): Rows => ({
  sum: asked.sum_of === undefined ? undefined : sumOf(asked.sum_of, counted),
  best: asked.best_of === undefined ? undefined : bestOf(asked.best_of, counted),
  ...(asked.break_even_on === undefined ? {} : breakEvenOf(asked.break_even_on, counted)),
  level: asked.level_on === undefined ? undefined : levelOf(asked.level_on, counted),
});

function sumOf(names: readonly string[], { scene, year }: Counted): NonNullable<Rows["sum"]> {
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

/** So many sets of cards are tried, whatever the wallet holds. */
const MOST_TRIED = 250;

function bestOf(many: number, counted: Counted): NonNullable<Rows["best"]> {
  const { cards, netCents } = counted;
  const size = Math.min(many, cards.length);
  const isExact = setsOf(cards.length, size) <= MOST_TRIED;
  const best = isExact ? bestAmong(counted, choose(cards, size)) : bestByTurns(counted, size);
  const tried = tryOut(counted, best);
  return {
    cards: best.map((held) => ({ ...toHeldRef(held), annual_fee_usd: toDollars(feeCents(held)) })),
    total_usd: toDollars(tried.rewards),
    fees_usd: toDollars(tried.fees),
    net_of_fees_usd: toDollars(tried.net),
    more_than_all_usd: toDollars(tried.net - netCents),
    is_exact: isExact,
  };
}

const bestAmong = (counted: Counted, sets: readonly (readonly HeldCard[])[]): readonly HeldCard[] =>
  sets
    .map((set) => ({ set, net: tryOut(counted, set).net }))
    .reduce((best, one) => (one.net > best.net ? one : best)).set;

/** The best card, then the best beside it, and so on. */
function bestByTurns(counted: Counted, size: number): readonly HeldCard[] {
  const chosen: HeldCard[] = [];
  while (chosen.length < size) {
    const rest = counted.cards.filter((one) => !chosen.includes(one));
    const set = bestAmong(
      counted,
      rest.map((one) => [...chosen, one]),
    );
    chosen.push(...set.slice(chosen.length));
  }
  return chosen;
}

function tryOut({ scene, spend, options }: Counted, set: readonly HeldCard[]) {
  // Points that only a card left behind lets move count as cash back.
  const kept = withEntries(
    scene,
    set.map(({ entry }) => entry),
  );
  const year = estimateYear(toYearInput(kept, toEarners(kept, set), spend, options));
  const fees = set.reduce((sum, one) => sum + feeCents(one), 0);
  return { rewards: year.totalCents, fees, net: year.totalCents - fees };
}

const setsOf = (all: number, size: number): number =>
  Array.from({ length: size }).reduce<number>((sum, _, at) => (sum * (all - at)) / (at + 1), 1);

function choose<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  if (size === 0) return [[]];
  return all.flatMap((one, at) =>
    choose(all.slice(at + 1), size - 1).map((others) => [one, ...others]),
  );
}
