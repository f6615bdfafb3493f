import type { Problem } from "../problem.ts";
import type { Rows, Tables } from "../read.ts";
import { type TableName, tables as allTables } from "../../data/tables.ts";

/**
 * One rule over all tables. An error stops the build; a warning is shown; stale facts
 * are only counted, since time alone adds to them, and the report lists them.
 */
export interface Check {
  readonly name: string;
  readonly about: string;
  readonly severity: "error" | "warning" | "due";
  /** True when rows left out as unreadable would make the rule report what is not wrong. */
  readonly needsAllRows?: true;
  readonly run: (tables: Tables) => readonly Problem[];
}

/** A rule whose breach is an error, unless it says otherwise. */
export const defineCheck = (check: Omit<Check, "severity"> & Partial<Check>): Check => ({
  severity: "error",
  ...check,
});

/** The day the data speaks of: the last release. */
export const releaseDay = (tables: Tables): string | undefined =>
  tables.releases.at(-1)?.released_at.slice(0, 10);

export const problemAt = (
  file: string,
  { line }: { readonly line: number },
  column: string,
  message: string,
): Problem => ({ file, line, column, message });

type Rule = readonly [isBad: boolean, column: string, message: string];

/** The problems of a table's rows, each by the rules that it breaks. */
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

/** Facts of one key that hold at the same time contradict each other. */
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

/** True when a fact with these dates holds on a day. */
export const holdsOn = (
  { starts, ends }: { readonly starts?: string | undefined; readonly ends?: string | undefined },
  day: string,
): boolean => (starts === undefined || starts <= day) && (ends === undefined || day <= ends);
