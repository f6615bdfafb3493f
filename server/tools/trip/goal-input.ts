import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import type { Steps } from "../frame/in-pieces.ts";
import { asIfParam } from "../frame/reader.ts";
import { planGoals, type GoalPlan } from "../../advice/goals/points-goal.ts";
import type { FactRow } from "../../contract/facts.ts";
import { programParam } from "../../member/names.ts";
import { ownerParam, ownersOf } from "../../member/owners.ts";
import { InvalidInput } from "../../contract/tool-error.ts";
import type { Scene } from "../../member/scene.ts";
import { getDest } from "../transfers/transfer-request.ts";
import { cardsOn, toOwner, toPointBalances } from "../../member/holdings.ts";

const MAX_GOALS = 10;
const MAX_POINTS = 100_000_000;
const MAX_TRAVELERS = 20;

export const goalInput = z.strictObject({
  goals: z
    .array(
      z.strictObject({
        program: programParam,
        points: z.int().min(1).max(MAX_POINTS).describe("The price of the award."),
        by_date: dayParam.optional().describe("The day by which they must be there."),
        travelers: z
          .int()
          .min(1)
          .max(MAX_TRAVELERS)
          .optional()
          .describe("How many awards at that price; 1 by default."),
      }),
    )
    .min(1)
    .max(MAX_GOALS)
    .describe("The most important first."),
  household: z
    .boolean()
    .optional()
    .describe("Pool those of others where rules allow; true by default."),
  owner: ownerParam.optional().describe("Whose account will hold them; the member's by default."),
  as_if: asIfParam,
});

export interface PlannedGoal {
  /** From 1, in the order given. */
  readonly place: number;
  readonly program: FactRow<"programs">;
  readonly travelers: number;
  readonly byDate: string | undefined;
  readonly plan: GoalPlan;
}

export interface PlannedGoals {
  readonly owner: string;
  readonly isHousehold: boolean;
  readonly goals: readonly PlannedGoal[];
}

export function* toPlannedGoals(
  scene: Scene,
  given: z.infer<typeof goalInput>,
): Steps<PlannedGoals> {
  const { facts, today, wallet } = scene;
  const owner = toOwner(scene, given.owner);
  const isHousehold = given.household ?? true;
  const past = given.goals.find(({ by_date: day = today }) => day < today)?.by_date;
  if (past !== undefined) throw new InvalidInput(`by_date ${past} is past; today is ${today}.`);
  const destinations = given.goals.map((goal) => ({ goal, key: getDest(facts, goal.program) }));
  const cards = new Map(ownersOf(wallet).map((one) => [one, cardsOn(scene, one, today)]));
  const plans = yield* planGoals({
    tables: facts.tables,
    programRules: facts.tables.programRules,
    balances: toPointBalances(scene, isHousehold ? ownersOf(wallet) : [owner]),
    cardsOf: (one) => cards.get(one) ?? new Set<string>(),
    day: today,
    owner,
    goals: destinations.map(({ goal, key }) => ({
      program: key,
      need: goal.points * (goal.travelers ?? 1),
      by_date: goal.by_date,
    })),
  });
  const goals = destinations.flatMap(({ goal, key }, at): readonly PlannedGoal[] => {
    const program = facts.programs.get(key);
    const plan = plans[at];
    if (program === undefined || plan === undefined) return [];
    const { travelers = 1, by_date: byDate } = goal;
    return [{ place: at + 1, program, travelers, byDate, plan }];
  });
  return { owner, isHousehold, goals };
}
