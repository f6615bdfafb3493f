import { join } from "node:path";
import { toLines } from "./checks/check-tables.ts";
import { checksFor } from "./checks/registry.ts";
import { tellSettings } from "./freshness.ts";
import { digestInputs } from "./inputs.ts";
import { progressTo } from "./progress.ts";
import { runBuild } from "./run-build.ts";

export interface BuilderOptions {
  readonly root: string;
  readonly data: string;
  readonly dist: string;
  /** Environment variables for site/settings.ts. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** Builds from any folder of tables, without our sources or a compiler; false on errors. */
export async function buildFromTables({ root, data, dist, variables = {} }: BuilderOptions) {
  const inputs = digestInputs(root, data, tellSettings(variables));
  const checks = checksFor(data, join(root, "data"));
  const progress = progressTo(process.stdout, () => performance.now());
  const report = await runBuild({ data, dist, inputs, checks, variables, progress }, say);
  if (report === undefined) return false;
  // Only a checkout has the script that lists outdated facts.
  for (const line of toLines({ ...report.remarks, due: [] })) say(line);
  return true;
}
