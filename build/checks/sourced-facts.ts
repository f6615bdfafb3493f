import { FACT_TABLES, tables as allTables } from "../../data/tables.ts";
import { defineCheck, problemAt } from "./check.ts";

/** The word that the note of a doubtful row must contain. */
const REASONS = {
  disputed: "say what the other source has instead",
  unverified: "say why nobody vouches for it",
} as const;

const isDoubtful = (confidence: string): confidence is keyof typeof REASONS =>
  confidence in REASONS;

export default defineCheck({
  name: "sourced-facts",
  about:
    "A fact has a source and a date, or is unverified; the note says why, and what disputes it.",
  run: (tables) =>
    FACT_TABLES.flatMap((name) => [
      ...tables[name]
        .filter(({ confidence }) => confidence !== "unverified")
        .flatMap(({ line, sources, as_of }) => [
          ...(sources.length === 0 ? [{ line, column: "sources" }] : []),
          ...(as_of === undefined ? [{ line, column: "as_of" }] : []),
        ])
        .map((place) => ({
          file: allTables[name].file,
          ...place,
          message: "give it, or mark the row unverified",
        })),
      ...tables[name]
        .filter(({ confidence, note }) => isDoubtful(confidence) && note === "")
        .map((row) =>
          problemAt(
            allTables[name].file,
            row,
            "note",
            isDoubtful(row.confidence) ? REASONS[row.confidence] : "",
          ),
        ),
    ]),
});
