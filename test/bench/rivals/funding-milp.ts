import type { FundingProblem } from "../../../server/advice/solver/funding-bounds.ts";
import { UNITS_PER_CENT } from "../../../server/advice/solver/cover-bounds.ts";
import {
  feeCents,
  greatestSend,
  leastSend,
  received,
  type TransferRule,
} from "../../../server/advice/transfers/transfer-amounts.ts";
import { costOf } from "./funding-cost.ts";
import { addColumn, addRow, type BROKEN, type Milp, type SolveMilp, type Term } from "./milp.ts";

/* The cheapest funding of transfer-funding.ts as a mixed-integer program. */

/** Points sent and points received, as sums of columns. */
interface Transfer {
  readonly sent: readonly Term[];
  readonly received: readonly Term[];
}

const NANOS_PER_CENT = 10_000_000;

/**
 * The value that the library's transfers give up in whole points, in units; undefined without a
 * solution.
 */
export function fundWith(
  solve: SolveMilp,
  problem: FundingProblem,
  need: number,
): number | typeof BROKEN | undefined {
  const { milp, pools, feeds } = toMilp(problem, need);
  const values = solve(milp);
  if (values === undefined) return undefined;
  const sentOf = (transfer: Transfer | undefined): number =>
    Math.round(
      transfer?.sent.reduce(
        (sum, [column, factor]) => sum + factor * Math.round(values[column] ?? 0),
        0,
      ) ?? 0,
    );
  return costOf(problem, need, { sends: pools.map(sentOf), fed: feeds.map(sentOf) });
}

function toMilp({ pools, feeds }: FundingProblem, need: number) {
  const milp: Milp = { columns: [], rows: [] };
  const fed = feeds.map(({ from, rule }) =>
    addTransfer(milp, rule, greatestSend(rule, pools[from]?.points ?? 0)),
  );
  const sent = pools.map(({ points, rule }, at) => {
    if (rule === undefined) return undefined;
    const most = feeds.reduce(
      (sum, { from, into, rule: feed }) =>
        into === at ? sum + received(feed, greatestSend(feed, pools[from]?.points ?? 0)) : sum,
      points,
    );
    return addTransfer(milp, rule, greatestSend(rule, Math.min(most, leastSend(rule, need))));
  });
  for (const [at, { points, cost }] of pools.entries()) {
    const own = addColumn(milp, cost, points);
    const passedOn = feeds.flatMap(({ from }, place) =>
      from === at ? (fed[place]?.sent ?? []) : [],
    );
    const gained = feeds.flatMap(({ into }, place) =>
      into === at ? (fed[place]?.received ?? []) : [],
    );
    // Points passed on are the pool's own; points gained need not be paid for again.
    addRow(milp, [...(sent[at]?.sent ?? []), ...passedOn, ...negated(gained), [own, -1]], 0);
    addRow(milp, [...passedOn, [own, -1]], 0);
  }
  addRow(milp, negated(sent.flatMap((transfer) => transfer?.received ?? [])), -need);
  return { milp, pools: sent, feeds: fed };
}

const negated = (terms: readonly Term[]): readonly Term[] =>
  terms.map(([column, factor]) => [column, -factor]);

function addTransfer(milp: Milp, rule: TransferRule, most: number): Transfer {
  const { step, minimum } = rule;
  const steps = addColumn(milp, 0, most / step);
  if (minimum > step && most > 0) {
    const isSent = addColumn(milp, 0, 1);
    addRow(
      milp,
      [
        [isSent, Math.ceil(minimum / step)],
        [steps, -1],
      ],
      0,
    );
    addRow(
      milp,
      [
        [steps, 1],
        [isSent, -most / step],
      ],
      0,
    );
  }
  addFee(milp, rule, steps, most);
  const base = addFloor(milp, [steps, step * rule.ratio_out], rule.ratio_in, most * rule.ratio_out);
  const extra =
    rule.extra_every === 0
      ? []
      : addFloor(milp, [steps, step], rule.extra_every, most).map(([column, factor]): Term => [
          column,
          factor * rule.extra_points,
        ]);
  return {
    sent: [[steps, step]],
    received: [...base, ...addBonuses(milp, rule, base, steps, most), ...extra],
  };
}

/** A column times a factor, divided and rounded down; without a column of its own where it is always whole. */
function addFloor(
  milp: Milp,
  [column, factor]: Term,
  divisor: number,
  most: number,
): readonly Term[] {
  if (factor % divisor === 0) return [[column, factor / divisor]];
  const floor = addColumn(milp, 0, Math.floor(most / divisor));
  addRow(
    milp,
    [
      [floor, divisor],
      [column, -factor],
    ],
    0,
  );
  return [[floor, 1]];
}

function addBonuses(
  milp: Milp,
  { bonuses, ratio_in, ratio_out, step, minimum }: TransferRule,
  base: readonly Term[],
  steps: number,
  most: number,
): readonly Term[] {
  const [only] = bonuses;
  const [term] = base;
  if (only === undefined || term === undefined) return [];
  const mostBase = Math.floor((most * ratio_out) / ratio_in);
  if (bonuses.length === 1 && only.from_points <= minimum) {
    return addFloor(milp, [term[0], term[1] * only.percent], 100, mostBase * only.percent);
  }
  const tiers = bonuses.map(({ percent, from_points: from }) => {
    const isReached = addColumn(milp, 0, 1);
    const bonus = addColumn(milp, 0, Math.floor((mostBase * percent) / 100));
    addRow(
      milp,
      [
        [isReached, from],
        [steps, -step],
      ],
      0,
    );
    addRow(
      milp,
      [
        [bonus, 1],
        [isReached, -Math.floor((mostBase * percent) / 100)],
      ],
      0,
    );
    addRow(
      milp,
      [
        [bonus, 100],
        [term[0], -term[1] * percent],
      ],
      0,
    );
    return { isReached, bonus };
  });
  addRow(
    milp,
    tiers.map(({ isReached }) => [isReached, 1]),
    1,
  );
  return tiers.map(({ bonus }) => [bonus, 1]);
}

/** Cents rounded up, or the most there is to pay. */
function addFee(milp: Milp, rule: TransferRule, steps: number, most: number): void {
  if (rule.fee_nanos === 0) return;
  const cents = addColumn(milp, UNITS_PER_CENT, feeCents(rule, most));
  const full = (rule.fee_nanos * rule.step) / NANOS_PER_CENT;
  const highest = (full * most) / rule.step;
  if (rule.fee_max_cents === undefined || highest <= rule.fee_max_cents) {
    addRow(
      milp,
      [
        [steps, full],
        [cents, -1],
      ],
      0,
    );
    return;
  }
  const isCapped = addColumn(milp, 0, 1);
  addRow(
    milp,
    [
      [steps, full],
      [cents, -1],
      [isCapped, -highest],
    ],
    0,
  );
  addRow(
    milp,
    [
      [isCapped, rule.fee_max_cents],
      [cents, -1],
    ],
    0,
  );
}
