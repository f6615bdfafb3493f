import type { Envelope } from "../../../tools/frame/envelope.ts";
import { answer, type Draft } from "../../compose/draft.ts";
import { percent, usd } from "../../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed } from "../../compose/line.ts";
import { yesOrNoTo } from "../../compose/verdict.ts";
import { cardName } from "../../compose/whose.ts";
import { isNamed } from "../../compose/pick.ts";
import { amountAs, type Frame } from "../../frame.ts";
import { countryIn, type Purchase, type Ranked } from "./purchase-text.ts";

/* Foreign transaction fees of the held cards. */

const FEES = new Set(["foreign_fee_usd", "foreign_fee_percent"]);

export const isAboutForeignFee = ({ column, constraints }: Frame): boolean =>
  FEES.has(column ?? "") || constraints.some((one) => FEES.has(one.column));

/** Abroad, several categories each need a best card; the ranking already counts the fee. */
export const withoutFeeAsked = (frame: Frame): Frame =>
  frame.column === "foreign_fee_usd" && frame.constraints.length === 0
    ? { ...frame, column: undefined, focus: "which" }
    : frame;

/** The named card's foreign fee, or the cards with one and those without. */
export function tellForeignFee(frame: Frame, data: Purchase, envelope: Envelope): Draft {
  const named = data.ranked.filter(({ card }) => isNamed(card, frame));
  // For "which", a named card is just one of the choices.
  const isOfOne = data.ranked.length === 1 || (named.length > 0 && frame.focus !== "which");
  const rows = data.ranked.length === 1 ? data.ranked : named;
  const lead = isOfOne ? rows.map((row) => ofOne(frame, row, data)) : ofAll(frame, data);
  return answer({ lead, envelopes: [envelope] });
}

const charges = ({ foreign_fee_percent: share }: Ranked): boolean => share > 0;

/** True when the question asks for cards without one: "which has no foreign fee". */
const isWithout = ({ constraints }: Frame): boolean =>
  constraints.some(
    ({ column, op, value }) => FEES.has(column) && (op === "lacks" || (op === "=" && value === 0)),
  );

function ofOne(frame: Frame, row: Ranked, { purchase: bought }: Purchase): Line {
  const name = bold(cardName(row.card));
  const isSo = charges(row) !== isWithout(frame);
  // "Can I use it there without paying extra" is the opposite of "is there a fee".
  const yesOrNo = frame.asks === "can" ? EMPTY : yesOrNoTo(frame, isSo);
  if (!charges(row)) return line`${yesOrNo}${name} charges **no** foreign transaction fee.`;
  const dollars =
    isPriced(frame) && row.foreign_fee_usd > 0
      ? line`: **${usd(row.foreign_fee_usd)}** on ${usd(bought.amount_usd)}. It earns ${usd(row.value_usd)} there, which leaves ${usd(row.total_usd)}`
      : EMPTY;
  return line`${yesOrNo}${name} charges a foreign transaction fee of **${percent(row.foreign_fee_percent)}**${dollars}.`;
}

const isPriced = (frame: Frame): boolean =>
  amountAs(frame, "spend") !== undefined || amountAs(frame, "price") !== undefined;

/** The cards in question first, and which one without a fee to use. */
function ofAll(frame: Frame, { ranked, not_accepted: refused }: Purchase): readonly Line[] {
  const free = ranked.filter((row) => !charges(row));
  const dear = ranked.filter(charges);
  const country = countryIn(frame);
  const where = country === undefined ? line`abroad` : line`in ${country}`;
  const [best] = free;
  const without =
    free.length === 0
      ? line`None of your cards is free of foreign transaction fees.`
      : line`Without a foreign transaction fee ${where}: ${namesOf(free)}.`;
  const use =
    best === undefined || free.length < 2
      ? EMPTY
      : line`Of these, ${bold(cardName(best.card))} earns the most there.`;
  const none =
    refused.length === 0 ? line`None of your cards charges a foreign transaction fee.` : EMPTY;
  const withFee =
    dear.length === 0
      ? none
      : line`These charge one: ${listed(dear.map((row) => withShare(frame, row)))}.`;
  if (best !== undefined && frame.focus === "which" && isPriced(frame)) {
    const charged = line`it charges no foreign transaction fee and earns the most there`;
    return [
      line`Use ${bold(cardName(best.card))} ${where}: ${charged}, worth about **${usd(best.value_usd)}**.`,
      join([without, withFee]),
    ];
  }
  const isFirst = isWithout(frame) || (frame.constraints.length === 0 && frame.focus === "which");
  const parts = isFirst ? [without, use, withFee] : [withFee, without, use];
  return [join([verdictOf(frame, free, dear), ...parts])];
}

/** "Are all of mine without", "do any of mine charge". */
function verdictOf(frame: Frame, free: readonly Ranked[], dear: readonly Ranked[]): Line {
  if (frame.focus !== "whether") return EMPTY;
  const all = isWithout(frame) ? free : dear;
  const others = isWithout(frame) ? dear : free;
  if (others.length === 0) return line`**Yes**, all of them.`;
  return all.length === 0 ? line`**No**, none of them.` : line`**Not all of them**.`;
}

/** Each name once: a person's two copies of one card charge the same. */
function namesOf(rows: readonly Ranked[]): Line {
  const names = rows.map(({ card }) => bold(cardName(card)));
  return listed([...new Map(names.map((one) => [one.text, one])).values()]);
}

const withShare = (frame: Frame, row: Ranked): Line => {
  const dollars =
    isPriced(frame) && row.foreign_fee_usd > 0 ? line`, ${usd(row.foreign_fee_usd)}` : EMPTY;
  return line`${bold(cardName(row.card))} (${percent(row.foreign_fee_percent)}${dollars})`;
};
