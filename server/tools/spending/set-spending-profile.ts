import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { Wallet } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { count, formatUsd, toCents, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { readSpendTable } from "../../member/spend-table.ts";
import { spendShape, toSpendData, warnOfNested } from "./spend-lines.ts";

const MAX_USD = 10_000_000;
const MAX_LINES = 80;

const GIVE_SPEND = 'give spend: {category: monthly US dollars}, such as {"groceries": 800}';

type Spend = Readonly<Record<string, number>>;

const input = z.strictObject({
  spend: z
    .record(z.string().min(1).max(100), z.number().nonnegative().max(MAX_USD), {
      error: ({ input: given }) => (given === undefined ? GIVE_SPEND : undefined),
    })
    .refine((table) => Object.keys(table).length <= MAX_LINES, "too many categories")
    .describe('US dollars a MONTH by category, loosely named: {"restaurants": 400, "gas": 120}.'),
  replace: z
    .boolean()
    .optional()
    .describe("True: these are all, and categories that are not named are removed."),
});

const data = z.object({
  ...spendShape,
  previous: z.record(z.string(), z.number()).describe("The whole profile before."),
  changed: z.array(
    z.object({
      category: z.string(),
      category_name: z.string(),
      before_usd: z.number(),
      after_usd: z.number(),
    }),
  ),
});

export const setSpendingProfile = defineWriter({
  name: "set_spending_profile",
  title: "Set the spending profile",
  description:
    "Save, update or change my monthly spend (budget, expenses) by category, in US dollars: " +
    "we spend 800 per month on groceries, our gas is 250 now, put rent in. Categories not " +
    "named stay unless replace is true; 0 removes one.",
  idempotent: true,
  input,
  data,
  decide: changeSpend,
});

export function changeSpend(
  { spend: table, replace = false }: z.infer<typeof input>,
  scene: Scene,
): Decision<z.infer<typeof data>> {
  const { wallet, today, facts } = scene;
  const { entries, warnings: unread } = readSpendTable(facts, table);
  if (entries.length === 0 && !replace) {
    throw new ToolError('Name at least one category, such as {"groceries": 800}.');
  }
  const previous: Spend = wallet.spend ?? {};
  const merged = {
    ...(replace ? {} : previous),
    ...Object.fromEntries(
      entries.map(({ category, usd }) => [category.key, toDollars(toCents(usd))]),
    ),
  };
  const next: Spend = Object.fromEntries(Object.entries(merged).filter(([, usd]) => usd > 0));
  const isSame = isDeepStrictEqual(next, previous);
  const isDone = isSame && (wallet.spend_as_of === today || Object.keys(next).length === 0);
  const profile = toSpendData(scene, next, today);
  const isEmpty = profile.source === "none";
  return {
    after: isDone ? wallet : withSpend(wallet, next, today),
    reply: {
      summary: isEmpty
        ? "The spending profile is empty now."
        : `${formatUsd(profile.total_month_usd)} a month in ` +
          `${count(profile.lines.length, "category", "categories")}, ${formatUsd(profile.total_year_usd)} a year.` +
          (unread.length === 0 ? "" : ` Not saved: ${count(unread.length, "entry", "entries")}.`),
      data: { ...profile, previous: { ...previous }, changed: changesOf(scene, previous, next) },
      warnings: [
        ...unread,
        ...warnOfNested(scene, next),
        ...(isSame ? ["The figures are the same as before."] : []),
      ],
      next_actions: isEmpty ? [] : ["See a year of it with estimate_annual_rewards."],
    },
  };
}

function withSpend(wallet: Wallet, spend: Spend, today: string): Wallet {
  const { spend: _spend, spend_as_of: _asOf, ...rest } = wallet;
  return Object.keys(spend).length === 0
    ? rest
    : { ...rest, spend: { ...spend }, spend_as_of: today };
}

const changesOf = ({ facts }: Scene, before: Spend, after: Spend) =>
  Object.keys({ ...before, ...after })
    .filter((key) => before[key] !== after[key])
    .map((category) => ({
      category,
      category_name: categoryName(facts, category),
      before_usd: before[category] ?? 0,
      after_usd: after[category] ?? 0,
    }));
