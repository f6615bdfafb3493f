import { SELF } from "../../../accounts/wallet.ts";
import { ask, type DataOf } from "../../ask.ts";
import {
  ADD_CARDS,
  answer,
  answeredBy,
  askBack,
  CAVEATS,
  type Draft,
} from "../../compose/draft.ts";
import { inSentence, percent, points, usd } from "../../compose/figures.ts";
import { EMPTY, type Line, line, listed, sentence } from "../../compose/line.ts";
import { cardName, possessive } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { costOf } from "../renewal/interest.ts";
import { askSpend, knowsSpend, spendTold } from "./spend.ts";
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
  const spend = spendTold(frame);
  const cards = idsOf(frame, "card");
  const isOfCards = cards.length > 0 || frame.focus === "which" || frame.order !== undefined;
  if (cards.length > 0 && spend === undefined && heldNamed(frame, toolbox.scene).length === 0)
    return answeredBy({ ...frame, topic: "card_change", verb: "add", column: undefined });
  // A card with spending of its own is taken alone.
  const as_if_cards = cards.length > 0 && spend !== undefined ? [...cards] : undefined;
  const input = { owner: frame.owner, spend, as_if_cards };
  const { data, envelope } = ask(toolbox, "estimate_annual_rewards", input);
  const cost = costOf(toolbox);
  const categories = idsOf(frame, "category");
  const ofCategories = data.by_category.filter(({ category }) => categories.includes(category));
  if (ofCategories.length > 0 && spend === undefined)
    return answer({
      lead: [sentence(listed(ofCategories.map(categoryTold)))],
      caveats: [CAVEATS.estimate],
      envelopes: [envelope],
    });
  const rows = data.by_card
    .filter(({ card_id: id }) => cards.length === 0 || cards.includes(id))
    .filter(({ value_usd: value }) => value > 0 || isOfCards)
    .slice(0, MAX_CARDS);
  if (isOfCards && rows.length === 0)
    return askBack(
      toolbox.scene.wallet.cards.length === 0
        ? line`You have no open cards yet; ${ADD_CARDS}.`
        : line`Which of your open cards do you mean?`,
    );
  const told = (frame.order?.descending === false ? rows.toReversed() : rows).map(shareOf);
  const shown = cards.length > 0 ? told : told.slice(0, 1);
  return answer({
    lead: [isOfCards ? sentence(listed(shown)) : tell(frame, data), ...(cost?.lead ?? [])],
    details: isOfCards ? told.slice(shown.length) : told,
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
    return line`${frame.focus === "whether" ? word : line`After`} ${fees} in annual fees, ${cards} leave **${net}** in rewards a year, out of ${total} before them; ${versus}.`;
  }
  const at = frame.amounts.length > 0 ? line`At that spending` : line`At your spending`;
  const left =
    data.fees_usd === 0 ? line`with no annual fees` : line`**${net}** after ${fees} in annual fees`;
  return line`${at}, ${cards} earn about **${total}** in rewards a year, ${left}; ${versus}.`;
}

type ByCard = Year["by_card"][number];

const categoryTold = (row: Year["by_category"][number]): Line =>
  line`on ${inSentence(row.category_name)} you earn about **${usd(row.value_usd)}** in rewards a year`;

const shareOf = (row: ByCard): Line =>
  line`${cardName(row)}: **${usd(row.value_usd)}** a year${pointsOf(row)}${afterFee(row)}`;

const pointsOf = (row: ByCard | undefined): Line =>
  row?.points === undefined ? EMPTY : line` (${points(row.points)} points)`;

/** ", $380.20 after its $95 fee". */
const afterFee = ({ annual_fee_usd: fee, net_usd: net }: ByCard): Line =>
  fee === 0 ? line`, with no annual fee` : line`, ${usd(net)} after its ${usd(fee)} fee`;
