import { TABLE_NAMES, tableOf } from "../../data/tables.ts";
import { defineCheck, releaseDay } from "./check.ts";

/** Columns that record what has happened. Starts and ends may lie ahead. */
const PAST_COLUMNS = [
  "as_of",
  "status_date",
  "deactivated_date",
  "observed_on",
  "seen_on",
] as const;

export default defineCheck({
  name: "dates-not-in-future",
  about: "What has happened is not dated after the last release.",
  run: (tables) => {
    const today = releaseDay(tables);
    if (today === undefined) return [];
    return TABLE_NAMES.flatMap((name) => {
      const { file, row: schema } = tableOf(name);
      const columns = PAST_COLUMNS.filter((column) => column in schema.shape);
      return tables[name].flatMap((row) =>
        columns.flatMap((column) => {
          const date: unknown = Reflect.get(row, column);
          if (typeof date !== "string" || date <= today) return [];
          const message = `${date} is after the last release, ${today}; correct it, or add a release`;
          return [{ file, line: row.line, column, message }];
        }),
      );
    });
  },
});
