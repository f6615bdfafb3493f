import { FACT_TABLES } from "../../data/tables.ts";
import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "confirmed-facts",
  about: "One data set confirms nothing: that takes the issuer's own page or a second source.",
  needsAllRows: true,
  run: (tables) => {
    const datasets = new Set(
      tables.sources.filter(({ kind }) => kind === "dataset").map(({ key }) => key),
    );
    const isDataset = (source: string) =>
      datasets.has(source) || source.startsWith("https://github.com/");
    return FACT_TABLES.flatMap((name) =>
      rowProblems(tables, name, ({ confidence, sources }) => {
        const [only = "", ...others] = new Set(sources);
        const isAlone = others.length === 0 && isDataset(only);
        const message = `${only} alone; find a second source or write single_source`;
        return [[confidence === "confirmed" && isAlone, "confidence", message]];
      }),
    );
  },
});
