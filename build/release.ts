import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tables as allTables } from "../data/tables.ts";
import { checkTables } from "./checks/check-tables.ts";
import { checksFor } from "./checks/registry.ts";
import { digestContent } from "./content.ts";
import { toCell } from "./csv.ts";
import { readLastRelease } from "./last-release.ts";
import { DataError } from "./problem.ts";
import { toPublishedChanges } from "./published-facts.ts";
import { readTables } from "./read.ts";
import { readOptions } from "./options.ts";

/** Adds a release of the current tables: time, digest and each changed fact. */

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

/** Appends rows if the tables are valid and changed since the last release; returns a message. */
function addRelease(data: string, text: string): string {
  const { tables, problems } = readTables(data);
  const now = new Date().toISOString().replace(/\.\d+Z$/, "Z");
  const content = digestContent(tables);
  if (tables.releases.at(-1)?.content_sha256 === content) {
    return "nothing changed since the last release";
  }
  const row = { released_at: now, summary: text, content_sha256: content, line: 0 };
  const after = { ...tables, releases: [...tables.releases, row] };
  checkTables(after, problems, checksFor(data, OUR_TABLES));
  const last = readLastRelease(data, tables.releases.at(-1)?.released_at ?? "");
  const changes = "tables" in last ? toPublishedChanges(last.tables, after) : [];
  append(
    join(data, allTables.publishedChanges.file),
    changes.map(({ subject, field, old, new: value, as_of = "", publisher, url }) =>
      [now, subject, field, old, value, as_of, publisher, url].map(toCell).join(","),
    ),
  );
  append(join(data, allTables.releases.file), [`${now},${toCell(text)},${content}`]);
  const noted =
    "tables" in last
      ? `${changes.length} published facts changed`
      : `no facts compared: ${last.missing}`;
  return `released ${now}; ${noted}`;
}

function append(file: string, lines: readonly string[]): void {
  const end = readFileSync(file, "utf8").endsWith("\n") ? "" : "\n";
  if (lines.length > 0) appendFileSync(file, `${end}${lines.join("\n")}\n`);
}
