import { SELF } from "../../../accounts/wallet.ts";
import { ask, type DataOf } from "../../ask.ts";
import { ADD_CARDS, answer, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { percent, points, text, usd, inSentence } from "../../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence } from "../../compose/line.ts";
import { cardName, possessive } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { costOf } from "../renewal/interest.ts";
import { askSpend, knowsSpend, spendTold } from "./spend.ts";
import type { Envelope } from "../../../tools/frame/envelope.ts";
import { verdict } from "../../compose/verdict.ts";
import { heldNamed } from "../held.ts";
import { namedAs } from "../named-as.ts";

type Year = DataOf<"estimate_annual_rewards">;

const MAX_CARDS = 4;

/** A year's rewards: of all cards together, by card, by category, or of one card alone. */
export const annualRewards = definePlan(answerYear, {
  takes: ["card", "category", "spend", "owner"],
  amount: "value_usd",
  columns: {
    net_of_fees_usd: {
      unit: "usd",
      words: namedAs(
        "after fees|after the fees|after the fee|after annual fees|after the yearly fees|after the annual fees|net|clear|fees are paid",
      ),
    },
    above_baseline_usd: {
      unit: "usd",
      words: ["plain card", "2% card", "one card"],
    },
  },
});

function answerYear(frame: Frame, toolbox: Toolbox): Draft {
  if (!knowsSpend(frame, toolbox)) return askSpend();
  if (idsOf(frame, "card").length > 0) return ofCards(frame, toolbox);
  if (frame.order !== undefined || frame.focus === "which") return rankedCards(frame, toolbox);
  const spend = spendTold(frame);
  const categories = idsOf(frame, "category");
  const usual = toolbox.scene.wallet.spend ?? {};
  // Categories without spending earn nothing, so the whole year is the better answer.
  const isSpent = Object.entries(usual).filter(([id, one]) => categories.includes(id) && one > 0);
  if (categories.length > 0 && isSpent.length === categories.length && spend === undefined)
    return ofCategories(frame, toolbox);
  const { data, envelope } = ask(toolbox, "estimate_annual_rewards", { owner: frame.owner, spend });
  const cost = costOf(toolbox);
  return answer({
    lead: [tell(frame, data), ...(cost?.lead ?? [])],
    details: data.by_card
      .filter(({ value_usd: value }) => value > 0)
      .slice(0, MAX_CARDS)
      .map((one) => line`${cardName(one)}: ${usd(one.value_usd)}${pointsOf(one)}${afterFee(one)}`),
    caveats: [CAVEATS.estimate],
    envelopes: [envelope, ...(cost?.envelopes ?? [])],
  });
}

function tell(frame: Frame, data: Year): Line {
  const cards = line`${possessive(frame.owner ?? SELF)} cards`;
  const plain = line`a plain ${percent(data.baseline_pct)} card`;
  const fees = usd(data.fees_usd);
  const total = usd(data.total_usd);
  const net = usd(data.net_of_fees_usd);
  if (frame.column === "above_baseline_usd") {
    // Names the one that is ahead, as "better" may mean either.
    const winner =
      data.above_baseline_usd >= 0
        ? line`**Your cards** come out ahead of ${plain}`
        : line`**A plain card** comes out ahead: ${plain} brings more than your cards`;
    return line`${winner}, by **${usd(Math.abs(data.above_baseline_usd))}** a year: ${net} after ${fees} in annual fees (${total} before them), against ${usd(data.baseline_usd)}.`;
  }
  const versus = line`${plain} would earn **${usd(data.baseline_usd)}**`;
  if (frame.column === "net_of_fees_usd") {
    const word = data.net_of_fees_usd > 0 ? line`**Yes**: after` : line`**No**: after`;
    return line`${frame.focus === "whether" ? word : line`After`} ${fees} in annual fees, ${cards} leave **${net}** in rewards a year, of ${total} before them; ${versus}.`;
  }
  const at = frame.amounts.length > 0 ? line`At that spending` : line`At your spending`;
  const left =
    data.fees_usd === 0 ? line`with no annual fees` : line`**${net}** after ${fees} in annual fees`;
  return line`${at}, ${cards} earn about **${total}** in rewards a year, ${left}; ${versus}.`;
}

type ByCard = Year["by_card"][number];

const estimated = (lead: Line, envelope: Envelope, details: readonly Line[] = []): Draft =>
  answer({ lead: [lead], details, caveats: [CAVEATS.estimate], envelopes: [envelope] });

/** A held card's share of the year; a card with its own spending, or not held, is taken alone. */
function ofCards(frame: Frame, toolbox: Toolbox): Draft {
  const spend = spendTold(frame);
  const held = heldNamed(frame, toolbox.scene).map(({ entry }) => entry.id);
  if (spend === undefined && held.length > 0) {
    const { data, envelope } = ask(toolbox, "estimate_annual_rewards", { owner: frame.owner });
    const rows = data.by_card.filter(({ wallet_card_id: id }) => held.includes(id ?? ""));
    return estimated(sentence(listed(rows.map(shareOf))), envelope);
  }
  const input = { as_if_cards: [...idsOf(frame, "card")], spend };
  const { data, envelope } = ask(toolbox, "estimate_annual_rewards", input);
  return estimated(sentence(aloneOf(frame, data)), envelope);
}

const pointsOf = (row: ByCard | undefined): Line =>
  row?.points === undefined ? EMPTY : line` (${points(row.points)} points)`;

const shareOf = (row: ByCard): Line =>
  line`${bold(cardName(row))} earns about **${usd(row.value_usd)}** a year beside your other cards${pointsOf(row)}${afterFee(row)}`;

function aloneOf({ focus, asks }: Frame, data: Year): Line {
  const cards = listed(data.by_card.map((row) => bold(cardName(row))));
  const isPaying = focus === "whether" && (asks === "worth" || asks === "is");
  const word = isPaying ? verdict(data.net_of_fees_usd > 0) : EMPTY;
  const fee =
    data.fees_usd === 0
      ? line`without an annual fee`
      : line`**${usd(data.net_of_fees_usd)}** after the ${usd(data.fees_usd)} fee`;
  return line`${word}at that spending ${cards} would earn about **${usd(data.total_usd)}** a year${pointsOf(data.by_card[0])}, ${fee}.`;
}

/** Rewards on one category, or on several together. */
function ofCategories(frame: Frame, toolbox: Toolbox): Draft {
  const wanted = idsOf(frame, "category");
  const input = { owner: frame.owner, sum_of: [...wanted] };
  const { data, envelope } = ask(toolbox, "estimate_annual_rewards", input);
  const { sum, by_category: rows } = data;
  if (sum === undefined) return askBack(line`What do you spend on that a month?`);
  const names = listed(sum.category_names.map((name) => inSentence(name)));
  const row = wanted.length === 1 ? rows.find(({ category }) => category === wanted[0]) : undefined;
  const cards = (row?.cards ?? []).slice(0, MAX_CARDS);
  const [only] = cards.length === 1 ? cards : [];
  const earned = only?.points === undefined ? EMPTY : line`, **${points(only.points)}** points`;
  return estimated(
    line`On ${names} you earn about **${usd(sum.value_usd)}** in rewards a year${earned}, on ${usd(sum.spend_usd)} of spending.`,
    envelope,
    cards.map(
      (one) =>
        line`${text(one.card_name)}: ${usd(one.value_usd)} on ${usd(one.spend_usd)}, ${text(one.rate)}`,
    ),
  );
}

/** Cards ranked by rewards, or by rewards after fees. */
function rankedCards({ owner, order, column }: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "estimate_annual_rewards", { owner });
  const isNet = (order?.column ?? column) === "net_of_fees_usd";
  const valueOf = (row: ByCard): number => (isNet ? row.net_usd : row.value_usd);
  const isLeast = order?.descending === false;
  const sorted = data.by_card.toSorted((a, b) => valueOf(b) - valueOf(a));
  const rows = isLeast ? sorted.toReversed() : sorted;
  const [first, ...others] = rows.slice(order?.nth ?? 0);
  if (first === undefined) return askBack(line`You have no open card yet; ${ADD_CARDS}.`);
  const rank = isLeast ? line`least` : line`most`;
  const word = (order?.nth ?? 0) === 0 ? rank : line`next`;
  return estimated(
    isNet
      ? line`${bold(cardName(first))} leaves you ${word}: **${usd(first.net_usd)}** a year, of ${usd(first.value_usd)} in rewards.`
      : line`${bold(cardName(first))} earns ${word}: about **${usd(first.value_usd)}** in rewards a year${afterFee(first)}.`,
    envelope,
    others.map((row) => line`${cardName(row)}: ${usd(row.value_usd)}${afterFee(row)}`),
  );
}

/** ", $380.20 after its $95 fee". */
const afterFee = ({ annual_fee_usd: fee, net_usd: net }: ByCard): Line =>
  fee === 0 ? line`, with no annual fee` : line`, ${usd(net)} after its ${usd(fee)} fee`;
