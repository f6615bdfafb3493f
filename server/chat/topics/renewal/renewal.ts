import type { HeldCard } from "../../../member/held-cards.ts";
import { ask, type InputOf } from "../../ask.ts";
import { answer, answeredBy, CAVEATS, type Draft } from "../../compose/draft.ts";
import { text, usd } from "../../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence, when } from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { findHeld, heldNamed } from "../held.ts";
import { detailsOf, refundLead, type Renewal } from "./renewal-text.ts";
import { paysOf, verdictOf } from "./verdict.ts";
import { spendTold } from "../purchase/spend.ts";

/** "a loss of $104", "a gain of $95". */
const outcome = (value: number): Line =>
  value < 0 ? line`a loss of **${usd(-value)}**` : line`a gain of **${usd(value)}**`;

function between(low: number, high: number): Line {
  if (low === high) return outcome(low);
  if (low >= 0) return line`${outcome(low)} to **${usd(high)}**`;
  return high < 0
    ? line`${outcome(high)} to **${usd(-low)}**`
    : line`between ${outcome(low)} and ${outcome(high)}`;
}

/** Tells if held cards pay for their fees in the coming year, and if to keep them. */
export const renewal = definePlan(answerRenewal, {
  takes: ["card", "held_card", "credit", "category", "spend", "owner"],
  columns: {
    net_usd: { unit: "usd", words: ["worth its fee", "worth keeping", "pays for itself", "net"] },
    earn_value_usd: { unit: "usd", words: ["rewards beyond", "why"] },
    decide_by: {
      unit: "date",
      words: ["refund", "refunded", "money back", "last day to cancel", "until when"],
    },
  },
});

function answerRenewal(frame: Frame, toolbox: Toolbox): Draft {
  const held = heldNamed(frame, toolbox.scene);
  const unheld = idsOf(frame, "card").find((id) => !held.some(({ card }) => card.id === id));
  // A card that is not held: what it costs and gives.
  if (unheld !== undefined && held.length === 0)
    return answeredBy({ ...frame, topic: "card", focus: "list", column: undefined });
  return ofEach(held.length > 1 ? held : [findHeld(frame, toolbox)], frame, toolbox);
}

function ofEach(cards: readonly HeldCard[], frame: Frame, toolbox: Toolbox): Draft {
  const found = cards.map(({ entry }) =>
    ask(toolbox, "evaluate_renewal", toInput(entry.id, frame)),
  );
  const isOpen = found.some(({ data }) => verdictOf(frame, paysOf(data)) === undefined);
  const isEstimated = found.some(({ data }) => (data.earn_value_usd ?? 0) > 0);
  return answer({
    lead: found.map(({ data }) => sentence(tell(frame, data))),
    // With several cards, the figures of each would run together.
    details:
      found.length > 1
        ? []
        : found.flatMap(({ data }) => detailsOf(frame, data, isAboutRefund(frame))),
    caveats: [
      when(isOpen, () => line`Whether to keep it is your choice.`),
      when(isEstimated, () => CAVEATS.estimate),
    ],
    envelopes: found.map(({ envelope }) => envelope),
  });
}

/** With the spending that the question tells; credits that are named to be left out count for nothing. */
function toInput(id: string, frame: Frame): InputOf<"evaluate_renewal"> {
  const unused = idsOf(frame, "credit", "except");
  const spend = spendTold(frame);
  if (unused.length === 0 && spend === undefined) return { wallet_card_id: id };
  const credits = Object.fromEntries(unused.map((one) => [one, { percent_used: 0 }]));
  return { wallet_card_id: id, assumptions: { credits, spend } };
}

const isAboutRefund = ({ asks, verb, column, focus }: Frame): boolean =>
  (asks === "can" && verb === "cancel") || column === "decide_by" || focus === "when";

function tell(frame: Frame, data: Renewal): Line {
  if (isAboutRefund(frame)) return refundLead(data, frame.focus === "whether");
  const verdict = verdictOf(frame, paysOf(data));
  const word =
    verdict === undefined || frame.focus === "which"
      ? EMPTY
      : line`${bold(wordsOf(verdict, frame))}: `;
  const why =
    frame.column !== "earn_value_usd" || data.earn_value_usd === undefined
      ? EMPTY
      : line`. It earns **${usd(data.earn_value_usd)}** beyond your other cards, and its credits give ${usd(data.credits_value_usd.low)} to ${usd(data.credits_value_usd.high)}`;
  const until = frame.asks === "time" ? line`. ${sentence(refundLead(data, false))}` : EMPTY;
  return line`${word}${netOf(data)}${why}${until}`;
}

/** The act beside the word: a bare "yes" before a loss would be taken for a slip. */
function wordsOf(verdict: "yes" | "no", { verb }: Frame): Line {
  const act = (verdict === "yes") === (verb === "keep") ? line`keep it` : line`cancel it`;
  return verdict === "yes" ? line`Yes, ${act}` : line`No, ${act}`;
}

/** "after its $95 fee, the Preferred comes out $76 to $276 ahead for the year". */
function netOf(data: Renewal): Line {
  const { low, high } = data.net_usd;
  const card = line`the ${bold(cardName(data.card))}`;
  if (data.fee_usd === 0 && low === 0 && high === 0)
    return line`${card} has no annual fee, so keeping it costs nothing`;
  const fee =
    data.fee_usd === 0 ? line`without a fee` : line`after its **${usd(data.fee_usd)}** fee`;
  const beside = certificatesOf(data);
  if (paysOf(data) === undefined) {
    const on = beside.text === "" ? line`the credits you use` : line`what you use`;
    return line`it depends on ${on}: ${fee}, ${card} comes out ${between(low, high)} for the year${beside}`;
  }
  const [least, most] = low >= 0 ? [low, high] : [-high, -low];
  const range =
    least === most ? line`**${usd(least)}**` : line`**${usd(least)}** to **${usd(most)}**`;
  return line`${fee}, ${card} comes out ${range} ${text(low >= 0 ? "ahead" : "behind")} for the year${beside}`;
}

/** ", before its free night (at most $595)". */
function certificatesOf({ certificates }: Renewal): Line {
  const named = certificates.map(({ name, most_usd: most }) =>
    most === undefined
      ? line`**${text(name)}**, whose worth is unknown`
      : line`**${text(name)}**, worth at most ${usd(most)}`,
  );
  return named.length === 0 ? EMPTY : line`, not counting its ${listed(named)}`;
}
