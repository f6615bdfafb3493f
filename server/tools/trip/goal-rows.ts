import * as z from "zod";
import type { GoalTransfer } from "../../advice/goals/goal-transfers.ts";
import { receivedOf } from "../../advice/goals/points-goal.ts";
import { sumOf } from "../../advice/transfers/pooling.ts";
import { formatPoints, formatUsd, toCents, toDollars, toRatio } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { cppShape } from "../../member/point-values.ts";
import { compact } from "../frame/texts.ts";
import { openingCard, toOpeningCards, toValued } from "../transfers/transfer-figures.ts";
import { programName, programRef, toProgramRef } from "../../member/holdings.ts";
import type { PlannedGoal } from "./goal-input.ts";

const RESULTS = ["pass", "fail", "unknown"] as const;

export const gapRow = z.object({
  goal: z.int().describe("From 1, in the order given."),
  ...programRef.shape,
  need: z.int().describe("Points for all travellers."),
  travelers: z.int(),
  by_date: z.iso.date().optional(),
  own: z.int().describe("Own points there, less what earlier goals took."),
  gap: z.int().describe("need less own."),
  from_pool: z.int().describe("From others, by the program's pooling rule."),
  from_transfers: z.int().describe("Received by the transfers in the plan."),
  in_all: z.int().describe("own, from_pool and from_transfers together."),
  missing: z.int().describe("After all of it."),
  late: z.int().describe("Of from_pool and from_transfers: known to arrive after by_date."),
  status: z
    .enum(["met", "met_by_pool", "met_by_transfer", "met_late", "short"])
    .describe("met_late: nothing is missing, but some arrive after by_date."),
  apart: z
    .array(z.object({ owner: z.string(), points: z.int() }))
    .describe("Others' points in the program that cannot be pooled, or are not known to pool."),
  in_accounts: z
    .object({ points: z.int(), gap: z.int() })
    .optional()
    .describe("All points of the household in the program, and need less that; apart included."),
  locked: z
    .array(z.object({ program: z.string(), points: z.int(), unlock_cards: z.array(openingCard) }))
    .describe("Own points that a card not held would let go there."),
});

export const wayRow = z.object({
  goal: z.int(),
  program: z.string(),
  kind: z.enum(["pool", "transfer", "spend", "offer"]),
  in_plan: z.boolean().describe("Counted in the gap; the others are alternatives to choose from."),
  points: z.int().describe("Points it brings to the goal's program."),
  closes: z.boolean().describe("Whether it alone closes the gap left at its turn."),
  by_when: z.iso.date().optional().describe("Absent when no source says how long it takes."),
  in_time: z.boolean().optional().describe("By the goal's date, where both days are known."),
  cost_usd: z.number().describe("Fees in cash."),
  owner: z.string().optional(),
  from: z.string().optional().describe("The program whose points are sent or earned."),
  send: z.int().optional(),
  value_given_up_usd: z.number().optional().describe("The points sent, at cpp."),
  ...cppShape,
  bonus_pct: z.int().optional(),
  points_a_month: z.number().optional().describe("Of `from`, one decimal."),
  months: z.int().optional(),
  card_id: z.string().optional(),
  card_name: z.string().optional(),
  offer: z
    .object({
      points: z.int(),
      min_spend_usd: z.number().optional(),
      within_months: z.int().optional(),
      seen_on: z.iso.date(),
      reaches_spend: z.boolean().optional().describe("At the spending profile; absent without."),
    })
    .optional(),
  eligibility: z
    .object({
      application: z.enum(RESULTS),
      bonus: z.enum(RESULTS),
      clears_on: z.iso.date().optional(),
    })
    .optional(),
  steps: z.array(z.string()),
});

export type WayRow = z.infer<typeof wayRow>;

export function toGapRow(
  scene: Scene,
  { place, program, travelers, byDate, plan }: PlannedGoal,
): z.infer<typeof gapRow> {
  const { goal, own, pooled, transfers, missing, late, apart, locked } = plan;
  const fromPool = sumOf(pooled);
  const fromTransfers = receivedOf(transfers);
  const inAccounts = own + fromPool + sumOf(apart);
  return {
    goal: place,
    ...toProgramRef(scene, program.key),
    need: goal.need,
    travelers,
    by_date: byDate,
    own,
    gap: goal.need - own,
    from_pool: fromPool,
    from_transfers: fromTransfers,
    in_all: own + fromPool + fromTransfers,
    missing,
    late,
    status: toStatus(plan),
    apart: [...apart],
    in_accounts:
      apart.length === 0
        ? undefined
        : { points: inAccounts, gap: Math.max(0, goal.need - inAccounts) },
    locked: locked.map((one) => ({
      ...one,
      unlock_cards: toOpeningCards(scene, one.unlock_cards, "opens"),
    })),
  };
}

