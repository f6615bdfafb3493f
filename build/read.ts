import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { TABLE_NAMES, type Table, type TableName, tables } from "../data/tables.ts";
import { type Problem, quoteCell } from "./problem.ts";
import { splitRecords } from "./records.ts";

/** A parsed row with its line number. */
export type Row<Cells> = Readonly<Cells> & { readonly line: number };

export type Rows<Name extends TableName> = readonly Row<z.infer<(typeof tables)[Name]["row"]>>[];

export type Tables = { readonly [Name in TableName]: Rows<Name> };

export interface ReadTables {
  readonly tables: Tables;
  readonly problems: readonly Problem[];
}

/** Reads all CSV tables of a folder; bad rows are left out and listed as problems. */
export function readTables(folder: string): ReadTables {
  const read = TABLE_NAMES.map((name) => ({ name, ...readTable(folder, tables[name]) }));
  return {
    // The schema of each table produced its rows; TypeScript cannot follow it through the key.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    tables: Object.fromEntries(read.map(({ name, rows }) => [name, rows])) as Tables,
    problems: findNoTables(folder) ?? read.flatMap(({ problems }) => problems),
  };
}

/** One problem instead of one per table: the folder is probably wrong. */
function findNoTables(folder: string): readonly Problem[] | undefined {
  const files = Object.values(tables).map(({ file }) => file);
  if (files.some((file) => existsSync(join(folder, file)))) return undefined;
  const found = existsSync(folder)
    ? `none of the ${files.length} tables is here`
    : "no such folder";
  return [{ file: folder, message: `${found}; give the folder that has cards.csv` }];
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

export function parseTable(content: string, table: Table): TableRows {
  const [header, ...records] = splitRecords(content);
  const names = Object.keys(table.row.shape);
  if (header === undefined || header.cells.join() !== names.join()) {
    return failed(table.file, `the header must be ${names.join(",")}`, 1);
  }
  const columns = Object.entries(table.row.shape).map(toColumn);
  const rows: Row<object>[] = [];
  const problems: Problem[] = [];
  for (const { cells, line } of records) {
    const parsed = parseRow(table, columns, cells, line);
    if ("problems" in parsed) problems.push(...parsed.problems);
    else rows.push(parsed.row);
  }
  return { rows, problems };
}

interface Column {
  readonly name: string;
  readonly read: (cell: string) => z.ZodSafeParseResult<unknown>;
}

/** Cells repeat within a column, so each distinct one is parsed once. */
function toColumn([name, type]: readonly [string, z.ZodType]): Column {
  const known = new Map<string, z.ZodSafeParseResult<unknown>>();
  const read = (cell: string) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const parsed = type.safeParse(cell);
    known.set(cell, parsed);
    return parsed;
  };
  return { name, read };
}

function parseRow(
  { file }: Table,
  columns: readonly Column[],
  cells: readonly string[],
  line: number,
): { row: Row<object> } | { problems: readonly Problem[] } {
  if (cells.length !== columns.length) {
    return {
      problems: [{ file, line, message: `expected ${columns.length} cells, got ${cells.length}` }],
    };
  }
  const row: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [at, { name, read }] of columns.entries()) {
    const cell = cells[at] ?? "";
    const { data, error } = read(cell);
    row[name] = data;
    for (const { message } of error?.issues ?? []) {
      problems.push({
        file,
        line,
        column: name,
        message: `expected ${message}, got ${quoteCell(cell)}`,
      });
    }
  }
  return problems.length > 0 ? { problems } : { row: Object.assign(row, { line }) };
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
