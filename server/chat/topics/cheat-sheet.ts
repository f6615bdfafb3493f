import { SELF } from "../../accounts/wallet.ts";
import type { DataOf } from "../ask.ts";
import { earnRate, percent, text, usd } from "../compose/figures.ts";
import { EMPTY, type Line, line } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import { defineTopic } from "./topic.ts";

type Data = DataOf<"category_cheat_sheet">;
type Row = Data["rows"][number];
type Gap = Data["gaps"][number];

const toInput = (frame: Frame) => {
  const categories = idsOf(frame, "category");
  const excluded = [...idsOf(frame, "card", "except"), ...idsOf(frame, "held_card", "except")];
  return {
    owner: frame.owner,
    ...(categories.length === 0 ? {} : { categories: [...categories] }),
    ...(excluded.length === 0 ? {} : { exclude_cards: [...excluded] }),
  };
};

/** The best held card of each everyday category. */
export const cheatSheet = defineTopic<"category_cheat_sheet", Row>({
  tool: "category_cheat_sheet",
  input: toInput,
  rows: ({ rows }) => rows.filter(({ best }) => best !== undefined),
  noun: ["category", "categories"],
  keys: {
    card: ({ best }) => (best === undefined ? [] : [best.card.card_id]),
    held_card: ({ best }) => (best === undefined ? [] : [best.card.wallet_card_id]),
  },
  columns: {
    percent_back: { unit: "percent", value: ({ best }) => best?.percent_back },
    cap_left_usd: { unit: "usd", value: ({ cap }) => cap?.left_usd },
  },
  name: (row) => line`${bestName(row)} for ${text(row.category_name.toLowerCase())}${backOf(row)}`,
  sentence: rowSentence,
  none: () => line`you have no open card yet; add your cards first.`,
});

const bestName = ({ best }: Row): Line => (best === undefined ? EMPTY : cardName(best.card));

const backOf = ({ best }: Row): Line =>
  best?.percent_back === undefined ? EMPTY : line` at ${percent(best.percent_back)}`;

function rowSentence(row: Row): Line {
  const { best, cap } = row;
  if (best === undefined) return EMPTY;
  const back =
    best.percent_back === undefined ? EMPTY : line`, about ${percent(best.percent_back)} back`;
  const limit = cap === undefined ? EMPTY : line`, up to ${usd(cap.limit_usd)}`;
  return line`For ${text(row.category_name.toLowerCase())} use **${cardName(best.card)}**: ${earnRate(best.rate, best.unit)}${back}${limit}.`;
}

/** The categories on which no held card earns more than a plain card would. */
export const gaps = defineTopic<"category_cheat_sheet", Gap>({
  tool: "category_cheat_sheet",
  input: toInput,
  rows: ({ gaps: rows }) => rows,
  noun: ["weak spot", "weak spots"],
  keys: { category: ({ category }) => [category] },
  columns: {
    best_percent_back: { unit: "percent", value: ({ best_percent_back: back }) => back },
    short_percent: { unit: "percent", value: ({ short_percent: short }) => short },
    short_usd_a_year: { unit: "usd", value: ({ short_usd_a_year: short }) => short },
  },
  name: ({ category_name: name }) => line`${text(name.toLowerCase())}`,
  sentence: gapSentence,
  none: ({ owner }) =>
    line`no everyday category of ${owner === SELF || owner === undefined ? line`yours` : line`theirs`} is weak: a held card does at least as well as a plain cash-back card on each.`,
});

function gapSentence(gap: Gap): Line {
  const { short_usd_a_year: year } = gap;
  const cost = year === undefined ? EMPTY : line`, which costs about ${usd(year)} a year`;
  return line`On **${text(gap.category_name.toLowerCase())}** your best card gives ${percent(gap.best_percent_back)} back${cost}.`;
}
