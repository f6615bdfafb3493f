import type { HeldCard } from "../../member/held-cards.ts";
import { ask } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { usd } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { cardName } from "../compose/whose.ts";
import type { Frame } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import type { Renewal } from "./renewal-told.ts";
import { paysOf } from "./verdict.ts";

const MOST_CARDS = 20;

/** Which of the cards pay for their fees and which do not; those asked for first. */
export function rankRenewals(cards: readonly HeldCard[], frame: Frame, toolbox: Toolbox): Draft {
  const found = cards
    .slice(0, MOST_CARDS)
    .map(({ entry }) => ask(toolbox, "evaluate_renewal", { wallet_card_id: entry.id }))
    .filter(({ data }) => data.fee_usd > 0);
  if (cards.length === 0) return askBack(line`You have no open card yet; add your cards first.`);
  const rows = found
    .map(({ data }) => data)
    .toSorted((a, b) => a.net_usd.low - b.net_usd.low || a.net_usd.high - b.net_usd.high);
  const envelopes = found.map(({ envelope }) => envelope);
  if (rows.length === 0)
    return answer({ lead: [line`None of your cards has an annual fee.`], envelopes });
  return answer({
    lead: [frame.order === undefined ? grouped(frame, rows) : firstOf(frame, rows)],
    details: rows.map(rowOf),
    caveats: [line`Whether to keep a card is your choice.`, CAVEATS.estimate, ...unreadOf(frame)],
    envelopes,
  });
}

/** "Which of my cards is not worth its fee" asks for the losing ones. */
const asksLosing = ({ negated, verb, constraints }: Frame): boolean =>
  negated ||
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
  const open = group(undefined, line`It depends on the credits you use`);
  const none = rows.some((row) => paysOf(row) === false)
    ? EMPTY
    : line`No card surely costs more than it gives.`;
  return asksLosing(frame) ? join([losing, none, open, paying]) : join([paying, open, losing]);
}

/** The best or the worst of them, by what is certain. */
function firstOf({ order }: Frame, rows: readonly Renewal[]): Line {
  const sorted = order?.descending === true ? rows.toReversed() : rows;
  const row = sorted[order?.nth ?? 0];
  if (row === undefined) return EMPTY;
  const { low, high } = row.net_usd;
  const rank = order?.descending === true ? line`leaves you the most` : line`leaves you the least`;
  return line`**${cardName(row.card)}** ${rank}: ${between(low, high)} for the year, after its ${usd(row.fee_usd)} fee.`;
}

/** "a loss of $104", "a gain of $95". */
const net = (value: number): Line =>
  value < 0 ? line`a loss of **${usd(-value)}**` : line`a gain of **${usd(value)}**`;

function between(low: number, high: number): Line {
  if (low === high) return net(low);
  if (low >= 0) return line`${net(low)} to **${usd(high)}**`;
  return high < 0 ? line`${net(high)} to **${usd(-low)}**` : line`${net(low)} to ${net(high)}`;
}

const rowOf = ({ card, net_usd: { low, high }, fee_usd: fee }: Renewal): Line =>
  line`${cardName(card)} (${usd(fee)}): ${between(low, high)}`;
