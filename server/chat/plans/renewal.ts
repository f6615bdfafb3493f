import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { ask, type InputOf } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence, when } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { findHeld, heldNamed } from "./held.ts";
import { rankRenewals } from "./renewal-rank.ts";
import { detailsOf, refundLead, type Renewal } from "./renewal-told.ts";
import { worthAdding } from "./renewal-unheld.ts";
import { paysOf, verdictOf } from "./verdict.ts";

/** Whether held cards pay for their fees in the coming year, and what follows for keeping them. */
export const renewal = definePlan(answerRenewal, {
  takes: ["card", "held_card", "credit", "owner"],
  columns: {
    net_usd: { unit: "usd", words: ["worth its fee", "worth keeping", "pays for itself", "net"] },
    fee_usd: { unit: "usd", words: ["annual fee", "fee"] },
    earn_value_usd: { unit: "usd", words: ["rewards beyond", "why"] },
    decide_by: {
      unit: "date",
      words: ["refund", "refunded", "money back", "last day to cancel", "until when"],
    },
  },
});

function answerRenewal(frame: Frame, toolbox: Toolbox): Draft {
  const named = [...idsOf(frame, "held_card"), ...idsOf(frame, "card")];
  const held = heldNamed(frame, toolbox.scene);
  const unheld = idsOf(frame, "card").find((id) => !held.some(({ card }) => card.id === id));
  if (unheld !== undefined && held.length === 0) return worthAdding(unheld, frame, toolbox);
  const isOfAll = named.length === 0 && frame.focus !== "whether" && frame.focus !== "when";
  if (isOfAll)
    return rankRenewals(heldCards(toolbox.scene, { owner: frame.owner }), frame, toolbox);
  if (named.length > 1 && held.length > 1) return ofEach(held, frame, toolbox);
  return ofEach([findHeld(frame, toolbox)], frame, toolbox);
}

function ofEach(cards: readonly HeldCard[], frame: Frame, toolbox: Toolbox): Draft {
  const found = cards.map(({ entry }) =>
    ask(toolbox, "evaluate_renewal", toInput(entry.id, frame)),
  );
  const isOpen = found.some(({ data }) => verdictOf(frame, paysOf(data)) === undefined);
  const isEstimated = found.some(({ data }) => (data.earn_value_usd ?? 0) > 0);
  return answer({
    lead: found.map(({ data }) => sentence(tell(frame, data))),
    // Of several cards the figures of each would run together.
    details: found.length > 1 ? [] : found.flatMap(({ data }) => partsOf(frame, data, toolbox)),
    caveats: [
      when(isOpen, () => line`Whether to keep it is your choice.`),
      when(isEstimated, () => CAVEATS.estimate),
      ...unreadOf(frame),
    ],
    envelopes: found.map(({ envelope }) => envelope),
  });
}

const partsOf = (frame: Frame, data: Renewal, toolbox: Toolbox): readonly Line[] => [
  ...detailsOf(frame, data, isAboutRefund(frame)),
  ...optionsOf(frame, data, toolbox),
];

/** Credits that are named to be left out count for nothing. */
function toInput(id: string, frame: Frame): InputOf<"evaluate_renewal"> {
  const unused = idsOf(frame, "credit", "except");
  if (unused.length === 0) return { wallet_card_id: id };
  const credits = Object.fromEntries(unused.map((one) => [one, { percent_used: 0 }]));
  return { wallet_card_id: id, assumptions: { credits } };
}

const isAboutRefund = ({ asks, verb, column, focus }: Frame): boolean =>
  (asks === "can" && verb === "cancel") || column === "decide_by" || focus === "when";

function tell(frame: Frame, data: Renewal): Line {
  if (isAboutRefund(frame)) return refundLead(data, frame.focus === "whether");
  const verdict = verdictOf(frame, paysOf(data));
  const word =
    verdict === undefined ? EMPTY : line`**${text(verdict === "yes" ? "Yes" : "No")}**: `;
  const why =
    frame.column !== "earn_value_usd" || data.earn_value_usd === undefined
      ? EMPTY
      : line`. It earns **${usd(data.earn_value_usd)}** beyond your other cards, and its credits give ${usd(data.credits_value_usd.low)} to ${usd(data.credits_value_usd.high)}`;
  const until = frame.asks === "time" ? line`. ${sentence(refundLead(data, false))}` : EMPTY;
  return line`${word}${netOf(data)}${why}${until}`;
}

/** "after its $95 fee, the Preferred comes out $76 to $276 ahead for the year". */
function netOf(data: Renewal): Line {
  const { low, high } = data.net_usd;
  const card = line`the ${bold(cardName(data.card))}`;
  if (data.fee_usd === 0 && low === 0 && high === 0)
    return line`${card} has no annual fee, so keeping it costs nothing`;
  const fee =
    data.fee_usd === 0 ? line`without a fee` : line`after its **${usd(data.fee_usd)}** fee`;
  if (paysOf(data) === undefined) {
    return line`it depends on the credits you use: ${fee}, ${card} comes out between a loss of **${usd(-low)}** and a gain of **${usd(high)}** for the year`;
  }
  const [least, most] = low >= 0 ? [low, high] : [-high, -low];
  const range =
    least === most ? line`**${usd(least)}**` : line`**${usd(least)}** to **${usd(most)}**`;
  return line`${fee}, ${card} comes out ${range} ${text(low >= 0 ? "ahead" : "behind")} for the year`;
}

/** Asked whether to change it: what it could become. */
function optionsOf(frame: Frame, data: Renewal, toolbox: Toolbox): readonly Line[] {
  if (frame.verb !== "downgrade" && frame.verb !== "upgrade") return [];
  const found = ask(toolbox, "list_product_change_options", {
    wallet_card_id: data.card.wallet_card_id,
  });
  const unwanted = frame.verb === "downgrade" ? "upgrade" : "downgrade";
  const names = found.data.options
    .filter(({ path, direction }) => path === "documented" && direction !== unwanted)
    .map((one) => line`${text(one.to_card.card_name)} (${usd(one.to_fee_usd)} a year)`);
  return names.length === 0
    ? [line`No change of it into another card is documented.`]
    : [line`It could become ${listed(names, "or")}.`];
}