function toStatus({ missing, late, transfers, pooled }: PlannedGoal["plan"]) {
  if (missing > 0) return "short";
  if (late > 0) return "met_late";
  if (transfers.length > 0) return "met_by_transfer";
  return pooled.length > 0 ? "met_by_pool" : "met";
}

/** The fields of every way towards a goal, given the day its points arrive. */
export const toWayBase = ({ place, program, byDate }: PlannedGoal, day: string | undefined) => ({
  goal: place,
  program: program.key,
  by_when: day,
  in_time: day === undefined || byDate === undefined ? undefined : day <= byDate,
});

/** The pools and transfers of balances, those of the plan first. */
export function toBalanceWays(scene: Scene, planned: PlannedGoal): readonly WayRow[] {
  return [
    ...toPoolWays(scene, planned),
    ...planned.plan.transfers.map((one) => toTransferWay(scene, planned, one, true)),
    ...planned.plan.alternatives.map((one) => toTransferWay(scene, planned, one, false)),
  ];
}

function toPoolWays({ today }: Scene, planned: PlannedGoal): readonly WayRow[] {
  const { pooled, pooling, goal, own } = planned.plan;
  const { rule, max_members: most, fee_usd: fee = 0, note } = pooling;
  return pooled.map(({ owner, points }) => ({
    ...toWayBase(planned, today),
    kind: "pool",
    in_plan: true,
    points,
    closes: points >= goal.need - own,
    cost_usd: fee,
    owner,
    steps: [
      `Pool ${formatPoints(points)} points of ${planned.program.name} (${rule === "anyone" ? "with anyone" : "within a household or family group"}` +
        `${most === undefined ? "" : `, at most ${most} people`}).`,
      ...(note === undefined ? [] : [`Note: ${note}.`]),
    ],
  }));
}

function toTransferWay(
  scene: Scene,
  planned: PlannedGoal,
  transfer: GoalTransfer,
  inPlan: boolean,
): WayRow {
  const { plan } = planned;
  const { program: from, owner, send, receive, legs, spent } = transfer;
  const values = spent.map((one) => toValued(scene, one.program, owner, one.points));
  const valued = values.filter((value) => value.cpp !== undefined);
  const only = valued.length === 1 ? valued[0] : undefined;
  const isValued = valued.length === values.length;
  const cents = values.reduce((sum, { value_usd: usd = 0 }) => sum + toCents(usd), 0);
  return {
    ...toWayBase(planned, transfer.arrives_on),
    kind: "transfer",
    in_plan: inPlan,
    points: receive,
    closes: receive >= plan.goal.need - plan.own - sumOf(plan.pooled),
    cost_usd: toDollars(transfer.fee_cents),
    owner,
    from,
    send,
    value_given_up_usd: isValued ? toDollars(cents) : undefined,
    cpp: only?.cpp,
    cpp_basis: only?.cpp_basis,
    bonus_pct: legs.length === 1 ? legs[0]?.bonus_percent || undefined : undefined,
    steps: toTransferSteps(scene, transfer, plan.owner),
  };
}

function toTransferSteps(
  scene: Scene,
  { program, owner, legs, fee_cents: fee, lent }: GoalTransfer,
  holder: string,
): string[] {
  const lentPoints = sumOf(lent);
  const to = programName(scene, legs.at(-1)?.to ?? "");
  return compact([
    lentPoints !== 0 &&
      `Pool ${formatPoints(lentPoints)} points of ${programName(scene, program)} into the owner's account.`,
    ...legs.map((leg) => {
      const { terms } = leg.channel;
      const ratio = terms === undefined ? "" : ` at ${toRatio(terms.terms)}`;
      const bonus = leg.bonus_percent === 0 ? "" : ` plus ${leg.bonus_percent}%`;
      return (
        `Send ${formatPoints(leg.send)} points of ${programName(scene, leg.from)}${ratio}${bonus}: ` +
        `${formatPoints(leg.receive)} arrive in ${programName(scene, leg.to)}.`
      );
    }),
    fee !== 0 && `The transfer costs ${formatUsd(toDollars(fee))}.`,
    owner !== holder && `Pool them in ${to} with the owner's points.`,
  ]);
}
