import { canPool, poolingOf } from "../../advice/transfers/pooling.ts";
import { findTerms } from "../../advice/transfers/transfer-terms.ts";
import type { TermsRow } from "../../advice/transfers/transfer-index.ts";
import { ownersOf } from "../../member/owners.ts";
import { toRatio } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { cardsOn } from "../../member/holdings.ts";

import type { Wanted } from "./transfer-request.ts";

/** The better ratio that the points get in the account of another of the household, where they may be pooled. */
export function tellPoolBefore(
  scene: Scene,
  { from, to, owner, day, asIf }: Wanted,
  terms: TermsRow,
): readonly string[] {
  const { tables } = scene.facts.facts;
  if (asIf !== undefined || canPool(poolingOf(tables.programRules, from)) !== true) return [];
  const others = ownersOf(scene.wallet)
    .filter((one) => one !== owner)
    .flatMap((one) => {
      const found = findTerms(tables, from, to, cardsOn(scene, one, day), day);
      return found.state === "usable" ? [found.terms] : [];
    })
    .filter((other) => yieldOf(other) > yieldOf(terms))
    .toSorted((a, b) => yieldOf(b) - yieldOf(a));
  const [best] = others;
  return best === undefined
    ? []
    : [
        `The points can be pooled into the account of another in the household, whose card sends ` +
          `them at ${toRatio(best)}: compare_transfer_paths counts that.`,
      ];
}

const yieldOf = ({ ratio_in: sent, ratio_out: got }: TermsRow): number => got / sent;
