import { defineCheck, rowProblems } from "./check.ts";

const DELAYS: ReadonlySet<string> = new Set(["Trip delay", "Baggage delay"]);
const MAX_HOURS = 48;
const ONLY_HOURS = `hours up to ${MAX_HOURS} of ${[...DELAYS].join(" or ")} only`;

export default defineCheck({
  name: "protection-limits",
  about: "Limits of a protection fit each other and its kind.",
  run: (tables) =>
    rowProblems(tables, "protections", ({ limit_usd: limit, after_hours: hours, ...row }) => {
      const isLess = (row.limit_per_year_usd ?? Infinity) < (limit ?? 0);
      const mayWait = DELAYS.has(row.protection) && (hours ?? 0) <= MAX_HOURS;
      const isEaten = (row.deductible_usd ?? -1) >= (limit ?? Infinity);
      return [
        [isLess, "limit_per_year_usd", `below the limit of one claim, ${limit}; correct one`],
        [hours !== undefined && !mayWait, "after_hours", ONLY_HOURS],
        [isEaten, "deductible_usd", `not below the limit, ${limit}; correct one`],
      ];
    }),
});
