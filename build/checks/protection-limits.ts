import { defineCheck, rowProblems } from "./check.ts";

/** Protections that begin after a delay. */
const DELAYS: ReadonlySet<string> = new Set(["Trip delay", "Baggage delay"]);
const MAX_HOURS = 48;

export default defineCheck({
  name: "protection-limits",
  about: "Limits of a protection fit each other and its kind.",
  severity: "error",
  run: ({ protections }) =>
    protections.flatMap((row) =>
      rowProblems("card-protections.csv", row, [
        [
          row.limit_per_year_usd !== undefined && row.limit_per_year_usd < (row.limit_usd ?? 0),
          "limit_per_year_usd",
          `below the limit of one claim, ${row.limit_usd}; correct one`,
        ],
        [
          row.after_hours !== undefined &&
            (!DELAYS.has(row.protection) || row.after_hours > MAX_HOURS),
          "after_hours",
          `hours up to ${MAX_HOURS} of ${[...DELAYS].join(" or ")} only`,
        ],
        [
          row.deductible_usd !== undefined &&
            row.limit_usd !== undefined &&
            row.deductible_usd >= row.limit_usd,
          "deductible_usd",
          `not below the limit, ${row.limit_usd}; correct one`,
        ],
      ]),
    ),
});
