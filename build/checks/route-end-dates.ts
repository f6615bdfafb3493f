import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "route-end-dates",
  about: "A route has a deactivated_date and its precision if, and only if, it is not active.",
  run: (tables) =>
    rowProblems(tables, "routes", ({ is_active: active, ...route }) => {
      const message = active ? "the route is active; leave it empty" : "the route is over; fill it";
      return (["deactivated_date", "deactivated_precision"] as const).map(
        (column) => [(route[column] === undefined) !== active, column, message] as const,
      );
    }),
});
