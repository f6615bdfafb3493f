import { type HeldCard, heldCards } from "../../../member/held-cards.ts";
import { ask, type InputOf } from "../../ask.ts";
import { ADD_CARDS, answer, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { text, usd } from "../../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed, sentence, when } from "../../compose/line.ts";
import { cardName, notHeldBy } from "../../compose/whose.ts";
import { namedCards } from "../../compose/pick.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { findHeld, heldNamed } from "../held.ts";
import { detailsOf, refundLead, type Renewal } from "./renewal-text.ts";
import { paysOf, verdictOf } from "./verdict.ts";
import { knowsSpend, spendTold } from "../purchase/spend.ts";

const MAX_CARDS = 20;
/** The column for "which one should I keep". */
const BEST = "best";

/** Ranks cards by net value after the fee, those in question first. */
function rankRenewals(cards: readonly HeldCard[], frame: Frame, toolbox: Toolbox): Draft {
  const found = cards
    .slice(0, MAX_CARDS)
    .map(({ entry }) => ask(toolbox, "evaluate_renewal", { wallet_card_id: entry.id }))
    .filter(({ data }) => data.fee_usd > 0);
  if (cards.length === 0) return askBack(line`You have no open cards yet; ${ADD_CARDS}.`);
  const rows = found
    .map(({ data }) => data)
    .toSorted((a, b) => a.net_usd.low - b.net_usd.low || a.net_usd.high - b.net_usd.high);
  const envelopes = found.map(({ envelope }) => envelope);
  const order = frame.column === BEST ? { descending: true, nth: 0 } : frame.order;
  if (rows.length === 0)
    return answer({ lead: [line`None of your cards has an annual fee.`], envelopes });
  return answer({
    lead: [order === undefined ? grouped(frame, rows) : firstOf(order, rows)],
    details: rows.map(rowOf),
    caveats: [line`Whether to keep a card is your choice.`, CAVEATS.estimate],
    envelopes,
  });
}

/** "Which of my cards is not worth its fee" asks for the losing ones. */
const asksLosing = ({ verb, constraints }: Frame): boolean =>
  verb === "cancel" ||
  verb === "downgrade" ||
  constraints.some(({ op }) => op === "lacks" || op === "<" || op === "<=");

function grouped(frame: Frame, rows: readonly Renewal[]): Line {
  const group = (pays: boolean | undefined, what: Line): Line => {
    const cards = rows.filter((row) => paysOf(row) === pays);
    return cards.length === 0
      ? EMPTY
      : line`${what}: ${listed(cards.map((row) => bold(cardName(row.card))))}.`;
  };
  const losing = group(false, line`Not worth their fee by the figures`);
  const paying = group(true, line`Worth their fee`);
  const open = group(undefined, line`It depends on what you use`);
  const none = rows.some((row) => paysOf(row) === false)
    ? EMPTY
    : line`No card clearly costs more than it gives.`;
  return asksLosing(frame) ? join([losing, none, open, paying]) : join([paying, open, losing]);
}

type RowOrder = Pick<NonNullable<Frame["order"]>, "descending" | "nth">;

/** The best or the worst of them, by what is certain. */
function firstOf({ descending, nth }: RowOrder, rows: readonly Renewal[]): Line {
  const sorted = descending ? rows.toReversed() : rows;
  const row = sorted[nth];
  if (row === undefined) return EMPTY;
  const { low, high } = row.net_usd;
  const rank = descending ? line`leaves you the most` : line`leaves you the least`;
  return line`**${cardName(row.card)}** ${rank}: ${between(low, high)} for the year, after its ${usd(row.fee_usd)} fee.`;
}

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

const rowOf = (row: Renewal): Line =>
  line`${cardName(row.card)} (${usd(row.fee_usd)}): ${between(row.net_usd.low, row.net_usd.high)}${certificatesOf(row)}`;

/** A card that is not held: what it costs and would bring. */
function worthAdding(card: string, frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_card", { card });
  const name = bold(text(data.card.card_name));
  const fee = data.card.annual_fee_usd;
  const credits =
    data.credits_year_usd > 0
      ? line` Its credits come to ${usd(data.credits_year_usd)} a year at face value; what they are worth depends on which you would use.`
      : EMPTY;
  const lead = line`${notHeldBy(frame.owner)} the ${name}; it costs **${usd(fee)}** a year.${credits}`;
  if (!knowsSpend(frame, toolbox)) {
    const hint = line`Tell us what you spend a month by category to see what it would earn you.`;
    return answer({ lead: [lead, hint], envelopes: [envelope] });
  }
  const change = ask(toolbox, "simulate_card_change", {
    add: [card],
    spend: spendTold(frame),
    owner: frame.owner,
  });
  const net = change.data.delta_usd.ongoing.net_usd;
  return answer({
    lead: [join([lead, netTold(net)])],
    caveats: [CAVEATS.estimate],
    envelopes: [envelope, change.envelope],
  });
}

const netTold = (net: number): Line =>
  net === 0
    ? line`Alongside your cards, its rewards would just cover its fee, not counting credits.`
    : line`Alongside your cards, not counting credits, it would leave you **${usd(Math.abs(net))} ${text(net > 0 ? "better" : "worse")} off** a year.`;

/** Tells if held cards pay for their fees next year, and whether to keep them. */
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
  const named = namedCards(frame);
  const held = heldNamed(frame, toolbox.scene);
  const unheld = idsOf(frame, "card").find((id) => !held.some(({ card }) => card.id === id));
  if (unheld !== undefined && held.length === 0) return worthAdding(unheld, frame, toolbox);
  const isOfAll = named.length === 0 && frame.focus !== "when";
  if (isOfAll)
    return rankRenewals(heldCards(toolbox.scene, { owner: frame.owner }), frame, toolbox);
  if (held.length > 1)
    return frame.column === BEST
      ? rankRenewals(held, frame, toolbox)
      : ofEach(held, frame, toolbox);
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
    // With several cards, the figures of each would run together.
    details: found.length > 1 ? [] : found.flatMap(({ data }) => partsOf(frame, data, toolbox)),
    caveats: [
      when(isOpen, () => line`Whether to keep it is your choice.`),
      when(isEstimated, () => CAVEATS.estimate),
    ],
    envelopes: found.map(({ envelope }) => envelope),
  });
}

