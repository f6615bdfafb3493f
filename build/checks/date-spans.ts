import { TABLE_NAMES } from "../../data/tables.ts";
import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "date-spans",
  about: "What starts and ends starts first.",
  run: (tables) =>
    TABLE_NAMES.flatMap((name) =>
      rowProblems(tables, name, (row) => {
        if (!("starts" in row && "ends" in row)) return [];
        const { starts = "", ends = "9999" } = row;
        return [[starts > ends, "starts", `${starts} is after the end, ${ends}; correct one`]];
      }),
    ),
});
