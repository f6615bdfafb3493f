import * as z from "zod";
import { ToolError } from "../../contract/tool-error.ts";
import { cardParam, categoryParam, getCard, getCategory } from "../../member/names.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { joining, withEntries } from "./fee-cards.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { breakEvenOf, evenRows, levelOf } from "./break-even.ts";
import type { CountedYear } from "./counted-year.ts";
import { earningCards } from "./year-input.ts";

/*
 * What can be asked of a year beside its totals: other cards than those held, and the sum of some
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
    .describe("Cards of the catalog taken for the whole wallet."),
  sum_of: z
    .array(categoryParam)
    .min(1)
    .max(MAX_CATEGORIES)
    .optional()
    .describe("Categories of the spend to be summed up together."),
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
