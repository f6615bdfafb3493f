import { watch } from "node:fs";
import { join } from "node:path";
import { checkTables, toLines } from "./checks/check-tables.ts";
import { checksFor } from "./checks/registry.ts";
import { digestContent } from "./content.ts";
import { DataError } from "./problem.ts";
import { readTables, type Tables } from "./read.ts";
import { readOptions } from "./options.ts";

/** The editor's quick loop: reads the tables, runs every check, writes nothing. */

const OUR_TABLES = join(import.meta.dirname, "../data");

const HELP = `Usage: npm run data:check [-- options]

Reads the tables and runs every check. Each problem is told as file:line column: what is wrong.
Exits with 1 when there are errors; warnings alone are fine.

  --watch       check again whenever a table is saved
  --data DIR    folder of the CSV tables   (default: data)
`;

/** Editors save in several steps; the last one counts. */
const SETTLE_MS = 100;

const { values: options } = readOptions(
  {
    options: {
      watch: { type: "boolean", default: false },
      data: { type: "string", default: OUR_TABLES },
      help: { type: "boolean", short: "h", default: false },
    },
  },
  "npm run data:check -- --help",
);

if (options.help) process.stdout.write(HELP);
else {
  process.exitCode = checkFolder(options.data) ? 0 : 1;
  if (options.watch) watchFolder(options.data);
}

/** Prints problems; true when none is an error. */
function checkFolder(folder: string): boolean {
  const { tables: read, problems } = readTables(folder);
  const tables = asOfNow(read);
  const checks = checksFor(folder, OUR_TABLES);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.length, 0);
  try {
    const remarks = checkTables(tables, problems, checks);
    for (const line of toLines(remarks)) process.stdout.write(`${line}\n`);
    process.stdout.write(`${rows} rows, ${checks.length} checks: no error\n`);
    return true;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    process.stdout.write(`${error.message}\n`);
    process.stdout.write(`${rows} rows, ${checks.length} checks: ${countOf(error)}\n`);
    return false;
  }
}

/** Checks facts read since the last release as of now, because the next release will date them. */
function asOfNow(tables: Tables): Tables {
  const last = tables.releases.at(-1);
  if (last === undefined || last.content_sha256 === digestContent(tables)) return tables;
  const now = new Date().toISOString().replace(/\.\d+Z$/, "Z");
  const next = { ...last, released_at: last.released_at > now ? last.released_at : now };
  return { ...tables, releases: [...tables.releases.slice(0, -1), next] };
}

function countOf({ problems }: DataError): string {
  return `${problems.length} error${problems.length === 1 ? "" : "s"}`;
}

function watchFolder(folder: string): void {
  let pending: NodeJS.Timeout | undefined;
  watch(folder, (_, file) => {
    if (file?.endsWith(".csv") !== true) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      process.stdout.write(`\n${file}\n`);
      checkFolder(folder);
    }, SETTLE_MS);
  });
}
