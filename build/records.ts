import { parse as parseStrictly } from "csv-parse/sync";
import papaparse from "papaparse";
import { toCell } from "./csv.ts";

/** The cells of one CSV record and the line it starts on. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

/**
 * Splits a CSV file (RFC 4180) with any line endings. Throws when it is malformed.
 *
 * The strict parser takes four times as long as the lenient one, which accepts malformed quotes as
 * text. If the lenient result serializes back to the same text, it is correct; the strict parser is
 * only needed otherwise, for example when cells are quoted needlessly.
 */
export function splitRecords(content: string): readonly CsvRecord[] {
  const text = content.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  return parseCanonicalCsv(text) ?? splitStrictly(text);
}

/** The records, or undefined if they do not serialize back to the same text. */
function parseCanonicalCsv(text: string): readonly CsvRecord[] | undefined {
  const { data } = papaparse.parse<string[]>(text, { delimiter: ",", newline: LINE_END });
  const ending = text.endsWith(LINE_END) ? LINE_END : "";
  const rows = ending === "" ? data : data.slice(0, -1);
  const written = rows.map((cells) => cells.map(toCell).join(","));
  if (written.join(LINE_END) + ending !== text) return undefined;
  let line = 1;
  return rows.map((cells, at) => {
    const record = { cells, line };
    line += countLines(written[at] ?? "");
    return record;
  });
}

const LINE_END = "\n";

const countLines = (record: string): number =>
  record.includes(LINE_END) ? record.split(LINE_END).length : 1;

function splitStrictly(text: string): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let linesBefore = 0;
  parseStrictly(text, {
    relax_column_count: true,
    on_record: (cells: string[], { lines }) => {
      records.push({ cells, line: linesBefore + 1 });
      linesBefore = lines;
    },
  });
  return records;
}
