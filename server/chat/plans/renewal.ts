import { heldCards } from "../../tools/core/held.ts";
import { ask, type DataOf, endWith } from "../ask.ts";
import { answer, askBack, type Draft } from "../compose/draft.ts";
import { date, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, sentence, when } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { type Pays, verdictOf } from "./verdict.ts";
import { definePlan } from "../topics/topic.ts";

type Renewal = DataOf<"evaluate_renewal">;

/** Whether a held card pays for its fee in the coming year, and what follows for keeping it. */
export const renewal = definePlan(answerRenewal, { takes: ["card", "held_card", "owner"] });

function answerRenewal(frame: Frame, toolbox: Toolbox): Draft {
  const held = findHeld(frame, toolbox);
  const { data, envelope } = ask(toolbox, "evaluate_renewal", { wallet_card_id: held });
  const { low, high } = data.net_usd;
  const pays = low > 0 ? true : high < 0 ? false : undefined;
  return answer({
    lead: [sentence(tell(frame, data, pays))],
    details: detailsOf(data),
    caveats: [
      when(verdictOf(frame, pays) === undefined, () => line`Whether to keep it is your choice.`),
      ...unreadOf(frame),
    ],
    envelopes: [envelope],
  });
}

/** The one held card that is named; asks which when there are several. */
function findHeld(frame: Frame, { scene }: Toolbox): string {
  const [entry] = idsOf(frame, "held_card");
  if (entry !== undefined) return entry;
  const ids = new Set(idsOf(frame, "card"));
  const fitting = heldCards(scene, { owner: frame.owner }).filter(({ card }) => ids.has(card.id));
  const [only, ...others] = fitting;
  if (only === undefined) return endWith(askBack(line`Which of your cards do you mean?`));
  if (others.length === 0) return only.entry.id;
  const options = fitting.map((one) =>
    cardName({ card_name: one.card.card_name, owner: one.entry.owner }),
  );
  return endWith(askBack(line`Which of them do you mean?`, options));
}

function tell(frame: Frame, data: Renewal, pays: Pays): Line {
  const verdict = verdictOf(frame, pays);
  const word =
    verdict === undefined ? EMPTY : line`**${text(verdict === "yes" ? "Yes" : "No")}**: `;
  const card = line`the ${cardName(data.card)}`;
  const { low, high } = data.net_usd;
  const fee = bold(usd(data.fee_usd));
  if (pays === undefined) {
    return line`It depends on the credits you use: after its ${fee} fee, ${card} comes out between ${net(low)} and ${net(high)} for the year.`;
  }
  return pays
    ? line`${word}${card} is worth at least **${usd(low)}** more than its ${fee} fee in the coming year.`
    : line`${word}${card} costs at least **${usd(-high)}** more than it gives back, after its ${fee} fee.`;
}

/** "a loss of $104", "a gain of $95". */
const net = (value: number): Line =>
  value < 0 ? line`a loss of **${usd(-value)}**` : line`a gain of **${usd(value)}**`;

const detailsOf = (data: Renewal): readonly Line[] =>
  [
    line`Credits: ${usd(data.credits_value_usd.low)} to ${usd(data.credits_value_usd.high)}.`,
    when(
      data.earn_value_usd !== undefined,
      () => line`Rewards beyond your other cards: ${usd(data.earn_value_usd ?? 0)}.`,
    ),
    when(
      data.perks_value_usd > 0,
      () => line`Perks at your own figures: ${usd(data.perks_value_usd)}.`,
    ),
    when(
      data.fee_due?.decide_by !== undefined,
      () => line`The fee is refunded if you cancel by ${date(data.fee_due?.decide_by ?? "")}.`,
    ),
  ].filter((one) => one !== EMPTY);
