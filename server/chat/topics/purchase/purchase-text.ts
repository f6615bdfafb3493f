import { CAP_PERIOD_WORDS } from "../../../advice/purchase/cap-pace.ts";
import type { DataOf } from "../../ask.ts";
import {
  cpp,
  earnRate,
  type Figure,
  points,
  text,
  usd,
  inSentence,
} from "../../compose/figures.ts";
import {
  bold,
  EMPTY,
  ifKnown,
  ifMore,
  type Line,
  line,
  listed,
  sentence,
  when,
} from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";

export type Cap = NonNullable<DataOf<"best_card_for_purchase">["ranked"][number]["cap"]>;

/** "$1,500 a quarter". */
export const limitOf = ({ limit_usd: limit, period }: Pick<Cap, "limit_usd" | "period">): Line =>
  line`${usd(limit)} ${text(CAP_PERIOD_WORDS[period])}`;

/** The amount left of a cap, with a note if spending is not recorded. */
export function leftOf(name: Line, cap: Cap): Line {
  const limit = limitOf(cap);
  if (!cap.left_known) {
    return line`${name} has a cap of **${limit}**; your spending toward it is not recorded, so this assumes all **${usd(cap.left_usd)}** is left.`;
  }
  return cap.left_usd <= 0
    ? line`${name} has **nothing left** of its cap of ${limit}.`
    : line`${name} has **${usd(cap.left_usd)}** left of its cap of ${limit}.`;
}

/* Texts for which card to use. */

export type Purchase = DataOf<"best_card_for_purchase">;
export type Ranked = Purchase["ranked"][number];

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });

const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Bahamas|Maldives|Dominican|Czech|.*(?:Islands|Republic)$)/;

/** Stands for an unnamed foreign country. */
export const ABROAD = "abroad";

/** "Japan", "the United Kingdom": the country's name, from a code or as given. */
export function countryIn(frame: Frame): Line | undefined {
  const [country] = idsOf(frame, "country");
  if (country === undefined || country === ABROAD) return undefined;
  const name = regions.of(country) ?? country;
  return WITH_ARTICLE.test(name) ? line`the ${text(name)}` : line`${text(name)}`;
}

export function placeOf(frame: Frame, { purchase: bought }: Purchase): Line {
  const { merchant_name: merchant, category, category_name: name } = bought;
  const country = countryIn(frame);
  const [said] = idsOf(frame, "country");
  const abroad =
    said === undefined ? EMPTY : country === undefined ? line` abroad` : line` in ${country}`;
  if (merchant !== undefined) return line` at ${text(merchant)}${abroad}`;
  const isRest = category === "everything_else";
  if (isRest && idsOf(frame, "category").includes(category)) {
    return line` for everything else${abroad}`;
  }
  if (name === undefined || isRest) return abroad;
  return line` for ${inSentence(name)}${abroad}`;
}

/** "4x at Kroger, worth about $6 on $150". */
export function backOf({ purchase: bought }: Purchase, row: Ranked, where: Line = EMPTY): Line {
  const earned = ifKnown(row.points, (number) => line` (${points(number)} points)`);
  const fee = ifMore(row.foreign_fee_usd, (part) => line`, after a foreign fee of ${usd(part)}`);
  const bonus = ifMore(
    row.bonus_usd,
    (part) => line`, ${usd(part)} of it as progress toward its welcome bonus`,
  );
  return line`${rateOf(row)}${where}, worth about **${usd(row.total_usd)}** on ${usd(bought.amount_usd)}${earned}${bonus}${fee}`;
}

const rateOf = ({ rate, unit }: Pick<Ranked, "rate" | "unit">): Figure => earnRate(rate, unit);

export const detailsOf = (row: Ranked): readonly Line[] => [
  when(row.cpp_basis !== "face", () => line`Points are valued at ${cpp(row.cpp)} each.`),
  ifMore(row.credit_usd, (part) => line`${usd(part)} of it is an unused credit.`),
  // Without recorded spending, the cap is already among the conditions.
  row.cap?.left_known === true ? leftOf(line`It`, row.cap) : EMPTY,
  ...row.conditions.map((one) => sentence(text(one))),
];

export const other = (row: Ranked): Line =>
  line`${bold(cardName(row.card))}: ${rateOf(row)}, ${usd(row.total_usd)}${when(row.carries_balance === true, () => line`, but it carries a balance`)}`;

export function limitsOf({ not_accepted: refused, conditional }: Purchase): readonly Line[] {
  const names = listed(refused.map(({ card }) => cardName(card)));
  const more = conditional.slice(0, 1).map((one) => {
    const needs = listed(one.if.map((need) => text(need)));
    return line`${bold(cardName(one.card))} would earn ${rateOf(one)}, but only if ${needs}.`;
  });
  return [...(refused.length === 0 ? [] : [line`Not accepted there: ${names}.`]), ...more];
}

/** The rewards of named cards that are not held; undefined when there are none. */
export function notHeldOf({ named = [], purchase: bought }: Purchase): Line | undefined {
  const first = named.find(({ held }) => !held);
  if (first === undefined) return undefined;
  return line`You do not hold the **${text(first.card_name)}**; with it, ${usd(bought.amount_usd)} there would earn ${rateOf(first)}, worth about **${usd(first.total_usd)}**.`;
}
