import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ZodError } from "zod";
import { tableOf } from "../../data/tables.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import { DataError } from "../problem.ts";
import { readTables } from "../read.ts";
import { toDiff } from "./diff.ts";
import { keepSources } from "./keep-sources.ts";
import { type Merged, mergeReadings, type Outcome } from "./merge.ts";
import { createNames } from "./names.ts";
import type { Feed } from "./reading.ts";
import { readSheets, type Sheets, toText } from "./sheets.ts";

export interface Import {
  readonly diff: string;
  readonly counts: ReadonlyMap<Outcome, number>;
  /** Names and rows without a match, or with several. */
  readonly unmatched: readonly string[];
  readonly write: () => void;
}

const UNCHANGED: ReadonlySet<Outcome> = new Set(["agrees", "outdated", "noted", "unclear"]);

/** Compares a feed (a file or folder) with the tables in a folder. */
export function importFeed(feed: Feed, path: string, data: string, day: string): Import {
  const { tables, problems } = readTables(data);
  if (problems.length > 0) throw new DataError(problems);
  const files = readFeed(feed, path);
  const input = { files, sha256: digestOf(files), day, names: createNames(tables), tables };
  const { readings, unmatched } = readAs(feed, input, path);
  if (readings.length + unmatched.length === 0)
    throw new DataError([{ file: path, message: "nothing in it that this feed has" }]);
  const merged = mergeReadings(readSheets(data), readings, tables);
  const sheets = withSources(merged);
  const outcomes = groupBy(merged.judged, ({ outcome }) => outcome);
  const unclear = outcomes.get("unclear") ?? [];
  return {
    diff: [...sheets.values()].map(toDiff).join(""),
    counts: new Map([...outcomes].map(([outcome, group]) => [outcome, group.length])),
    unmatched: [
      ...unmatched,
      ...unclear.map(
        ({ reading: { table, key, column, value } }) =>
          `${tableOf(table).file} ${Object.values(key).join(", ")}: no one cell for ${column} ${value}`,
      ),
    ],
    write: () => {
      for (const sheet of sheets.values()) {
        if (toDiff(sheet) !== "")
          writeFileSync(join(data, tableOf(sheet.name).file), toText(sheet));
      }
    },
  };
}

function readAs(feed: Feed, input: Parameters<Feed["read"]>[0], path: string) {
  try {
    return feed.read(input);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof ZodError)) throw error;
    const message = `not in the shape of this feed: ${error.message.split("\n", 1).join()}`;
    throw new DataError([{ file: path, message }]);
  }
}

/** The given file, or the files in a folder that match the feed's pattern. */
function readFeed(feed: Feed, path: string): ReadonlyMap<string, Buffer> {
  if (!existsSync(path)) throw new DataError([{ file: path, message: "no such file or folder" }]);
  const isFolder = statSync(path).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const names = isFolder
    ? readdirSync(path).filter((name) => feed.files.test(name))
    : [basename(path)];
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(folder, name))]));
}

/** The digest of a file, or of the list of digests that `sha256sum *` prints for several. */
function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const sums = [...files].map(([name, bytes]) => [hash("sha256", bytes), name] as const);
  const [only, ...others] = sums;
  if (only !== undefined && others.length === 0) return only[0];
  return hash("sha256", sums.map(([sum, name]) => `${sum}  ${name}\n`).join(""));
}

function withSources({ sheets, judged }: Merged): Sheets {
  const sources = sheets.get("sources");
  if (sources === undefined) return sheets;
  const proposed = judged.filter(({ outcome }) => !UNCHANGED.has(outcome));
  const kept = keepSources(
    sources,
    proposed.map(({ reading }) => reading),
  );
  return new Map([...sheets, ["sources", kept]]);
}
