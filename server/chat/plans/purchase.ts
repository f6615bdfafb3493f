import { NETWORKS } from "../../../data/vocab.ts";
import { ask, type DataOf, type InputOf } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { cpp, earnRate, type Figure, percent, points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed, when } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { cardName } from "../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

type Data = DataOf<"best_card_for_purchase">;
type Ranked = Data["ranked"][number];

/** Small enough to fit under every cap, and easy to read as a share. */
const USUAL_USD = 100;
const MOST_OTHERS = 2;

/** Which held card to pay one purchase with, and what comes back. */
export const purchase = definePlan(answerPurchase, {
  takes: [
    "card",
    "held_card",
    "merchant",
    "category",
    "country",
    "network",
    "spend",
    "price",
    "spent",
    "owner",
  ],
  columns: {
    foreign_fee_usd: { unit: "usd", words: ["foreign transaction fee", "foreign fee", "fx fee"] },
    cap_left_usd: { unit: "usd", words: ["cap", "limit"] },
  },
});

function answerPurchase(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "best_card_for_purchase", inputOf(frame, toolbox));
  const told = rowsOf(frame, data);
  const [first, ...others] = told;
  if (first === undefined) return answer({ lead: [noneOf(data)], envelopes: [envelope] });
  return answer({
    lead: [leadOf(frame, data, first)],
    details: [...detailsOf(first), ...others.slice(0, MOST_OTHERS).map(other), ...limitsOf(data)],
    caveats: [
      when(isAssumed(frame), () => line`No amount given, so this assumes ${usd(USUAL_USD)}.`),
      when(first.cpp_basis !== "face", () => CAVEATS.estimate),
      ...unreadOf(frame),
    ],
    envelopes: [envelope],
  });
}

/** The purchase; what was spent towards a cap is put to the best card with one, when none is named. */
function inputOf(frame: Frame, toolbox: Toolbox): InputOf<"best_card_for_purchase"> {
  const [named] = idsOf(frame, "card", "of");
  const input = toInput(frame, named);
  if (amountAs(frame, "spent", "usd") === undefined || named !== undefined) return input;
  const { data } = ask(toolbox, "best_card_for_purchase", input);
  const capped = data.ranked.find(({ cap }) => cap !== undefined);
  return capped === undefined ? input : toInput(frame, capped.card.wallet_card_id);
}

function toInput(frame: Frame, card: string | undefined): InputOf<"best_card_for_purchase"> {
  const spent = amountAs(frame, "spent", "usd");
  const [merchant] = idsOf(frame, "merchant");
  const [category = merchant === undefined ? "everything_else" : undefined] = idsOf(
    frame,
    "category",
  );
  const excluded = [...idsOf(frame, "card", "except"), ...idsOf(frame, "held_card", "except")];
  return {
    amount: amountOf(frame) ?? USUAL_USD,
    merchant,
    category,
    country: idsOf(frame, "country")[0],
    owner: frame.owner,
    channel: frame.channel,
    networks: networksOf(frame),
    exclude_cards: excluded.length === 0 ? undefined : excluded,
    cap_spent:
      spent === undefined || card === undefined || category === undefined
        ? undefined
        : [{ card, category, spent_usd: spent }],
  };
}

const amountOf = (frame: Frame): number | undefined =>
  amountAs(frame, "spend", "usd") ?? amountAs(frame, "price", "usd");

const isAssumed = (frame: Frame): boolean => amountOf(frame) === undefined;

/** The networks taken: those named, or all but those that are said not to be. */
function networksOf(frame: Frame): InputOf<"best_card_for_purchase">["networks"] {
  const taken = idsOf(frame, "network");
  const refused = idsOf(frame, "network", "except");
  if (taken.length + refused.length === 0) return undefined;
  return NETWORKS.filter((one) =>
    taken.length > 0 ? taken.includes(one) : !refused.includes(one),
  );
}

/** The rows that are told, first the one that answers. */
function rowsOf(frame: Frame, { ranked }: Data): readonly Ranked[] {
  const versus = idsOf(frame, "card", "versus");
  const [best] = ranked;
  if (versus.length > 0 && best !== undefined) {
    const others = ranked.filter(({ card }) => versus.includes(card.card_id));
    return [best, ...others.filter((one) => one !== best)];
  }
  const isOfCap = amountAs(frame, "spent", "usd") !== undefined;
  const named = isOfCap ? [] : idsOf(frame, "card", "of");
  const rows = ranked.filter(({ card }) => named.includes(card.card_id));
  if (rows.length > 0) return rows;
  return ranked.slice(Math.min(frame.order?.nth ?? 0, Math.max(0, ranked.length - 1)));
}

