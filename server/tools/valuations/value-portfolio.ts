import * as z from "zod";
import { type Portfolio, valuePortfolio as valueBalances } from "../../advice/goals/portfolio.ts";
import { type Balance, VALUE_STYLES } from "../../accounts/wallet.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count, formatUsd, toDollars } from "../../advice/money.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { styleParam, type ValueStyle } from "../../member/point-values.ts";
import { programName, programRef, toProgramRef } from "../../member/holdings.ts";
import { ESTIMATES_ASSUMED, styledFigures, styledValueOf } from "./point-value.ts";
import {
  type CountedBalance,
  expiringRow,
  personShare,
  poolableRow,
  programShare,
  toExpiringRows,
  toPersonShares,
  toPoolableRow,
  toProgramShares,
  toStyledDollars,
  warnOfPortfolio,
  toUnlockEffect,
  unlockEffect,
} from "./portfolio-rows.ts";

const WITHIN_DAYS = 90;
const MAX_DAYS = 3650;

export const valuePortfolio = defineReader({
  name: "value_portfolio",
  title: "Value all points",
  description:
    "How much is everything I have worth, the sum of all my points and miles together, in " +
    "total dollars? Floor, typical, high, by program and owner, how much is in one program or " +
    "currency, what expires soon, what is unvalued, could be pooled, or unlocking cards add. " +
    "Each balance: list_balances.",
  input: z.strictObject({
    style: styleParam.optional(),
    owner: ownerParam.optional().describe("Only this person's; everybody's by default."),
    within_days: z
      .int()
      .min(0)
      .max(MAX_DAYS)
      .optional()
      .describe(`How many days ahead counts as expiring; ${WITHIN_DAYS} by default.`),
    as_if: asIfParam,
  }),
  data: z.object({
    style: z.enum(VALUE_STYLES),
    counted_usd: z.number().describe("The total at the style."),
    total_usd: styledFigures,
    by_program: z.array(programShare).describe("The most valuable first."),
    by_owner: z.array(personShare),
    concentration: z
      .object({
        ...programRef.shape,
        percent: z.number(),
        value_usd: z.number().describe("Typical."),
      })
      .optional()
      .describe("The program with the largest share of the typical value."),
    expiring_usd: z.number().describe("At the style, of balances that expire within the days."),
    expiring_percent: z.number().optional().describe("Of the total, at the style."),
    within_days: z.int(),
    expiring: z.array(expiringRow),
    lapsed_usd: z.number().describe("Of balances past their day; still in the total."),
    lapsed: z.array(expiringRow),
    expiry_unknown_usd: z.number(),
    unvalued: z.array(z.object({ ...programRef.shape, points: z.int() })),
    poolable: z.array(poolableRow).describe("Programs in which several owners hold points."),
    unlockers: z.array(unlockEffect),
  }),
  brief: { columns: { by_program: "program_name points counted_usd percent" } },
  answer: ({ owner: ownerName, within_days: within = WITHIN_DAYS, ...given }, scene) => {
    const { wallet, facts, today } = scene;
    const style = given.style ?? wallet.profile.value_style;
    const owner = ownerName === undefined ? undefined : getOwner(wallet, ownerName);
    const own = wallet.balances.filter((one) => owner === undefined || one.owner === owner);
    const balances = own.map((balance) => toCounted(scene, balance));
    const { programRules } = facts.tables;
    const portfolio = valueBalances({ balances, programRules, day: today, within_days: within });
    const held = new Set(own.map(({ program }) => program));
    return {
      summary: toSummary(scene, portfolio, style, within),
      data: {
        ...toTotals(scene, portfolio, balances, style),
        ...toExpiry(scene, portfolio, style),
        within_days: within,
        unvalued: portfolio.unvalued.map((program) => toUnvalued(scene, own, program)),
        poolable: portfolio.poolable.map((row) => toPoolableRow(scene, row)),
        unlockers: own.flatMap((balance) => toUnlockEffect(scene, balance, style) ?? []),
      },
      assumptions: [
        ESTIMATES_ASSUMED,
        "A rule of inactivity counts from the last recorded activity; later activity moves the day.",
      ],
      warnings: warnOfPortfolio(scene, portfolio),
      sources: programRules.filter(({ program }) => held.has(program)),
      next_actions: toNextActions(portfolio),
    };
  },
});

function toCounted(scene: Scene, balance: Balance): CountedBalance {
  const value = styledValueOf(scene, balance.program, balance.owner);
  return { ...balance, cpp: value?.cpp, value };
}

function toTotals(
  scene: Scene,
  portfolio: Portfolio,
  balances: readonly CountedBalance[],
  style: ValueStyle,
) {
  const [largest] = portfolio.by_program;
  return {
    style,
    counted_usd: toDollars(portfolio.total[style]),
    total_usd: toStyledDollars(portfolio.total),
    by_program: toProgramShares(scene, portfolio, balances, style),
    by_owner: toPersonShares(portfolio),
    concentration:
      largest?.percent === undefined
        ? undefined
        : {
            ...toProgramRef(scene, largest.of),
            percent: largest.percent,
            value_usd: toDollars(largest.cents.typical),
          },
  };
}

function toExpiry(scene: Scene, portfolio: Portfolio, style: ValueStyle) {
  const { balances, total, expiring, lapsed, expiry_unknown: unknown } = portfolio;
  const withPoints = balances.filter(({ balance }) => balance.points > 0);
  const soon = withPoints.filter((row) => row.is_expiring);
  const gone = withPoints.filter((row) => row.is_expired);
  return {
    expiring_usd: toDollars(expiring[style]),
    expiring_percent:
      total[style] > 0 ? Math.round((expiring[style] * 1000) / total[style]) / 10 : undefined,
    expiring: toExpiringRows(scene, soon, style),
    lapsed_usd: toDollars(lapsed[style]),
    lapsed: toExpiringRows(scene, gone, style),
    expiry_unknown_usd: toDollars(unknown[style]),
  };
}

const toUnvalued = (scene: Scene, balances: readonly Balance[], program: string) => ({
  ...toProgramRef(scene, program),
  points: balances
    .filter((one) => one.program === program)
    .reduce((sum, { points }) => sum + points, 0),
});

function toSummary(
  scene: Scene,
  { balances, total, by_program: shares, expiring }: Portfolio,
  style: ValueStyle,
  within: number,
): string {
  if (balances.length === 0) return "There are no balances to value.";
  const usd = toStyledDollars(total);
  const [largest] = shares;
  const most =
    largest?.percent === undefined
      ? ""
      : ` ${largest.percent}% of it is ${programName(scene, largest.of)}.`;
  return (
    `${count(balances.length, "balance")} worth about ${formatUsd(usd[style])} at ${style} values ` +
    `(${formatUsd(usd.floor)} to ${formatUsd(usd.high)}).${most} ` +
    `${formatUsd(toDollars(expiring[style]))} expires within ${count(within, "day")}.`
  );
}

function toNextActions({ balances, unvalued, expiring }: Portfolio) {
  if (balances.length === 0) return ["Add balances with set_balance or import_wallet."];
  const isUndated = balances.some(
    ({ expiry }) => expiry.kind === "unknown" && expiry.reason.includes("activity"),
  );
  return [
    expiring.high > 0 && "See what else expires with list_expiring.",
    isUndated && "Give the last activity with set_balance (last_activity_on).",
    unvalued.length > 0 && "Value the rest with set_valuation_override.",
  ];
}
