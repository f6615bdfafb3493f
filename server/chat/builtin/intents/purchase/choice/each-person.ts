import { SELF } from "../../../../../accounts/wallet.ts";
import { ask } from "../../../compose/ask.ts";
import { answer, type Draft, type Line, line } from "../../../compose/draft.ts";
import { joinLines } from "../../../compose/rows.ts";
import { holderOf } from "../../../compose/whose.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { PurchaseInput } from "../asked/purchase-slots.ts";
import { arithmeticOf, bestLine, caveatsOf, rankedOf, whereOf } from "./ranked-cards.ts";

/* "What should Dana use for groceries, and what should I": the best card of each. */

const AND_I =
  /\band (?:(?:what|which|how)\b.*\b(?:i|me|mine|my)\b|(?:for )?(?:me|mine|myself|i)\b)|\b(?:i|me)\b.*\band (?:what|which)\b/;
const EACH = /\b(?:each|both) of us\b|\beach (?:use|swipe|pay)\b/;

/** Of whom each the best card is asked; none where it is of one, or of all together. */
export function personsAsked(asked: Understood): readonly string[] {
  const { owner, beside } = asked;
  if (owner !== undefined && says(asked, AND_I)) return [owner, SELF];
  return beside !== undefined && says(asked, EACH) ? [SELF, beside] : [];
}

/** The best card of each person for a purchase. */
export function eachPerson(
  persons: readonly string[],
  purchase: PurchaseInput,
  toolbox: Toolbox,
): Draft {
  const rankings = persons.map((owner) => ({
    owner,
    ranking: ask(toolbox, "best_card_for_purchase", { ...purchase, owner }),
  }));
  return answer({
    result: rankings.map(({ owner, ranking }): Line => {
      const [best] = rankedOf(ranking);
      const who = owner === SELF ? line`You:` : line`${holderOf(owner)}:`;
      const said =
        best === undefined
          ? line`no open card can be ranked ${{ told: whereOf(ranking) }}.`
          : bestLine(ranking, best);
      return joinLines([who, said]);
    }),
    details: rankings.flatMap(({ ranking }) =>
      rankedOf(ranking)
        .slice(0, 1)
        .flatMap((best) => arithmeticOf(ranking, best).slice(0, 1)),
    ),
    caveats: rankings.slice(0, 1).flatMap(({ ranking }) => caveatsOf(ranking)),
    envelopes: rankings.map(({ ranking }) => ranking),
  });
}
