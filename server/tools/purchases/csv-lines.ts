import { Readable } from "node:stream";
import { setImmediate as nextRound } from "node:timers/promises";
import { parse } from "csv-parse";
import * as z from "zod";
import { ToolError } from "../../contract/tool-error.ts";

/* The one reader of CSV files that members send. */

export interface CsvLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Bounds the work: every step looks at each column, some at each pair of columns. */
export const MAX_COLUMNS = 100;

const parsedLines = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }),
);

/** Reads a CSV in small steps. Throws if it is unreadable or has too many lines or columns. */
export async function readCsv(
  content: string,
  most: number,
  delimiter = delimiterOf(content),
): Promise<readonly CsvLine[]> {
  if (isTooWide(content, delimiter)) throw tooWide();
  const lines = await parseLines(content, most, delimiter);
  if (lines.some(({ record }) => record.length > MAX_COLUMNS)) throw tooWide();
  if (lines.length <= most)
    return lines.map(({ record, info }) => ({ line: info.lines, cells: record }));
  throw new ToolError(`This file has more than ${most} lines; send it in parts.`);
}

/** Checks the width first, before the parser creates tens of thousands of columns. */
const isTooWide = (content: string, delimiter: string): boolean =>
  content
    .split(LINE_END)
    .some((line) => isWide(line, delimiter) && isWide(withoutQuoted(line), delimiter));

const LINE_END = /\r\n|\r|\n/;

const isWide = (line: string, delimiter: string): boolean =>
  line.split(delimiter, MAX_COLUMNS + 1).length > MAX_COLUMNS;

const withoutQuoted = (line: string): string => line.replaceAll(/"[^"]*"/g, "");

const tooWide = (): ToolError =>
  new ToolError(`This file has a line of more than ${MAX_COLUMNS} columns; send fewer.`);

/** Parses up to `most` lines, and one more to detect excess. */
async function parseLines(content: string, most: number, delimiter: string) {
  const options = {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 65_536,
  };
  try {
    const lines: unknown[] = [];
    for await (const line of Readable.from(piecesOf(content)).pipe(parse(options))) {
      lines.push(line);
      if (lines.length > most) break;
    }
    return parsedLines.parse(lines);
  } catch (error) {
    throw new ToolError("This CSV cannot be read: a quote is left open or a line is too long.", {
      cause: error,
    });
  }
}

const PIECE_BYTES = 1024;

/** Small pieces, since the parser is slow on lines with another width than the first. */
async function* piecesOf(content: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    // oxlint-disable-next-line no-await-in-loop
    await nextRound();
  }
}

/** Some files have a summary above the names of the columns. */
export const MAX_LINES_ABOVE = 20;

/** The most frequent separator in the first lines, outside of quotes. */
export function delimiterOf(content: string): string {
  const lines = content.split(LINE_END, MAX_LINES_ABOVE).map(withoutQuoted);
  const many = (sign: string) =>
    lines.reduce((sum, line) => sum + line.split(sign, MAX_COLUMNS + 1).length - 1, 0);
  return (
    ["\t", ";", "|"].find((sign) => many(sign) >= lines.length && many(sign) > many(",")) ?? ","
  );
}
