import { heldCards } from "../../../../../tools/core/held.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { answer, cite, type Draft, line, told } from "../../../compose/draft.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import {
  caveatsOf,
  chanceLines,
  nameIn,
  refusedLines,
  refusedOf,
  unclearOf,
  whereOf,
} from "./ranked-cards.ts";

const MOST_DETAILS = 8;

/** Why no card is ranked: none held, none taken, or nothing known. */
export function nothingRanked(ranking: Envelope, toolbox: Toolbox): Draft {
  const where = told(whereOf(ranking));
  const hasCards = heldCards(toolbox.scene).length > 0;
  const isKnown = refusedOf(ranking).length + unclearOf(ranking).length > 0;
  if (!hasCards || !isKnown) {
    return answer({
      result: [
        hasCards
          ? line`No open card is held by that person, so none can be ranked ${where}.`
          : line`Your wallet holds no open card yet, so none can be ranked ${where}. Add your cards with add_wallet_card or import_wallet, or name two cards here and I compare what they earn.`,
      ],
      envelopes: [ranking],
    });
  }
  return answer({
    result: [line`None of your cards can be ranked ${where}. ${cite(ranking)}`],
    details: [
      ...refusedLines(ranking),
      ...unclearOf(ranking).map(
        ({ card, reason }) => line`${told(nameIn(ranking, card))}: ${told(reason)}`,
      ),
      ...chanceLines(ranking, 2),
    ].slice(0, MOST_DETAILS),
    caveats: caveatsOf(ranking),
    envelopes: [ranking],
  });
}
