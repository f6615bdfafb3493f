import type { CategoryTree } from "./categories.ts";
import type { Purchase } from "./purchase.ts";
import { applicableRates, type EarningCard } from "./rates.ts";

/**
 * The purchase as a card makes it: through a portal that is not named it is taken at the card's own,
 * of several the one that pays most for it.
 */
export function atOwnPortal<Asked extends Purchase>(
  tree: CategoryTree,
  held: EarningCard,
  purchase: Asked,
): Asked {
  const isNamed = purchase.via !== undefined || purchase.merchant?.kind === "travel_portal";
  if (purchase.channel !== "portal" || isNamed) return purchase;
  const portals = new Set(
    held.rates.flatMap(({ channels, via }) => (channels.includes("portal") ? via : [])),
  );
  const [best] = [...portals]
    .map((via) => ({ ...purchase, via }))
    .map((own) => ({ own, earning: applicableRates(tree, held, own) }))
    .filter(({ earning }) => earning.best?.rate.channels.includes("portal"))
    .toSorted((a, b) => b.earning.points - a.earning.points);
  return best?.own ?? purchase;
}
