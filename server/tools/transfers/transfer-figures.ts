import * as z from "zod";
import type { TransferQuote, TransferRule } from "../../advice/transfers/transfer-amounts.ts";
import { roundingOf } from "../../advice/transfers/transfer-rounding.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, valueBasis, valueOfProgram } from "../../member/point-values.ts";

/** A number of points with what they count for. */
export const valued = z.object({
  points: z.int(),
  value_usd: z.number().optional().describe("At cpp; absent when nobody values the program."),
  cpp: z.number().optional().describe("Cents per point."),
  cpp_basis: valueBasis.optional(),
});

export function toValued(scene: Scene, program: string, owner: string, points: number) {
  const value = valueOfProgram(scene, program, { owner });
  if (value === undefined) return { points };
  return { points, value_usd: toUsd(points, value.cpp), cpp: value.cpp, cpp_basis: value.basis };
}

export const leftover = z.object({
  of_balance: z.int().optional().describe("Points that stay in the program sent from."),
  over_need: z.int().optional().describe("Points received beyond the need."),
});

export const rounding = z.object({
  exact_send: z.int().describe("The least if any whole number of points could be sent."),
  more_points: z.int().describe("Points sent beyond it because of minimum and increment."),
  more_value_usd: z.number().optional(),
});

/** Points an owner has in a program and in those that join it; undefined when he told of none. */
export function balanceOf(
  { wallet, facts }: Scene,
  program: string,
  owner: string,
): number | undefined {
  const { tables } = facts.facts;
  const joined = toTransferProgram(tables, program);
  const all = wallet.balances.filter(
    (one) => one.owner === owner && toTransferProgram(tables, one.program) === joined,
  );
  return all.length === 0 ? undefined : all.reduce((sum, { points }) => sum + points, 0);
}

export const toLeftover = (
  { send }: TransferQuote,
  balance: number | undefined,
  surplus: number | undefined,
): z.infer<typeof leftover> => ({
  of_balance: balance === undefined ? undefined : Math.max(0, balance - send),
  over_need: surplus,
});

export function toRounding(
  rule: TransferRule,
  quote: TransferQuote,
  need: number,
  cpp: number | undefined,
): z.infer<typeof rounding> {
  const found = roundingOf(rule, need, quote.send);
  return {
    ...found,
    more_value_usd: cpp === undefined ? undefined : toUsd(found.more_points, cpp),
  };
}
