import { TABLE_NAMES, tableOf } from "../../data/tables.ts";
import { defineCheck, problemAt } from "./check.ts";

export default defineCheck({
  name: "known-sources",
  about: "A source is an https address or a key of sources.csv.",
  needsAllRows: true,
  run: (tables) => {
    const keys = new Set(tables.sources.map((source) => source.key));
    const isUnknown = (source: string) => !source.startsWith("https://") && !keys.has(source);
    return TABLE_NAMES.flatMap((name) =>
      tables[name].flatMap((row) => {
        if (!("sources" in row)) return [];
        return row.sources.filter(isUnknown).map((source) => {
          const message = `no source "${source}" in sources.csv; add it there or give an https address`;
          return problemAt(tableOf(name).file, row, "sources", message);
        });
      }),
    );
  },
});
