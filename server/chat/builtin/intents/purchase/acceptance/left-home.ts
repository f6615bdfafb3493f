import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { cite, type Draft, type Line, line } from "../../../compose/draft.ts";
import { joinLines, joinParts } from "../../../compose/rows.ts";
import { rankedOf } from "../choice/ranked-cards.ts";
import { chargingLine } from "./foreign-leads.ts";

/* Which cards to leave at home abroad, for what they charge there. */

/** Beside the card to use, in the order that both are asked for. */
export function withLeftHome(
  draft: Draft,
  ranking: Envelope,
  { isBeside }: { readonly isBeside: boolean },
): Draft {
  const leave = leaveHome(ranking);
  const [first, ...rest] = draft.result;
  const result =
    isBeside && first !== undefined ? [first, leave, ...rest] : [leave, ...draft.result];
  return { ...draft, result };
}

/** More are not told by name. */
const MOST_TOLD = 4;

/** "Leave it at home: it charges so much abroad". */
function leaveHome(ranking: Envelope): Line {
  const charging = rankedOf(ranking).filter(({ foreign_fee_usd: usd }) => usd > 0);
  if (charging.length === 0) {
    return line`**None** of your cards is known to charge a foreign transaction fee, so none must stay at home for that. ${cite(ranking)}`;
  }
  const isAll = charging.length === rankedOf(ranking).length;
  return joinLines(
    [
      isAll
        ? line`**All** of your cards charge extra abroad: `
        : line`Leave at home what charges extra abroad: `,
      joinParts(charging.slice(0, MOST_TOLD).map((row) => chargingLine(ranking, row))),
      line`. ${cite(ranking)}`,
    ],
    "",
  );
}
