import * as z from "zod";
import { CASH_KINDS, type CashOption } from "../../advice/transfers/cash-options.ts";
import { formatPoints, formatUsd, toCents, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { valueBasis, valueOfProgram } from "../../member/point-values.ts";
import { programName } from "../../member/holdings.ts";
import type { PathRow, Price } from "./path-row.ts";

export const cashRow = z.object({
  kind: z.enum(CASH_KINDS),
  program: z.string(),
  program_name: z.string(),
  owner: z.string(),
  redeems_at_cpp: z.number().describe("Cents that a point pays."),
  balance_pays_usd: z.number().describe("What the whole balance pays."),
  points: z.int().optional().describe("Points for the whole cash price."),
  shortfall: z.int().optional().describe("Points missing in the balance."),
  value_given_up_usd: z.number().optional().describe("Those points at cpp."),
  richer_than_cash_usd: z
    .number()
    .optional()
    .describe("cash_price − value_given_up_usd; negative when cash is better."),
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
    program,
    program_name: programName(scene, program),
    owner,
    redeems_at_cpp: option.pays_cpp,
    balance_pays_usd: toDollars(option.balance_pays_cents),
    points,
    shortfall,
    value_given_up_usd: cents === undefined ? undefined : toDollars(cents),
    richer_than_cash_usd: isWhole ? toDollars(price.cash - cents) : undefined,
    cpp,
    cpp_basis: cpp === undefined ? undefined : valueOfProgram(scene, program, { owner })?.basis,
    confidence: row.confidence,
    caveats: option.caveats.map(({ message }) => message),
  };
}

/** One way to pay for the same thing, by what it costs the member. */
export const wayRow = z.object({
  way: z.enum(["transfer", ...CASH_KINDS, "cash"]),
  programs: z.array(z.string()).describe("Whose points; none for cash."),
  costs_usd: z.number().describe("Points at their cpp, fees, and taxes of an award."),
  richer_than_cash_usd: z.number(),
  arithmetic: z.string(),
});

type WayRow = z.infer<typeof wayRow>;

/** Every way that meets the whole price, the one that leaves the member richest first. */
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
      `which count ${formatUsd(usd)}`,
  };
}
