import { tables } from "../../data/tables.ts";
import { groupBy } from "../group-by.ts";
import type { Problem } from "../problem.ts";
import type { Rows } from "../read.ts";
import { defineCheck, overlapProblems, problemAt, rowProblems } from "./check.ts";

type Rate = Rows<"earnRates">[number];

const FILE = "earn-rates.csv";

/** Above the highest published multiplier, below what only a slip of the keyboard gives. */
const MOST = { points_per_dollar: 30, percent: 20 } as const;

export default defineCheck({
  name: "earn-rates",
  about: "Rates are sane, in one unit a card and one at a time; caps and choices are whole.",
  severity: "error",
  run: ({ earnRates }) => [
    ...earnRates.flatMap((rate) => [
      ...boundProblems(rate),
      ...capProblems(rate),
      ...selectionProblems(rate),
    ]),
    ...[...groupBy(earnRates, toKey).values()].flatMap((rates) => overlapProblems(FILE, rates)),
    ...[...groupBy(earnRates, ({ card_id }) => card_id).values()].flatMap((rates) => [
      ...unitProblems(rates),
      ...groupProblems(rates, "cap_group", ["cap_usd", "cap_period"]),
      ...groupProblems(rates, "select_group", ["selection", "select_count"]),
    ]),
  ],
});

/** Equal for two rates that differ only in their dates. */
const toKey = (rate: Rate): string =>
  tables.earnRates.unique
    .filter((column) => column !== "starts")
    .map((column) => String(rate[column]))
    .join("|");

function boundProblems(rate: Rate): readonly Problem[] {
  const most = MOST[rate.unit];
  return rowProblems(FILE, rate, [
    [rate.rate > most, "rate", `${rate.rate} is over ${most}; check figure and unit`],
    [
      rate.after_cap_rate !== undefined && rate.after_cap_rate >= rate.rate,
      "after_cap_rate",
      `not below the rate, ${rate.rate}; correct one`,
    ],
  ]);
}

function capProblems(rate: Rate): readonly Problem[] {
  const capped = rate.cap_usd !== undefined;
  return rowProblems(FILE, rate, [
    [
      capped !== (rate.cap_period !== undefined),
      "cap_period",
      "a cap has an amount and a period; give both or none",
    ],
    [
      !capped && (rate.cap_group !== "" || rate.after_cap_rate !== undefined),
      "cap_usd",
      "missing, though cap_group or after_cap_rate is given",
    ],
  ]);
}

function selectionProblems(rate: Rate): readonly Problem[] {
  const grouped = rate.select_group !== "" && rate.select_count !== undefined;
  const selected = rate.selection === "choice" || rate.selection === "top_spend";
  const empty =
    rate.select_group === "" && rate.select_option === "" && rate.select_count === undefined;
  return rowProblems(FILE, rate, [
    [selected && !grouped, "select_group", `${rate.selection} needs select_group and select_count`],
    [!selected && !empty, "select_group", `${rate.selection} has no group; leave it empty`],
    [
      rate.activate_by !== undefined && rate.selection !== "activation",
      "activate_by",
      `${rate.selection} needs no activation; leave it empty`,
    ],
  ]);
}

function unitProblems(rates: readonly Rate[]): readonly Problem[] {
  const [first, ...others] = rates;
  return others
    .filter((rate) => rate.unit !== first?.unit)
    .map((rate) =>
      problemAt(
        FILE,
        rate,
        "unit",
        `${rate.card_id} earns ${first?.unit} on line ${first?.line}; use one unit`,
      ),
    );
}

/** Rows of one group must agree in what the group shares. */
function groupProblems(
  rates: readonly Rate[],
  group: "cap_group" | "select_group",
  shared: readonly ("cap_usd" | "cap_period" | "selection" | "select_count")[],
): readonly Problem[] {
  const named = rates.filter((rate) => rate[group] !== "");
  return [...groupBy(named, (rate) => rate[group]).values()].flatMap(([first, ...others]) =>
    others.flatMap((rate) =>
      shared
        .filter((column) => rate[column] !== first?.[column])
        .map((column) =>
          problemAt(
            FILE,
            rate,
            column,
            `differs from line ${first?.line} of the same ${group}; correct one`,
          ),
        ),
    ),
  );
}
