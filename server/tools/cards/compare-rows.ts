import * as z from "zod";
import { ancestorsOf } from "../../advice/purchase/categories.ts";
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
import { type CardRows, creditsYearUsd, rowsOf } from "../card-rows/card-record.ts";
import { toCardFacts } from "../card-rows/card-terms.ts";
import { toRateText } from "../card-rows/earn-row.ts";
import {
  toCertificateRow,
  toCreditRow,
  toLoungeRow,
  toProtectionRow,
  toStatusRow,
} from "../card-rows/perk-rows.ts";

type Json = z.infer<ReturnType<typeof z.json>>;

export const comparedRow = z.object({
  field: z.string().describe("A field of the card, or `earn:` and a spend category."),
  label: z.string(),
  differs: z.boolean(),
  values: z
    .record(z.string(), z.json())
    .describe("Its value for each card, by card id; a card is missing where nothing is known."),
  apart: z.number().optional().describe("The highest less the lowest, of numbers that differ."),
});

type ComparedRow = z.infer<typeof comparedRow>;

/** A card with all that its columns are made of. */
export interface Compared {
  readonly scene: Scene;
  readonly card: Card;
  readonly rows: CardRows;
  readonly offers: CardOffers;
}

export const toCompared = (scene: Scene, card: Card): Compared => ({
  scene,
  card,
  rows: rowsOf(scene.facts, card, scene.today),
  offers: offersOf(scene, card),
});

/** The cards field by field, and by the everyday categories in which one of them earns a bonus. */
export const toComparedRows = (compared: readonly Compared[]): ComparedRow[] => [
  ...FIELDS.map(({ field, label, of }) => toRow(field, label, compared, of)),
  ...toEarnRows(compared),
];

function toRow(
  field: string,
  label: string,
  compared: readonly Compared[],
  of: (one: Compared) => Json | undefined,
): ComparedRow {
  const values: Record<string, Json> = {};
  const distinct = new Set<string>();
  let known = 0;
  for (const one of compared) {
    const value = of(one);
    if (value === undefined) continue;
    values[one.card.id] = value;
    distinct.add(JSON.stringify(value));
    known += 1;
  }
  const differs = distinct.size > 1 || known % compared.length > 0;
  return { field, label, differs, values, ...apartOf(Object.values(values)) };
}

function apartOf(values: readonly Json[]): Pick<ComparedRow, "apart"> {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length < 2) return {};
  const apart = Math.round((Math.max(...numbers) - Math.min(...numbers)) * 100) / 100;
  return apart === 0 ? {} : { apart };
}

interface Field {
  readonly field: string;
  readonly label: string;
  readonly of: (one: Compared) => Json | undefined;
}

const factsOf = ({ scene, card }: Compared) => toCardFacts(scene.facts, card);
const dayOf = ({ scene }: Compared) => scene.today;

const FIELDS: readonly Field[] = [
  { field: "status", label: "Status", of: ({ card }) => card.status },
  { field: "card_type", label: "Kind", of: ({ card }) => card.card_type },
  { field: "issuer", label: "Issuer", of: ({ card }) => card.issuer },
  { field: "network", label: "Network", of: ({ card }) => card.network },
  { field: "currency", label: "Earns", of: (one) => factsOf(one).currency?.name ?? "nothing" },
  { field: "cpp", label: "Cents a point", of: ({ offers }) => offers.value?.cpp },
  { field: "annual_fee_usd", label: "Annual fee", of: ({ card }) => card.annual_fee },
  {
    field: "first_year_fee_usd",
    label: "Fee in the first year",
    of: (one) => factsOf(one).first_year_fee_usd ?? one.card.annual_fee,
  },
  {
    field: "authorized_user_fee_usd",
    label: "Authorised user",
    of: (one) => factsOf(one).authorized_user_fee_usd,
  },
  {
    field: "foreign_fee_percent",
    label: "Foreign fee",
    of: ({ card }) => card.foreign_transaction_fee,
  },
  { field: "offer", label: "Welcome offer seen last", of: offerText },
  { field: "offer_value_usd", label: "Value of that offer", of: offerValue },
  {
    field: "credits_year_usd",
    label: "Credits a year at face value",
    of: (one) => creditsYearUsd(one.rows.credits, dayOf(one)),
  },
  {
    field: "fee_less_credits_usd",
    label: "Annual fee less all credits at face value",
    of: (one) => one.card.annual_fee - creditsYearUsd(one.rows.credits, dayOf(one)),
  },
  {
    field: "credits",
    label: "Credits",
    of: (one) =>
      one.rows.credits
        .filter(isUsable)
        .map((row) => toCreditRow(one.scene.facts, row, dayOf(one)).text),
  },
  {
    field: "lounges",
    label: "Lounges",
    of: (one) => one.rows.lounges.filter(isUsable).map((row) => toLoungeRow(row, dayOf(one)).text),
  },
  {
    field: "protections",
    label: "Protections",
    of: (one) =>
      one.rows.protections.filter(isUsable).map((row) => toProtectionRow(row, dayOf(one)).text),
  },
  {
    field: "elite_status",
    label: "Elite status",
    of: (one) => one.rows.status.filter(isUsable).map((row) => toStatusRow(row, dayOf(one)).text),
  },
  {
    field: "certificates",
    label: "Certificates",
    of: (one) =>
      one.rows.certificates
        .filter(isUsable)
        .map((row) => toCertificateRow(one.scene.facts, row, dayOf(one)).text),
  },
];

