import * as z from "zod";
import { ToolError } from "../../contract/tool-error.ts";
import { cardParam, categoryParam, getCard, getCategory } from "../../member/names.ts";
import { type HeldCard, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { feeCents, joining, withEntries } from "./fee-cards.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { breakEvenOf, evenRows, levelOf } from "./break-even.ts";
import { countAlone, type CountedYear } from "./counted-year.ts";
import { earningCards } from "./year-input.ts";

/*
 * What can be asked of a year beside its totals: other cards than those held, the sum of some
 * categories, and the best few cards.
 */

const MAX_AS_IF = 6;
const MAX_CATEGORIES = 12;
const MAX_BEST = 6;

export const extraParams = {
  as_if_cards: z
    .array(cardParam)
    .min(1)
    .max(MAX_AS_IF)
    .optional()
    .describe("Cards of the catalog taken for the whole wallet."),
  sum_of: z
    .array(categoryParam)
    .min(1)
    .max(MAX_CATEGORIES)
    .optional()
    .describe("Categories of the spend to be summed up together."),
  best_of: z
    .int()
    .min(1)
    .max(MAX_BEST)
    .optional()
    .describe("Also tell so many of the cards that would leave most after their fees."),
  break_even_on: categoryParam
    .optional()
    .describe("Also tell how much spend on this category alone pays for the fees."),
  level_on: categoryParam
    .optional()
    .describe("Of two cards: at how much spend on this category they draw level."),
};

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

type Extras = z.infer<z.ZodObject<typeof extraParams>>;
type Rows = z.infer<z.ZodObject<typeof extraRows>>;

/** The scene as if these cards were all that is held; what is known of a held one stays. */
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
  best: extras.best_of === undefined ? undefined : bestOf(extras.best_of, counted),
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

/** Bounds the work, whatever the wallet holds. */
const MAX_SETS = 250;

function bestOf(limit: number, all: CountedYear): Rows["best"] {
  const size = Math.min(limit, all.cards.length);
  const isExact = countSets(all.cards.length, size) <= MAX_SETS;
  const best = isExact ? bestAmong(all, setsOf(all.cards, size)) : bestByTurns(all, size);
  return {
    cards: best.cards.map((held) => ({
      ...toHeldRef(held),
      annual_fee_usd: toDollars(feeCents(held)),
    })),
    total_usd: toDollars(best.year.totalCents),
    fees_usd: toDollars(best.feesCents),
    net_of_fees_usd: toDollars(best.netCents),
    more_than_all_usd: toDollars(best.netCents - all.netCents),
    is_exact: isExact,
  };
}

const bestAmong = (all: CountedYear, sets: readonly (readonly HeldCard[])[]): CountedYear =>
  sets
    .map((set) => countAlone(all, set))
    .reduce((best, one) => (one.netCents > best.netCents ? one : best));

/** The best card, then the best beside it, and so on. */
function bestByTurns(
  all: CountedYear,
  size: number,
  chosen: readonly HeldCard[] = [],
): CountedYear {
  const others = all.cards.filter((one) => !chosen.includes(one));
  const best = bestAmong(
    all,
    others.map((one) => [...chosen, one]),
  );
  return best.cards.length === size ? best : bestByTurns(all, size, best.cards);
}

const countSets = (all: number, size: number): number =>
  Array.from({ length: size }).reduce<number>((sum, _, at) => (sum * (all - at)) / (at + 1), 1);

function setsOf<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  if (size === 0) return [[]];
  return all.flatMap((one, at) =>
    setsOf(all.slice(at + 1), size - 1).map((others) => [one, ...others]),
  );
}
