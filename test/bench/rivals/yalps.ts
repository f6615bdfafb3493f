import { solve as solveYalps } from "yalps";
import { LIMIT_MS, type SolveMilp } from "./milp.ts";

export const solveWithYalps: SolveMilp = ({ columns, rows }) => {
  const limits = columns.map(({ most }, at) => [`x${at}`, { max: most }] as const);
  const factors = columns.map(
    ({ cost }, at) =>
      new Map([
        ["cost", cost],
        [`x${at}`, 1],
      ]),
  );
  for (const [row, { terms }] of rows.entries()) {
    for (const [column, factor] of terms) factors[column]?.set(`r${row}`, factor);
  }
  const { status, variables } = solveYalps(
    {
      direction: "minimize",
      objective: "cost",
      constraints: [
        ...limits,
        ...rows.map(({ atMost }, row) => [`r${row}`, { max: atMost }] as const),
      ],
      variables: factors.entries(),
      integers: new Set(columns.flatMap(({ isWhole }, at) => (isWhole ? [at] : []))),
    },
    { timeout: LIMIT_MS, checkCycles: true },
  );
  if (status !== "optimal") return undefined;
  const found = new Map(variables);
  return columns.map((_, at) => found.get(at) ?? 0);
};
