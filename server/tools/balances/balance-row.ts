import * as z from "zod";
import type { FactRow } from "../../contract/facts.ts";
import type { Balance } from "../../accounts/wallet.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { expiryOf } from "../../advice/goals/points-expiry.ts";
import { programName } from "../../member/holdings.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, cppShape, valueOfProgram } from "../../member/point-values.ts";

export const balanceRow = z.object({
  program: z.string(),
  program_name: z.string(),
  owner: z.string(),
  points: z.int(),
  as_of: z.iso.date(),
  expires_on: z.iso
    .date()
    .optional()
    .describe("The last day they can be used; absent when unknown."),
  expires_basis: z
    .enum(["given", "derived"])
    .optional()
    .describe("given: as the member said. derived: by the program's rule from last_activity_on."),
  last_activity_on: z.iso.date().optional(),
  value_usd: z.number().optional().describe("At cpp; absent without a known value."),
  ...cppShape,
  expiry_rule: z.string().optional().describe("Absent when no verified source gives it."),
  pooling: z.string().optional(),
  poolable_with: z.array(z.string()).describe("Other owners whose points would pool with these."),
});

/** A program's rules on points, whether or not any are held. */
export const programRuleRow = balanceRow.pick({
  program: true,
  program_name: true,
  expiry_rule: true,
  pooling: true,
});

export const toProgramRule = (program: string, scene: Scene): z.infer<typeof programRuleRow> => ({
  program,
  program_name: programName(scene, program),
  ...toRules(program, scene.facts.tables.programRules),
});

function toRules(program: string, rules: readonly FactRow<"programRules">[]) {
  const row = rules.find((one) => one.program === program && isUsable(one));
  return {
    expiry_rule: row?.expiry === undefined ? undefined : toExpiryRule(row),
    pooling: row?.pooling,
  };
}

export function toBalanceRow(balance: Balance, scene: Scene): z.infer<typeof balanceRow> {
  const value = valueOfProgram(scene, balance.program, { owner: balance.owner });
  const { programRules } = scene.facts.tables;
  const rules = toRules(balance.program, programRules);
  const pools = rules.pooling === "household" || rules.pooling === "anyone";
  const others = scene.wallet.balances.filter(
    (one) => one.program === balance.program && one.owner !== balance.owner,
  );
  return {
    ...balance,
    program_name: programName(scene, balance.program),
    cpp: value?.cpp,
    cpp_basis: value?.basis,
    value_usd: value && toUsd(balance.points, value.cpp),
    ...toExpiry(balance, programRules),
    ...rules,
    poolable_with: pools ? others.map(({ owner }) => owner) : [],
  };
}

function toExpiry(balance: Balance, rules: readonly FactRow<"programRules">[]) {
  const expiry = expiryOf(rules, balance);
  if (expiry.kind !== "dated") return {};
  const basis = expiry.by === "rule" ? ("derived" as const) : ("given" as const);
  return { expires_on: expiry.on, expires_basis: basis };
}

function toExpiryRule({ expiry, expiry_months: months, note }: FactRow<"programRules">): string {
  if (expiry === "inactivity") return `after ${months} months without activity`;
  if (expiry === "fixed") return `${months} months after they were earned`;
  if (expiry === "calendar") return note;
  return expiry === "never" ? "never" : "with the account";
}
