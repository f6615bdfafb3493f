import { heldCards } from "../../../../tools/core/held.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { ANY_CREDIT, benefitsOf } from "./benefit-kind.ts";
import { type Credit, creditsIn, eachOf, isAbout, withoutOthers } from "./credit-rows.ts";
import { creditsSaid } from "./credit-said.ts";

/*
 * "Does it pay for itself if I only use these credits": what those alone come to in a year, against
 * the fee of the card that is named.
 */

const PAYS =
  /\b(?:pay(?:s|ing)? (?:\S+ )?(?:itself |it |for itself |off|back|for)|pay itself|worth (?:it|the (?:annual )?fee|keeping)|break ?even|(?:cover|covers|offset|offsets|beat|beats|make up for|makes up for|outweigh|outweighs) (?:the |its |my |that )?(?:annual |yearly )?(?:fee|af|cost)|come out ahead|comes out ahead)\b/;
const ONLY = /\b(?:only|just|nothing but|solely|alone)\b/;

/** Undefined where no credits are named alone, or the card is not held. */
export function someVsFee(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const { scene } = toolbox;
  if (!says(asked, PAYS) || !says(asked, ONLY)) return undefined;
  const cards = new Set(idsOf(asked, "card", scene.facts));
  const found = heldCards(scene).filter(({ card }) => cards.has(card.id));
  const held = found.find(({ entry }) => entry.owner === (asked.owner ?? SELF)) ?? found[0];
  if (held === undefined) return undefined;
  const card = held.entry.id;
  const all = creditsIn(ask(toolbox, "list_credits", { card }));
  const wanted = {
    benefits: benefitsOf(asked, "credit", scene.facts).filter((id) => id !== ANY_CREDIT),
    merchants: idsOf(asked, "merchant", scene.facts),
  };
  const about = all.filter((row) => isAbout(row, wanted, scene.facts));
  const rows = about.length > 0 ? about : creditsSaid(all, asked, scene.facts);
  if (rows.length === 0) return undefined;
  const counted = rows.filter((row) => row.counted);
  const names = [...new Set((counted.length > 0 ? counted : rows).map((row) => row.credit_name))];
  const list = ask(toolbox, "list_credits", { cards: [card], names });
  const own = creditsIn(list);
  const year = figure(list, ["totals", "year_usd"], "usd");
  const fee = figure(list, ["by_card", 0, "annual_fee_usd"], "usd");
  const less = figure(list, ["by_card", 0, "year_less_fee_usd"], "usd");
  const isPaid = (numberAt(list, ["by_card", 0, "year_less_fee_usd"]) ?? 0) >= 0;
  const name = told(held.card.card_name);
  const only = line`only ${told(names.join(" and "))}`;
  const verdict: Line = isPaid
    ? line`**Yes**: the **${name}**${whose(held.entry.owner)} pays for itself with `
    : line`**No**: the **${name}**${whose(held.entry.owner)} does not pay for itself with `;
  return answer({
    result: [
      joinLines(
        [
          verdict,
          only,
          line`: ${year} a year at face value against a fee of ${fee} makes **${less}**. ${cite(list)}`,
        ],
        "",
      ),
    ],
    details: own.map((row) => detailOf(list, row)),
    caveats: [
      line`Face value is the most: what you would have bought anyway decides what they are worth to you. What the card earns is not in this.`,
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [withoutOthers(list)],
  });
}

/** What one of them gives, and what of that is counted. */
function detailOf(list: Envelope, row: Credit): Line {
  const counted = row.counted
    ? line`, ${figure(list, ["credits", row.place, "year_usd"], "usd")} a year`
    : row.status === "locked"
      ? line`, not counted: it opens ${told(row.opens ?? "")}`
      : line`, not counted: it is no plain money or asks for more`;
  return joinLines([line`**${told(row.credit_name)}**: `, eachOf(list, row), counted], "");
}
