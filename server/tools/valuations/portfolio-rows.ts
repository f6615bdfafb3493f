import * as z from "zod";
import { daysBetween } from "../../advice/days.ts";
import type {
  HeldBalance,
  PoolablePoints,
  Portfolio,
  Styled,
  ValuedBalance,
} from "../../advice/goals/portfolio.ts";
import { POOLING_RULES } from "../../../data/vocab-terms.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, type ValueStyle } from "../../member/point-values.ts";
import { programName } from "../../member/holdings.ts";
import { basisOf, styledFigures, type StyledValue, VALUE_BASES } from "./point-value.ts";

/** A balance with the value that counts for it. */
export interface CountedBalance extends HeldBalance {
  readonly value: StyledValue | undefined;
}

const ownerShare = z.object({
  owner: z.string(),
  points: z.int(),
  value_usd: z.number().optional().describe("At the style; absent when nobody says."),
  cpp: z.number().optional(),
  cpp_basis: z.enum(VALUE_BASES),
  valued_as: z.string().optional(),
});

export const programShare = z.object({
  program: z.string(),
  program_name: z.string(),
  points: z.int(),
  value_usd: styledFigures.optional(),
  counted_usd: z.number().optional().describe("At the style."),
  percent: z.number().optional().describe("Of the whole typical value."),
  owners: z.array(ownerShare),
});

export const personShare = z.object({
  owner: z.string(),
  value_usd: styledFigures,
  percent: z.number().optional().describe("Of the whole typical value."),
});

export const expiringRow = z.object({
  program: z.string(),
  program_name: z.string(),
  owner: z.string(),
  points: z.int(),
  value_usd: z.number().optional().describe("At the style."),
  expires_on: z.iso.date().describe("The last day they can be used."),
  days_left: z.int().describe("Negative when the day is over."),
  by: z.enum(["member", "rule"]).describe("The member's own date, or the rule of the program."),
  note: z.string().optional().describe("On the program's expiry and pooling."),
});

export const poolableRow = z.object({
  program: z.string(),
  program_name: z.string(),
  owners: z.array(z.string()),
  points: z.int().describe("Of all of them together."),
  can_pool: z.boolean().optional().describe("Absent when no source says."),
  rule: z.enum([...POOLING_RULES, "unknown"]),
  max_members: z.int().optional(),
  fee_usd: z.number().optional(),
  note: z.string().optional(),
});

export const toStyledDollars = ({ floor, typical, high }: Styled) => ({
  floor: toDollars(floor),
  typical: toDollars(typical),
  high: toDollars(high),
});

/** One row a program, the most valuable first, with every owner's part. */
export const toProgramShares = (
  scene: Scene,
  { by_program: shares }: Portfolio,
  balances: readonly CountedBalance[],
  style: ValueStyle,
): z.infer<typeof programShare>[] =>
  shares.map(({ of: program, points = 0, cents, percent }) => {
    const own = balances.filter((one) => one.program === program);
    const isValued = own.some(({ value }) => value !== undefined);
    return {
      program,
      program_name: programName(scene, program),
      points,
      value_usd: isValued ? toStyledDollars(cents) : undefined,
      counted_usd: isValued ? toDollars(cents[style]) : undefined,
      percent,
      owners: own.map((one) => toOwnerShare(one, style)),
    };
  });

function toOwnerShare(
  { owner, points, program, value }: CountedBalance,
  style: ValueStyle,
): z.infer<typeof ownerShare> {
  const cpp = value?.cpp[style];
  return {
    owner,
    points,
    value_usd: cpp === undefined ? undefined : toUsd(points, cpp),
    cpp,
    cpp_basis: basisOf(value),
    valued_as: value?.valuedAs === program ? undefined : value?.valuedAs,
  };
}

export const toPersonShares = ({ by_owner: shares }: Portfolio): z.infer<typeof personShare>[] =>
  shares.map(({ of: owner, cents, percent }) => ({
    owner,
    value_usd: toStyledDollars(cents),
    percent,
  }));

/** Balances with a day on which they lapse, the soonest first. */
export const toExpiringRows = (
  scene: Scene,
  rows: readonly ValuedBalance[],
  style: ValueStyle,
): z.infer<typeof expiringRow>[] =>
  rows
    .flatMap(({ balance: { program, owner, points }, cents, expiry }) => {
      if (expiry.kind !== "dated") return [];
      return {
        program,
        program_name: programName(scene, program),
        owner,
        points,
        value_usd: cents && toDollars(cents[style]),
        expires_on: expiry.on,
        days_left: daysBetween(scene.today, expiry.on),
        by: expiry.by,
        note: expiry.note,
      };
    })
    .toSorted((a, b) => a.days_left - b.days_left);

export const toPoolableRow = (
  scene: Scene,
  { pooling, ...poolable }: PoolablePoints,
): z.infer<typeof poolableRow> => ({
  ...pooling,
  ...poolable,
  program_name: programName(scene, poolable.program),
  owners: [...poolable.owners],
});
