import { groupBy } from "../../contract/group-by.ts";
import type { EarnRate } from "../purchase/purchase.ts";
import type { Condition } from "../purchase/rate-status.ts";
import type { Assigned } from "../solver/choice-branch-and-bound.ts";
import {
  type ConditionalWay,
  toWholeCents,
  type YearInput,
  type YearProblem,
  type YearWay,
} from "./yearly-plan.ts";

export interface ConditionalRate {
  readonly card: string;
  readonly rate: EarnRate;
  readonly conditions: readonly Condition[];
  /** Lines of spend it would hold for. */
  readonly lines: readonly string[];
  /** Least cents a year it would add by itself; undefined if it would replace another option. */
  readonly addsCents: number | undefined;
}

type Flows = readonly Assigned<YearWay>[];

/** Better rates that were not counted, once per card and rate, with what each would add. */
export function toConditional(
  input: YearInput,
  problem: YearProblem,
  flows: Flows,
): readonly ConditionalRate[] {
  const groups = groupBy(
    problem.conditional,
    ({ way }) => `${way.card} ${input.cards[way.card]?.rates.indexOf(way.rate)}`,
  );
  return [...groups.values()].flatMap((ways) => {
    const [first] = ways;
    if (first === undefined) return [];
    const { way, conditions } = first;
    const isChoice = conditions.some(({ kind }) => kind === "choice" || kind === "top_spend");
    const lines = new Set(ways.map((one) => input.spend[one.way.line]?.key ?? ""));
    return [
      {
        card: input.cards[way.card]?.id ?? "",
        rate: way.rate,
        conditions,
        lines: [...lines],
        // Another option of a group would replace one that is counted.
        addsCents: isChoice ? undefined : gainOf(ways, problem, flows),
      },
    ];
  });
}

/**
 * The gain from moving spend to these ways, lowest-earning spend first, as far as their caps allow.
 * Nothing else moves, so this is a lower bound.
 */
function gainOf(ways: readonly ConditionalWay[], problem: YearProblem, flows: Flows): number {
  const room = roomOf(problem, flows);
  const shares = new Map<number, Share[]>();
  let gain = 0n;
  for (const { demand, way } of ways.toSorted((a, b) => b.way.value - a.way.value)) {
    const own = shares.get(demand) ?? sharesOf(demand, problem, flows);
    shares.set(demand, own);
    for (const share of own) {
      if (share.value >= way.value) break;
      const left = way.cap === undefined ? Infinity : (room.get(way.cap) ?? 0);
      const moved = Math.min(share.cents, left);
      if (way.cap !== undefined) room.set(way.cap, left - moved);
      // Moved spend earns more now and stays.
      share.cents -= moved;
      gain += BigInt(moved) * BigInt(way.value - share.value);
    }
  }
  return toWholeCents(gain);
}

interface Share {
  readonly value: number;
  cents: number;
}

/** Spend of a demand by what a cent earns, lowest first; spend on no card earns nothing. */
function sharesOf(demand: number, { demands }: YearProblem, flows: Flows): Share[] {
  const own = flows.filter((flow) => flow.demand === demand);
  const spent = own.reduce((sum, { cents }) => sum + cents, 0);
  const idle = { value: 0, cents: (demands[demand]?.cents ?? 0) - spent };
  const shares = own.map(({ way, cents }) => ({ value: way.value, cents }));
  return [idle, ...shares].toSorted((a, b) => a.value - b.value);
}

/** Cents left under each cap. */
function roomOf({ capacities }: YearProblem, flows: Flows): Map<number, number> {
  const room = new Map(capacities.map((cents, cap) => [cap, cents]));
  for (const { way, cents } of flows) {
    if (way.cap !== undefined) room.set(way.cap, (room.get(way.cap) ?? 0) - cents);
  }
  return room;
}
