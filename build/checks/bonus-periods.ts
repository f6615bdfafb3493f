import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "bonus-periods",
  about: "A bonus starts before it ends and belongs to a known route.",
  severity: "error",
  needsAllRows: true,
  run: ({ bonuses, routes }) => {
    const known = new Set(routes.map(({ source, dest }) => `${source} -> ${dest}`));
    return bonuses.flatMap(({ line, source, dest, starts, ends }) => {
      const at = { file: "transfer-bonuses.csv", line };
      const route = `${source} -> ${dest}`;
      return [
        ...(starts !== undefined && starts > ends
          ? [
              {
                ...at,
                column: "starts",
                message: `${starts} is after the end, ${ends}; correct one`,
              },
            ]
          : []),
        ...(known.has(route)
          ? []
          : [
              {
                ...at,
                column: "dest",
                message: `no route ${route} in transfer-routes.csv; add it there or correct the ends`,
              },
            ]),
      ];
    });
  },
});
