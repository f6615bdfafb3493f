import { heldCards } from "../../../../../tools/core/held.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { ask } from "../../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../../compose/draft.ts";
import { textAt } from "../../../compose/rows.ts";
import { cardLine, extremeLines, foundIn } from "../../card/find-lead.ts";
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

const EVERYTHING = "everything_else";
const MOST_DETAILS = 8;
const MOST_OF_CATALOG = 5;

/** Why no card is ranked: none held, none taken, or nothing known. */
export function nothingRanked(ranking: Envelope, toolbox: Toolbox): Draft {
  const where = told(whereOf(ranking));
  const hasCards = heldCards(toolbox.scene).length > 0;
  const isKnown = refusedOf(ranking).length + unclearOf(ranking).length > 0;
  if (!hasCards) return ofCatalog(ranking, toolbox);
  if (!isKnown) {
    return answer({
      result: [line`No open card is held by that person, so none can be ranked ${where}.`],
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

/** For who holds no card yet: which of the personal cards give most back on such purchases. */
function ofCatalog(ranking: Envelope, toolbox: Toolbox): Draft {
  const where = told(whereOf(ranking));
  const none = line`Your wallet holds no open card yet, so none of yours can be ranked ${where}. Add your cards with add_wallet_card or import_wallet, or name two cards here and I compare what they earn.`;
  const category = textAt(ranking, ["purchase", "category"]);
  if (category === undefined) return answer({ result: [none], envelopes: [ranking] });
  const merchant = textAt(ranking, ["purchase", "merchant"]);
  const list = ask(toolbox, "search_cards", {
    card_type: "personal",
    ...(merchant === undefined ? { earns_on: category } : { earns_at: merchant }),
    order_by: "earn_back",
    limit: MOST_OF_CATALOG,
  });
  const found = foundIn(list);
  const most = extremeLines(list, found, "earn_back");
  return answer({
    // Where no kind of purchase is named, the cards that he has not are what he asks about.
    result: category === EVERYTHING ? [none, ...most] : [...most, none],
    details: found.map((one) => cardLine(list, one)),
    caveats: [CAVEATS.estimate, CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [{ ...list, warnings: [] }],
  });
}
