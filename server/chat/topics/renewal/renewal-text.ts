import type { DataOf } from "../../ask.ts";
import { counted, date, text, usd } from "../../compose/figures.ts";
import { bold, EMPTY, ifKnown, ifMore, type Line, line, when } from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { riskTold } from "./product-changes-text.ts";
import type { Frame } from "../../frame.ts";

/* Texts on whether a held card pays for its fee. */

export type Renewal = DataOf<"evaluate_renewal">;

/** The refund deadline of the fee. "Can" asks what is possible, never what is wise. */
export function refundLead({ card, fee_usd: fee, fee_due: due }: Renewal, isAsked: boolean): Line {
  const name = line`the ${bold(cardName(card))}`;
  const yes = isAsked ? line`**Yes**: ` : EMPTY;
  if (fee === 0) return line`${yes}${name} has no annual fee, so there is no refund deadline`;
  if (due?.refund === undefined) {
    const next = ifKnown(
      due?.due_on ?? due?.due_month,
      (day) => line`; the fee is due on ${date(day)}`,
    );
    return line`how long the ${usd(fee)} fee of ${name} is refundable is not known${next}`;
  }
  const { decide_by: last, days_left: left } = due.refund;
  if (left < 0) {
    const no = isAsked ? line`**No**: ` : EMPTY;
    return line`${no}the refund of the ${usd(fee)} fee of ${name} ended on **${date(last)}**`;
  }
  const days = counted(left, ["day", "days"]);
  if (due.status === "posted")
    return line`${yes}close ${name} by **${date(last)}** (${days} left) to get its **${usd(fee)}** fee back`;
  const day = due.due_on ?? due.due_between?.first ?? due.due_month;
  return line`${yes}the next **${usd(fee)}** fee of ${name} is due on ${date(day)}; close it by **${date(last)}** and the fee comes back`;
}

/** When the question is only about the refund, the card's value does not matter. */
export const detailsOf = (frame: Frame, data: Renewal, isRefund: boolean): readonly Line[] => [
  ...(isRefund ? [] : worthOf(data)),
  isRefund || frame.asks === "time" ? EMPTY : refundOf(data),
  ...data.points_at_risk.map((risk) => riskTold(risk, data.card.owner, line`If you close it`)),
];

const worthOf = (data: Renewal): readonly Line[] => [
  when(
    data.credits_value_usd.high > 0,
    () =>
      line`Credits: ${usd(data.credits_value_usd.low)} to ${usd(data.credits_value_usd.high)}, depending on how much you use.`,
  ),
  ifKnown(data.earn_value_usd, (more) => line`Rewards beyond your other cards: ${usd(more)}.`),
  ifMore(data.perks_value_usd, (perks) => line`Perks at your own figures: ${usd(perks)}.`),
  when(data.net_usd.low < 0 && data.net_usd.high >= 0, () => line`${text(data.break_even.text)}`),
];

/** Names the fee by its date: the next fee is not the last one paid. */
function refundOf({ fee_due: due }: Renewal): Line {
  const refund = due?.refund;
  if (due === undefined || refund === undefined || refund.days_left < 0) return EMPTY;
  const { due_on: day = due.due_month } = due;
  const next = line`The fee of ${usd(due.fee_usd)} due ${date(day)} is refunded if you close it by ${date(refund.decide_by)}.`;
  const before = ifKnown(
    refund.year_before,
    (ended) => line` For last year's fee, the deadline was ${date(ended)}.`,
  );
  return line`${next}${before}`;
}
