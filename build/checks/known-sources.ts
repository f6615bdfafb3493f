import { FACT_TABLES, tables as allTables } from "../../data/tables.ts";
import { defineCheck } from "./check.ts";

const SOURCED = ["issuers", ...FACT_TABLES, "observations"] as const;

export default defineCheck({
  name: "known-sources",
  about: "A source is an https address or a key of sources.csv.",
  severity: "error",
  needsAllRows: true,
  run: (tables) => {
    const keys = new Set(tables.sources.map((source) => source.key));
    return SOURCED.flatMap((name) =>
      tables[name].flatMap(({ line, sources }) =>
        sources
          .filter((source) => !source.startsWith("https://") && !keys.has(source))
          .map((source) => ({
            file: allTables[name].file,
            line,
            column: "sources",
            message: `no source "${source}" in sources.csv; add it there or give an https address`,
          })),
      ),
    );
  },
});
