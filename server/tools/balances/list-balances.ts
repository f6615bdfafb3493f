import * as z from "zod";
import { SELF } from "../../accounts/wallet.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { getProgram, programParam } from "../core/find.ts";
import { defineReader } from "../core/member-tool.ts";
import { count, formatUsd, fromDollars, toDollars } from "../core/money.ts";
import { getOwner, ownerParam } from "../core/owners.ts";
import type { FactIndex } from "../core/facts.ts";
import { citeRows } from "../core/sources.ts";
import { balanceRow, programRuleRow, toBalanceRow, toProgramRule } from "./balance-row.ts";

export const listBalances = defineReader({
  name: "list_balances",
  title: "List point balances",
  description:
    "The member's point balances by program and owner, each with its value, expiry and whether it " +
    "would pool with another owner's. Use value_portfolio for totals, shares and floor-to-high " +
    "values, and set_balance to change one.",
  input: z.strictObject({
    owner: ownerParam.optional(),
    program: programParam.optional(),
    household: z
      .boolean()
      .optional()
      .describe("Also those of others; true unless an owner is given."),
  }),
  data: z.object({
    balances: z.array(balanceRow),
    total_usd: z.number(),
    by_category: z
      .array(z.object({ category: z.string(), points: z.int(), value_usd: z.number() }))
      .describe(
        "Of those balances, by the kind of program: airline, hotel, transferable and others.",
      ),
    rule: programRuleRow.optional().describe("Of the program asked for, held or not."),
  }),
  answer: ({ owner, program, household = owner === undefined }, scene) => {
    const { wallet, facts } = scene;
    const key = program === undefined ? undefined : getProgram(facts, program).key;
    const asked = owner === undefined ? undefined : getOwner(wallet, owner);
    const whose = household ? undefined : (asked ?? SELF);
    const balances = wallet.balances
      .filter((one) => whose === undefined || one.owner === whose)
      .filter((one) => key === undefined || one.program === key)
      .map((balance) => toBalanceRow(balance, scene));
    const cents = balances.reduce((sum, row) => sum + fromDollars(row.value_usd ?? 0), 0);
    const unvalued = balances.filter((row) => row.value_usd === undefined);
    const programs = new Set([...balances.map((row) => row.program), key]);
    const rules = facts.facts.tables.programRules.filter(
      (row) => programs.has(row.program) && isUsable(row),
    );
    return {
      summary: `${count(balances.length, "balance")} worth about ${formatUsd(toDollars(cents))}.`,
      data: {
        balances,
        total_usd: toDollars(cents),
        by_category: toCategories(balances, facts),
        ...(key === undefined ? {} : { rule: toProgramRule(key, scene) }),
      },
      assumptions: [
        "Values are estimates, not market prices.",
        ...(balances.some((row) => row.expires_basis === "derived")
          ? [
              "A derived expiry counts from the last activity in the wallet; later activity moves it.",
            ]
          : []),
      ],
      warnings: unvalued.map(
        (row) => `Nobody has valued ${row.program_name}; it counts as nothing.`,
      ),
      sources: citeRows(rules),
      next_actions:
        balances.length === 0 ? ["Add balances with set_balance or import_wallet."] : [],
    };
  },
});

type BalanceRow = z.infer<typeof balanceRow>;

function toCategories(balances: readonly BalanceRow[], { programs }: FactIndex) {
  const kindOf = ({ program }: BalanceRow): string => programs.get(program)?.category ?? "other";
  return [...new Set(balances.map(kindOf))].map((category) => {
    const own = balances.filter((row) => kindOf(row) === category);
    const cents = own.reduce((sum, row) => sum + fromDollars(row.value_usd ?? 0), 0);
    return {
      category,
      points: own.reduce((sum, { points }) => sum + points, 0),
      value_usd: toDollars(cents),
    };
  });
}
