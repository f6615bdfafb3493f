import * as z from "zod";
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

export function toValued(
  scene: Scene,
  program: string,
  owner: string,
  points: number,
): z.infer<typeof valued> {
  const value = valueOfProgram(scene, program, { owner });
  if (value === undefined) return { points };
  return { points, value_usd: toUsd(points, value.cpp), cpp: value.cpp, cpp_basis: value.basis };
}

/** Points an owner has in a program and in those that join it; undefined without a balance. */
export function balanceOf(
  { wallet, facts: { facts } }: Scene,
  program: string,
  owner: string,
): number | undefined {
  const joined = toTransferProgram(facts.tables, program);
  const balances = wallet.balances.filter(
    (one) => one.owner === owner && toTransferProgram(facts.tables, one.program) === joined,
  );
  if (balances.length === 0) return undefined;
  return balances.reduce((sum, { points }) => sum + points, 0);
}
