import * as z from "zod";
import { ancestorsOf, isCovered } from "../../../../../advice/categories.ts";
import { isShopsFuel, keysOf } from "../../../../../advice/merchant-ties.ts";
import { acceptanceOf } from "../../../../../advice/purchase.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
import { ask } from "../../../compose/ask.ts";
import { cite, type Line, line, told } from "../../../compose/draft.ts";
import { figure, valueAt } from "../../../compose/figure.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { PurchaseInput } from "../asked/purchase-slots.ts";
import { rateOf } from "../choice/ranked-cards.ts";

/*
 * What a card of the catalog earns at a place, held or not: for cards that cannot be ranked with
 * those of the wallet.
 */

const earnRow = z.looseObject({
  category: z.string(),
  category_name: z.string(),
  rate: z.number(),
  unit: z.string(),
  merchants: z.array(z.string()).optional(),
  channels: z.array(z.string()).optional(),
  via: z.array(z.string()).optional(),
  excluded_categories: z.array(z.string()).optional(),
  excluded_merchants: z.array(z.string()).optional(),
  selection: z.string(),
  requires: z.array(z.string()).optional(),
  cap_usd: z.number().optional(),
  cap_key: z.string().optional(),
  starts: z.string().optional(),
  ends: z.string().optional(),
  activate_by: z.string().optional(),
  upcoming: z.boolean().optional(),
  confidence: z.string(),
  excludes_club_fuel: z.boolean().optional(),
  text: z.string(),
});

export type Rate = z.infer<typeof earnRow> & { readonly at: number };

type Where = Pick<PurchaseInput, "merchant" | "category" | "channel" | "via">;

/** The verified rates of a card that run now; with those to come when asked for. */
export const ratesOf = (record: Envelope, withUpcoming = false): readonly Rate[] =>
  z
    .array(earnRow)
    .catch([])
    .parse(valueAt(record, ["earn"]))
    .map((row, at) => ({ ...row, at }))
    .filter(
      ({ upcoming, confidence }) =>
        confidence !== "unverified" && (withUpcoming || upcoming !== true),
    );

/** What is spent on at a place, as it codes. */
export const codedAs = (facts: FactIndex, { merchant, category }: Where): string | undefined =>
  category ?? (merchant === undefined ? undefined : facts.merchants.get(merchant)?.category);

/** The rates that reach a place, the best first and the base rate last. */
export function ratesAt(record: Envelope, facts: FactIndex, where: Where): readonly Rate[] {
  const merchant = where.merchant === undefined ? undefined : facts.merchants.get(where.merchant);
  const keys = merchant === undefined ? [] : keysOf(merchant, false);
  const shops = new Set(keys.map((key) => facts.merchants.get(key)?.name));
  const coded = codedAs(facts, where);
  const isOfShop = coded === "gas" && merchant !== undefined && isShopsFuel(merchant);
  const above = coded === undefined ? [] : ancestorsOf(facts.tree, coded);
  const names = new Set(above.map((key) => facts.categories.get(key)?.name));
  const reachesIt = (rate: Rate): boolean => {
    const { merchants, excluded_merchants: noShops = [], excluded_categories: not = [] } = rate;
    if (noShops.some((name) => shops.has(name))) return false;
    if (isOfShop && rate.excludes_club_fuel === true) return false;
    if (not.some((name) => names.has(name))) return false;
    if (merchants !== undefined) return merchants.some((name) => shops.has(name));
    return coded === undefined
      ? rate.category === "everything_else"
      : isCovered(facts.tree, rate.category, coded);
  };
  return ratesOf(record).filter(reachesIt);
}

/** Rates on a part of the category: flights where travel is asked for. */
export function narrowerRates(
  record: Envelope,
  facts: FactIndex,
  { category, merchant }: Where,
): readonly Rate[] {
  if (category === undefined || merchant !== undefined || category === "everything_else") return [];
  return ratesOf(record).filter(
    (rate) =>
      rate.category !== category &&
      rate.merchants === undefined &&
      isCovered(facts.tree, category, rate.category),
  );
}

