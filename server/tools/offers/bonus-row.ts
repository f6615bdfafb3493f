import * as z from "zod";
import {
  bonusPace,
  type BonusPace,
  type BonusPlan,
  paceSoFar,
  type PlannedPace,
  plannedPace,
  weeklyCents,
} from "../../advice/applications/bonus-pace.ts";
import type { Day } from "../../advice/days.ts";
import type { BonusProgress } from "../../accounts/wallet.ts";
import { heldCardRef, type HeldCard, toHeldRef } from "../../member/held-cards.ts";
import { formatPoints, formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { bonusSpent } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, cppShape, valueOfProgram } from "../../member/point-values.ts";

const reward = z.object({
  text: z.string().optional(),
  points: z.int().optional(),
  program: z.string().optional(),
  usd: z.number().optional(),
  value_usd: z.number().optional().describe("Points at cpp and dollars together."),
  ...cppShape,
});

export const bonusRow = z.object({
  bonus_id: z.string(),
  card: heldCardRef,
  status: z.enum(["active", "completed", "cancelled"]),
  pace: z
    .enum(["done", "open", "missed", "unknown"])
    .describe(
      "done: nothing is left to spend. missed: the deadline has passed. unknown: no deadline.",
    ),
  required_usd: z.number(),
  net_spent_usd: z.number().describe("Purchases less refunds; negative when refunds are more."),
  left_usd: z.number().describe("For a missed one: the shortfall on the last day."),
  started_on: z.iso.date().optional(),
  deadline: z.iso.date().optional().describe("The last day on which a purchase counts."),
  days_left: z.int().optional().describe("0 on the deadline; negative once it has passed."),
  per_week_usd: z.number().optional(),
  planned: z
    .object({
      done_on: z.iso.date(),
      in_time: z.boolean().optional().describe("Absent without a deadline."),
      missing_usd: z.number().optional().describe("The shortfall at the deadline."),
      needed_usd: z.number().optional().describe("What to spend each time to make it."),
    })
    .optional()
    .describe("With the planned spend each day, week or month, evenly from today on."),
  so_far: z
    .object({
      per_week_usd: z.number().describe("From the start to the day the spend was recorded."),
      done_on: z.iso.date(),
      in_time: z.boolean().optional(),
      missing_usd: z.number().optional(),
    })
    .optional()
    .describe("When it would be done at the weekly spend so far."),
  reward,
  reward_percent_of_left: z
    .number()
    .optional()
    .describe("What each dollar left to spend brings, in percent, if all of it is spent."),
  excluded: z.array(z.string()).describe("What does not count towards the spend."),
  updated_on: z.iso.date(),
});

export type BonusRow = z.infer<typeof bonusRow>;

export const EXCLUDED: readonly string[] = [
  "Annual fees.",
  "Balance transfers.",
  "Cash advances and convenience checks.",
  "Interest and other fees of the card.",
  "Refunded, returned and disputed purchases: they reduce what was spent.",
  "Statement credits usually do not reduce it, and cash-like purchases may not count; the terms of the offer decide.",
];

export function toBonusRow(
  scene: Scene,
  held: HeldCard,
  bonus: BonusProgress,
  plan?: BonusPlan,
  spentUsd = bonusSpent(scene, bonus),
): BonusRow {
  const pace = bonusPace({
    requiredCents: toCents(bonus.required_usd),
    netSpentCents: toCents(spentUsd),
    deadline: bonus.deadline,
    today: scene.today,
  });
  const { perWeekCents, leftCents } = pace;
  const isActive = bonus.status === "active";
  const shown = toReward(scene, held, bonus);
  const planned = plan && isActive ? plannedPace(pace, plan, scene.today) : undefined;
  return {
    ...bonus,
    bonus_id: bonus.id,
    card: toHeldRef(held),
    pace: pace.status,
    net_spent_usd: spentUsd,
    left_usd: toDollars(leftCents),
    deadline: pace.deadline,
    days_left: pace.daysLeft,
    per_week_usd: perWeekCents === undefined || !isActive ? undefined : toDollars(perWeekCents),
    planned: planned && toPlanned(planned),
    so_far: isActive ? toSoFar(pace, bonus, scene.today) : undefined,
    reward: shown,
    reward_percent_of_left: isActive ? percentOfLeft(shown.value_usd, pace) : undefined,
    excluded: [...EXCLUDED],
  };
}

const toPlanned = (planned: PlannedPace): NonNullable<BonusRow["planned"]> => ({
  done_on: planned.doneOn,
  in_time: planned.isInTime,
  missing_usd: planned.missingCents && toDollars(planned.missingCents),
  needed_usd: planned.neededCents && toDollars(planned.neededCents),
});

/** A projection at the current pace; the start and some spend must be known. */
function toSoFar(pace: BonusPace, bonus: BonusProgress, today: Day): BonusRow["so_far"] {
  const { started_on: start, updated_on: known } = bonus;
  const plan = start === undefined ? undefined : paceSoFar(pace, start, known);
  const planned = plan && plannedPace(pace, plan, today);
  if (plan === undefined || planned === undefined) return undefined;
  const { needed_usd: _, ...rest } = toPlanned(planned);
  return { per_week_usd: toDollars(weeklyCents(plan)), ...rest };
}

/** Percent reward on the dollars left to spend; undefined if nothing can be earned any more. */
const percentOfLeft = (usd: number | undefined, { leftCents, status }: BonusPace) =>
  usd === undefined || leftCents === 0 || status === "missed"
    ? undefined
    : Math.round((toCents(usd) * 10_000) / leftCents) / 100;

function toReward(scene: Scene, { entry }: HeldCard, bonus: BonusProgress): BonusRow["reward"] {
  const { reward: text, reward_points: points, reward_program: program, reward_usd: usd } = bonus;
  const value =
    points === undefined || program === undefined
      ? undefined
      : valueOfProgram(scene, program, { owner: entry.owner });
  const worth = value && toUsd(points ?? 0, value.cpp);
  const isValued = worth !== undefined || usd !== undefined;
  return {
    text,
    points,
    program,
    usd,
    value_usd: isValued ? toDollars(toCents(worth ?? 0) + toCents(usd ?? 0)) : undefined,
    cpp: value?.cpp,
    cpp_basis: value?.basis,
  };
}

/** One line about a bonus, made only of figures and catalog names. */
export function toBonusText({ card, reward: brings, ...row }: BonusRow): string {
  const what =
    brings.points === undefined
      ? brings.usd === undefined
        ? ""
        : ` for ${formatUsd(brings.usd)}`
      : ` for ${formatPoints(brings.points)} points`;
  const spent = `${card.card_name}: ${formatUsd(row.net_spent_usd)} of ${formatUsd(row.required_usd)}${what}`;
  if (row.status !== "active") return `${spent}, ${row.status}`;
  if (row.pace === "done") return `${spent}, all spent`;
  const left = `${spent}, ${formatUsd(row.left_usd)} left`;
  if (row.pace === "missed")
    return `${spent}, missed by ${formatUsd(row.left_usd)} on ${row.deadline}`;
  if (row.deadline === undefined) return `${left}, no deadline recorded`;
  return `${left} by ${row.deadline}, ${formatUsd(row.per_week_usd ?? 0)} a week`;
}
