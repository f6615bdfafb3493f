import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { Wallet } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { withLoggedSpend } from "../../member/logged.ts";
import { count, formatUsd, toCents, toDollars } from "../../advice/money.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { Scene } from "../../member/scene.ts";
import { readKeptSpend, readSpendTable } from "../../member/spend-table.ts";
import { ancestorsOf } from "../../advice/purchase/categories.ts";

const MAX_USD = 10_000_000;
const MAX_LINES = 80;

const GIVE_SPEND = 'give spend: {category: monthly US dollars}, such as {"groceries": 800}';

type Spend = Readonly<Record<string, number>>;

export const spendParams = {
  spend: z
    .record(z.string().min(1).max(100), z.number().nonnegative().max(MAX_USD), {
      error: ({ input: given }) => (given === undefined ? GIVE_SPEND : undefined),
    })
    .refine((table) => Object.keys(table).length <= MAX_LINES, "too many categories")
    .nullish()
    .describe('US dollars a MONTH by category: {"restaurants": 400}; 0 removes one.'),
  replace_spend: z.boolean().optional().describe("Removes all others."),
};

interface SpendInput {
  /** Null clears it; the purchase log counts instead. */
  readonly spend: Spend | null;
  readonly replace?: boolean | undefined;
}

/** Plans a change of the spending profile. Throws if no category is known. */
export function changeSpend(given: SpendInput, scene: Scene) {
  const { wallet, today, facts } = scene;
  const previous: Spend = wallet.spend ?? {};
  const { next, unread } = toNext(given, previous, facts);
  const isSame = isDeepStrictEqual(next, previous);
  const isDone =
    isSame &&
    wallet.spend_from_log !== true &&
    (wallet.spend_as_of === today || Object.keys(next).length === 0);
  const after = isDone ? wallet : withSpend(scene, next);
  const spend = after.spend ?? {};
  const isEmpty = Object.keys(spend).length === 0;
  return {
    after,
    reply: {
      summary: tellSpend(scene, after, unread.length),
      data: { spend, changed: changesOf(scene, previous, spend) },
      warnings: [
        ...unread,
        ...readKeptSpend(facts, spend).warnings,
        ...warnOfNested(scene, spend),
        ...(isSame ? ["The figures have not changed."] : []),
      ],
      next_actions: isEmpty ? [] : ["See a year of it with estimate_annual_rewards."],
    },
  };
}

/** The changed spend. Throws as readSpendTable does, or if nothing is named. */
function toNext(
  { spend: given, replace: replaces = false }: SpendInput,
  previous: Spend,
  facts: FactIndex,
) {
  const replace = replaces || given === null;
  const lines = Object.entries(given ?? {});
  // A category that has left the catalog can still be removed by its own key.
  const gone = lines.filter(
    ([key, usd]) => usd === 0 && Object.hasOwn(previous, key) && !facts.categories.has(key),
  );
  const named = lines.filter((line) => !gone.includes(line));
  const { entries, warnings: unread } = readSpendTable(facts, Object.fromEntries(named));
  if (entries.length + gone.length === 0 && !replace) {
    throw new ToolError('Name at least one category, such as {"groceries": 800}.');
  }
  const merged = {
    ...(replace ? {} : previous),
    ...Object.fromEntries(gone),
    ...Object.fromEntries(
      entries.map(({ category, usd }) => [category.key, toDollars(toCents(usd))]),
    ),
  };
  const next: Spend = Object.fromEntries(Object.entries(merged).filter(([, usd]) => usd > 0));
  return { next, unread };
}

function tellSpend(scene: Scene, after: Wallet, unread: number): string {
  const profile = toSpendData(scene, after.spend);
  const logged = after.spend_from_log === true ? " It now comes from the statements." : "";
  if (profile.source === "none") return "The spending profile is now empty.";
  const lines = count(profile.lines.length, "category", "categories");
  const notSaved = unread === 0 ? "" : ` Not saved: ${count(unread, "entry", "entries")}.`;
  return (
    `${formatUsd(profile.total_month_usd)} a month in ${lines}, ` +
    `${formatUsd(profile.total_year_usd)} a year.${notSaved}${logged}`
  );
}

function withSpend({ wallet, log, today }: Scene, spend: Spend): Wallet {
  const { spend: _spend, spend_as_of: _asOf, spend_from_log: _fromLog, ...rest } = wallet;
  return Object.keys(spend).length === 0
    ? withLoggedSpend(rest, log, today)
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

export function toSpendData({ facts }: Scene, spend: Spend = {}, asOf?: string, isLogged = false) {
  const entries = Object.entries(spend).toSorted(([, a], [, b]) => b - a);
  const known = entries.filter(([key]) => facts.categories.has(key));
  const totalCents = known.reduce((sum, [, usd]) => sum + toCents(usd), 0);
  const isEmpty = known.length === 0;
  return {
    spend: Object.fromEntries(entries),
    lines: known.map(([category, usd]) => ({
      category,
      category_name: categoryName(facts, category),
      monthly_usd: usd,
      yearly_usd: toDollars(toCents(usd) * 12),
    })),
    total_month_usd: toDollars(totalCents),
    total_year_usd: toDollars(totalCents * 12),
    source: isEmpty ? ("none" as const) : isLogged ? ("log" as const) : ("member" as const),
    spend_as_of: isEmpty ? undefined : asOf,
  };
}

/** A category and a part of it add up, so the larger one must be the rest. */
export const warnOfNested = ({ facts }: Scene, spend: Spend): readonly string[] =>
  Object.keys(spend).flatMap((key) =>
    ancestorsOf(facts.tree, key)
      .slice(1)
      .filter((above) => above in spend)
      .map((above) => {
        const [part, whole] = [key, above].map((one) => categoryName(facts, one));
        return (
          `${whole} and its part ${part} are both given and add up: ` +
          `${whole} must exclude ${part}.`
        );
      }),
  );
