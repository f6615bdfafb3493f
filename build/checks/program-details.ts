import type { Problem } from "../problem.ts";
import type { Tables } from "../read.ts";
import { defineCheck, problemAt, rowProblems } from "./check.ts";

const MAX_EXPIRY_MONTHS = 120;
const MIN_CPP = 0.1;
const MAX_CPP = 5;

export default defineCheck({
  name: "program-details",
  about: "Expiry, pooling and redemptions of a program are whole; who unlocks it earns it.",
  severity: "error",
  needsAllRows: true,
  run: (tables) => [
    ...tables.programRules.flatMap(ruleProblems),
    ...tables.redemptions
      .filter(({ cpp }) => cpp < MIN_CPP || cpp > MAX_CPP)
      .map((row) =>
        problemAt(
          "program-redemptions.csv",
          row,
          "cpp",
          `${row.cpp} is not between ${MIN_CPP} and ${MAX_CPP} cents`,
        ),
      ),
    ...unlockProblems(tables),
  ],
});

function ruleProblems(row: Tables["programRules"][number]): readonly Problem[] {
  const counted = row.expiry === "inactivity" || row.expiry === "fixed";
  return rowProblems("program-rules.csv", row, [
    [
      counted !== (row.expiry_months !== undefined),
      "expiry_months",
      "given for inactivity and fixed, and only there",
    ],
    [
      (row.expiry_months ?? 1) > MAX_EXPIRY_MONTHS || row.expiry_months === 0,
      "expiry_months",
      `not between 1 and ${MAX_EXPIRY_MONTHS}`,
    ],
    [
      row.pooling === "none" && row.pooling_max_members !== undefined,
      "pooling_max_members",
      "nobody pools; leave it empty",
    ],
  ]);
}

function unlockProblems({ unlocks, cards }: Tables): readonly Problem[] {
  const currencies = new Map(cards.map(({ id, rewards_currency }) => [id, rewards_currency]));
  return unlocks
    .filter(({ card_id, program }) => currencies.get(card_id) !== program)
    .map((row) => {
      const earns = currencies.get(row.card_id) ?? "nothing";
      const message = `${row.card_id} earns ${earns}, not ${row.program}; correct one`;
      return problemAt("program-unlocks.csv", row, "card_id", message);
    });
}
