import { DataError, formatProblem, type Problem } from "../problem.ts";
import type { Tables } from "../read.ts";
import type { Check } from "./check.ts";

/** The warnings and outdated facts of tables without an error. */
export interface Remarks {
  readonly warnings: readonly Problem[];
  /** One problem per group of facts that should be looked up again. */
  readonly due: readonly Problem[];
}

/**
 * Runs the checks. Throws on errors, including unreadable rows; rules that need all rows are
 * skipped while some are unreadable.
 */
export function checkTables(
  tables: Tables,
  unreadable: readonly Problem[],
  checks: readonly Check[],
): Remarks {
  const usable = checks.filter((check) => unreadable.length === 0 || !check.needsAllRows);
  const run = (severity: Check["severity"]) =>
    usable.filter((check) => check.severity === severity).flatMap((check) => check.run(tables));
  const errors = [...unreadable, ...run("error")];
  if (errors.length > 0) throw new DataError(errors);
  return { warnings: run("warning"), due: run("due") };
}

/** A line per warning and one for all outdated facts; empty without remarks. */
export function toLines({ warnings, due }: Remarks): readonly string[] {
  const one = due.length === 1;
  const groups = one ? "1 group of facts is" : `${due.length} groups of facts are`;
  return [
    ...warnings.map((warning) => `warning: ${formatProblem(warning)}`),
    ...(due.length === 0 ? [] : [`${groups} due for a look: npm run data:report`]),
  ];
}
