import * as z from "zod";
import type { CashOption } from "../../advice/transfers/cash-options.ts";
import { formatUsd, toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { valueBasis, valueOfProgram } from "../../member/point-values.ts";
import { programName } from "../../member/holdings.ts";
import type { PathRow, Price } from "./path-row.ts";

export const cashRow = z.object({
  kind: z.enum(["portal", "cash_out", "statement_credit", "pay_with_points"]),
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

type CashRow = z.infer<typeof cashRow>;

export function toCashRow(
  scene: Scene,
  option: CashOption,
  price: Price | undefined,
): readonly CashRow[] {
  const kind = cashRow.shape.kind.safeParse(option.kind);
  if (!kind.success) return [];
  const basis = valueOfProgram(scene, option.program, { owner: option.owner })?.basis;
  return [
    {
      kind: kind.data,
      program: option.program,
      program_name: programName(scene, option.program),
      owner: option.owner,
      redeems_at_cpp: option.pays_cpp,
      balance_pays_usd: toDollars(option.balance_pays_cents),
      ...toPriced(option, price),
      cpp: option.cpp,
      cpp_basis: option.cpp === undefined || basis === undefined ? undefined : basis,
      confidence: option.row.confidence,
      caveats: option.caveats.map(({ message }) => message),
    },
  ];
}

function toPriced({ price: asked }: CashOption, price: Price | undefined) {
  if (asked === undefined || price === undefined) return {};
  const { points, shortfall, value_given_up_cents: cents } = asked;
  return {
    points,
    shortfall,
    value_given_up_usd: cents === undefined ? undefined : toDollars(cents),
    richer_than_cash_usd:
      cents === undefined || shortfall > 0 ? undefined : toDollars(price.cash - cents),
  };
}

/** One way to pay for the same thing, by what it costs the member. */
export const wayRow = z.object({
  way: z.enum(["transfer", "portal", "cash_out", "statement_credit", "pay_with_points", "cash"]),
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
): readonly WayRow[] {
  if (price === undefined) return [];
  const cash = toDollars(price.cash);
  return [
    ...paths.flatMap((path) => toAwardWay(path, price)),
    ...options.flatMap((option) => toPointsWay(option, cash)),
    {
      way: "cash" as const,
      programs: [],
      costs_usd: cash,
      richer_than_cash_usd: 0,
      arithmetic: formatUsd(cash),
    },
  ].toSorted((a, b) => a.costs_usd - b.costs_usd);
}

function toAwardWay(path: PathRow, price: Price): readonly WayRow[] {
  const { value_given_up_usd: given, richer_than_cash_usd: richer } = path;
  if (given === undefined || richer === undefined) return [];
  const taxes = toDollars(price.taxes);
  const costs = toDollars(Math.round(given * 100) + price.taxes);
  return [
    {
      way: "transfer",
      programs: [...new Set(path.send.map(({ program }) => program))],
      costs_usd: costs,
      richer_than_cash_usd: richer,
      arithmetic: `${formatUsd(given)} of points and fees + ${formatUsd(taxes)} taxes = ${formatUsd(costs)}`,
    },
  ];
}

function toPointsWay(option: CashRow, cash: number): readonly WayRow[] {
  const { value_given_up_usd: given, richer_than_cash_usd: richer, points } = option;
  if (given === undefined || richer === undefined || points === undefined) return [];
  return [
    {
      way: option.kind,
      programs: [option.program],
      costs_usd: given,
      richer_than_cash_usd: richer,
      arithmetic:
        `${formatUsd(cash)} at ${option.redeems_at_cpp} cents = ${points.toLocaleString("en-US")} points, ` +
        `which count ${formatUsd(given)}`,
    },
  ];
}
