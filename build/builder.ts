import { join } from "node:path";
import { toLines } from "./checks/check-tables.ts";
import { checksFor } from "./checks/registry.ts";
import { digestInputs } from "./inputs.ts";
import { progressTo } from "./progress.ts";
import { runBuild } from "./run-build.ts";

/** The options of `cardfile build`. */
export interface BuilderOptions {
  /** The folder of the package. */
  readonly root: string;
  /** Folder of the CSV tables. */
  readonly data: string;
  /** Folder to write. */
  readonly dist: string;
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** Builds from anybody's tables, without sources or compiler; false when they have errors. */
export async function buildFromTables({ root, data, dist }: BuilderOptions): Promise<boolean> {
  const inputs = digestInputs(root, data);
  const checks = checksFor(data, join(root, "data"));
  const progress = progressTo(process.stdout, () => performance.now());
  const report = await runBuild({ data, dist, inputs, checks, progress }, say);
  if (report === undefined) return false;
  // Only a checkout has the script that lists outdated facts.
  for (const line of toLines({ ...report.remarks, due: [] })) say(line);
  return true;
}
