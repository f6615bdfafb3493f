import { DataError, type Problem } from "../problem.ts";
import type { Tables } from "../read.ts";
import type { Check } from "./check.ts";

/**
 * Runs the checks and stops at errors, the unreadable rows among them. Returns the warnings. While
 * rows are unreadable, rules that need all of them wait.
 */
export function checkTables(
  tables: Tables,
  unreadable: readonly Problem[],
  checks: readonly Check[],
): readonly Problem[] {
  const usable = checks.filter((check) => unreadable.length === 0 || !check.needsAllRows);
  const run = (severity: Check["severity"]) =>
    usable.filter((check) => check.severity === severity).flatMap((check) => check.run(tables));
  const errors = [...unreadable, ...run("error")];
  if (errors.length > 0) throw new DataError(errors);
  return run("warning");
}
