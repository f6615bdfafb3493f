import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { numberAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";

/* What so many points are worth, in lines: the verdict on a figure that is told, the dollars, the spread. */

/** So near a figure that is told counts as that figure. */
const NEAR_SHARE = 0.1;

/** "Worth more than $1,500?", "like $1,800, right?" */
export function thresholdLine(found: Envelope, asked: Understood): readonly Line[] {
  const [usd] = amountsOf(asked, "usd");
  const counted = numberAt(found, ["counted_usd"]);
  if (usd === undefined || counted === undefined) return [];
  if (says(asked, /\b(?:more or less|less or more|over or under|above or below)\b/)) {
    return [
      counted >= usd.value ? line`**More**, by the estimate.` : line`**Less**, by the estimate.`,
    ];
  }
  const isSo = says(asked, /\b(?:less than|under|below)\b/)
    ? counted < usd.value
    : says(asked, /\b(?:more than|over|at least|above|enough)\b/)
      ? counted >= usd.value
      : says(asked, /\b(?:right|correct|true|really|like|about)\b/)
        ? Math.abs(counted - usd.value) <= usd.value * NEAR_SHARE
        : undefined;
  if (isSo === undefined) return [];
  return [isSo ? line`**Yes**, by the estimate.` : line`**No**, not by the estimate.`];
}

export function resultOf(found: Envelope): Line {
  if (numberAt(found, ["counted_usd"]) === undefined)
    return line`${told(found.summary)} ${cite(found)}`;
  const points = figure(found, ["points"], "points");
  const name = figure(found, ["program_name"], "text");
  const usd = figure(found, ["counted_usd"], "usd");
  const cpp = figure(found, ["cpp"], "cpp");
  return textAt(found, ["cpp_basis"]) === "own"
    ? line`**${points} ${name}** points are worth **${usd}** by your own figure of ${cpp} each. ${cite(found)}`
    : line`**${points} ${name}** points are worth about **${usd}**, at an estimated ${cpp} each. ${cite(found)}`;
}

export function spreadLines(found: Envelope): readonly Line[] {
  const floor = numberAt(found, ["value_usd", "floor"]);
  const isSpread = floor !== undefined && floor !== numberAt(found, ["value_usd", "high"]);
  return [
    ...(isSpread
      ? [
          line`Between ${figure(found, ["value_usd", "floor"], "usd")} at the floor and ${figure(found, ["value_usd", "high"], "usd")} at the high of what publishers say`,
        ]
      : []),
    ...(numberAt(found, ["service_estimate", "value_usd"]) === undefined
      ? []
      : [
          line`By our estimate of ${figure(found, ["service_estimate", "cpp"], "cpp")}: ${figure(found, ["service_estimate", "value_usd"], "usd")}`,
        ]),
  ];
}

/** What a card that opens the points makes of them, where none is held. */
export function lockLines(found: Envelope): readonly Line[] {
  const isShut = ["locked", "partly"].includes(textAt(found, ["transfers"]) ?? "");
  const opened = numberAt(found, ["with_card", "value_usd"]);
  if (!isShut || opened === undefined || opened === numberAt(found, ["counted_usd"])) return [];
  return [
    line`With a card that opens their transfers: ${figure(found, ["with_card", "value_usd"], "usd")}, at ${figure(found, ["with_card", "cpp"], "cpp")} each`,
  ];
}
