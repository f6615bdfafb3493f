import { ask, type DataOf, type InputOf } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { percent, points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { heldNamed } from "./held.ts";
import { spendTold } from "./spend.ts";

/* Parts of what cards earn in a year: of one card, of a category, of the best few. */

type Year = DataOf<"estimate_annual_rewards">;
type ByCard = Year["by_card"][number];

const MOST_CARDS = 4;
const EVERYTHING = "everything_else";

const draft = (
  frame: Frame,
  found: { readonly envelope: Parameters<typeof answer>[0]["envelopes"][number] },
  { lead, details = [] }: { readonly lead: Line; readonly details?: readonly Line[] },
): Draft =>
  answer({
    lead: [lead],
    details,
    caveats: [CAVEATS.estimate],
    envelopes: [found.envelope],
  });

const estimate = (toolbox: Toolbox, input: InputOf<"estimate_annual_rewards">) =>
  ask(toolbox, "estimate_annual_rewards", input);

/** Ids of the catalog; those of the wallet by their card. */
function cardsIn(frame: Frame, toolbox: Toolbox): readonly string[] {
  const held = heldNamed(frame, toolbox.scene).map(({ card }) => card.id);
  return [...new Set([...idsOf(frame, "card"), ...held])];
}

/** What a card earns: of the wallet, its share of it; with a spend of its own or not held, by itself. */
export function askedOfCards(frame: Frame, toolbox: Toolbox): Draft {
  const spend = spendTold(frame);
  const held = new Set(heldNamed(frame, toolbox.scene).map(({ entry }) => entry.id));
  if (spend === undefined && held.size > 0) {
    const found = estimate(toolbox, { owner: frame.owner });
    const rows = found.data.by_card.filter(({ wallet_card_id: id }) => held.has(id));
    return draft(frame, found, { lead: sentence(listed(rows.map((row) => shareOf(frame, row)))) });
  }
  const found = estimate(toolbox, { as_if_cards: [...cardsIn(frame, toolbox)], spend });
  return draft(frame, found, { lead: sentence(aloneOf(frame, found.data)) });
}

function shareOf({ column }: Frame, row: ByCard): Line {
  const earned = row.points === undefined ? EMPTY : line` (${points(row.points)} points)`;
  const name = bold(cardName(row));
  return column === "net_of_fees_usd" || column === "net_usd"
    ? line`${name} leaves **${usd(row.net_usd)}** a year after its ${usd(row.annual_fee_usd)} fee, of ${usd(row.value_usd)} in rewards${earned}`
    : line`${name} earns about **${usd(row.value_usd)}** a year beside your other cards${earned}${afterFee(row)}`;
}

function aloneOf(frame: Frame, data: Year): Line {
  const cards = listed(data.by_card.map((row) => bold(cardName(row))));
  const pays = data.net_of_fees_usd > 0;
  const isPaying = frame.focus === "whether" && (frame.asks === "worth" || frame.asks === "is");
  const verdict = !isPaying ? EMPTY : pays ? line`**Yes**: ` : line`**No**: `;
  const [row] = data.by_card;
  const earned = row?.points === undefined ? EMPTY : line` (${points(row.points)} points)`;
  const fee =
    data.fees_usd === 0
      ? line`without an annual fee`
      : line`**${usd(data.net_of_fees_usd)}** after the ${usd(data.fees_usd)} fee`;
  return line`${verdict}at that spending ${cards} would earn about **${usd(data.total_usd)}** a year${earned}, ${fee}.`;
}

/** How much spend pays for the fee of a card. */
export function breakEven(frame: Frame, toolbox: Toolbox): Draft {
  const [category = EVERYTHING] = idsOf(frame, "category");
  const found = estimate(toolbox, {
    as_if_cards: [...cardsIn(frame, toolbox)],
    spend: { [category]: 100 },
    break_even_on: category,
  });
  const { by_card: cards, break_even: level, fees_usd: fees } = found.data;
  const names = listed(cards.map((row) => bold(cardName(row))));
  if (fees === 0) return draft(frame, found, { lead: line`${names} has no annual fee to cover.` });
  if (level === undefined)
    return draft(frame, found, {
      lead: line`No spend of that kind covers the ${usd(fees)} fee of ${names}.`,
    });
  const plain = level.above_plain_monthly_usd;
  return draft(frame, found, {
    lead: line`To cover its ${usd(fees)} fee with rewards alone, spend about **${usd(level.monthly_usd)}** a month (${usd(level.yearly_usd)} a year) on ${text(level.category_name.toLowerCase())} with ${names}.`,
    details: [
      plain === undefined
        ? line`It never beats a plain ${percent(found.data.baseline_pct)} card on that alone.`
        : line`From ${usd(plain)} a month on, it beats a plain ${percent(found.data.baseline_pct)} card.`,
    ],
  });
}

/** What the spend on one category, or several together, earns. */
export function ofCategories(frame: Frame, toolbox: Toolbox): Draft {
  const wanted = idsOf(frame, "category");
  const found = estimate(toolbox, { owner: frame.owner, sum_of: [...wanted] });
  const { sum, by_category: rows } = found.data;
  const row = rows.find(({ category }) => category === wanted[0]);
  if (sum === undefined) return askBack(line`What do you spend on that a month?`);
  const names = listed(sum.category_names.map((name) => text(name.toLowerCase())));
  const cards = (wanted.length === 1 ? (row?.cards ?? []) : []).slice(0, MOST_CARDS);
  const [first] = cards;
  const earned =
    first?.points === undefined || cards.length > 1
      ? EMPTY
      : line`, **${points(first.points)}** points`;
  return draft(frame, found, {
    lead: line`On ${names} you earn about **${usd(sum.value_usd)}** in rewards a year${earned}, on ${usd(sum.spend_usd)} of spending.`,
    details: cards.map(
      (one) =>
        line`${text(one.card_name)}: ${usd(one.value_usd)} on ${usd(one.spend_usd)}, ${text(one.rate)}`,
    ),
  });
}

/** The cards in the order of what they earn, or of what is left after their fees. */
export function rankedCards(frame: Frame, toolbox: Toolbox): Draft {
  const found = estimate(toolbox, { owner: frame.owner });
  const isNet = (frame.order?.column ?? frame.column) === "net_usd";
  const valueOf = (row: ByCard): number => (isNet ? row.net_usd : row.value_usd);
  const sign = frame.order?.descending === false ? 1 : -1;
  const sorted = found.data.by_card.toSorted((a, b) => sign * (valueOf(a) - valueOf(b)));
  const rows = sorted.slice(frame.order?.nth ?? 0);
  const [first, ...others] = rows;
  if (first === undefined) return askBack(line`You have no open card yet; add your cards first.`);
  if (frame.focus === "list") {
    const names = rows.map((row) => line`${bold(cardName(row))} (${usd(valueOf(row))})`);
    const what = isNet ? line`Rewards a year after the annual fee` : line`Rewards a year`;
    return draft(frame, found, { lead: line`${what}, by card: ${listed(names)}.` });
  }
  const rank = sign < 0 ? line`most` : line`least`;
  const word = (frame.order?.nth ?? 0) === 0 ? rank : line`next`;
  return draft(frame, found, {
    lead: isNet
      ? line`${bold(cardName(first))} leaves you ${word}: **${usd(first.net_usd)}** a year, of ${usd(first.value_usd)} in rewards.`
      : line`${bold(cardName(first))} earns ${word}: about **${usd(first.value_usd)}** in rewards a year${afterFee(first)}.`,
    details: others.map((row) => line`${cardName(row)}: ${usd(row.value_usd)}${afterFee(row)}`),
  });
}

/** ", $380.20 after its $95 fee". */
export const afterFee = ({ annual_fee_usd: fee, net_usd: net }: ByCard): Line =>
  fee === 0 ? line`, with no annual fee` : line`, ${usd(net)} after its ${usd(fee)} fee`;

/** So many of the cards that would leave most. */
export function bestFew(frame: Frame, toolbox: Toolbox): Draft {
  const wanted = amountAs(frame, "want", "count") ?? 1;
  const found = estimate(toolbox, { owner: frame.owner, best_of: wanted });
  const { best } = found.data;
  if (best === undefined) return askBack(line`How many cards do you want to keep?`);
  const names = listed(best.cards.map((one) => bold(cardName(one))));
  const more = best.more_than_all_usd;
  const versus = line`${usd(Math.abs(more))} ${text(more < 0 ? "less" : "more")} than with all of them`;
  return draft(frame, found, {
    lead: line`${names} would leave you the most: **${usd(best.net_of_fees_usd)}** a year after ${usd(best.fees_usd)} in fees, ${versus}.`,
    details: [line`Rewards only: credits, lounges and free nights are not in this.`],
  });
}
