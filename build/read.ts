import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type * as z from "zod";
import { type Table, type TableName, tables } from "../data/tables.ts";
import { type Problem, quoteCell } from "./problem.ts";

/** A parsed row and the line of its file it stands on. */
export type Row<Cells> = Readonly<Cells> & { readonly line: number };

export type Rows<Name extends TableName> = readonly Row<z.infer<(typeof tables)[Name]["row"]>>[];

/** Every table of the catalog, parsed. */
export type Tables = { readonly [Name in TableName]: Rows<Name> };

export interface ReadTables {
  readonly tables: Tables;
  readonly problems: readonly Problem[];
}

/** Reads all CSV tables of a folder; bad rows are left out and listed as problems. */
export function readTables(folder: string): ReadTables {
  const problems: Problem[] = [];
  const read = <Name extends TableName>(name: Name): Rows<Name> => {
    const { rows, problems: found } = readTable(folder, tables[name]);
    problems.push(...found);
    // The schema of the table produced these rows; TypeScript cannot follow it through the key.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return rows as Rows<Name>;
  };
  return {
    tables: {
      releases: read("releases"),
      sources: read("sources"),
      issuers: read("issuers"),
      programs: read("programs"),
      cards: read("cards"),
      terms: read("terms"),
      families: read("families"),
      productChanges: read("productChanges"),
      earnRates: read("earnRates"),
      earnBoosts: read("earnBoosts"),
      credits: read("credits"),
      lounges: read("lounges"),
      protections: read("protections"),
      eliteStatus: read("eliteStatus"),
      certificates: read("certificates"),
      offers: read("offers"),
      routes: read("routes"),
      transferTerms: read("transferTerms"),
      bonuses: read("bonuses"),
      unlocks: read("unlocks"),
      programRules: read("programRules"),
      redemptions: read("redemptions"),
      observations: read("observations"),
      issuerRules: read("issuerRules"),
      issuerPolicies: read("issuerPolicies"),
      spendCategories: read("spendCategories"),
      merchants: read("merchants"),
      changes: read("changes"),
    },
    problems,
  };
}

interface TableRows {
  readonly rows: readonly Row<object>[];
  readonly problems: readonly Problem[];
}

function readTable(folder: string, table: Table): TableRows {
  const { file } = table;
  const content = readText(join(folder, file));
  if (content === undefined) return failed(file, "the file is missing");
  try {
    return parseTable(content, table);
  } catch (error) {
    return failed(file, `not valid CSV (RFC 4180): ${error instanceof Error ? error.message : ""}`);
  }
}

/** Parses the text of one table. */
export function parseTable(content: string, table: Table): TableRows {
  const [header, ...records] = splitRecords(content);
  const columns = Object.keys(table.row.shape);
  if (header === undefined || header.cells.join() !== columns.join()) {
    return failed(table.file, `the header must be ${columns.join(",")}`, 1);
  }
  const rows: Row<object>[] = [];
  const problems: Problem[] = [];
  for (const { cells, line } of records) {
    const parsed = parseRow(table, columns, cells, line);
    if ("problems" in parsed) problems.push(...parsed.problems);
    else rows.push(parsed.row);
  }
  return { rows, problems };
}

function parseRow(
  table: Table,
  columns: readonly string[],
  cells: readonly string[],
  line: number,
): { row: Row<object> } | { problems: readonly Problem[] } {
  if (cells.length !== columns.length) {
    const message = `expected ${columns.length} cells, got ${cells.length}`;
    return { problems: [{ file: table.file, line, message }] };
  }
  const byColumn = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  const parsed = table.row.safeParse(byColumn);
  if (parsed.success) return { row: Object.assign(parsed.data, { line }) };
  return {
    problems: parsed.error.issues.map((issue) => {
      const column = String(issue.path[0]);
      const got = quoteCell(byColumn[column] ?? "");
      return { file: table.file, line, column, message: `expected ${issue.message}, got ${got}` };
    }),
  };
}

interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

function splitRecords(content: string): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let linesBefore = 0;
  // csv-parse counts a CRLF inside quotes as two lines; and a line break is one in any checkout.
  parse(content.replaceAll("\r\n", "\n"), {
    bom: true,
    relax_column_count: true,
    on_record: (cells: string[], { lines }) => {
      records.push({ cells, line: linesBefore + 1 });
      linesBefore = lines;
    },
  });
  return records;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function failed(file: string, message: string, line?: number): TableRows {
  return { rows: [], problems: [line === undefined ? { file, message } : { file, line, message }] };
}
