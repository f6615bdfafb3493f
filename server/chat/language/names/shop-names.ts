import type { LinkedName } from "./link.ts";
import type { Token } from "../words/tokenise.ts";

/*
 * Shops are called by what they sell: the Restaurant Depot is no restaurant.
 */

const SHOPS = new Set("depot barn emporium bazaar shack junction".split(" "));

/** The names without the kinds of purchase that are part of the name of a shop nobody lists. */
export const withoutShopWords = (
  linked: readonly LinkedName[],
  tokens: readonly Token[],
): readonly LinkedName[] =>
  linked.filter(({ end, kinds }) => {
    const isKind = kinds.size === 1 && kinds.has("category");
    const isNext = tokens[end - 1]?.endsClause === false && !linked.some((it) => it.start === end);
    return !(isKind && isNext && SHOPS.has(tokens[end]?.word ?? ""));
  });
