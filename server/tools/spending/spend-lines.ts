import * as z from "zod";
import { ancestorsOf } from "../../advice/purchase/categories.ts";
import type { Scene } from "../../member/scene.ts";

type Spend = Readonly<Record<string, number>>;

/** A spending profile as it is shown. */
export const spendShape = {
  spend: z.record(z.string(), z.number()).describe("US dollars a month by category key."),
  lines: z.array(
    z.object({
      category: z.string(),
      category_name: z.string(),
      monthly_usd: z.number(),
      yearly_usd: z.number(),
    }),
  ),
  total_month_usd: z.number(),
  total_year_usd: z.number(),
  source: z.enum(["member", "none"]).describe("none: the member has not said."),
  spend_as_of: z.iso.date().optional().describe("The day the member gave the figures."),
};

/** The profile with names and totals, the largest first. */
export function toSpendData({ facts }: Scene, spend: Spend | undefined, asOf: string | undefined) {
  const entries = Object.entries(spend ?? {}).toSorted(([, a], [, b]) => b - a);
  const total = entries.reduce((sum, [, usd]) => sum + toCents(usd), 0);
  return {
    spend: Object.fromEntries(entries),
    lines: entries.map(([category, usd]) => ({
      category,
      category_name: facts.categories.get(category)?.name ?? category,
      monthly_usd: usd,
      yearly_usd: (toCents(usd) * 12) / 100,
    })),
    total_month_usd: total / 100,
    total_year_usd: (total * 12) / 100,
    source: entries.length === 0 ? ("none" as const) : ("member" as const),
    ...(asOf === undefined || entries.length === 0 ? {} : { spend_as_of: asOf }),
  };
}

const toCents = (usd: number): number => Math.round(usd * 100);

/** Where a category is given beside one that is a part of it: both count, so neither may hold the other. */
export function warnOfNested({ facts }: Scene, spend: Spend): readonly string[] {
  const given = Object.keys(spend);
  const nameOf = (key: string): string => facts.categories.get(key)?.name ?? key;
  return given.flatMap((key) =>
    ancestorsOf(facts.tree, key)
      .slice(1)
      .filter((above) => given.includes(above))
      .map(
        (above) =>
          `${nameOf(above)} and ${nameOf(key)}, a part of it, are both given and add up: ` +
          `${nameOf(above)} must be the rest without ${nameOf(key)}.`,
      ),
  );
}
