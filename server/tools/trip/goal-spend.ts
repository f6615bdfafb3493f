import { addMonths } from "../../advice/days.ts";
import { monthsToEarn } from "../../advice/goals/points-goal.ts";
import {
  leastSend,
  received,
  STAY,
  toTransferRule,
  type TransferRule,
} from "../../advice/transfers/transfer-amounts.ts";
import { routesInto } from "../../advice/transfers/transfer-index.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import { findTerms } from "../../advice/transfers/transfer-terms.ts";
import { estimateYear } from "../../advice/year/yearly-rewards.ts";
import { toEarner } from "../../member/earners.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { formatPoints } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
import { toYearInput, type YearSpend } from "../year/year-input.ts";
import { cardsOn, programName } from "../../member/holdings.ts";
import type { PlannedGoal } from "./goal-input.ts";
import { toWayBase, type WayRow } from "./goal-rows.ts";

/** Points of one program that the owner's cards can earn in a year with all spend on them. */
interface Earning {
  readonly program: string;
  readonly pointsAYear: number;
  readonly cards: readonly HeldCard[];
}

/** Undefined if no card of the owner earns the program's points. */
export type EarningOf = (program: string) => Earning | undefined;

/** Computes each program on demand, once. */
export function toEarnings(scene: Scene, owner: string, spend: YearSpend): EarningOf {
  const own = heldCards(scene, { owner }).filter(({ entry }) => !entry.authorized_user);
  const known = new Map<string, Earning>();
  return (program) => {
    const before = known.get(program);
    if (before !== undefined) return before;
    const cards = own.filter(
      ({ card: { rewards_currency: earned } }) =>
        earned !== undefined && toTransferProgram(scene.facts.tables, earned) === program,
    );
    if (cards.length === 0) return undefined;
    const earning = { program, cards, pointsAYear: mostPointsAYear(scene, cards, spend) };
    known.set(program, earning);
    return earning;
  };
}

/** The most points in a year. It is one currency, so every point counts as a cent. */
function mostPointsAYear(scene: Scene, cards: readonly HeldCard[], spend: YearSpend): number {
  const earners = cards.map((held) => ({
    ...toEarner(scene, held),
    value: { centsPerPoint: 1, basis: "service_estimate" } as const,
  }));
  const { byCard } = estimateYear(toYearInput(scene, earners, spend));
  return byCard.reduce((sum, { points }) => sum + points, 0);
}

/**
 * The transfer rule between two programs with the given cards, without bonuses; undefined if there
 * is none.
 */
export function findWayOn(
  { facts, today }: Scene,
  from: string,
  to: string,
  cards: ReadonlySet<string>,
): TransferRule | undefined {
  if (from === to) return STAY;
  const terms = findTerms(facts.tables, from, to, cards, today);
  return terms.state === "usable" ? toTransferRule(terms.terms) : undefined;
}

/** How long spending alone takes to close the gap, for each program by itself. */
export function toSpendWays(
  scene: Scene,
  owner: string,
  planned: PlannedGoal,
  earningOf: EarningOf,
): readonly WayRow[] {
  const { plan, program } = planned;
  if (plan.missing === 0) return [];
  const { tables } = scene.facts;
  const cards = cardsOn(scene, owner, scene.today);
  const sources = [program.key, ...routesInto(tables, program.key).map(({ source }) => source)];
  return [...new Set(sources)]
    .flatMap((source) => {
      const rule = findWayOn(scene, source, program.key, cards);
      const earning = rule && earningOf(source);
      return (earning && toSpendWay(scene, owner, planned, { ...earning, rule })) ?? [];
    })
    .toSorted((a, b) => (a.months ?? 0) - (b.months ?? 0));
}

interface EarnedTransfer extends Earning {
  readonly rule: TransferRule;
}

/** Undefined if nothing is earned. */
function toSpendWay(
  scene: Scene,
  owner: string,
  planned: PlannedGoal,
  { program: source, pointsAYear, cards, rule }: EarnedTransfer,
): WayRow | undefined {
  const { plan, program } = planned;
  const send = leastSend(rule, plan.missing);
  const left = plan.left.find((one) => one.program === source && one.owner === owner);
  // Nothing is left in the goal's own program: the plan has used those points.
  const need = Math.max(0, send - (left?.points ?? 0));
  const months = monthsToEarn(need, pointsAYear);
  if (months === undefined) return undefined;
  const from = programName(scene, source);
  const points = received(rule, send);
  const beside = need < send ? ` beside ${formatPoints(send - need)} that are left` : "";
  const names = [...new Set(cards.map(({ card }) => card.card_name))].join(", ");
  return {
    ...toWayBase(planned, addMonths(scene.today, months)),
    kind: "spend",
    in_plan: false,
    points,
    closes: true,
    cost_usd: 0,
    owner,
    from: source,
    points_a_month: Math.round((pointsAYear * 10) / 12) / 10,
    months,
    steps: compact([
      `All spending that ${names} can take earns ${formatPoints(pointsAYear)} points of ${from} a year.`,
      `Needed: ${formatPoints(need)} points of ${from}${beside}, in ${months} months.`,
      rule !== STAY &&
        `Then ${formatPoints(send)} become ${formatPoints(points)} of ${program.name}.`,
    ]),
  };
}
