import * as z from "zod";
import type { Path } from "../../advice/transfers/transfer-path.ts";
import { toDollars, formatPoints, formatUsd, toCents } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, valueBasis, valueOfProgram } from "../../member/point-values.ts";
import { programRef, toProgramRef } from "../../member/holdings.ts";
import { CASH_KINDS, type CashOption } from "../../advice/transfers/cash-options.ts";
import { valued } from "./transfer-figures.ts";

const optionalUsd = z.number().optional();

const sent = z.object({
  owner: z.string(),
  ...programRef.shape,
  includes: z.array(z.string()).optional().describe("Balances that count as one with it."),
  points: z.int(),
  balance: z.int(),
  left: z.int(),
  pool_into: z
    .string()
    .optional()
    .describe(
      "Whose balance they are pooled into before it is sent; absent when sent as they are.",
    ),
  ...valued.omit({ points: true }).shape,
});

const leg = z.object({
  kind: z.enum(["balance", "transfer"]).describe("balance: points already there."),
  owner: z.string(),
  from: z.string(),
  to: z.string(),
  send: z.int(),
  receive: z.int(),
  bonus_pct: z.int(),
  fee_usd: z.number(),
  hours: z.int().optional().describe("At most, as reported."),
});

export const pathRow = z.object({
  kind: z
    .enum(["points_there", "transfer", "two_transfers", "combined"])
    .describe("two_transfers: in a row, which nearly always loses value; combined: of balances."),
  send: z.array(sent),
  legs: z.array(leg),
  receive: z.int(),
  surplus: z.int(),
  shortfall: z.int().describe("Points still missing; 0 when the need is met."),
  fee_usd: z.number(),
  value_given_up_usd: optionalUsd.describe(
    "Points sent at their cpp, with fees; absent when a program has no value.",
  ),
  richer_than_cash_usd: optionalUsd.describe(
    "cash_price − taxes − value_given_up_usd; negative when cash is better.",
  ),
  hours: z.int().optional().describe("Until all have arrived, at most, as reported."),
  irreversible: z.boolean(),
  needs_pooling: z
    .boolean()
    .describe("Points arrive with several owners: to be pooled there, or booked apart."),
  owners: z.array(z.string()),
  caveats: z.array(z.string()),
});

export type PathRow = z.infer<typeof pathRow>;

/** The cash price to compare the award with, in cents. */
export interface Price {
  readonly cash: number;
  readonly taxes: number;
}

export function toPathRow(scene: Scene, path: Path, price: Price | undefined): PathRow {
  const { value_given_up_cents: cents, legs, surplus, shortfall, hours } = path;
  const isComplete = shortfall === 0 && price !== undefined && cents !== undefined;
  return {
    kind: kindOf(path),
    send: path.sends.map((one) => toSent(scene, one)),
    legs: legs.map((one) => ({
      ...one,
      bonus_pct: one.bonus_percent,
      fee_usd: toDollars(one.fee_cents),
    })),
    receive: path.received,
    surplus,
    shortfall,
    fee_usd: toDollars(path.fee_cents),
    value_given_up_usd: toDollars(cents),
    richer_than_cash_usd: isComplete ? toDollars(price.cash - price.taxes - cents) : undefined,
    hours,
    irreversible: legs.some(({ kind }) => kind === "transfer"),
    needs_pooling: path.receivers.length > 1,
    owners: [...path.owners],
    caveats: [...new Set(legs.flatMap(({ caveats }) => caveats.map(({ message }) => message)))],
  };
}

/** The points to pool into the sender's balance before sending. */
export const pooledFirst = ({ send }: PathRow): PathRow["send"] =>
  send.filter((one) => one.pool_into !== undefined);

function kindOf(path: Path): PathRow["kind"] {
  if (path.sends.length > 1) return "combined";
  if (path.is_poor) return "two_transfers";
  return path.legs.some(({ kind }) => kind === "transfer") ? "transfer" : "points_there";
}

function toSent(scene: Scene, one: Path["sends"][number]): PathRow["send"][number] {
  const { owner, sender, program, programs, points, of, cpp } = one;
  const values = programs.map((key) => valueOfProgram(scene, key, { owner: sender }));
  return {
    owner,
    ...toProgramRef(scene, program),
    includes: programs.length > 1 ? [...programs] : undefined,
    points,
    balance: of,
    left: of - points,
    pool_into: sender === owner ? undefined : sender,
    value_usd: cpp === undefined ? undefined : toUsd(points, cpp),
    cpp,
    cpp_basis: values.find((value) => value?.cpp === cpp)?.basis,
  };
}

