import { SELF } from "../../accounts/wallet.ts";
import { ask, type DataOf } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { percent, usd } from "../compose/figures.ts";
import { type Line, line } from "../compose/line.ts";
import { cardName, possessive } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { afterFee, ofCards, ofCategories, rankedCards } from "./annual-parts.ts";
import { askSpend, knowsSpend, spendTold } from "./spend.ts";

type Year = DataOf<"estimate_annual_rewards">;

const MOST_CARDS = 4;

/** What cards earn in a year: all together, one by one, on a category, or a card on its own. */
export const annualRewards = definePlan(answerYear, {
  takes: ["card", "category", "spend", "owner"],
  amount: "value_usd",
  columns: {
    net_of_fees_usd: {
      unit: "usd",
      words: [
        "after fees",
        "after the fees",
        "after the fee",
        "after annual fees",
        "after the yearly fees",
        "after the annual fees",
        "net",
        "clear",
        "fees are paid",
      ],
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
  // What nothing is spent on earns nothing; the whole year is told then.
  const isSpent = Object.entries(usual).filter(([id, one]) => categories.includes(id) && one > 0);
  if (categories.length > 0 && isSpent.length === categories.length && spend === undefined)
    return ofCategories(frame, toolbox);
  const { data, envelope } = ask(toolbox, "estimate_annual_rewards", { owner: frame.owner, spend });
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

function tell(frame: Frame, data: Year): Line {
  const cards = line`${possessive(frame.owner ?? SELF)} cards`;
  const plain = line`a plain ${percent(data.baseline_pct)} card`;
  const fees = usd(data.fees_usd);
  const total = usd(data.total_usd);
  const net = usd(data.net_of_fees_usd);
  if (frame.column === "above_baseline_usd") {
    // Which is ahead is said by name, as "better" is asked of either.
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
