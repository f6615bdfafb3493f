import type { Toolbox } from "../../../toolbox.ts";
import { spendTold } from "../../readings/spend-told.ts";
import type { Understood } from "../../../language/understood.ts";

/** What is told; of kinds of purchase that are named without a sum, what the profile has. */
export function spendOf(
  asked: Understood,
  { scene }: Toolbox,
): { readonly spend: Readonly<Record<string, number>> } | undefined {
  const { spend } = spendTold(asked);
  if (spend !== undefined) return { spend };
  const named = asked.mentions
    .filter(({ kind, ids }) => kind === "category" && ids.length === 1)
    .flatMap(({ ids }) => ids);
  const known = named.flatMap((key) => {
    const usd = scene.wallet.spend?.[key] ?? 0;
    return usd > 0 ? [[key, usd] as const] : [];
  });
  return known.length === 0 ? undefined : { spend: Object.fromEntries(known) };
}
