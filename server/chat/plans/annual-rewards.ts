import { ask, type DataOf } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { percent, usd } from "../compose/figures.ts";
import { type Line, line } from "../compose/line.ts";
import { cardName, possessive } from "../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import {
  afterFee,
  askedOfCards,
  bestFew,
  breakEven,
  ofCategories,
  rankedCards,
} from "./annual-parts.ts";
import { askSpend, knowsSpend, spendTold } from "./spend.ts";

type Year = DataOf<"estimate_annual_rewards">;

const MOST_CARDS = 4;

/** What cards earn in a year: all together, one by one, on a category, or a card on its own. */
export const annualRewards = definePlan(answerYear, {
  takes: ["card", "held_card", "category", "spend", "want", "owner"],
  amount: "value_usd",
  columns: {
    total_usd: { unit: "usd", words: ["rewards a year", "before fees", "earn a year", "gross"] },
    net_of_fees_usd: {
      unit: "usd",
      words: [
        "after fees",
        "after the fees",
        "after the fee",
        "after that fee",
        "after annual fees",
        "after the yearly fees",
        "after the yearly fee",
        "after the annual fees",
        "net",
        "left after fees",
        "clear",
        "fee is paid",
        "fees are paid",
        "take out the yearly fee",
      ],
    },
    above_baseline_usd: {
      unit: "usd",
      words: ["plain card", "2% card", "flat card", "cash back or points", "one card"],
    },
    value_usd: { unit: "usd", words: ["earns most", "pulls the most weight", "earns least"] },
    net_usd: { unit: "usd", words: ["most after its fee", "net by card"] },
    points: { unit: "points", words: ["points a year", "miles a year"] },
    break_even_usd: {
      unit: "usd",
      words: ["break even", "cover the fee", "pay for the fee", "spend to cover"],
    },
  },
});

function answerYear(frame: Frame, toolbox: Toolbox): Draft {
  const isOfCards = idsOf(frame, "card").length + idsOf(frame, "held_card").length > 0;
  if (frame.column === "break_even_usd" && isOfCards) return breakEven(frame, toolbox);
  if (!knowsSpend(frame, toolbox)) return askSpend();
  if (isOfCards) return askedOfCards(frame, toolbox);
  if (amountAs(frame, "want", "count") !== undefined) return bestFew(frame, toolbox);
  if (frame.order !== undefined || frame.focus === "which") return rankedCards(frame, toolbox);
  const isSpendTold = spendTold(frame) !== undefined;
  const categories = idsOf(frame, "category");
  const isSpent = categories.every((id) => isSpentOn(id, toolbox));
  if (categories.length > 0 && isSpent && !isSpendTold) return ofCategories(frame, toolbox);
  const { data, envelope } = ask(toolbox, "estimate_annual_rewards", {
    owner: frame.owner,
    spend: spendTold(frame),
  });
  return answer({
    lead: [tell(frame, data)],
    details: data.by_card
      .filter(({ value_usd: value }) => value > 0)
      .slice(0, MOST_CARDS)
      .map((one) => line`${cardName(one)}: ${usd(one.value_usd)}${afterFee(one)}`),
    caveats: [CAVEATS.estimate],
    envelopes: [envelope],
  });
}

/** What nothing is spent on says nothing of a year; all of it is told then. */
const isSpentOn = (category: string, { scene }: Toolbox): boolean =>
  Object.entries(scene.wallet.spend ?? {}).some(([id, usual]) => id === category && usual > 0);

const whoseCards = ({ owner }: Frame): Line =>
  owner === undefined ? line`your cards` : line`${possessive(owner)} cards`;

function tell(frame: Frame, data: Year): Line {
  const cards = whoseCards(frame);
  const plain = line`a plain ${percent(data.baseline_pct)} card`;
  const net = line`**${usd(data.net_of_fees_usd)}**`;
  if (frame.column === "above_baseline_usd") return againstPlain(data, plain);
  const versus = line`${plain} would earn **${usd(data.baseline_usd)}**`;
  if (frame.column === "net_of_fees_usd") {
    const word = data.net_of_fees_usd > 0 ? line`**Yes**: after` : line`**No**: after`;
    const after = frame.focus === "whether" ? word : line`After`;
    return line`${after} ${usd(data.fees_usd)} in annual fees, ${cards} leave ${net} in rewards a year, of ${usd(data.total_usd)} before them; ${versus}.`;
  }
  const at = frame.amounts.length > 0 ? line`At that spending` : line`At your spending`;
  const left =
    data.fees_usd === 0
      ? line`with no annual fees`
      : line`${net} after ${usd(data.fees_usd)} in annual fees`;
  return line`${at}, ${cards} earn about **${usd(data.total_usd)}** in rewards a year, ${left}; ${versus}.`;
}

/** Which is ahead is said by name, as "better" is asked of either. */
function againstPlain(data: Year, plain: Line): Line {
  const isAhead = data.above_baseline_usd >= 0;
  const winner = isAhead
    ? line`**Your cards** come out ahead of ${plain}`
    : line`**A plain card** comes out ahead: ${plain} brings more than your cards`;
  const more = usd(Math.abs(data.above_baseline_usd));
  return line`${winner}, by **${more}** a year: ${usd(data.net_of_fees_usd)} after ${usd(data.fees_usd)} in annual fees (${usd(data.total_usd)} before them), against ${usd(data.baseline_usd)}.`;
}
