import type { Rows } from "../read.ts";
import { defineCheck, rowProblems } from "./check.ts";

const FILE = "spend-categories.csv";
const BASE = "everything_else";

export default defineCheck({
  name: "spend-categories",
  about: "The tree of categories has a base and no circle, and is not deeper than three.",
  needsAllRows: true,
  run: (tables) => [
    ...(tables.spendCategories.some(({ key }) => key === BASE)
      ? []
      : [{ file: FILE, message: `no ${BASE}; the base rate of cards needs it` }]),
    ...rowProblems(tables, "spendCategories", ({ key }) => {
      const isDeep = depthOf(key, tables.spendCategories) > MAX_DEPTH;
      return [[isDeep, "parent", "leads into a circle, or too deep"]];
    }),
  ],
});

const MAX_DEPTH = 3;

function depthOf(key: string | undefined, rows: Rows<"spendCategories">, depth = 0): number {
  if (key === undefined || depth > MAX_DEPTH) return depth;
  return depthOf(rows.find((row) => row.key === key)?.parent, rows, depth + 1);
}
