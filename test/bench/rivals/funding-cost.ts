import { UNITS_PER_CENT } from "../../../server/advice/solver/cover-bounds.ts";
import type { FundingProblem } from "../../../server/advice/solver/funding-bounds.ts";
import {
  feeCents,
  received,
  type TransferRule,
} from "../../../server/advice/transfers/transfer-amounts.ts";
import { BROKEN } from "./milp.ts";

/** Points sent from each pool to the destination, and on each feed before that. */
interface Plan {
  readonly sends: readonly number[];
  readonly fed: readonly number[];
}

/** Units that a plan gives up, in integers; broken when it breaks a rule or misses the need. */
export function costOf(problem: FundingProblem, need: number, plan: Plan): number | typeof BROKEN {
  const { pools } = problem;
  const { sends } = plan;
  const legs = toLegs(problem, plan);
  const used = pools.map((_, at) => usedOf(problem, plan, at));
  const arrived = pools.reduce(
    (sum, { rule }, at) => sum + (rule === undefined ? 0 : received(rule, sends[at] ?? 0)),
    0,
  );
  const holds =
    arrived >= need &&
    legs.every(isAllowed) &&
    used.every((points, at) => points <= (pools[at]?.points ?? 0));
  if (!holds) return BROKEN;
  const fees = legs.reduce((sum, { rule, send }) => sum + feeCents(rule, send) * UNITS_PER_CENT, 0);
  return pools.reduce((sum, { cost }, at) => sum + (used[at] ?? 0) * cost, fees);
}

interface Leg {
  readonly rule: TransferRule;
  readonly send: number;
}

const toLegs = ({ pools, feeds }: FundingProblem, { sends, fed }: Plan): readonly Leg[] => [
  ...pools.flatMap(({ rule }, at) => (rule === undefined ? [] : [{ rule, send: sends[at] ?? 0 }])),
  ...feeds.map(({ rule }, at) => ({ rule, send: fed[at] ?? 0 })),
];

const isAllowed = ({ rule, send }: Leg): boolean =>
  send === 0 || (send >= rule.minimum && send % rule.step === 0);

/** Points of its own that a pool gives: points fed into it are sent first. */
function usedOf({ feeds }: FundingProblem, { sends, fed }: Plan, at: number): number {
  let gained = 0;
  let passedOn = 0;
  for (const [place, { from, into, rule }] of feeds.entries()) {
    if (into === at) gained += received(rule, fed[place] ?? 0);
    if (from === at) passedOn += fed[place] ?? 0;
  }
  return Math.max(0, (sends[at] ?? 0) - gained) + passedOn;
}
