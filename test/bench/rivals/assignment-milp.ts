import {
  type AssignmentProblem,
  optionName,
  type Way,
} from "../../../server/advice/solver/way-pruning.ts";
import { addColumn, addRow, BROKEN, type Milp, type SolveMilp } from "./milp.ts";

/* The best assignment of choice-branch-and-bound.ts as a mixed-integer program. */

/** Values are scaled down to about a cent, as floats hold no more. */
const UNIT = 1e11;

/** The exact value of the library's assignment in whole cents; undefined when it has none. */
export function assignWith(
  solve: SolveMilp,
  problem: AssignmentProblem<Way>,
): bigint | typeof BROKEN | undefined {
  const { milp, columns } = toMilp(problem);
  const values = solve(milp);
  if (values === undefined) return undefined;
  const flows = columns.map((one) => ({ ...one, cents: Math.round(values[one.column] ?? 0) }));
  const sumWhere = (isIn: (flow: (typeof flows)[number]) => boolean): number =>
    flows.filter(isIn).reduce((sum, { cents }) => sum + cents, 0);
  const picked = new Map<string, Set<string>>();
  for (const { way, cents } of flows) {
    if (way.option === undefined || cents === 0) continue;
    const { group, option } = way.option;
    picked.set(group, (picked.get(group) ?? new Set()).add(option));
  }
  const holds =
    problem.demands.every(({ cents }, at) => sumWhere(({ demand }) => demand === at) <= cents) &&
    problem.capacities.every((room, at) => sumWhere(({ way }) => way.cap === at) <= room) &&
    [...picked].every(([group, options]) => options.size <= (problem.counts.get(group) ?? 0));
  return holds
    ? flows.reduce((sum, { way, cents }) => sum + BigInt(way.value) * BigInt(cents), 0n)
    : BROKEN;
}

function toMilp({ demands, capacities, counts }: AssignmentProblem<Way>) {
  const milp: Milp = { columns: [], rows: [] };
  const columns = demands.flatMap(({ cents, ways }, demand) =>
    ways.map((way) => ({
      demand,
      way,
      cents,
      column: addColumn(milp, -way.value / UNIT, cents, false),
    })),
  );
  for (const [at, { cents }] of demands.entries()) {
    const own = columns.filter(({ demand }) => demand === at);
    if (own.length > 0)
      addRow(
        milp,
        own.map(({ column }) => [column, 1]),
        cents,
      );
  }
  for (const [at, room] of capacities.entries()) {
    const under = columns.filter(({ way }) => way.cap === at);
    if (under.length > 0)
      addRow(
        milp,
        under.map(({ column }) => [column, 1]),
        room,
      );
  }
  const options = new Map<string, number>();
  for (const { way, cents, column } of columns) {
    if (way.option === undefined) continue;
    const name = optionName(way.option);
    const isPicked = options.get(name) ?? addColumn(milp, 0, 1);
    options.set(name, isPicked);
    addRow(
      milp,
      [
        [column, 1],
        [isPicked, -cents],
      ],
      0,
    );
  }
  for (const [group, count] of counts) {
    const own = [...options].filter(([name]) => name.startsWith(`${group}\n`));
    if (own.length > 0)
      addRow(
        milp,
        own.map(([, column]) => [column, 1]),
        count,
      );
  }
  return { milp, columns };
}
