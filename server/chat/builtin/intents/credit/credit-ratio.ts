import type { Envelope } from "../../../../tools/core/envelope.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/* "Which card has the best ratio of credits to fee": what a year offers beside what it costs, whatever was used. */

const RATIO =
  /\b(?:ratio|bang for (?:the|my|your|its) buck|per dollar of fee|relative to|proportion|compared (?:to|with) (?:its|the|their|what)|for (?:its|the|their) (?:annual )?fee|offers? the most|come with the most)\b/;
const WHICH = /\b(?:which|what|whats|best|highest|most|worst|lowest|rank|order)\b/;
const WORST = /\b(?:worst|lowest|least|poorest)\b/;
/** Of what was used so far the log tells. */
const SO_FAR = /\b(?:so far|already|used|gotten|got back|captured|logged|to date|year to date)\b/;

export const asksRatio = (asked: Understood): boolean =>
  says(asked, RATIO) && says(asked, WHICH) && !says(asked, SO_FAR);

const shareOf = (one: Envelope): number =>
  (numberAt(one, ["credits_value_usd", "high"]) ?? 0) / (numberAt(one, ["fee_usd"]) ?? 1);

/** The card whose credits of the coming year are most for its fee first, or last where the worst is asked. */
export function byRatio(renewals: readonly Envelope[], isWorst = false): Draft {
  const ranked = renewals.toSorted((a, b) => shareOf(b) - shareOf(a));
  const [first, ...others] = isWorst ? ranked.toReversed() : ranked;
  if (first === undefined)
    return answer({
      result: [line`No open card with a fee of your own is in the wallet.`],
      envelopes: [],
    });
  return answer({
    result: [
      joinLines([
        isWorst
          ? line`The least for its fee, by all credits of a year at face value, gives the`
          : line`The most for its fee, by all credits of a year at face value, gives the`,
        joinLines([offerLine(first), line`. ${cite(first)}`], ""),
      ]),
      line`That is if every credit is used in full.`,
    ],
    details: others.map(offerLine),
    caveats: [
      line`Face value is the most; what you would have bought anyway decides what they are worth to you.`,
      CAVEATS.terms,
      CAVEATS.asOf(first),
    ],
    envelopes: renewals.map((one) => ({ ...one, warnings: [] })),
  });
}

const offerLine = (one: Envelope): Line =>
  line`**${figure(one, ["card", "card_name"], "text")}**: up to ${figure(one, ["credits_value_usd", "high"], "usd")} of credits for a fee of ${figure(one, ["fee_usd"], "usd")}`;

export const asksWorst = (asked: Understood): boolean => says(asked, WORST);