export const cashRow = z.object({
  kind: z.enum(CASH_KINDS),
  ...programRef.shape,
  owner: z.string(),
  redeems_at_cpp: z.number().describe("Cents a point pays."),
  balance_pays_usd: z.number().describe("What the whole balance pays."),
  points: z.int().optional().describe("Points for the whole cash price."),
  shortfall: z.int().optional().describe("Points the balance lacks."),
  value_given_up_usd: z.number().optional().describe("Those points at cpp."),
  richer_than_cash_usd: optionalUsd.describe(
    "cash_price − value_given_up_usd; negative when cash is better.",
  ),
  cpp: z.number().optional().describe("Cents per point that the points count for."),
  cpp_basis: valueBasis.optional(),
  confidence: z.string(),
  caveats: z.array(z.string()),
});

export type CashRow = z.infer<typeof cashRow>;

export function toCashRow(scene: Scene, option: CashOption, price: Price | undefined): CashRow {
  const { kind, program, owner, cpp, row } = option;
  const { points, shortfall, value_given_up_cents: cents } = option.price ?? {};
  const isWhole = price !== undefined && cents !== undefined && shortfall === 0;
  return {
    kind,
    ...toProgramRef(scene, program),
    owner,
    redeems_at_cpp: option.pays_cpp,
    balance_pays_usd: toDollars(option.balance_pays_cents),
    points,
    shortfall,
    value_given_up_usd: toDollars(cents),
    richer_than_cash_usd: isWhole ? toDollars(price.cash - cents) : undefined,
    cpp,
    cpp_basis: cpp === undefined ? undefined : valueOfProgram(scene, program, { owner })?.basis,
    confidence: row.confidence,
    caveats: option.caveats.map(({ message }) => message),
  };
}

/** One way to pay the price, with its cost to the member. */
export const wayRow = z.object({
  way: z.enum(["transfer", ...CASH_KINDS, "cash"]),
  programs: z.array(z.string()).describe("Whose points; none for cash."),
  costs_usd: z.number().describe("Points at their cpp, fees, and taxes of an award."),
  richer_than_cash_usd: z.number(),
  arithmetic: z.string(),
});

type WayRow = z.infer<typeof wayRow>;

/** Every way that covers the whole price, cheapest first. */
export function toWays(
  paths: readonly PathRow[],
  options: readonly CashRow[],
  price: Price | undefined,
): WayRow[] {
  if (price === undefined) return [];
  const cash = toDollars(price.cash);
  return [
    ...paths.flatMap((path) => toAwardWay(path, price) ?? []),
    ...options.flatMap((option) => toPointsWay(option, cash) ?? []),
    {
      way: "cash" as const,
      programs: [],
      costs_usd: cash,
      richer_than_cash_usd: 0,
      arithmetic: formatUsd(cash),
    },
  ].toSorted((a, b) => a.costs_usd - b.costs_usd);
}

function toAwardWay(path: PathRow, price: Price): WayRow | undefined {
  const { value_given_up_usd: usd, richer_than_cash_usd: richer } = path;
  if (usd === undefined || richer === undefined) return undefined;
  const taxes = toDollars(price.taxes);
  const costs = toDollars(toCents(usd) + price.taxes);
  return {
    way: "transfer",
    programs: [...new Set(path.send.map(({ program }) => program))],
    costs_usd: costs,
    richer_than_cash_usd: richer,
    arithmetic: `${formatUsd(usd)} of points and fees + ${formatUsd(taxes)} taxes = ${formatUsd(costs)}`,
  };
}

function toPointsWay(option: CashRow, cash: number): WayRow | undefined {
  const { kind, points, value_given_up_usd: usd, richer_than_cash_usd: richer } = option;
  if (usd === undefined || richer === undefined || points === undefined) return undefined;
  return {
    way: kind,
    programs: [option.program],
    costs_usd: usd,
    richer_than_cash_usd: richer,
    arithmetic:
      `${formatUsd(cash)} at ${option.redeems_at_cpp} cents = ${formatPoints(points)} points, ` +
      `which count as ${formatUsd(usd)}`,
  };
}
