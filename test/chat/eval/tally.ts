import type { Reason } from "./score.ts";

/** What became of one case. */
export interface Outcome {
  readonly id: string;
  readonly group: string;
  /** Right intents, the first of which stands for them. */
  readonly expected: readonly string[];
  readonly understood: string;
  readonly isUnanswered: boolean;
  /** Asked back, with what was meant among the options. */
  readonly isOffered: boolean;
  readonly reasons: readonly Reason[];
}

export interface Tally {
  readonly name: string;
  readonly cases: number;
  readonly passed: number;
  readonly unanswered: number;
  /** Of the unanswered, those that were asked back with what was meant. */
  readonly offered: number;
  /** Share of strict passes with its Wilson 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's interval for a share, 95 %. */
export function wilson(passed: number, cases: number): { low: number; high: number } {
  if (cases === 0) return { low: 0, high: 1 };
  const share = passed / cases;
  const scale = 1 + Z ** 2 / cases;
  const middle = share + Z ** 2 / (2 * cases);
  const half = Z * Math.sqrt((share * (1 - share)) / cases + Z ** 2 / (4 * cases ** 2));
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}

export function tally(name: string, outcomes: readonly Outcome[]): Tally {
  const passed = outcomes.filter(({ reasons }) => reasons.length === 0).length;
  const cases = outcomes.length;
  const unanswered = outcomes.filter(({ isUnanswered }) => isUnanswered);
  const offered = unanswered.filter(({ isOffered }) => isOffered).length;
  const share = cases === 0 ? 0 : passed / cases;
  return {
    name,
    cases,
    passed,
    unanswered: unanswered.length,
    offered,
    share,
    ...wilson(passed, cases),
  };
}

/** One tally a group, in the order of the groups' names. */
export function tallyByGroup(outcomes: readonly Outcome[]): readonly Tally[] {
  const groups = [...new Set(outcomes.map(({ group }) => group))].toSorted();
  return groups.map((group) =>
    tally(
      group,
      outcomes.filter((one) => one.group === group),
    ),
  );
}

/** How often each thing occurs, the most frequent first. */
function count(things: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

/** Which intent was taken for which other. */
export const confusions = (outcomes: readonly Outcome[]) =>
  count(
    outcomes
      .filter(({ reasons }) => reasons.some(({ miss }) => miss === "intent"))
      .map(({ expected, understood }) => `${expected[0]} -> ${understood}`),
  );

/** Why cases failed; a case counts once for each reason. */
export const missCounts = (outcomes: readonly Outcome[]) =>
  count(outcomes.flatMap(({ reasons }) => [...new Set(reasons.map(({ miss }) => miss))]));
