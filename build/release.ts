import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tables as allTables } from "../data/tables.ts";
import { checkTables } from "./checks/check-tables.ts";
import { checksFor } from "./checks/registry.ts";
import { digestContent } from "./content.ts";
import { toCell } from "./csv.ts";
import { DataError } from "./problem.ts";
import { readTables } from "./read.ts";
import { readOptions } from "./options.ts";

/** Adds a release of the present tables: the time, their digest and what changed. */

const OUR_TABLES = join(import.meta.dirname, "../data");

const USAGE = "Usage: npm run release -- 'what changed' [--data DIR]\n";

const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      data: { type: "string", default: OUR_TABLES },
      help: { type: "boolean", short: "h", default: false },
    },
  },
  "npm run release -- --help",
);
const summary = positionals.join(" ").trim();

if (values.help) process.stdout.write(USAGE);
else if (summary === "") {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.stdout.write(`${addRelease(values.data, summary)}\n`);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    process.stderr.write(`${error.message}\nnothing was released\n`);
    process.exitCode = 1;
  }
}

/** Appends the row when the tables are sound and differ from the last release; says what it did. */
function addRelease(data: string, text: string): string {
  const { tables, problems } = readTables(data);
  const now = new Date().toISOString().replace(/\.\d+Z$/, "Z");
  const content = digestContent(tables);
  if (tables.releases.at(-1)?.content_sha256 === content) {
    return "nothing changed since the last release";
  }
  const row = { released_at: now, summary: text, content_sha256: content, line: 0 };
  checkTables(
    { ...tables, releases: [...tables.releases, row] },
    problems,
    checksFor(data, OUR_TABLES),
  );
  const file = join(data, allTables.releases.file);
  const end = readFileSync(file, "utf8").endsWith("\n") ? "" : "\n";
  appendFileSync(file, `${end}${now},${toCell(text)},${content}\n`);
  return `released ${now}`;
}
