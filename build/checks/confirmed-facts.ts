import { FACT_TABLES, tableOf } from "../../data/tables.ts";
import { defineCheck, problemAt } from "./check.ts";

export default defineCheck({
  name: "confirmed-facts",
  about: "One data set confirms nothing: that takes the issuer's own page or a second source.",
  severity: "error",
  needsAllRows: true,
  run: (tables) => {
    const datasets = new Set(
      tables.sources.filter(({ kind }) => kind === "dataset").map(({ key }) => key),
    );
    const isDataset = (source: string) =>
      datasets.has(source) || source.startsWith("https://github.com/");
    return FACT_TABLES.flatMap((name) =>
      tables[name]
        .filter(({ confidence, sources }) => {
          const [only, ...others] = new Set(sources);
          return (
            confidence === "confirmed" &&
            only !== undefined &&
            others.length === 0 &&
            isDataset(only)
          );
        })
        .map((row) => {
          const message = `${row.sources[0]} alone; find a second source or write single_source`;
          return problemAt(tableOf(name).file, row, "confidence", message);
        }),
    );
  },
});
