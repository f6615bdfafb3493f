import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Catalog, toCatalog } from "../../../build/catalog.ts";
import { DATASETS } from "../../../server/contract/route.ts";
import { readRows, toBaseCatalog, toDataAnswers } from "../fixtures.ts";

const envelope = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

const table = z.array(z.record(z.string(), z.string()));

/** The base has names with accents and a tree in them; the real data has what people load. */
const catalogs: Readonly<Record<string, Catalog>> = {
  base: toBaseCatalog(),
  "real data": toCatalog(readRows(join(import.meta.dirname, "../../../data"))),
};

describe.each(Object.entries(catalogs))("the exports of the %s", (_, catalog) => {
  const bodies = new Map(toDataAnswers(catalog).map(({ file, body }) => [file, body]));
  const read = (name: string) => bodies.get(`v1/public/exports/${name}`) ?? "";
  const rowsOf = (dataset: string) => envelope.parse(JSON.parse(read(`${dataset}.json`))).data;
  const cellsOf = (dataset: string) =>
    table.parse(parse(read(`${dataset}.csv`), { columns: true, record_delimiter: "\r\n" }));

  test.each(DATASETS)("%s is the same rows, a line each", (dataset) => {
    const lines = read(`${dataset}.ndjson`).split("\n");
    expect(lines.pop()).toBe("");
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual(rowsOf(dataset));
  });

  test.each(DATASETS)("%s is the same rows as CSV", (dataset) => {
    const cells = cellsOf(dataset);
    const rows = rowsOf(dataset);
    expect(cells).toEqual(rows.map((row) => expect.objectContaining(toCells(row))));
    for (const [at, row] of rows.entries()) {
      const known = toCells(row);
      const more = Object.entries(cells[at] ?? {}).filter(([column]) => !(column in known));
      expect(more.filter(([, text]) => text !== "")).toEqual([]);
    }
  });

  test.each(DATASETS)("%s has nothing that a spreadsheet takes for a formula", (dataset) => {
    const texts = cellsOf(dataset).flatMap((row) => Object.values(row));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
  });
});

/** A row as it stands in the cells of a CSV file. */
function toCells(row: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) => {
      if (Array.isArray(value)) return [[field, value.join("; ")]];
      if (typeof value !== "object" || value === null) return [[field, String(value)]];
      return Object.entries(toCells(z.record(z.string(), z.unknown()).parse(value)));
    }),
  );
}
