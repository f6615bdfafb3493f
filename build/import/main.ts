import { join } from "node:path";
import { readOptions } from "../options.ts";
import { DataError } from "../problem.ts";
import { FEEDS } from "./feeds.ts";
import { importFeed } from "./import.ts";

const HELP = `Usage: npm run data:import FEED PATH [-- options]

Compares what a feed says with the tables and prints what it would change as a diff, with the source
and the day of each fact. A stronger source is never overwritten; sides that neither is stronger nor
newer become disputed. PATH is a file or a folder; nothing is downloaded.

${[...FEEDS].map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`).join("\n")}

  --write        change the tables
  --day DAY      the day of a feed that does not say it (creditodds, tccp)
  --data DIR     folder of the CSV tables   (default: data)
`;

const { values: options, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      write: { type: "boolean", default: false },
      day: { type: "string" },
      data: { type: "string", default: join(import.meta.dirname, "../../data") },
      help: { type: "boolean", short: "h", default: false },
    },
  },
  "npm run data:import -- --help",
);

if (options.help) process.stdout.write(HELP);
else runImport();

function runImport(): void {
  const [name = "", path] = positionals;
  const feed = FEEDS.get(name);
  if (feed === undefined) return fail(`give one of ${[...FEEDS.keys()].join(", ")}, not "${name}"`);
  if (path === undefined) return fail("give the file or folder of the feed");
  if (feed.needsDay && Number.isNaN(Date.parse(options.day ?? "")))
    return fail(`${name} does not say of which day it is: --day 2026-08-22`);
  try {
    const { diff, counts, unmatched, write } = importFeed(
      feed,
      path,
      options.data,
      options.day ?? "",
    );
    process.stdout.write(diff);
    for (const [outcome, count] of counts) process.stderr.write(`${count} ${outcome}\n`);
    if (unmatched.length > 0) process.stderr.write(`${unmatched.length} unmatched:\n`);
    for (const one of unmatched) process.stderr.write(`  ${one}\n`);
    if (options.write) write();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    fail(error.message);
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}; \`npm run data:import -- --help\` lists the options.\n`);
  process.exitCode = 2;
}
