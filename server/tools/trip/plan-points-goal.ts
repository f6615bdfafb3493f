import * as z from "zod";
import { bonusFor } from "../../advice/transfers/transfer-bonus.ts";
import { receivedOf } from "../../advice/goals/points-goal.ts";
import { sumOf } from "../../advice/transfers/pooling.ts";
import { expiryOf } from "../../advice/goals/points-expiry.ts";
import { defineReader } from "../frame/reader.ts";
import { formatPoints } from "../../advice/money.ts";
import { findProfileSpend } from "../year/year-input.ts";
import type { Scene } from "../../member/scene.ts";
import { compact, type Notes } from "../frame/texts.ts";
import { warnOfLaterBonuses } from "../transfers/bonus-row.ts";
import { CANNOT_BE_UNDONE, NOT_ALL_TRIED, toSentence } from "../transfers/transfer-request.ts";
import { ESTIMATES_ASSUMED } from "../valuations/point-value.ts";
import { goalInput, type PlannedGoal, type PlannedGoals, toPlannedGoals } from "./goal-input.ts";
import { pointsOffers, toOfferWays } from "./goal-offers.ts";
import { gapRow, toBalanceWays, toGapRow, wayRow } from "./goal-rows.ts";
import { type EarningOf, toEarnings, toSpendWays } from "./goal-spend.ts";

export const planPointsGoal = defineReader({
  name: "plan_points_goal",
  title: "Plan towards a points goal",
  description:
    "I want so many points for a trip by next summer: how far, close or short am I, how long " +
    "until I have them, what do I still need, how do I earn or save up to get them? From " +
    "balances, household pooling, exact transfers, months of spending, welcome offers of " +
    "cards not held. Goals share balances in order. Award prices come from the caller. " +
    "Cheapest balances today: compare_transfer_paths.",
  input: goalInput,
  data: z.object({
    owner: z.string(),
    household: z.boolean(),
    gaps: z.array(gapRow),
    ways: z.array(wayRow),
  }),
  brief: {},
  *answer(given, scene) {
    const planned = yield* toPlannedGoals(scene, given);
    const { owner, goals, isHousehold } = planned;
    const isShort = goals.some(({ plan }) => plan.missing > 0);
    const moves = goals.some(({ plan }) => plan.transfers.length > 0);
    const spend = isShort ? findProfileSpend(scene) : undefined;
    const earningOf: EarningOf =
      spend === undefined ? () => undefined : toEarnings(scene, owner, spend);
    const offers = isShort ? pointsOffers(scene, owner, spend) : [];
    const found = goals.map((goal) => ({
      own: [...toBalanceWays(scene, goal), ...toSpendWays(scene, owner, goal, earningOf)],
      offered: toOfferWays(scene, owner, goal, offers),
    }));
    return {
      summary: goals.map((goal) => tellGoal(goal)).join(" "),
      data: {
        owner,
        household: isHousehold,
        gaps: goals.map((goal) => toGapRow(scene, goal)),
        ways: found.flatMap(({ own, offered }) => [...own, ...offered.map(({ way }) => way)]),
      },
      assumptions: toAssumptions(planned, isShort, spend !== undefined),
      warnings: [
        goals.map(warnOfGoal),
        warnOfExpiry(scene, planned),
        moves && [CANNOT_BE_UNDONE, warnOfLaterBonuses(scene, scene.today)],
        isShort && offers.length > 0 && OFFERS_SEEN,
        isShort && !scene.wallet.cards.some((card) => card.owner === owner) && NO_HISTORY,
      ],
      sources: [...rowsOfGoals(scene, goals), ...found.flatMap(offeredRows)],
      next_actions: [
        scene.wallet.balances.length === 0 && "Add balances with set_balance or import_wallet.",
        moves && "Check each transfer with calculate_transfer before moving points.",
        isShort && spend === undefined && TELL_SPEND,
        isShort && "Look at the rules for a card with check_eligibility.",
        goals.some(({ plan }) => plan.locked.length > 0) && SEE_UNLOCKS,
      ],
    };
  },
});

const TELL_SPEND = "Save the monthly spending with update_profile to see how long earning takes.";
const SEE_UNLOCKS = "See which cards would unlock points with list_transfer_routes.";

