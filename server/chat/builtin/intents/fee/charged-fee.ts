import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { idsOf } from "../../slots.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { ANNIVERSARY, cardOf, dueOf, isPosted, walletCardOf } from "./fee-lines.ts";

/*
 * "Why did Chase charge me $95", "hit with 895 from Amex, is that the Platinum": no statement is seen
 * here, but a charge that is just the annual fee of a held card is most likely that.
 */

const CHARGED =
  /\b(?:charged?|charges|charging|hit|billed?|took|taken|debited|statement|what is (?:this|that|the))\b/;
/** Whoever contests a charge, or was late, speaks of another. */
const CONTESTED =
  /\b(?:dispute\w*|contest|fraud\w*|chargeback|unknown|never|twice|double|late|interest|stolen|reverse|remove|waive[ds]?|waiver|merchant|refund\w*)\b/;

/** The held cards whose annual fee was charged, by its amount; undefined where none fits. */
export function chargedFee(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const [charged, ...others] = amountsOf(asked, "usd", "count");
  if (charged === undefined || others.length > 0) return undefined;
  if (!says(asked, CHARGED) || says(asked, CONTESTED)) return undefined;
  const { scene } = toolbox;
  const cards = new Set(idsOf(asked, "card", scene.facts));
  const issuers = new Set(idsOf(asked, "issuer", scene.facts));
  if (cards.size + issuers.size === 0 || heldCards(scene).length === 0) return undefined;
  const fees = ask(toolbox, "list_upcoming_fees", {});
  const held = new Map(heldCards(scene).map(({ entry, card }) => [entry.id, card]));
  const rows = rowsAt(fees, ["fees"]).filter((row) => {
    const id = walletCardOf(fees, row) ?? "";
    const card = held.get(id);
    const isNamed =
      card !== undefined &&
      (cards.size > 0 ? cards.has(card.id) || cards.has(id) : issuers.has(card.issuer));
    return isNamed && numberAt(fees, [...row, "fee_usd"]) === charged.value;
  });
  if (rows.length === 0) return undefined;
  return answer({
    result: ofEachOnce(fees, rows).map((row) => feeOf(fees, row)),
    caveats: [
      line`No statement is seen here; the issuer's app tells what a charge was for.`,
      ANNIVERSARY,
      CAVEATS.asOf(fees),
    ],
    envelopes: [fees],
  });
}

/** One fee of each card: what was charged is told before what is still to come. */
function ofEachOnce(fees: Envelope, rows: readonly Path[]): readonly Path[] {
  const posted = rows.filter((row) => isPosted(fees, row));
  const coming = rows.filter((row) => !isPosted(fees, row));
  const all = [...posted, ...coming];
  const ids = all.map((row) => walletCardOf(fees, row));
  return all.filter((_, at) => ids.indexOf(ids[at]) === at);
}

function feeOf(fees: Envelope, row: Path): Line {
  const is = joinLines([
    line`**${figure(fees, [...row, "fee_usd"], "usd")}** is the annual fee of the`,
    cardOf(fees, row),
  ]);
  const due = isPosted(fees, row)
    ? line`it fell due on **${dueOf(fees, row)}**`
    : line`the next one falls due on **${dueOf(fees, row)}**`;
  const back =
    isPosted(fees, row) && textAt(fees, [...row, "decide_by"]) !== undefined
      ? [
          line`comes back until at least ${figure(fees, [...row, "decide_by"], "date")} if the card is closed`,
        ]
      : [];
  const told = joinLines([is, joinLines([due, ...back], " and ")], "; ");
  return joinLines([told, line`. ${cite(fees)}`], "");
}
