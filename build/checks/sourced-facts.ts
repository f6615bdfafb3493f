import { FACT_TABLES, tables as allTables } from "../../data/tables.ts";
import { defineCheck, problemAt } from "./check.ts";

export default defineCheck({
  name: "sourced-facts",
  about: "A fact has a source and a date, or is marked unverified; a dispute is told in the note.",
  severity: "error",
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
        .filter(({ confidence, note }) => confidence === "disputed" && note === "")
        .map((row) =>
          problemAt(allTables[name].file, row, "note", "say what the other source has instead"),
        ),
    ]),
});
