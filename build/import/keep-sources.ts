import { hash } from "node:crypto";
import { siteOf } from "../source-site.ts";
import type { Cells, Reading, ReadSource } from "./reading.ts";
import { insertRow, type Sheet } from "./sheets.ts";

/** sources.csv with the day, the reader and the digest of what proposals rest on. */
export const keepSources = (sources: Sheet, readings: readonly Reading[]): Sheet =>
  readings.reduce(keepSource, sources);

function keepSource(sheet: Sheet, { source, as_of: day }: Reading): Sheet {
  const { url, reader, sha256 = "", archived = "" } = source;
  const evidence = { as_of: day, reader, sha256, archived };
  const at = sheet.rows.findIndex(({ cells }) => isOf(cells, source));
  const row = sheet.rows[at];
  const why = `read ${day} by ${reader}`;
  if (row === undefined) {
    const { title, publisher, kind, trust } = source;
    const cells = { key: keyOf(source), title, publisher, url, kind, trust, ...evidence };
    return insertRow(sheet, { cells, before: undefined, why: [why] });
  }
  const { as_of: before = "", sha256: known } = row.cells;
  if (day < before || (day === before && known !== "")) return sheet;
  const changed = { ...row, cells: { ...row.cells, ...evidence }, why: [why] };
  return { ...sheet, rows: sheet.rows.with(at, changed) };
}

const isOf = (cells: Cells, { cite, url, reader }: ReadSource): boolean =>
  cells["key"] === cite || (cells["url"] === url && (cells["reader"] || reader) === reader);

/** A page that cells cite by its address has a key too, of its site and a few digits. */
const keyOf = ({ cite, url }: ReadSource): string =>
  cite === url
    ? `${siteOf(new URL(url)).replaceAll(/[^a-z0-9]+/g, "-")}-${hash("sha256", url).slice(0, 6)}`
    : cite;
