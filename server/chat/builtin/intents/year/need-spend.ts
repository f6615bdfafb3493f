import type { Toolbox } from "../../../toolbox.ts";
import { endWith } from "../../compose/ask.ts";
import { clarify, line } from "../../compose/draft.ts";
import { type SpendTold, spendTold } from "../../readings/spend-told.ts";
import type { Understood } from "../../../language/understood.ts";

/** Whether a spend is told, or known of the member. */
export const knowsSpend = (asked: Understood, { scene }: Toolbox): boolean =>
  spendTold(asked).spend !== undefined ||
  Object.values(scene.wallet.spend ?? {}).some((usd) => usd > 0);

/** The spend that the question tells, else the profile's; asks for it when there is neither. */
export function needSpend(asked: Understood, toolbox: Toolbox): SpendTold {
  if (knowsSpend(asked, toolbox)) return spendTold(asked);
  return endWith(
    clarify(
      line`What do you spend a month, by category? For example so much on dining, on groceries, and on everything else. I never guess it.`,
    ),
  );
}
