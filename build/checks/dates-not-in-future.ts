import { TABLE_NAMES } from "../../data/tables.ts";
import { defineCheck, releaseDay, rowProblems } from "./check.ts";

/** Columns that record past events; start and end dates may be in the future. */
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
    return TABLE_NAMES.flatMap((name) =>
      rowProblems(tables, name, (row) =>
        PAST_COLUMNS.map((column) => {
          const date = String(Reflect.get(row, column) ?? "");
          const message = `${date} is after the last release, ${today}; correct it, or add a release`;
          return [date > today, column, message] as const;
        }),
      ),
    );
  },
});
