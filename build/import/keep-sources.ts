import { hash } from "node:crypto";
import { siteOf } from "../source-site.ts";
import type { Cells, Reading, ReadSource } from "./reading.ts";
import { insertRow, type Sheet } from "./sheets.ts";

/** Updates sources.csv with the day, reader and digest of the readings behind proposals. */
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

/** Pages cited by address get a key made from the site and a short hash. */
const keyOf = ({ cite, url }: ReadSource): string =>
  cite === url
    ? `${siteOf(new URL(url)).replaceAll(/[^a-z0-9]+/g, "-")}-${hash("sha256", url).slice(0, 6)}`
    : cite;
