import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import { cite, type Draft, type Line, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { joinLines, joinParts } from "../../../compose/rows.ts";
import { amountOfPurchase, nameIn, type Ranked, rankedOf } from "../choice/ranked-cards.ts";

/* Which cards to leave at home abroad, for what they charge there. */

/** Beside the card to use, in the order that both are asked for. */
export function withLeftHome(
  draft: Draft,
  ranking: Envelope,
  { isBeside }: { readonly isBeside: boolean },
  toolbox: Toolbox,
): Draft {
  const { lines, envelopes } = leaveHome(ranking, toolbox);
  const [first, ...rest] = draft.result;
  const result =
    isBeside && first !== undefined ? [first, ...lines, ...rest] : [...lines, ...draft.result];
  return { ...draft, result, envelopes: [...draft.envelopes, ...envelopes] };
}

/** As many cards as their fee is told in percent of. */
const MOST_TOLD = 4;

/** "Leave it at home: it charges so much abroad", with the records that tell the fee. */
function leaveHome(
  ranking: Envelope,
  toolbox: Toolbox,
): { readonly lines: readonly Line[]; readonly envelopes: readonly Envelope[] } {
  const charging = rankedOf(ranking).filter(({ foreign_fee_usd: usd }) => usd > 0);
  if (charging.length === 0) {
    return {
      lines: [
        line`**None** of your cards is known to charge a foreign transaction fee, so none must stay at home for that. ${cite(ranking)}`,
      ],
      envelopes: [],
    };
  }
  const isAll = charging.length === rankedOf(ranking).length;
  const shown = charging.slice(0, MOST_TOLD);
  const records = shown.map(({ card }) => ask(toolbox, "get_card", { card: card.card_id }));
  return {
    lines: [
      joinLines(
        [
          isAll
            ? line`**All** of your cards charge extra abroad: `
            : line`Leave at home what charges extra abroad: `,
          joinParts(shown.map((row, at) => leaveLine(ranking, row, records[at] ?? ranking))),
          line`. ${cite(ranking)}`,
        ],
        "",
      ),
    ],
    envelopes: records,
  };
}

const leaveLine = (ranking: Envelope, { card, place }: Ranked, record: Envelope): Line =>
  line`**${told(nameIn(ranking, card))}** (${figure(record, ["card", "foreign_fee_percent"], "percent")}, ${figure(ranking, ["ranked", place, "foreign_fee_usd"], "usd")} on ${amountOfPurchase(ranking)})`;
