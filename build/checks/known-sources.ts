import { TABLE_NAMES } from "../../data/tables.ts";
import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "known-sources",
  about: "A source is an https address or a key of sources.csv.",
  needsAllRows: true,
  run: (tables) => {
    const keys = new Set(tables.sources.map((source) => source.key));
    const isUnknown = (source: string) => !source.startsWith("https://") && !keys.has(source);
    return TABLE_NAMES.flatMap((name) =>
      rowProblems(tables, name, (row) => {
        const sources = "sources" in row ? row.sources : [];
        return sources.map((source) => {
          const message = `no source "${source}" in sources.csv; add it there or give an https address`;
          return [isUnknown(source), "sources", message] as const;
        });
      }),
    );
  },
});