const nameOf = ({ card }: Ranked): Line => bold(cardName(card));

function leadOf(frame: Frame, data: Data, first: Ranked): Line {
  if (frame.column === "foreign_fee_usd") return foreignFee(first);
  if (frame.column === "cap_left_usd") return capLeft(first);
  const where = placeOf(data);
  const tied = data.ties.length === 0 ? EMPTY : line`Other cards come to the same.`;
  const isOfOne = frame.focus === "whether" && idsOf(frame, "card", "of").length === 1;
  const use = isOfOne ? verdictOf(frame, data) : line`Use`;
  return join([line`${use} ${nameOf(first)}${where}: ${backOf(data, first)}.`, tied]);
}

/** Whether the named card is the best one. */
function verdictOf(frame: Frame, { ranked }: Data): Line {
  const [named] = idsOf(frame, "card", "of");
  const [best] = ranked;
  if (named === undefined || best === undefined) return line`**Yes**, you can use`;
  return best.card.card_id === named
    ? line`**Yes**, use`
    : line`**No**, ${nameOf(best)} gives more back. With`;
}

const placeOf = ({ purchase: bought }: Data): Line => {
  const { merchant_name: merchant, category_name: category } = bought;
  if (merchant !== undefined) return line` at ${text(merchant)}`;
  return category === undefined ? EMPTY : line` for ${text(category.toLowerCase())}`;
};

function backOf({ purchase: bought }: Data, row: Ranked): Line {
  const earned = row.points === undefined ? EMPTY : line` (${points(row.points)} points)`;
  const worth = row.total_usd === undefined ? EMPTY : line`, worth about **${usd(row.total_usd)}**`;
  return line`it earns ${rateOf(row)}${worth} on ${usd(bought.amount_usd)}${earned}`;
}

const rateOf = ({ rate, unit }: Ranked): Figure => earnRate(rate, unit);

function foreignFee(row: Ranked): Line {
  const { foreign_fee_usd: fee, foreign_fee_percent: share } = row;
  if (fee === undefined || fee === 0)
    return line`${nameOf(row)} charges no foreign transaction fee.`;
  const part = share === undefined ? EMPTY : line` (${percent(share)})`;
  return line`${nameOf(row)} charges a foreign transaction fee of **${usd(fee)}**${part} on this.`;
}

function capLeft(row: Ranked): Line {
  if (row.cap === undefined) return line`${nameOf(row)} has no cap on this.`;
  const { left_usd: left, limit_usd: limit, period } = row.cap;
  const each = text(period.replaceAll("_", " "));
  if (left === undefined) return line`${nameOf(row)} has a cap of **${usd(limit)}** per ${each}.`;
  return line`${nameOf(row)} has **${usd(left)}** left of its ${usd(limit)} cap per ${each}.`;
}

function detailsOf(row: Ranked): readonly Line[] {
  const fee = row.foreign_fee_usd ?? 0;
  const credit = row.credit_usd ?? 0;
  const bonus = row.bonus_usd ?? 0;
  return [
    when(row.cpp_basis !== "face", () => line`A point is counted at ${cpp(row.cpp)}.`),
    when(fee > 0, () => foreignFee(row)),
    when(credit > 0, () => line`${usd(credit)} of it is an unused credit.`),
    when(bonus > 0, () => line`${usd(bonus)} of it is progress to its bonus.`),
    when(row.cap !== undefined, () => capLeft(row)),
    ...row.conditions.map((one) => line`${text(one)}`),
  ].filter(({ text: said }) => said !== "");
}

const other = (row: Ranked): Line =>
  line`${nameOf(row)}: ${rateOf(row)}${row.total_usd === undefined ? EMPTY : line`, ${usd(row.total_usd)}`}`;

function limitsOf({ not_accepted: refused, conditional }: Data): readonly Line[] {
  const names = listed(refused.map(({ card }) => cardName(card)));
  const more = conditional.slice(0, 1).map((one) => {
    const needs = listed(one.if.map((need) => text(need)));
    return line`${cardName(one.card)} would earn ${earnRate(one.rate, one.unit)}: ${needs}`;
  });
  return [...(refused.length === 0 ? [] : [line`Not accepted there: ${names}.`]), ...more];
}

const noneOf = ({ not_accepted: refused }: Data): Line =>
  refused.length === 0
    ? line`You have no open card to use for this; add your cards first.`
    : line`None of your cards is accepted there.`;
