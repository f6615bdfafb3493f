import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "route-end-dates",
  about: "A route has a deactivated_date and its precision if, and only if, it is not active.",
  severity: "error",
  run: ({ routes }) =>
    routes.flatMap(({ line, is_active, deactivated_date, deactivated_precision }) => {
      const columns = { deactivated_date, deactivated_precision };
      return Object.entries(columns)
        .filter(([, cell]) => (cell === undefined) !== is_active)
        .map(([column]) => ({
          file: "transfer-routes.csv",
          line,
          column,
          message: is_active ? "the route is active; leave it empty" : "the route is over; fill it",
        }));
    }),
});
