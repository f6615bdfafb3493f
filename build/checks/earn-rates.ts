import { tables as allTables } from "../../data/tables.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import type { Problem } from "../problem.ts";
import type { Rows } from "../read.ts";
import { defineCheck, overlapProblems, rowProblems } from "./check.ts";

type Rate = Rows<"earnRates">[number];

/** Above the highest published multiplier; anything higher is a typo. */
const MOST = { points_per_dollar: 30, percent: 20 } as const;

export default defineCheck({
  name: "earn-rates",
  about: "Rates are sane, in one unit a card and one at a time; caps and choices are whole.",
  run: (tables) => [
    ...rowProblems(tables, "earnRates", (rate) => [
      ...boundRules(rate),
      ...capRules(rate),
      ...selectionRules(rate),
    ]),
    ...[...groupBy(tables.earnRates, toKey).values()].flatMap((rates) =>
      overlapProblems(allTables.earnRates.file, rates),
    ),
    ...[...groupBy(tables.earnRates, ({ card_id }) => card_id).values()].flatMap((rates) => [
      ...unitProblems(rates),
      ...groupProblems(rates, "cap_group", ["cap_usd", "cap_period"]),
      ...groupProblems(rates, "select_group", ["selection", "select_count"]),
    ]),
  ],
});

/** The same for rates that differ only in their dates. */
const toKey = (rate: Rate): string =>
  allTables.earnRates.unique
    .filter((column) => column !== "starts")
    .map((column) => String(rate[column]))
    .join("|");

function boundRules({ rate, unit, after_cap_rate: after }: Rate) {
  const isOver = rate > MOST[unit];
  const isBelow = after === undefined || after < rate;
  return [
    [isOver, "rate", `${rate} is over ${MOST[unit]}; check figure and unit`],
    [!isBelow, "after_cap_rate", `not below the rate, ${rate}; correct one`],
  ] as const;
}

function capRules({ cap_usd: cap, cap_period: period, ...rate }: Rate) {
  const isWhole = (cap === undefined) === (period === undefined);
  const isUsed = rate.cap_group !== "" || rate.after_cap_rate !== undefined;
  const missing = "missing, though cap_group or after_cap_rate is given";
  return [
    [!isWhole, "cap_period", "a cap has an amount and a period; give both or none"],
    [cap === undefined && isUsed, "cap_usd", missing],
  ] as const;
}

function selectionRules({ selection, select_group: group, select_count: count, ...rate }: Rate) {
  const isSelected = selection === "choice" || selection === "top_spend";
  const isGrouped = group !== "" && count !== undefined;
  const isEmpty = group === "" && rate.select_option === "" && count === undefined;
  const needsNone = rate.activate_by !== undefined && selection !== "activation";
  return [
    [isSelected && !isGrouped, "select_group", `${selection} needs select_group and select_count`],
    [!isSelected && !isEmpty, "select_group", `${selection} has no group; leave it empty`],
    [needsNone, "activate_by", `${selection} needs no activation; leave it empty`],
  ] as const;
}

const unitProblems = (earnRates: readonly Rate[]): readonly Problem[] =>
  rowProblems({ earnRates }, "earnRates", ({ card_id: id, unit }) => {
    const [first] = earnRates;
    const message = `${id} earns ${first?.unit} on line ${first?.line}; use one unit`;
    return [[unit !== first?.unit, "unit", message]];
  });

/** Rows of one group must agree on their shared columns. */
function groupProblems(
  rates: readonly Rate[],
  group: "cap_group" | "select_group",
  shared: readonly ("cap_usd" | "cap_period" | "selection" | "select_count")[],
): readonly Problem[] {
  const named = rates.filter((rate) => rate[group] !== "");
  return [...groupBy(named, (rate) => rate[group]).values()].flatMap((earnRates) => {
    const [first] = earnRates;
    const message = `differs from line ${first?.line} of the same ${group}; correct one`;
    return rowProblems({ earnRates }, "earnRates", (rate) =>
      shared.map((column) => [rate[column] !== first?.[column], column, message] as const),
    );
  });
}
