import { type RefKind, TABLE_NAMES, tableOf } from "../../data/tables.ts";
import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "known-references",
  about: "Cards, programs, issuers, categories and merchants named in a row exist in their table.",
  needsAllRows: true,
  run: (tables) => {
    const known = {
      card: new Set(tables.cards.map(({ id }) => id)),
      program: new Set(tables.programs.map(({ key }) => key)),
      issuer: new Set(tables.issuers.map(({ name }) => name)),
      category: new Set(tables.spendCategories.map(({ key }) => key)),
      merchant: new Set(tables.merchants.map(({ key }) => key)),
    };
    return TABLE_NAMES.flatMap((name) =>
      rowProblems(tables, name, (row) =>
        Object.entries(tableOf(name).refs ?? {}).flatMap(([column, kind]) =>
          namesIn(Reflect.get(row, column)).map((value) => {
            const message = `no ${kind} "${value}" in ${HOME[kind]}; add it there or correct the spelling`;
            return [!known[kind].has(value), column, message] as const;
          }),
        ),
      ),
    );
  },
});

const HOME: Readonly<Record<RefKind, string>> = {
  card: "cards.csv",
  program: "programs.csv",
  issuer: "issuers.csv",
  category: "spend-categories.csv",
  merchant: "merchants.csv",
};

function namesIn(cell: unknown): readonly string[] {
  if (Array.isArray(cell)) return cell.map(String);
  return typeof cell === "string" ? [cell] : [];
}
