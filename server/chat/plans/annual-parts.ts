import type { Envelope } from "../../tools/frame/envelope.ts";
import { ask, type DataOf } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence } from "../compose/line.ts";
import { verdict } from "../compose/verdict.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { heldNamed } from "./held.ts";
import { spendTold } from "./spend.ts";

/* Parts of what cards earn in a year: of one card, of a category, of the best few. */

type Year = DataOf<"estimate_annual_rewards">;
type ByCard = Year["by_card"][number];

const MOST_CARDS = 4;

const estimated = (lead: Line, envelope: Envelope, details: readonly Line[] = []): Draft =>
  answer({ lead: [lead], details, caveats: [CAVEATS.estimate], envelopes: [envelope] });

/** What a card earns: of the wallet, its share of it; with a spend of its own or not held, by itself. */
export function ofCards(frame: Frame, toolbox: Toolbox): Draft {
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

/** What the spend on one category, or several together, earns. */
export function ofCategories(frame: Frame, toolbox: Toolbox): Draft {
  const wanted = idsOf(frame, "category");
  const input = { owner: frame.owner, sum_of: [...wanted] };
  const { data, envelope } = ask(toolbox, "estimate_annual_rewards", input);
  const { sum, by_category: rows } = data;
  if (sum === undefined) return askBack(line`What do you spend on that a month?`);
  const names = listed(sum.category_names.map((name) => text(name.toLowerCase())));
  const row = wanted.length === 1 ? rows.find(({ category }) => category === wanted[0]) : undefined;
  const cards = (row?.cards ?? []).slice(0, MOST_CARDS);
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

/** The cards in the order of what they earn, or of what is left after their fees. */
export function rankedCards({ owner, order, column }: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "estimate_annual_rewards", { owner });
  const isNet = (order?.column ?? column) === "net_of_fees_usd";
  const valueOf = (row: ByCard): number => (isNet ? row.net_usd : row.value_usd);
  const isLeast = order?.descending === false;
  const sorted = data.by_card.toSorted((a, b) => valueOf(b) - valueOf(a));
  const rows = isLeast ? sorted.toReversed() : sorted;
  const [first, ...others] = rows.slice(order?.nth ?? 0);
  if (first === undefined) return askBack(line`You have no open card yet; add your cards first.`);
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
export const afterFee = ({ annual_fee_usd: fee, net_usd: net }: ByCard): Line =>
  fee === 0 ? line`, with no annual fee` : line`, ${usd(net)} after its ${usd(fee)} fee`;
