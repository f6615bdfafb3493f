import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FEEDS } from "../../../build/import/feeds.ts";
import { importFeed } from "../../../build/import/import.ts";
import { makeFolder } from "../fixtures.ts";

/** Writes the files of a feed and compares them with the tables of a folder. */
export function importFiles(
  name: string,
  files: Readonly<Record<string, string>>,
  data: string,
  day = "2026-06-10",
) {
  const feed = FEEDS.get(name);
  if (feed === undefined) throw new Error(`no feed ${name}`);
  const folder = join(makeFolder(), "feed");
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return importFeed(feed, folder, data, day);
}
