import { TABLE_NAMES, type TableName, tables as allTables } from "../../data/tables.ts";
import { gatherNames } from "../../server/chat/language/lexicon/lexicon.ts";
import { writeNames } from "../../server/chat/language/lexicon/names.ts";
import { decodeFacts, type FactsFile } from "../../server/contract/facts.ts";
import { toAsciiJson } from "../../server/contract/json.ts";
import { type FactIndex, indexFacts } from "../../server/member/facts.ts";
import { toEstimates } from "../answers/valuations.ts";
import type { Catalog } from "../catalog.ts";
import type { Row, Tables } from "../read.ts";
import { siteOf } from "../source-site.ts";

/** Tables without facts about cards or programs, or with facts published in another form. */
const LEFT_OUT: ReadonlySet<TableName> = new Set([
  "releases",
  "sources",
  "observations",
  "publishedChanges",
]);

/** private/facts.json: per table the columns once and rows as lists; sources by list index. */
export function toFacts(catalog: Catalog): string {
  const { file, index } = factsOf(catalog);
  // Precomputed, because gathering names is most of the work of the chat's first answer.
  return toAsciiJson({ ...file, names: writeNames(gatherNames(index)) });
}

/** The facts as tools read them; cached because the file and the sample wallet share them. */
export function factsOf(catalog: Catalog) {
  const known = indexed.get(catalog);
  if (known !== undefined) return known;
  const file = toFactsFile(catalog);
  const found = { file, index: indexFacts(decodeFacts(file)) };
  indexed.set(catalog, found);
  return found;
}

const indexed = new WeakMap<Catalog, { file: FactsFile; index: FactIndex }>();

function toFactsFile(catalog: Catalog): FactsFile {
  const { tables } = catalog;
  const names = TABLE_NAMES.filter((name) => !LEFT_OUT.has(name));
  const places = new Map<string, number>();
  // Fills `places`, so it must run before toSources.
  const listed = Object.fromEntries(
    names.map((name) => [name, toTable(name, tables[name], places)]),
  );
  return {
    version: catalog.releasedAt,
    sources: toSources(places, tables),
    tables: listed,
    valuations: toEstimates(catalog).map(({ program, publisherNames: _names, ...estimate }) => {
      return { program: program.key, ...estimate };
    }),
  };
}

type FactTable = FactsFile["tables"][string];
type Cell = FactTable["rows"][number][number];

function toTable(name: TableName, rows: readonly Row<object>[], places: Map<string, number>) {
  const columns = Object.keys(allTables[name].row.shape);
  return {
    columns,
    rows: rows.map((row) =>
      columns.map((column) => {
        const cell: unknown = Reflect.get(row, column);
        return column === "sources" ? toPlaces(cell, places) : toCell(cell);
      }),
    ),
  };
}

/** Hand-written: a JSON schema would take as long as the rest of the file. */
function toCell(cell: unknown): Cell {
  if (cell === undefined) return null;
  if (typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean")
    return cell;
  if (Array.isArray(cell)) return cell.map(toCell);
  throw new TypeError(`a cell is not JSON: ${typeof cell}`);
}

/** Indexes of sources in `places`, to which new ones are added. */
function toPlaces(cell: unknown, places: Map<string, number>): number[] {
  if (!Array.isArray(cell)) return [];
  return cell.map((source: unknown) => {
    const key = String(source);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  });
}

function toSources(places: ReadonlyMap<string, number>, { sources }: Tables): FactsFile["sources"] {
  const known = new Map(
    sources.map(({ key, title, publisher, url }) => [key, { publisher, title, url }]),
  );
  return [...places.keys()].map((key) => {
    const source = known.get(key);
    if (source === undefined) return { key, title: siteOf(new URL(key)), url: key };
    return { key, title: `${source.publisher}: ${source.title}`, url: source.url };
  });
}
