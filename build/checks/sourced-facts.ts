import { FACT_TABLES } from "../../data/tables.ts";
import { defineCheck, rowProblems } from "./check.ts";

const REASONS: Readonly<Record<string, string>> = {
  disputed: "say what the other source has instead",
  unverified: "say why nobody vouches for it",
};

const GIVE_IT = "give it, or mark the row unverified";

export default defineCheck({
  name: "sourced-facts",
  about:
    "A fact has a source and a date, or is unverified; the note says why, and what disputes it.",
  run: (tables) =>
    FACT_TABLES.flatMap((name) => [
      ...rowProblems(tables, name, ({ confidence, sources, as_of: asOf }) => {
        const isVouched = confidence !== "unverified";
        return [
          [isVouched && sources.length === 0, "sources", GIVE_IT],
          [isVouched && asOf === undefined, "as_of", GIVE_IT],
        ];
      }),
      ...rowProblems(tables, name, ({ confidence, note }) => {
        const reason = REASONS[confidence];
        return [[reason !== undefined && note === "", "note", `${reason}`]];
      }),
    ]),
});
