import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { whoseOf } from "../../compose/whose.ts";
import { heldRef } from "../../compose/held-name.ts";
import { inWords } from "../wallet/card-order.ts";
import { type Credit, eachOf } from "./credit-rows.ts";
import type { Column, Picked } from "./credit-columns.ts";

/* Credits by the card that carries them: which cards, how much each, and which gives the most. */

const sum = z.looseObject({
  ...heldRef.partial().shape,
  owner: z.string(),
  credits: z.number(),
  left_usd: z.number(),
  used_usd: z.number(),
  year_usd: z.number(),
  month_usd: z.number(),
});

type Sum = z.infer<typeof sum> & { readonly place: number };

export const byCard = (sums: Envelope, key: "by_card" | "by_owner"): readonly Sum[] =>
  z
    .array(sum)
    .catch([])
    .parse(valueAt(sums, [key]))
    .map((row, place) => ({ ...row, place }));

/** Cards of one name that carry the same, told as one. */
interface Twins {
  readonly first: Sum;
  readonly all: readonly Sum[];
}

function twinsIn(sums: readonly Sum[]): readonly Twins[] {
  const keyOf = ({ card_id, left_usd, used_usd, year_usd }: Sum): string =>
    JSON.stringify([card_id, left_usd, used_usd, year_usd]);
  const firsts = sums.filter((one, at) => sums.findIndex((b) => keyOf(b) === keyOf(one)) === at);
  return firsts.map((first) => ({
    first,
    all: sums.filter((one) => keyOf(one) === keyOf(first)),
  }));
}

function nameOf({ first, all }: Twins, among: readonly Sum[]): string {
  const name = first.card_name ?? "";
  const isShared = among.some((one) => one.card_id === first.card_id && one.owner !== first.owner);
  if (all.length === 1 && first.owner === "me" && !isShared) return name;
  return `${name} (${all.map(({ owner }) => whoseOf(owner)).join(" and ")})`;
}

const MOST_ITEMS = 4;

/** "Three of your cards: the Gold (…), the Platinum (…)". */
export function cardLead(sums: Envelope, { list, rows }: Picked, isYes: boolean): Line {
  const all = byCard(sums, "by_card");
  const isOne = new Set(rows.map((row) => row.credit_name)).size === 1;
  const parts = twinsIn(all).map((twins) => {
    const own = rows.filter(({ wallet_card_id: id }) => id === twins.first.wallet_card_id);
    const items =
      own.length <= MOST_ITEMS
        ? own.map((row) => (isOne ? eachOf(list, row) : itemOf(list, row)))
        : [sumOf(sums, twins.first)];
    const name = line`**${told(nameOf(twins, all))}** (`;
    return joinLines([name, joinLines(items, ", "), line`)`], "");
  });
  const count = inWords(all.length);
  const words = all.length === 1 ? "One of your cards" : `${count} of your cards`;
  const many = told(isYes ? words.toLowerCase() : words);
  return joinLines([line`${many}: `, joinLines(parts, ", "), line`. ${cite(sums)}`], "");
}

const itemOf = (list: Envelope, row: Credit): Line =>
  joinLines([line`${told(row.credit_name)}`, eachOf(list, row)]);

function sumOf(sums: Envelope, { place }: Sum): Line {
  const many = figure(sums, ["by_card", place, "credits"], "count");
  return line`${many} credits, ${figure(sums, ["by_card", place, "year_usd"], "usd")} a year`;
}

/** "It has 15 credits": how many there are, and what they come to. */
export function countLead(sums: Envelope): Line {
  const many = figure(sums, ["totals", "credits"], "count");
  const cards = figure(sums, ["totals", "cards"], "count");
  const year = figure(sums, ["totals", "year_usd"], "usd");
  const left = figure(sums, ["totals", "left_usd"], "usd");
  const on = told(cards.value === 1 ? "card" : "cards");
  return line`**${many} ${told(many.value === 1 ? "credit" : "credits")}** on ${cards} ${on}: ${left} left in the running periods, ${year} a year at face value. ${cite(sums)}`;
}

const AFTER: Readonly<Record<Column, string>> = {
  year_usd: " a year",
  month_usd: " a month",
  left_usd: " left",
  used_usd: " used",
};

const MOST_NEXT = 3;

/** The card whose credits come to the most, or least; then the next ones. */
export function mostCard(sums: Envelope, end: "most" | "least", column: Column): readonly Line[] {
  const all = byCard(sums, "by_card");
  const sign = end === "most" ? -1 : 1;
  const sorted = twinsIn(all).toSorted((a, b) => sign * (a.first[column] - b.first[column]));
  const [top, ...others] = sorted;
  if (top === undefined || others.length === 0) return [];
  const amount = (one: Twins): Line =>
    line`**${figure(sums, ["by_card", one.first.place, column], "usd")}**${told(AFTER[column])}`;
  const partOf = (one: Twins): Line =>
    joinLines([line`**${told(nameOf(one, all))}**`, amount(one)], ": ");
  const next = others.slice(0, MOST_NEXT).map(partOf);
  const first = line`The ${told(end)} in credits: `;
  return [
    joinLines(
      [first, partOf(top), line`; then `, joinLines(next, ", "), line`. ${cite(sums)}`],
      "",
    ),
  ];
}
