import { defineCheck, rowProblems } from "./check.ts";

/** Far above what any bank of the catalog charges. */
const MAX_PERCENT = 40;

const isHalf = (a?: number, b?: number): boolean => (a === undefined) !== (b === undefined);

export default defineCheck({
  name: "card-aprs",
  about: "The best credit pays no more than the worst; a rate of the first months says how many.",
  run: (tables) =>
    rowProblems(tables, "aprs", (row) => [
      [
        row.low_percent > row.high_percent,
        "low_percent",
        `above high_percent, ${row.high_percent}; swap them`,
      ],
      [row.high_percent > MAX_PERCENT, "high_percent", `over ${MAX_PERCENT}; check it`],
      [
        isHalf(row.intro_purchase_percent, row.intro_purchase_months),
        "intro_purchase_months",
        "a rate without months, or months without a rate; give both",
      ],
      [
        isHalf(row.intro_transfer_percent, row.intro_transfer_months),
        "intro_transfer_months",
        "a rate without months, or months without a rate; give both",
      ],
    ]),
});
