import loadHighs from "highs";
import { LIMIT_MS, type Milp, type SolveMilp, type Term } from "./milp.ts";

// highs types its ES module as if it were CommonJS.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const load = loadHighs as unknown as typeof loadHighs.default;

export async function openHighs(): Promise<SolveMilp> {
  const highs = await load();
  const options = {
    output_flag: false,
    mip_rel_gap: 0,
    mip_abs_gap: 0,
    time_limit: LIMIT_MS / 1000,
  };
  return (milp) => {
    // HiGHS takes no program without columns.
    if (milp.columns.length === 0) return [];
    const { Status, Columns } = highs.solve(toLpText(milp), options);
    if (Status !== "Optimal") return undefined;
    return milp.columns.map((_, at) => {
      const column = Columns[`x${at}`];
      return column !== undefined && "Primal" in column ? column.Primal : 0;
    });
  };
}

/** The CPLEX LP format. */
function toLpText({ columns, rows }: Milp): string {
  const toSum = (terms: readonly Term[]): string =>
    terms
      .map(([column, factor]) => `${factor < 0 ? "-" : "+"} ${Math.abs(factor)} x${column}`)
      .join(" ");
  return [
    "Minimize",
    ` cost: ${toSum(columns.map(({ cost }, at) => [at, cost]))}`,
    "Subject To",
    ...rows.map(({ terms, atMost }) => ` ${toSum(terms)} <= ${atMost}`),
    "Bounds",
    ...columns.map(({ most }, at) => ` 0 <= x${at} <= ${most}`),
    "General",
    ...columns.flatMap(({ isWhole }, at) => (isWhole ? [` x${at}`] : [])),
    "End",
  ].join("\n");
}
