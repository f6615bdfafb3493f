import { ADD_CARDS } from "../../compose/draft.ts";
import { SELF } from "../../../accounts/wallet.ts";
import type { DataOf } from "../../ask.ts";
import { earnRate, percent, text, usd, inSentence } from "../../compose/figures.ts";
import { bold, EMPTY, ifKnown, ifMore, type Line, line, listed } from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { namedCards } from "../../compose/pick.ts";
import { type Frame, idsOf } from "../../frame.ts";
import { defineTopic } from "../topic.ts";

type Data = DataOf<"category_cheat_sheet">;
type Row = Data["rows"][number];
type Gap = Data["gaps"][number];

const toInput = (frame: Frame) => {
  const categories = idsOf(frame, "category").filter((id) => id !== EVERYTHING_ELSE);
  const excluded = namedCards(frame, "except");
  return {
    owner: frame.owner,
    categories: categories.length === 0 ? undefined : categories,
    exclude_cards: excluded.length === 0 ? undefined : [...excluded],
  };
};

/** "My everyday spend" names no category. */
const EVERYTHING_ELSE = "everything_else";

/** The best held card of each everyday category. */
export const cheatSheet = defineTopic<"category_cheat_sheet", Row>({
  tool: "category_cheat_sheet",
  input: toInput,
  rows: ({ rows }) => rows.filter(({ best }) => best !== undefined),
  noun: ["category", "categories"],
  takes: ["category"],
  keys: {
    card: ({ best }) => (best === undefined ? [] : [best.card.card_id]),
    held_card: ({ best }) => (best === undefined ? [] : [best.card.wallet_card_id]),
  },
  columns: {
    percent_back: {
      unit: "percent",
      words: ["back", "rate", "earns", "return"],
      value: ({ best }) => best?.percent_back,
    },
    cap_left_usd: {
      unit: "usd",
      words: ["cap", "limit"],
      value: ({ cap }) => cap?.left_usd,
    },
  },
  name: (row) => line`${bestName(row)} for ${inSentence(row.category_name)}${backOf(row)}`,
  sentence: rowSentence,
  none: () => line`you have no open cards yet; ${ADD_CARDS}.`,
});

const bestName = ({ best }: Row): Line => ifKnown(best, ({ card }) => cardName(card));

const backOf = ({ best }: Row): Line =>
  ifKnown(best?.percent_back, (back) => line` at ${percent(back)}`);

function rowSentence(row: Row): Line {
  const { best, cap } = row;
  if (best === undefined) return EMPTY;
  const back = ifKnown(best.percent_back, (share) => line`, about ${percent(share)} back`);
  const limit = ifKnown(cap, ({ limit_usd: most }) => line`, up to ${usd(most)}`);
  return line`For ${inSentence(row.category_name)}, use **${cardName(best.card)}**: ${earnRate(best.rate, best.unit)}${back}${limit}.`;
}

/** The categories on which no held card earns more than a plain card would. */
export const gaps = defineTopic<"category_cheat_sheet", Gap>({
  tool: "category_cheat_sheet",
  input: toInput,
  // The most expensive in a year come first, if the spending is known.
  rows: ({ gaps: rows }) =>
    rows.toSorted((a, b) => (b.short_usd_a_year ?? 0) - (a.short_usd_a_year ?? 0)),
  noun: ["gap in your wallet", "gaps in your wallet"],
  takes: ["category", "owner"],
  keys: { category: ({ category }) => [category] },
  columns: {
    best_percent_back: {
      unit: "percent",
      words: ["back", "earn there", "best rate"],
      value: ({ best_percent_back: back }) => back,
    },
    short_percent: {
      unit: "percent",
      words: ["short of", "behind", "worse than"],
      value: ({ short_percent: short }) => short,
    },
    short_usd_a_year: {
      unit: "usd",
      words: ["costs me", "leaving on the table", "miss out on a year"],
      value: ({ short_usd_a_year: short }) => short,
    },
  },
  name: ({ category_name: name }) => line`${text(name)}`,
  sentence: gapSentence,
  none: (frame, { facts }) => {
    const names = idsOf(frame, "category").map((id) => text(facts.categories.get(id)?.name ?? id));
    const whose = frame.owner === SELF || frame.owner === undefined ? line`you` : line`they`;
    const where =
      names.length === 0 ? line`every everyday category` : line`${listed(names.map(bold))}`;
    return line`there is no gap: on ${where} ${whose} hold a card that does at least as well as a plain cash-back card.`;
  },
});

function gapSentence(gap: Gap): Line {
  const cost = ifMore(
    gap.short_usd_a_year,
    (year) => line`, about ${usd(year)} a year less than a plain card`,
  );
  return line`On **${inSentence(gap.category_name)}**, your best card gives ${percent(gap.best_percent_back)} back${cost}.`;
}
