import * as z from "zod";
import { ancestorsOf, BASE_CATEGORY } from "../../advice/purchase/categories.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { applicableRates, RATE_SCALE } from "../../advice/purchase/rates.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { toWouldBe } from "../../member/earners.ts";
import type { Scene } from "../../member/scene.ts";
import type { Card } from "../card-rows/card-brief.ts";
import {
  type CardOffers,
  offersOf,
  runningOffer,
  toOfferText,
  toSeenOffer,
} from "../card-rows/card-offer.ts";
import { type CardRows, creditsYearUsd, rowsOf, toPerkRows } from "../card-rows/card-record.ts";
import { toCardFacts } from "../card-rows/card-terms.ts";
import { toRateText } from "../card-rows/earn-row.ts";

type Json = z.infer<ReturnType<typeof z.json>>;

export const comparedRow = z.object({
  field: z.string().describe("A field of the card, or `earn:` and a spend category."),
  label: z.string(),
  differs: z.boolean(),
  values: z
    .record(z.string(), z.json())
    .describe("Its value for each card, by card id; cards with nothing known are missing."),
  apart: z.number().optional().describe("The highest less the lowest, for numbers that differ."),
});

type ComparedRow = z.infer<typeof comparedRow>;

export interface Compared {
  readonly scene: Scene;
  readonly card: Card;
  readonly rows: CardRows;
  readonly offers: CardOffers;
  /** The latest offer, if it is still available. */
  readonly offer: CardOffers["latest"];
}

export function toCompared(scene: Scene, card: Card): Compared {
  const rows = rowsOf(scene.facts, card, scene.today);
  const offers = offersOf(scene, card);
  return { scene, card, rows, offers, offer: runningOffer(offers, card, scene.today) };
}

/** The cards field by field, and by the everyday categories in which one of them earns a bonus. */
export const toComparedRows = (compared: readonly Compared[]): ComparedRow[] => [
  ...toFieldRows(compared),
  ...toEarnRows(compared),
];

function toFieldRows(compared: readonly Compared[]): ComparedRow[] {
  const columns = compared.map(toColumn);
  return FIELDS.map(([field, label]) =>
    toRow(
      field,
      label,
      columns.map((column) => [column.card_id, column[field]]),
    ),
  );
}

function toRow(
  field: string,
  label: string,
  cells: readonly (readonly [id: string, value: Json | undefined])[],
): ComparedRow {
  const known = cells.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const]));
  const distinct = new Set(known.map(([, value]) => JSON.stringify(value)));
  const differs = distinct.size > 1 || known.length % cells.length > 0;
  const apart = apartOf(known.map(([, value]) => value));
  return { field, label, differs, values: Object.fromEntries(known), apart };
}

function apartOf(values: readonly Json[]): number | undefined {
  const numbers = values.filter((value) => typeof value === "number");
  const apart = Math.round((Math.max(...numbers) - Math.min(...numbers)) * 100) / 100;
  return numbers.length < 2 || apart === 0 ? undefined : apart;
}

function toColumn({ scene, card, rows, offers, offer }: Compared) {
  const { facts, today } = scene;
  const known = toCardFacts(facts, card);
  const creditsUsd = creditsYearUsd(rows.credits, today);
  const perks = toPerkRows(facts, rows, today);
  return {
    ...known,
    currency: known.currency?.name ?? "nothing",
    cpp: offers.value?.cpp,
    first_year_fee_usd: known.first_year_fee_usd ?? card.annual_fee,
    offer: offer && `${toOfferText(facts, offer)} (seen ${offer.seenOn})`,
    offer_value_usd: offer && toSeenOffer(facts, offer, offers.value?.cpp, today).value_usd,
    credits_year_usd: creditsUsd,
    fee_less_credits_usd: card.annual_fee - creditsUsd,
    credits: textsOf(perks.credits),
    lounges: textsOf(perks.lounges),
    protections: textsOf(perks.protections),
    elite_status: textsOf(perks.elite_status),
    certificates: textsOf(perks.certificates),
  };
}

type Perk = Parameters<typeof isUsable>[0] & { readonly text: string };

const textsOf = (perks: readonly Perk[]): string[] =>
  perks.filter((perk) => isUsable(perk)).map(({ text }) => text);

