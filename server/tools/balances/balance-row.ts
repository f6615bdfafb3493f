import * as z from "zod";
import type { FactRow } from "../../contract/facts.ts";
import type { Balance } from "../../accounts/wallet.ts";
import type { Scene } from "../core/scene.ts";
import { toUsd, valueBasis, valueOfProgram } from "../core/values.ts";

/** A balance with what it is worth and what its program does with it. */
export const balanceRow = z.object({
  program: z.string(),
  program_name: z.string(),
  owner: z.string(),
  points: z.int(),
  as_of: z.iso.date(),
  expires_on: z.iso.date().optional(),
  last_activity_on: z.iso.date().optional(),
  value_usd: z.number().optional().describe("At cpp; absent when nobody has valued the program."),
  cpp: z.number().optional().describe("Cents per point."),
  cpp_basis: valueBasis.optional(),
  expiry_rule: z.string().optional(),
  pooling: z.string().optional(),
  poolable_with: z.array(z.string()).describe("Other owners whose points would pool with these."),
});

export function toBalanceRow(balance: Balance, scene: Scene): z.infer<typeof balanceRow> {
  const { wallet, facts } = scene;
  const value = valueOfProgram(scene, balance.program, { owner: balance.owner });
  const rules = facts.facts.tables.programRules.find(({ program }) => program === balance.program);
  const pools = rules?.pooling === "household" || rules?.pooling === "anyone";
  const others = wallet.balances.filter(
    (one) => one.program === balance.program && one.owner !== balance.owner,
  );
  return {
    ...balance,
    program_name: facts.programs.get(balance.program)?.name ?? balance.program,
    ...(value === undefined
      ? {}
      : { cpp: value.cpp, cpp_basis: value.basis, value_usd: toUsd(balance.points, value.cpp) }),
    ...(rules?.expiry === undefined ? {} : { expiry_rule: toExpiryRule(rules) }),
    ...(rules?.pooling === undefined ? {} : { pooling: rules.pooling }),
    poolable_with: pools ? others.map(({ owner }) => owner) : [],
  };
}

function toExpiryRule({ expiry, expiry_months: months, note }: FactRow<"programRules">): string {
  if (expiry === "inactivity") return `after ${months} months without activity`;
  if (expiry === "fixed") return `${months} months after they were earned`;
  if (expiry === "calendar") return note;
  return expiry === "never" ? "never" : "with the account";
}
