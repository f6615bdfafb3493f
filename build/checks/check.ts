import type { Problem } from "../problem.ts";
import type { Rows, Tables } from "../read.ts";
import { type TableName, tables as allTables } from "../../data/tables.ts";

/**
 * One rule over all tables. An error stops the build and a warning is printed; `due` facts are
 * only counted, since they grow with time alone, and the report lists them.
 */
export interface Check {
  readonly name: string;
  readonly about: string;
  readonly severity: "error" | "warning" | "due";
  /** Set when missing unreadable rows would cause false reports. */
  readonly needsAllRows?: true;
  readonly run: (tables: Tables) => readonly Problem[];
}

/** Severity defaults to error. */
export const defineCheck = (check: Omit<Check, "severity"> & Partial<Check>): Check => ({
  severity: "error",
  ...check,
});

/** The day of the last release, which is "today" for the data. */
export const releaseDay = (tables: Tables): string | undefined =>
  tables.releases.at(-1)?.released_at.slice(0, 10);

export const problemAt = (
  file: string,
  { line }: { readonly line: number },
  column: string,
  message: string,
): Problem => ({ file, line, column, message });

type Rule = readonly [isBad: boolean, column: string, message: string];

export const rowProblems = <Name extends TableName>(
  tables: Pick<Tables, Name>,
  name: Name,
  rulesOf: (row: Rows<Name>[number], at: number) => readonly Rule[],
): readonly Problem[] =>
  tables[name].flatMap((row, at) =>
    rulesOf(row, at).flatMap(([isBad, column, message]) =>
      isBad ? [problemAt(allTables[name].file, row, column, message)] : [],
    ),
  );

interface Span {
  readonly line: number;
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
}

/** Rows with the same key contradict each other when their dates overlap. */
export const overlapProblems = (file: string, rows: readonly Span[]): readonly Problem[] =>
  rows.flatMap((row, at) =>
    rows
      .slice(0, at)
      .filter((other) => (other.starts ?? "") <= (row.ends ?? NEVER))
      .filter((other) => (row.starts ?? "") <= (other.ends ?? NEVER))
      .map((other) =>
        problemAt(file, row, "starts", `overlaps with line ${other.line}; correct the dates`),
      ),
  );

const NEVER = "9999";

export const holdsOn = (
  { starts, ends }: { readonly starts?: string | undefined; readonly ends?: string | undefined },
  day: string,
): boolean => (starts === undefined || starts <= day) && (ends === undefined || day <= ends);