/** A card's record without what it warns of its welcome offer, which is not asked here. */
export const withoutOffer = (record: Envelope): Envelope => ({
  ...record,
  warnings: record.warnings.filter((words) => !/\boffer\b/.test(words)),
});

/** Whether a rate holds without doing anything: no portal, activation, choice or requirement. */
export const isPlain = ({ channels, via, selection, requires }: Rate): boolean =>
  (channels === undefined ? via === undefined : channels.includes("direct")) &&
  requires === undefined &&
  selection === "always";

/** Whether a rate is of what is bought through a portal, and holds without more. */
const isOfPortal = ({ channels, via, selection, requires }: Rate): boolean =>
  (via !== undefined || channels?.includes("portal") === true) &&
  requires === undefined &&
  selection === "always";

/** The rate that a purchase earns: the best of those that hold by themselves where it is made. */
const plainRate = (
  rates: readonly Rate[],
  { channel, via }: Where,
  facts: FactIndex,
): Rate | undefined =>
  rates
    .filter((rate) => isPlain(rate) || (channel === "portal" && isOfPortal(rate)))
    .filter((rate) => isThrough(rate, via, facts))
    .toSorted((a, b) => b.rate - a.rate)[0];

/** A rate of another portal than the one that is named does not hold in it. */
const isThrough = ({ via }: Rate, named: string | undefined, facts: FactIndex): boolean => {
  const name = facts.merchants.get(named ?? "")?.name;
  return via === undefined || name === undefined || via.includes(name);
};

/** What one card of the catalog earns at a place. */
export interface CatalogRate {
  readonly card: string;
  readonly record: Envelope;
  readonly rates: readonly Rate[];
  readonly plain: Rate | undefined;
  /** Cents a dollar of the plain rate brings, to put cards in order; undefined when not known. */
  readonly cents: number | undefined;
  readonly isTaken: boolean;
}

export function catalogRate(card: string, where: Where, toolbox: Toolbox): CatalogRate {
  const { facts } = toolbox.scene;
  const record = ask(toolbox, "get_card", { card });
  const rates = ratesAt(record, facts, where);
  const plain = plainRate(rates, where, facts);
  const merchant = where.merchant === undefined ? undefined : facts.merchants.get(where.merchant);
  const store = merchant?.kind === "store" ? "in_store" : undefined;
  const channel = where.channel ?? store;
  const taken = acceptanceOf(facts.cards.get(card)?.network, {
    ...(merchant === undefined ? {} : { merchant }),
    ...(channel === undefined ? {} : { channel }),
  });
  return { card, record, rates, plain, cents: centsOf(record, plain), isTaken: taken !== "no" };
}

function centsOf(record: Envelope, rate: Rate | undefined): number | undefined {
  if (rate === undefined || rate.unit === "percent") return rate?.rate;
  const cpp = valueAt(record, ["value", "cpp"]);
  return typeof cpp === "number" ? rate.rate * cpp : undefined;
}

/** `Amex Gold: 4x on Groceries`, with what else may hold there. */
export function catalogLine({ record, rates, plain, isTaken }: CatalogRate): Line {
  const name = figure(record, ["card", "card_name"], "text");
  if (!isTaken) return line`${name}: its network is not taken there. ${cite(record)}`;
  const other = rates.find((rate) => !isPlain(rate) && rate.rate > (plain?.rate ?? 0));
  if (plain === undefined) {
    return other === undefined
      ? line`${name}: no verified rate is known there. ${cite(record)}`
      : line`${name}: ${told(other.text)}. ${cite(record)}`;
  }
  const rate = rateOf(record, ["earn", plain.at], plain.unit);
  const on = told(placeOf(plain));
  return other === undefined
    ? line`${name}: ${rate} on ${on}. ${cite(record)}`
    : line`${name}: ${rate} on ${on}; also ${told(other.text)}. ${cite(record)}`;
}

/** What a rate is on: the shops it names, or its category. */
export const placeOf = ({ category, category_name: name, merchants }: Rate): string =>
  merchants?.join(", ") ?? (category === "everything_else" ? "every purchase" : name);