const OFFERS_SEEN =
  "Offers were seen on the days shown and may have changed; issuers decide at the application.";
const NO_HISTORY = "The wallet lists no accounts, so the rules that count them cannot be judged.";

const offeredRows = ({ offered }: { readonly offered: ReturnType<typeof toOfferWays> }) =>
  offered.flatMap(({ rows }) => rows.slice(0, 1));

const rowsOfGoals = ({ facts }: Scene, goals: readonly PlannedGoal[]) => [
  ...goals.flatMap(({ plan }) =>
    plan.transfers.flatMap(({ legs }) =>
      legs.flatMap(({ channel: { terms, bonus }, send }) =>
        [terms?.terms, bonus && bonusFor(bonus, send)].filter((row) => row !== undefined),
      ),
    ),
  ),
  ...facts.tables.programRules.filter((row) =>
    goals.some(({ program, plan }) => program.key === row.program && plan.pooled.length > 0),
  ),
];

function tellGoal({ program, byDate, plan }: PlannedGoal): string {
  const { goal, own, pooled, transfers, missing, late } = plan;
  const [pool, moved] = [sumOf(pooled), receivedOf(transfers)];
  const parts = compact([
    `${formatPoints(own)} there`,
    pool !== 0 && `${formatPoints(pool)} by pooling`,
    moved !== 0 && `${formatPoints(moved)} by transfer`,
    missing === 0 ? "nothing missing" : `${formatPoints(missing)} missing`,
    late !== 0 &&
      `${missing === 0 ? "but" : "and"} ${formatPoints(late)} arrive only after ${byDate}`,
  ]);
  return `${program.name}, ${formatPoints(goal.need)} points: ${parts.join(", ")}.`;
}

const toAssumptions = (
  { goals, isHousehold }: PlannedGoals,
  isShort: boolean,
  hasSpend: boolean,
): Notes => [
  "Own points in the program go first, then others' points that can be pooled, then the transfers that give up least.",
  goals.some(({ byDate }) => byDate !== undefined) &&
    "Transfers that arrive by the day of their goal go before those that arrive later.",
  goals.length > 1 &&
    "Goals take points in the order given; what one takes is not available to the next.",
  !isHousehold && "Points of others in the household are not counted.",
  isShort &&
    hasSpend &&
    "Each way of spending takes all it can of the spending profile, spread evenly over the year, as if for this goal alone.",
  isShort && hasSpend && "Later transfers are counted without a bonus.",
  isShort && "Offers are counted without the points that the spend itself earns.",
  "Bought points are not counted: no source gives their price.",
  ESTIMATES_ASSUMED,
];

function warnOfGoal({ program, plan }: PlannedGoal): readonly string[] {
  const apart = formatPoints(sumOf(plan.apart));
  const caveats = plan.transfers.flatMap(({ legs }) => legs.flatMap((leg) => leg.caveats));
  return compact([
    program.status === "ended" && `${program.name} has ended.`,
    sumOf(plan.apart) > 0 &&
      (plan.pooling.rule === "unknown"
        ? `No source says whether points of ${program.name} can be pooled; ${apart} of others are not counted.`
        : `${apart} points of others in ${program.name} cannot be pooled with these.`),
    ...new Set(caveats.map(({ message }) => toSentence(message))),
    !plan.is_exact && NOT_ALL_TRIED,
  ]);
}

/** Warns of points that a goal relies on but that lapse before its day. */
function warnOfExpiry(scene: Scene, { goals, owner }: PlannedGoals): readonly string[] {
  const { programRules } = scene.facts.tables;
  return goals.flatMap(({ program: { key, name }, byDate = "", plan }) => {
    const balance = scene.wallet.balances.find((one) => one.program === key && one.owner === owner);
    if (balance === undefined || plan.own === 0) return [];
    const expiry = expiryOf(programRules, balance);
    if (expiry.kind !== "dated") return [];
    const { on } = expiry;
    if (on < scene.today)
      return `The points of ${name} may have expired after ${on}; check the account.`;
    return on < byDate
      ? `The points of ${name} expire after ${on}, before ${byDate}, without activity.`
      : [];
  });
}
