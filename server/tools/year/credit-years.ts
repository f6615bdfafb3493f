import * as z from "zod";
import type { Wallet } from "../../accounts/wallet.ts";
import { addMonths, monthsBetween, spanOf, MONTHS_A_YEAR } from "../../advice/days.ts";
import { comesAgain, type CreditYear, creditYear } from "../../advice/fees/renewal-credits.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { toHeldCredit, unmetBy } from "../../member/held-credits.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { creditUses } from "../../member/logged.ts";
import { toCents, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { type CountedValue, valueOfProgram } from "../../member/point-values.ts";
import { pick } from "../frame/pick.ts";

const MAX_NAMES = 60;
const MAX_USD = 100_000;

const SAY_USE = 'give US dollars used a year, or {"percent_used": 50}';
const SAY_WHICH = 'say of which credit: {"Uber Cash": {"percent_used": 50}}';

const percentParam = z.int().min(0).max(100).optional();

const creditUse = z
  .strictObject({
    percent_used: percentParam,
    usd_a_year: z.number().nonnegative().max(MAX_USD).optional(),
    worth_percent: percentParam.describe(
      "What a dollar of it is worth to the member, in cents; 100 by default.",
    ),
  })
  .describe("One of percent_used and usd_a_year, or only worth_percent.");

/** A plain number is the dollars used in a year. */
const useOrUsd = z
  .union([creditUse, z.number().nonnegative().max(MAX_USD)], { error: SAY_USE })
  .transform((use) => (typeof use === "number" ? { usd_a_year: use } : use));

const nameKey = z.string().min(1).max(120);

export const creditsParam = z
  .record(nameKey, useOrUsd)
  .refine((names) => Object.keys(names).length <= MAX_NAMES, "too many credits")
  .refine((names) => !Object.keys(names).some((key) => key in creditUse.shape), SAY_WHICH)
  .describe(
    '{"Uber Cash": 120, "Resy": {"percent_used": 50}}: dollars used a year; or {"worth_percent": 80} of face value.',
  );

export const perksParam = z
  .record(nameKey, z.number().nonnegative().max(MAX_USD))
  .refine((names) => Object.keys(names).length <= MAX_NAMES, "too many perks")
  .describe('{"lounges": 150}: worth to the member in dollars a year.');

export type CreditsAsked = z.infer<typeof creditsParam>;

type Credit = FactRow<"credits">;

/** The counted credits of the coming year, and those not counted. */
export interface CreditYears {
  readonly years: readonly { readonly row: Credit; readonly year: CreditYear }[];
  readonly notCounted: readonly Credit[];
  readonly value: CountedValue | undefined;
  readonly warnings: readonly string[];
}

/** Each credit of a card in the year from a day, as stated or logged. */
export function creditYearsOf(
  scene: Scene,
  held: HeldCard,
  from: string,
  credits: CreditsAsked = {},
): CreditYears {
  const { facts, today } = scene;
  const { entry, card } = held;
  const rows = facts.rowsOf("credits", card.id);
  const statedUses = toStatedUses(rows, credits);
  const value = valueOfProgram(scene, card.rewards_currency ?? "", { owner: entry.owner });
  const logged = creditUses(scene, entry.id);
  const loggedSince = logged.map(({ used_on: day }) => day).toSorted()[0];
  const isKnown = (row: Credit) =>
    statedUses.has(row) || logged.some(({ credit_name: name }) => name === row.credit_name);
  const counted = rows.filter(
    (row) =>
      // Per-booking and first-year credits count only at a stated worth.
      statedUses.get(row)?.usd_a_year !== undefined ||
      (comesAgain(row, from) && (isKnown(row) || mayCount(scene, held, row))),
  );
  const years = counted.map((row) => {
    const use = statedUses.get(row);
    const stated = use && toStated(use);
    const uses = toUses(logged, row);
    const centsPerPoint = value?.cpp;
    const year = creditYear({ credit: row, from, today, uses, loggedSince, stated, centsPerPoint });
    return { row, year: withEase(year, use?.worth_percent) };
  });
  return {
    years,
    notCounted: rows.filter((row) => !counted.includes(row)),
    value,
    warnings: years.flatMap(({ row, year }) => tooMuch(row, year, statedUses.get(row))),
  };
}

const withEase = (year: CreditYear, easePercent: number | undefined): CreditYear =>
  easePercent === undefined ? year : { ...year, credit: { ...year.credit, easePercent } };

/** The same rule as list_credits: no memberships, and no conditions that may be unmet. */
const mayCount = (scene: Scene, held: HeldCard, row: Credit): boolean =>
  row.form !== "membership" && unmetBy(scene.wallet, toHeldCredit(scene, held, row)).length === 0;

type CreditUse = z.infer<typeof creditUse>;

/** The stated use of each credit; throws if two names mean the same one. */
function toStatedUses(rows: readonly Credit[], credits: CreditsAsked) {
  const among = rows.map((row) => {
    return { value: row, id: row.credit_name, label: row.credit_name, names: [] };
  });
  const stated = new Map<Credit, CreditUse>();
  for (const [name, use] of Object.entries(credits)) {
    const row = pick("credit of the card", among, name);
    if (stated.has(row)) throw new ToolError(`Two of the credits mean ${row.credit_name}.`);
    if (use.percent_used !== undefined && use.usd_a_year !== undefined) {
      throw new ToolError(`Give percent_used or usd_a_year for ${row.credit_name}, not both.`);
    }
    stated.set(row, use);
  }
  return stated;
}

function toStated({ percent_used: percent, usd_a_year: usd }: CreditUse) {
  if (percent !== undefined) return { percent };
  return usd === undefined ? undefined : { cents: toCents(usd) };
}

function tooMuch(row: Credit, { credit }: CreditYear, use: CreditUse | undefined) {
  const { yearCents } = credit;
  const usd = use?.usd_a_year;
  if (usd === undefined || yearCents === undefined || toCents(usd) <= yearCents) return [];
  return [
    `${row.credit_name} is ${toDollars(yearCents)} US dollars a year at most; that was counted.`,
  ];
}

const toUses = (logged: Readonly<Wallet["credit_uses"]>, { credit_name: name }: Credit) =>
  logged
    .filter((use) => use.credit_name === name)
    .map((use) => ({ day: use.used_on, cents: toCents(use.amount_usd) }));

/** Dollars of credits logged since the last anniversary, or over twelve months if it is unknown. */
export function capturedOf(scene: Scene, { entry, card }: HeldCard, feeCents: number) {
  const { facts, today } = scene;
  const since = yearStart(entry.opened_on, today);
  const ofPoints = facts.rowsOf("credits", card.id).filter(({ form }) => form === "points");
  const uses = creditUses(scene, entry.id).filter(
    ({ used_on: day, credit_name: name }) =>
      day >= since && day <= today && !ofPoints.some((row) => row.credit_name === name),
  );
  const cents = uses.reduce((sum, use) => sum + toCents(use.amount_usd), 0);
  return {
    since,
    credits_usd: toDollars(cents),
    uses: uses.length,
    less_fee_usd: toDollars(cents - feeCents),
  };
}

function yearStart(openedOn: string | undefined, today: string): string {
  const opened = openedOn && spanOf(openedOn).first;
  if (opened === undefined || opened > today) return addMonths(today, -MONTHS_A_YEAR);
  const years = Math.floor(monthsBetween(opened, today) / MONTHS_A_YEAR);
  return addMonths(opened, years * MONTHS_A_YEAR);
}
