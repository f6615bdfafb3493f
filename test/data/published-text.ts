import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { inject } from "vitest";
import { readFeed } from "./public-changes.ts";

const texts = new Map<string, string>();

/** The text of a file under the public folder of the real data. */
export function readPublic(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(inject("dist"), "public", file), "utf8");
  texts.set(file, text);
  return text;
}

/** The content of a data file, in any format. */
export function readData(file: string): unknown {
  const text = readPublic(file);
  if (file.endsWith(".atom")) return readFeed(text);
  if (file.endsWith(".csv")) return parseCsv(text, { columns: true });
  if (!file.endsWith(".ndjson")) return JSON.parse(text);
  return text.split("\n").flatMap((line): unknown => (line === "" ? [] : JSON.parse(line)));
}

/** The texts and numbers in a cell of a CSV file, where yes and no are words and lists are joined. */
export function cellLeaves(column: string, cell: string): readonly (readonly [string, unknown])[] {
  if (["", "true", "false"].includes(cell)) return [];
  if (NUMBERS.has(column)) return [[column, Number(cell)]];
  return (LISTS.has(column) ? cell.split("; ") : [cell]).map((text) => [column, text]);
}

/** Finds texts in what is published, where most pieces between quotes, tags and lines come again. */
export function createFinder(text: string): (wanted: string) => boolean {
  const pieces = [...new Set(text.split(BETWEEN))].join("\n");
  return (wanted) => (BETWEEN.test(wanted) ? text : pieces).includes(wanted);
}

const BETWEEN = /["<>\n]/;

const NUMBERS = new Set(["annual_fee", "foreign_transaction_fee", "value"]);
const LISTS = new Set(["credit_types", "lounge_networks", "protections"]);
