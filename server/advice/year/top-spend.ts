import { type Assignment, assignBest } from "../solver/choice-branch-and-bound.ts";
import type { EarnRate } from "../purchase/purchase.ts";
import { capKey, optionOf } from "../purchase/rate-status.ts";
import { toCardProblem } from "./year-problem.ts";
import { optionName } from "../solver/way-pruning.ts";
import { groupName, type YearInput, type YearProblem, type YearWay } from "./yearly-plan.ts";

/**
 * By how much an assignment overstates what the issuer would pay, in its own unit. The search picks
 * the options of a top_spend group freely; the issuer takes those with most spend. Where all rows
 * of a group pay the same, and would earn the same without it, the issuer's pick is the best pick
 * for that spend and there is no gap. Where they differ, the spend is put to the issuer's pick.
 */
export function findTopSpendGap(
  input: YearInput,
  whole: YearProblem,
  { flows }: Assignment<YearWay>,
): bigint {
  let gap = 0n;
  input.cards.forEach((held, card) => {
    const led = held.rates.filter(({ selection }) => selection === "top_spend");
    const groups = new Set(led.map(({ select_group: group }) => group));
    for (const group of groups) {
      const own = flows.filter(({ way }) => way.card === card);
      const name = groupName(card, group);
      if (own.every(({ way }) => way.option?.group !== name)) continue;
      if (isAllOnOne(own, name) && areAlike(led, group)) continue;
      const spent = toSpent(own, whole);
      const lines = new Set(own.map(({ way }) => way.line));
      const problem = toCardProblem(input, whole, card, lines);
      const before = worthOf(problem, spent, undefined);
      const after = worthOf(problem, spent, leadersOf(problem, group, spent));
      if (before > after) gap += before - after;
    }
  });
  return gap;
}

/** True if all spend of the card is in one option, which then has the most spend. */
const isAllOnOne = (own: Assignment<YearWay>["flows"], name: string): boolean =>
  own.every(
    ({ way: { option } }) => option?.group === name && option.option === own[0]?.way.option?.option,
  );

/** True if every option of the group earns the same, under one cap. */
function areAlike(led: readonly EarnRate[], group: string): boolean {
  const rows = led.filter(({ select_group: other }) => other === group);
  const terms = rows.map((row) =>
    [row.rate, row.after_cap_rate, row.cap_usd, capKey(row), row.min_purchase_usd].join(),
  );
  return new Set(terms).size === 1;
}

/** Cents on the card, by place of the demand. */
function toSpent(own: Assignment<YearWay>["flows"], { demands }: YearProblem): readonly number[] {
  const spent = demands.map(() => 0);
  for (const { demand, cents } of own) spent[demand] = (spent[demand] ?? 0) + cents;
  return spent;
}

/** The options of the group with most spend on the card over the year, as many as count. */
function leadersOf(
  { demands, counts }: YearProblem,
  group: string,
  spent: readonly number[],
): { readonly group: string; readonly names: ReadonlySet<string> } {
  const name = groupName(0, group);
  const sums = new Map<string, number>();
  demands.forEach(({ ways }, demand) => {
    const options = new Set(
      ways
        .filter((way) => way.option?.group === name)
        .map((way) => optionName({ group: name, option: optionOf(way.rate) })),
    );
    for (const option of options) sums.set(option, (sums.get(option) ?? 0) + (spent[demand] ?? 0));
  });
  const leading = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, counts.get(name) ?? 0);
  return { group: name, names: new Set(leading.map(([option]) => option)) };
}

/** The value of the spend on one card with the best options, or with the leading ones. */
function worthOf(
  problem: YearProblem,
  spent: readonly number[],
  leaders: ReturnType<typeof leadersOf> | undefined,
): bigint {
  const isOpen = ({ option }: YearWay) =>
    leaders === undefined ||
    option?.group !== leaders.group ||
    leaders.names.has(optionName(option));
  const demands = problem.demands.map(({ line, ways }, demand) => ({
    line,
    cents: spent[demand] ?? 0,
    ways: ways.filter(isOpen),
  }));
  return assignBest({ ...problem, demands }).value;
}