const partsOf = (frame: Frame, data: Renewal, toolbox: Toolbox): readonly Line[] => [
  ...detailsOf(frame, data, isAboutRefund(frame)),
  ...optionsOf(frame, data, toolbox),
];

/** Uses the spending in the question; excluded credits count as unused. */
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
  const word = verdict === undefined ? EMPTY : line`${bold(wordsOf(verdict, frame))}: `;
  const why =
    frame.column !== "earn_value_usd" || data.earn_value_usd === undefined
      ? EMPTY
      : line`. It earns **${usd(data.earn_value_usd)}** beyond your other cards, and its credits give ${usd(data.credits_value_usd.low)} to ${usd(data.credits_value_usd.high)}`;
  const until = frame.asks === "time" ? line`. ${sentence(refundLead(data, false))}` : EMPTY;
  return line`${word}${netOf(data)}${why}${until}`;
}

/** Adds the action: a bare "yes" before a loss would look like a mistake. */
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

/** ", not counting its **free night**, worth at most $595". */
function certificatesOf({ certificates }: Renewal): Line {
  const named = certificates.map(({ name, most_usd: most }) =>
    most === undefined
      ? line`**${text(name)}**, whose value is unknown`
      : line`**${text(name)}**, worth at most ${usd(most)}`,
  );
  return named.length === 0 ? EMPTY : line`, not counting its ${listed(named)}`;
}

/** For a downgrade or upgrade: the cards it could become. */
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
    ? [line`No product change from it is documented.`]
    : [line`It could become ${listed(names, "or")}.`];
}
