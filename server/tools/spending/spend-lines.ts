import * as z from "zod";
import { ancestorsOf } from "../../advice/purchase/categories.ts";
import { toCents, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { categoryName } from "../card-rows/rate-words.ts";

type Spend = Readonly<Record<string, number>>;

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
  source: z.enum(["member", "log", "none"]).describe("log: the mean of logged months."),
  spend_as_of: z.iso.date().optional(),
};

export function toSpendData({ facts }: Scene, spend: Spend = {}, asOf?: string, isLogged = false) {
  const entries = Object.entries(spend).toSorted(([, a], [, b]) => b - a);
  const totalCents = entries.reduce((sum, [, usd]) => sum + toCents(usd), 0);
  const isEmpty = entries.length === 0;
  return {
    spend: Object.fromEntries(entries),
    lines: entries.map(([category, usd]) => ({
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
          `${whole} and ${part}, a part of it, are both given and add up: ` +
          `${whole} must be the rest without ${part}.`
        );
      }),
  );
