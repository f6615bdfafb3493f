import { hash } from "node:crypto";
import * as z from "zod";
import { TABLE_NAMES, tableOf } from "../../../data/tables.ts";
import { createSources, OWN_READER } from "../../answers/evidence.ts";
import { splitRecords } from "../../records.ts";
import { cellOf, keyOf } from "../../report/summary.ts";
import { type Cells, type Feed, type FeedInput, type Reading, textOf } from "../reading.ts";

/** One reading per line; an empty column confirms the whole row. `page` is a saved copy. */
export const OWN_COLUMNS = [
  "table",
  "key",
  "column",
  "value",
  "source",
  "as_of",
  "page",
  "archived",
] as const;

/** Our own findings, in the list that `data:next -- --csv` starts. */
export const own: Feed = {
  about: `our own look-ups, a CSV file of ${OWN_COLUMNS.join(", ")}; data:next -- --csv begins it`,
  files: /./,
  read: (input) => {
    const [, ...records] = splitRecords(textOf(input, /\.csv$/));
    const found = records.map(({ cells }) => toReading(input, toLine(cells)));
    return {
      readings: found.flatMap((one) => (typeof one === "string" ? [] : [one])),
      unmatched: found.flatMap((one) => (typeof one === "string" ? [one] : [])),
    };
  },
};

const toLine = (cells: readonly string[]): Cells =>
  Object.fromEntries(OWN_COLUMNS.map((column, at) => [column, cells[at] ?? ""]));

/** A reading, or an error message about its line. */
function toReading({ files, tables }: FeedInput, line: Cells): Reading | string {
  const { table, key = "", source = "", page = "", column = "", value = "", as_of = "" } = line;
  const name = TABLE_NAMES.find((one) => tableOf(one).file === table);
  const rows = name === undefined ? [] : tables[name].filter((row) => keyOf(name, row) === key);
  const [row] = rows;
  if (name === undefined || row === undefined || rows.length > 1) {
    return `${table} ${key}: no row, or several, have this key`;
  }
  const isSource = URL.canParse(source) || tables.sources.some((one) => one.key === source);
  if (!isSource || !z.iso.date().safeParse(as_of).success) {
    return `${table} ${key}: give an address or a key of sources.csv, and a day YYYY-MM-DD`;
  }
  const copy = files.get(page);
  if (page !== "" && copy === undefined) return `${page}: no such file beside the list`;
  const sites = tables.issuers.flatMap((issuer) => issuer.sites);
  const { publisher, url, kind } = createSources(tables)(source, sites);
  return {
    table: name,
    key: Object.fromEntries(tableOf(name).unique.map((one) => [one, cellOf(row, one) ?? ""])),
    column,
    value,
    as_of,
    source: {
      cite: source,
      title: `${publisher}, ${key}`,
      publisher,
      url,
      kind,
      trust: kind === "issuer" ? "high" : "medium",
      reader: OWN_READER,
      sha256: copy && hash("sha256", copy),
      archived: line["archived"],
    },
  };
}
