/**
 * Solves random problems with our solvers and with two libraries in one process, and prints as JSON
 * how exact each is, and how much CPU it takes.
 *
 * Usage: solvers-run.ts CASES SEED
 */
import { assignBest } from "../../../server/advice/solver/choice-branch-and-bound.ts";
import { cheapestFunding } from "../../../server/advice/solver/transfer-funding.ts";
import type { AssignmentProblem, Way } from "../../../server/advice/solver/way-pruning.ts";
import { createRandom } from "../random.ts";
import { assignWith } from "./assignment-milp.ts";
import { fundWith } from "./funding-milp.ts";
import { openHighs } from "./highs.ts";
import { BROKEN, type SolveMilp } from "./milp.ts";
import { toChoiceCase, toFundingCase, toYearCase } from "./solver-cases.ts";
import { solveWithYalps } from "./yalps.ts";

const [cases = "3000", seed = "1"] = process.argv.slice(2);

type Cost = bigint | typeof BROKEN | undefined;

/** A solver's result for one problem: less is better, undefined is a timeout. */
interface Answer {
  readonly cost: Cost;
  readonly ms: number;
}

interface SolverFigures {
  /** Cases that have a solution. */
  readonly solvable: number;
  readonly optimal: number;
  readonly worse: number;
  readonly broken: number;
  readonly none: number;
  readonly leastMs: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly mostMs: number;
}

const random = createRandom(Number(seed));
const highs = await openHighs();
const libraries: readonly (readonly [string, SolveMilp])[] = [
  ["highs", highs],
  ["yalps", solveWithYalps],
];

const toBig = (cost: number | typeof BROKEN | undefined): Cost =>
  typeof cost === "number" ? BigInt(cost) : cost;
const negated = (value: Cost): Cost => (typeof value === "bigint" ? -value : value);

const kinds = {
  transfers: () => {
    const { problem, need } = toFundingCase(random);
    return race(
      () => toBig(cheapestFunding(problem, need)?.cost),
      (solve) => toBig(fundWith(solve, problem, need)),
    );
  },
  years: () => raceYear(toYearCase(random)),
  "years of choices": () => raceYear(toChoiceCase(random)),
} as const;

const raceYear = (problem: AssignmentProblem<Way>): Named =>
  race(
    () => negated(assignBest(problem).value),
    (solve) => negated(assignWith(solve, problem)),
  );

type Named = readonly (readonly [solver: string, answer: Answer])[];

function race(ours: () => Cost, theirs: (solve: SolveMilp) => Cost): Named {
  return [
    ["ours", time(ours)],
    ...libraries.map(([name, solve]) => [name, time(() => theirs(solve))] as const),
  ];
}

function time(solve: () => Cost): Answer {
  const started = process.cpuUsage();
  const cost = solve();
  const { user, system } = process.cpuUsage(started);
  return { cost, ms: (user + system) / 1000 };
}

function toFigures(races: readonly Named[], solver: string): SolverFigures {
  const solvable = races.flatMap((answers) => {
    const costs = answers.flatMap(([, { cost }]) => (typeof cost === "bigint" ? [cost] : []));
    const own = answers.find(([name]) => name === solver)?.[1];
    const best = costs.reduce((least, cost) => (cost < least ? cost : least), costs[0] ?? 0n);
    return own === undefined || costs.length === 0 ? [] : [{ own, best }];
  });
  const times = races
    .flatMap((answers) => answers.flatMap(([name, { ms }]) => (name === solver ? [ms] : [])))
    .toSorted((a, b) => a - b);
  const timeAt = (share: number): number =>
    times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  const count = (isOne: (one: (typeof solvable)[number]) => boolean): number =>
    solvable.filter(isOne).length;
  return {
    solvable: solvable.length,
    optimal: count(({ own, best }) => own.cost === best),
    worse: count(({ own, best }) => typeof own.cost === "bigint" && own.cost > best),
    broken: count(({ own }) => own.cost === BROKEN),
    none: count(({ own }) => own.cost === undefined),
    leastMs: timeAt(0),
    medianMs: timeAt(0.5),
    p99Ms: timeAt(0.99),
    mostMs: timeAt(1),
  };
}

const perKind = Math.round(Number(cases) / Object.keys(kinds).length);
const figures = Object.entries(kinds).map(([kind, solveOne]) => {
  // Compiled code is what a running server has.
  for (let at = 0; at < 20; at += 1) solveOne();
  const races = Array.from({ length: perKind }, solveOne);
  const solvers = ["ours", ...libraries.map(([name]) => name)];
  return [kind, Object.fromEntries(solvers.map((solver) => [solver, toFigures(races, solver)]))];
});
process.stdout.write(JSON.stringify(Object.fromEntries(figures)));
