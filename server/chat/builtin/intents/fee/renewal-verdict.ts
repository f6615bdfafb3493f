import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { rowsAt, textAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";

/**
 * Whether the card pays for its fee, by evaluate_renewal. Without a yes or a no, which would say the
 * opposite to somebody who asks whether to cancel it.
 */
export function verdictOf(weighed: Envelope, owner?: string): Line {
  const card = figure(weighed, ["card", "card_name"], "text");
  const name = told(`${card.text}${whose(owner).told}`);
  const fee = figure(weighed, ["fee_usd"], "usd");
  const low = figure(weighed, ["net_usd", "low"], "usd");
  const high = figure(weighed, ["net_usd", "high"], "usd");
  if (fee.value === 0) {
    return line`The **${name}** has no annual fee, so keeping it costs nothing. ${cite(weighed)}`;
  }
  if (Number(low.value) >= 0) {
    return low.value === high.value
      ? line`The **${name}** **pays for its ${fee} fee**: you are ${low} ahead over the year. ${cite(weighed)}`
      : line`The **${name}** **pays for its ${fee} fee**: you are ${low} to ${high} ahead over the year. ${cite(weighed)}`;
  }
  if (Number(high.value) < 0 && low.value === high.value) {
    return line`The **${name}** **does not pay for its ${fee} fee**: it is ${high} over the year. ${cite(weighed)}`;
  }
  return Number(high.value) < 0
    ? line`The **${name}** **does not pay for its ${fee} fee**: with every credit used in full it is still ${high} over the year. ${cite(weighed)}`
    : line`**It depends** on how much of its credits you use: the **${name}** costs ${fee}, and a year nets ${low} with nothing certain used, ${high} with all of it. ${cite(weighed)}`;
}

/** Points that would go, or count for less, without the card. */
export const risksOf = (weighed: Envelope): readonly Line[] =>
  rowsAt(weighed, ["points_at_risk"]).map((row) => {
    const points = figure(weighed, [...row, "points"], "points");
    const program = figure(weighed, [...row, "program_name"], "text");
    return textAt(weighed, [...row, "risk"]) === "account_closure"
      ? line`Closing it would end your ${points} ${program} points.`
      : line`Closing it would stop your ${points} ${program} points from moving to partners.`;
  });
