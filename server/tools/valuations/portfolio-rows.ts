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
import { toDollars, count, formatPoints, formatUsd } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, type ValueStyle } from "../../member/point-values.ts";
import { programName, programRef, toProgramRef } from "../../member/holdings.ts";
import {
  basisOf,
  styledFigures,
  type StyledValue,
  VALUE_BASES,
  linkedPairOf,
  serviceValueOf,
  unlockCard,
  unlockStateOf,
} from "./point-value.ts";
import { holdsAccountFor } from "../balances/points-at-risk.ts";
import { compact } from "../frame/texts.ts";
import { centsOf } from "../../advice/goals/redemption-value.ts";
import type { Balance } from "../../accounts/wallet.ts";

export interface CountedBalance extends HeldBalance {
  readonly value: StyledValue | undefined;
}

const ownerShare = z.object({
  owner: z.string(),
  points: z.int(),
  value_usd: z.number().optional().describe("At the style; absent when unknown."),
  cpp: z.number().optional(),
  cpp_basis: z.enum(VALUE_BASES),
  valued_as: z.string().optional(),
});

export const programShare = z.object({
  ...programRef.shape,
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
  ...programRef.shape,
  owner: z.string(),
  points: z.int(),
  value_usd: z.number().optional().describe("At the style."),
  expires_on: z.iso.date().describe("The last day they can be used."),
  days_left: z.int().describe("Negative when the day has passed."),
  by: z.enum(["member", "rule"]).describe("The member's own date, or the rule of the program."),
  note: z.string().optional().describe("On the program's expiry and pooling."),
});

export const poolableRow = z.object({
  ...programRef.shape,
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

/** One row per program, most valuable first, with each owner's share. */
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
      ...toProgramRef(scene, program),
      points,
      value_usd: isValued ? toStyledDollars(cents) : undefined,
      counted_usd: isValued ? toDollars(cents[style]) : undefined,
      percent,
      owners: own.map((one) => toOwnerShare(one, style)),
    };
  });

function toOwnerShare({ owner, points, program, value }: CountedBalance, style: ValueStyle) {
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

/** Balances with an expiry date, soonest first. */
export const toExpiringRows = (scene: Scene, rows: readonly ValuedBalance[], style: ValueStyle) =>
  rows
    .flatMap(({ balance: { program, owner, points }, cents, expiry }) => {
      if (expiry.kind !== "dated") return [];
      return {
        ...toProgramRef(scene, program),
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

export const toPoolableRow = (scene: Scene, { pooling, ...poolable }: PoolablePoints) => ({
  ...pooling,
  ...poolable,
  program_name: programName(scene, poolable.program),
  owners: [...poolable.owners],
});

export function warnOfPortfolio(scene: Scene, portfolio: Portfolio): readonly string[] {
  const held = portfolio.balances.filter(({ balance }) => balance.points > 0);
  const ofKind = (kind: ValuedBalance["expiry"]["kind"]) =>
    held.filter(({ expiry }) => expiry.kind === kind);
  return [
    ...portfolio.unvalued.map(
      (program) => `No value is known for ${programName(scene, program)}; it counts as nothing.`,
    ),
    ...warnOfLapsed(portfolio),
    ...warnOfUnknown(scene, ofKind("unknown")),
    ...ofKind("with_account")
      .filter(({ balance }) => !holdsAccountFor(scene, balance.program, balance.owner))
      .map(
        ({ balance }) =>
          `${formatPoints(balance.points)} points of ${programName(scene, balance.program)} last as long ` +
          "as an account that earns them is open, and the wallet holds no such card of their owner.",
      ),
  ];
}

function warnOfLapsed({ balances, lapsed }: Portfolio): readonly string[] {
  const gone = balances.filter((row) => row.is_expired && row.balance.points > 0).length;
  return compact([
    gone > 0 &&
      `${count(gone, "balance")} worth ${formatUsd(toDollars(lapsed.typical))} may have ` +
        "expired: the day has passed. They are still in the total; check the accounts.",
  ]);
}

function warnOfUnknown(scene: Scene, rows: readonly ValuedBalance[]): readonly string[] {
  const programs = rows.flatMap(({ balance, expiry }) =>
    expiry.kind === "unknown" ? [`${programName(scene, balance.program)} (${expiry.reason})`] : [],
  );
  if (programs.length === 0) return [];
  return [`No expiry day is known for ${[...new Set(programs)].join("; ")}.`];
}

export const unlockEffect = z.object({
  ...programRef.shape,
  owner: z.string(),
  points: z.int(),
  opened: z.boolean().describe("Whether a held card unlocks them now."),
  opened_by: z.string().optional(),
  with_card_usd: z.number(),
  without_card_usd: z.number(),
  effect_usd: z.number().describe("What such a card adds; held or not."),
  unlock_cards: z.array(unlockCard),
});

/**
 * The value that an unlocking card adds to a balance, by the service's estimates; undefined if no
 * card does, or if the member's own value applies regardless of cards.
 */
export function toUnlockEffect(
  scene: Scene,
  { program, owner, points }: Balance,
  style: ValueStyle,
): z.infer<typeof unlockEffect> | undefined {
  const pair = linkedPairOf(scene.facts, program);
  if (pair === undefined || scene.wallet.valuations[program] !== undefined || points === 0) {
    return undefined;
  }
  const opened = serviceValueOf(scene, pair.opened);
  const locked = serviceValueOf(scene, pair.locked);
  if (opened === undefined || locked === undefined) return undefined;
  const unlock = unlockStateOf(scene, program, owner);
  const isOpened = unlock.state === "opened";
  const withCard = centsOf(points, opened[style]);
  const without = centsOf(points, locked[style]);
  return {
    ...toProgramRef(scene, program),
    owner,
    points,
    opened: isOpened,
    opened_by: isOpened ? unlock.openedBy : undefined,
    with_card_usd: toDollars(withCard),
    without_card_usd: toDollars(without),
    effect_usd: toDollars(withCard - without),
    unlock_cards: unlock.cards.filter(({ opens }) => opens === "all"),
  };
}
