import { type TableName, tables as allTables } from "../../data/tables.ts";
import { defineCheck, releaseDay } from "./check.ts";

/** Columns that record what has happened. Ends of bonuses may lie ahead. */
const PAST_COLUMNS = [
  ["sources", ["as_of"]],
  ["issuers", ["as_of"]],
  ["programs", ["as_of", "status_date"]],
  ["cards", ["as_of", "status_date"]],
  ["families", ["as_of"]],
  ["lounges", ["as_of"]],
  ["protections", ["as_of"]],
  ["credits", ["as_of"]],
  ["eliteStatus", ["as_of"]],
  ["certificates", ["as_of"]],
  ["routes", ["as_of", "deactivated_date"]],
  ["bonuses", ["as_of"]],
  ["observations", ["as_of", "observed_on"]],
] as const satisfies readonly (readonly [TableName, readonly string[]])[];

export default defineCheck({
  name: "dates-not-in-future",
  about: "What has happened is not dated after the last release.",
  severity: "error",
  run: (tables) => {
    const today = releaseDay(tables);
    if (today === undefined) return [];
    return PAST_COLUMNS.flatMap(([name, columns]) =>
      tables[name].flatMap((row) => {
        return columns.flatMap((column) => {
          const date: unknown = Reflect.get(row, column);
          if (typeof date !== "string" || date <= today) return [];
          const message = `${date} is after the last release, ${today}; correct it, or add a release`;
          return [{ file: allTables[name].file, line: row.line, column, message }];
        });
      }),
    );
  },
});