const FIELDS = [
  ["status", "Status"],
  ["card_type", "Kind"],
  ["issuer", "Issuer"],
  ["network", "Network"],
  ["currency", "Earns"],
  ["cpp", "Cents a point"],
  ["annual_fee_usd", "Annual fee"],
  ["first_year_fee_usd", "Fee in the first year"],
  ["authorized_user_fee_usd", "Authorised user"],
  ["foreign_fee_percent", "Foreign fee"],
  ["offer", "Welcome offer seen last"],
  ["offer_value_usd", "Value of that offer"],
  ["credits_year_usd", "Credits a year at face value"],
  ["fee_less_credits_usd", "Annual fee less all credits at face value"],
  ["credits", "Credits"],
  ["lounges", "Lounges"],
  ["protections", "Protections"],
  ["elite_status", "Elite status"],
  ["certificates", "Certificates"],
] as const;

/** One row for each everyday category in which a card earns, or may earn, above its base rate. */
function toEarnRows(compared: readonly Compared[]): ComparedRow[] {
  const [first] = compared;
  if (first === undefined) return [];
  const { facts } = first.scene;
  const bonusKeys = new Set(
    compared.flatMap(({ rows }) => rows.rates.map((rate) => rate.category)),
  );
  const everyday = facts.tables.spendCategories.filter(
    ({ everyday: isEveryday, key }) =>
      isEveryday && ancestorsOf(facts.tree, key).some((category) => bonusKeys.has(category)),
  );
  const finders = compared.map((one) => ({ one, rateOf: toRateFinder(one) }));
  return everyday.flatMap(({ key, name }) => {
    const isBonus = finders.some(({ rateOf }) => isBonusIn(rateOf(key), rateOf(BASE_CATEGORY)));
    if (!isBonus && key !== BASE_CATEGORY) return [];
    const cells = finders.map(
      ({ one, rateOf }) => [one.card.id, toJson(one, rateOf(key))] as const,
    );
    return [toRow(`earn:${key}`, name, cells)];
  });
}

interface FoundRate {
  readonly rate: number;
  readonly row: EarnRate | undefined;
  readonly conditional: { readonly rate: number; readonly row: EarnRate } | undefined;
}

/** The rate for a US purchase in a category, made directly with the merchant. */
export function toRateFinder({
  scene,
  card,
  rows,
}: Pick<Compared, "scene" | "card" | "rows">): (category: string) => FoundRate {
  const earner = { ...toWouldBe(scene, card), rates: rows.rates };
  const rates = new Map<string, FoundRate>();
  return (category) => {
    const known = rates.get(category);
    if (known !== undefined) return known;
    const purchase = { category, channel: "direct", abroad: false, day: scene.today } as const;
    const { best, conditional } = applicableRates(scene.facts.tree, earner, purchase);
    const [maybe] = conditional;
    const rate = {
      rate: (best?.scaledRate ?? 0) / RATE_SCALE,
      row: best?.rate,
      conditional: maybe && { rate: maybe.scaledRate / RATE_SCALE, row: maybe.rate },
    };
    rates.set(category, rate);
    return rate;
  };
}

/** A rate as percent back, with points at their value; undefined if they have none. */
export function backPercentOf(row: EarnRate | undefined, rate: number, cpp: number | undefined) {
  const worth = row?.unit === "percent" ? 1 : cpp;
  return worth === undefined ? undefined : Math.round(rate * worth * 100) / 100;
}

const isBonusIn = (own: FoundRate, base: FoundRate): boolean =>
  own.rate > base.rate ||
  (own.conditional?.rate ?? 0) > Math.max(base.rate, base.conditional?.rate ?? 0);

function toJson({ scene, offers }: Compared, { rate, row, conditional }: FoundRate) {
  if (row === undefined && conditional === undefined) return undefined;
  const textOf = (one: EarnRate) => toRateText(scene.facts, one, scene.today);
  const back = backPercentOf(row, rate, offers.value?.cpp);
  return {
    rate,
    ...(back === undefined ? {} : { return_percent: back }),
    ...(row === undefined ? {} : { text: textOf(row) }),
    ...(conditional === undefined
      ? {}
      : { up_to: conditional.rate, up_to_text: textOf(conditional.row) }),
  };
}