function offerText({ scene, card, offers }: Compared): string | undefined {
  const offer = runningOffer(offers, card, scene.today);
  return offer && `${toOfferText(scene.facts, offer)} (seen ${offer.seenOn})`;
}

function offerValue({ scene, card, offers }: Compared): number | undefined {
  const offer = runningOffer(offers, card, scene.today);
  return offer && toSeenOffer(scene.facts, offer, offers.value?.cpp, scene.today).value_usd;
}

const BASE = "everything_else";

/** One row for each everyday category in which a card earns more than its base rate, or may. */
function toEarnRows(compared: readonly Compared[]): ComparedRow[] {
  const [first] = compared;
  if (first === undefined) return [];
  const { facts } = first.scene;
  const named = new Set(compared.flatMap(({ rows }) => rows.rates.map((rate) => rate.category)));
  const everyday = facts.facts.tables.spendCategories.filter(
    ({ everyday: isEveryday, key }) =>
      isEveryday && ancestorsOf(facts.tree, key).some((category) => named.has(category)),
  );
  const rates = new Map(compared.map((one) => [one, toRateFinder(one)]));
  return everyday.flatMap((category) => {
    const of = (one: Compared) => rates.get(one)?.(category.key);
    const isBonus = compared.some((one) => isBonusIn(of(one), rates.get(one)?.(BASE)));
    if (!isBonus && category.key !== BASE) return [];
    return [toRow(`earn:${category.key}`, category.name, compared, (one) => toJson(one, of(one)))];
  });
}

interface FoundRate {
  readonly rate: number;
  readonly row: EarnRate | undefined;
  readonly conditional: { readonly rate: number; readonly row: EarnRate } | undefined;
}

/** The rate of a purchase of a category in the US, made with the merchant itself. */
export function toRateFinder({
  scene,
  card,
  rows,
}: Pick<Compared, "scene" | "card" | "rows">): (category: string) => FoundRate {
  const { facts, today } = scene;
  const earner = { ...toWouldBe(scene, card), rates: rows.rates };
  const found = new Map<string, FoundRate>();
  return (category) => {
    const known = found.get(category);
    if (known !== undefined) return known;
    const purchase = { category, channel: "direct", abroad: false, day: today } as const;
    const { best, conditional } = applicableRates(facts.tree, earner, purchase);
    const [maybe] = conditional;
    const rate = {
      rate: (best?.scaledRate ?? 0) / RATE_SCALE,
      row: best?.rate,
      conditional: maybe && { rate: maybe.scaledRate / RATE_SCALE, row: maybe.rate },
    };
    found.set(category, rate);
    return rate;
  };
}

/** A rate in percent, points at what they count for; undefined where nobody valued them. */
export function backPercentOf(
  row: EarnRate | undefined,
  rate: number,
  cpp: number | undefined,
): number | undefined {
  const worth = row?.unit === "percent" ? 1 : cpp;
  return worth === undefined ? undefined : Math.round(rate * worth * 100) / 100;
}

const isBonusIn = (found: FoundRate | undefined, base: FoundRate | undefined): boolean =>
  found !== undefined &&
  (found.rate > (base?.rate ?? 0) ||
    (found.conditional?.rate ?? 0) > Math.max(base?.rate ?? 0, base?.conditional?.rate ?? 0));

function toJson({ scene, offers }: Compared, found: FoundRate | undefined): Json | undefined {
  if (found?.row === undefined && found?.conditional === undefined) return undefined;
  const textOf = (row: EarnRate) => toRateText(scene.facts, row, scene.today);
  const cpp = offers.value?.cpp;
  const { rate, row, conditional } = found;
  const back = backPercentOf(row, rate, cpp);
  return {
    rate,
    ...(back === undefined ? {} : { return_percent: back }),
    ...(row === undefined ? {} : { text: textOf(row) }),
    ...(conditional === undefined
      ? {}
      : { up_to: conditional.rate, up_to_text: textOf(conditional.row) }),
  };
}
