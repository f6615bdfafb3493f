import { type TableName, tableOf } from "../../data/tables.ts";
import { OWN_READER } from "../answers/evidence.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import { parseTable, type Tables } from "../read.ts";
import type { Cells, Reading, ReadSource } from "./reading.ts";
import { findPlace, insertRow, type Sheet, type SheetRow, type Sheets, toText } from "./sheets.ts";
import { createStrengths, strengthOf, type Strengths } from "./strength.ts";

/**
 * The outcome of a reading. `agrees`, `outdated`, `noted` (the dispute is already recorded) and
 * `unclear` (no single row) change nothing; the others are proposals.
 */
export type Outcome = "agrees" | "outdated" | "noted" | "unclear" | Proposal;

type Proposal = "refreshed" | "filled" | "replaced" | "added" | "disputed";

interface Judged {
  readonly reading: Reading;
  readonly outcome: Outcome;
}

export interface Merged {
  readonly sheets: Sheets;
  readonly judged: readonly Judged[];
}

/**
 * Compares readings with the tables. A stronger source that is not older replaces a value, and so
 * does a newer one of equal strength. A reading that is neither newer nor stronger is ignored.
 * Otherwise, both values are recorded as disputed.
 */
export function mergeReadings(sheets: Sheets, readings: readonly Reading[], tables: Tables) {
  const strengths = createStrengths(tables, readings);
  const cells = groupBy(readings.toSorted(byWeight), (one) => `${rowOf(one)} ${one.column}`);
  const decided = [...cells.values()].map(decide);
  const last = decided.flatMap(({ last: one }) => one ?? []);
  return [...groupBy(last.toSorted(byWeight), rowOf).values()].reduce<Merged>(
    (merged, group) => mergeGroup(merged, group, strengths),
    { sheets, judged: decided.flatMap(({ judged }) => judged) },
  );
}

const rowOf = ({ table, key }: Reading): string => `${table} ${JSON.stringify(key)}`;

/** Picks the strongest and newest reading of a cell, unless one of equal weight differs. */
function decide(ofCell: readonly Reading[]) {
  const last = ofCell.at(-1);
  const rivals = ofCell.slice(0, -1).filter((one) => last && one.value !== last.value);
  const isClear = rivals.every((one) => last && byWeight(one, last) < 0);
  return isClear
    ? { last, judged: rivals.map((reading): Judged => ({ reading, outcome: "outdated" })) }
    : { judged: ofCell.map((reading): Judged => ({ reading, outcome: "unclear" })) };
}

/** Sorts the strongest, then newest, last. */
const byWeight = (a: Reading, b: Reading): number =>
  strengthOf(a.source) - strengthOf(b.source) || a.as_of.localeCompare(b.as_of, "en");

function mergeGroup(merged: Merged, group: readonly Reading[], strengths: Strengths): Merged {
  const [first] = group;
  const sheet = first && merged.sheets.get(first.table);
  if (first === undefined || sheet === undefined) {
    throw new Error(`${first?.table}: no table of facts`);
  }
  const place = findPlace(sheet, first);
  if (place === "unclear") return withJudged(merged, group, "unclear");
  if (place === "none") return addRow(merged, sheet, group);
  const cells = sheet.rows[place]?.cells ?? {};
  // Sources already cited in an open dispute are not reported again.
  const isTold = ({ source }: Reading) =>
    cells["confidence"] === "disputed" && strengths.isCited(cells, source);
  return group.reduce(
    (so, reading) => mergeCell(so, reading, place, { ...strengths, isTold }),
    merged,
  );
}

const withJudged = ({ sheets, judged }: Merged, group: readonly Reading[], outcome: Outcome) => ({
  sheets,
  judged: [...judged, ...group.map((reading) => ({ reading, outcome }))],
});

const withSheet = (sheets: Sheets, sheet: Sheet) => new Map([...sheets, [sheet.name, sheet]]);

type Weights = Strengths & { readonly isTold: (reading: Reading) => boolean };

function mergeCell(merged: Merged, reading: Reading, place: number, strengths: Weights): Merged {
  const sheet = merged.sheets.get(reading.table);
  const row = sheet?.rows[place];
  if (sheet === undefined || row === undefined) throw new Error(`${reading.table}: no such row`);
  const outcome = judge(row.cells, reading, strengths);
  if (!isChange(outcome)) return withJudged(merged, [reading], outcome);
  const changed: SheetRow = {
    cells: { ...row.cells, ...CHANGES[outcome](row.cells, reading, strengths) },
    before: row.before,
    why: [...row.why, tell(row.cells, reading, outcome)],
  };
  const sheets = withSheet(merged.sheets, { ...sheet, rows: sheet.rows.with(place, changed) });
  return withJudged({ ...merged, sheets }, [reading], outcome);
}

type Change = Exclude<Proposal, "added">;

const isChange = (outcome: Outcome): outcome is Change => outcome in CHANGES;

function judge(cells: Cells, reading: Reading, strengths: Weights): Outcome {
  const { table, column, value, source, as_of: day } = reading;
  const { as_of: before = "", [column]: now = "" } = cells;
  const type = tableOf(table).row.shape[column];
  if (column !== "" && type?.safeParse(value).success !== true) return "unclear";
  const stronger = strengthOf(source) - strengths.ofRow(cells);
  if (column === "" || isSame(table, column, now, value)) {
    // Agreement on one cell updates as_of only if the row has no stronger source.
    const isItsSource = cells["confidence"] !== "disputed" && strengths.isCited(cells, source);
    const isNewer = day > before && (stronger >= 0 || isItsSource);
    const isNews = isNewer || confidenceAfter(cells, reading) !== cells["confidence"];
    return isNews ? "refreshed" : "agrees";
  }
  if (strengths.hasChanged(reading)) return "outdated";
  if (now === "") return "filled";
  if (strengths.isTold(reading)) return "noted";
  const newer = day.localeCompare(before, "en");
  if (stronger >= 0 && newer >= 0 && stronger + newer > 0) return "replaced";
  if (stronger <= 0 && newer <= 0 && stronger + newer < 0) return "outdated";
  return "disputed";
}

/** Cells are the same when they mean the same: 795 and 795.00. */
function isSame(table: TableName, column: string, a: string, b: string): boolean {
  const parse = (cell: string) =>
    JSON.stringify(tableOf(table).row.shape[column]?.safeParse(cell).data);
  return a === b || parse(a) === parse(b);
}

const isOwnLook = ({ kind, reader }: ReadSource) => kind === "issuer" && reader === OWN_READER;

const newConfidence = (source: ReadSource) => (isOwnLook(source) ? "confirmed" : "single_source");

/** Agreement on one cell confirms nothing else in the row; a reading of the whole row does. */
function confidenceAfter({ confidence = "" }: Cells, { column, source }: Reading): string {
  const isWhole = column === "" && confidence === "single_source";
  return confidence === "unverified" || isWhole ? newConfidence(source) : confidence;
}

type ToChange = (cells: Cells, reading: Reading, strengths: Strengths) => Cells;

const cited: ToChange = (cells, { source, as_of: day }, { isCited }) => {
  const { sources = "", as_of: before = "" } = cells;
  const more = sources === "" ? source.cite : `${source.cite};${sources}`;
  return {
    sources: isCited(cells, source) ? sources : more,
    as_of: day > before ? day : before,
  };
};

const CHANGES: Readonly<Record<Change, ToChange>> = {
  refreshed: (cells, reading, strengths) => ({
    ...cited(cells, reading, strengths),
    confidence: confidenceAfter(cells, reading),
  }),
  filled: (cells, reading, strengths) => ({
    ...cited(cells, reading, strengths),
    confidence: confidenceAfter(cells, reading),
    [reading.column]: reading.value,
  }),
  replaced: (cells, reading, strengths) => ({
    ...cited(cells, reading, strengths),
    confidence: cells["confidence"] === "disputed" ? "disputed" : newConfidence(reading.source),
    [reading.column]: reading.value,
    note: addNote(cells, `${reading.column} before: ${hereSide(cells, reading)}`),
  }),
  disputed: (cells, reading, { isCited }) => {
    const { sources = "" } = cells;
    const { column, value, source, as_of: day } = reading;
    const sides = `${hereSide(cells, reading)} or ${toSide(value, source.cite, day)}`;
    return {
      confidence: "disputed",
      sources: isCited(cells, source) ? sources : `${sources};${source.cite}`,
      note: addNote(cells, `${column}: ${sides}`),
    };
  },
};

const toSide = (value: string, cite: string, day: string): string => `${value} (${cite} ${day})`;

const hereSide = (cells: Cells, { column }: Reading): string =>
  toSide(cells[column] ?? "", cells["sources"]?.split(";")[0] ?? "", cells["as_of"] ?? "");

const addNote = ({ note = "" }: Cells, more: string) => (note === "" ? more : `${note}; ${more}`);

function tell(cells: Cells, { column, value, source, as_of: day }: Reading, outcome: Change) {
  const said = `${outcome} by ${source.cite} ${day}`;
  return column === "" ? said : `${column} ${cells[column] || "empty"} -> ${value}, ${said}`;
}

/** Adds a row if the readings fill it and there is no later sighting. */
function addRow(merged: Merged, sheet: Sheet, group: readonly Reading[]): Merged {
  const [first] = group;
  if (first === undefined) return merged;
  const { key, source, as_of: day } = first;
  if (sheet.rows.some(({ cells }) => isLaterSighting(cells, key)))
    return withJudged(merged, group, "outdated");
  const given = Object.fromEntries(group.map(({ column, value }) => [column, value]));
  const cells: Cells = {
    ...Object.fromEntries(sheet.columns.map((column) => [column, ""])),
    ...key,
    ...given,
    confidence: newConfidence(source),
    sources: source.cite,
    as_of: day,
  };
  const row = { cells, before: undefined, why: [`added by ${source.cite} ${day}`] };
  const alone = toText({ ...sheet, rows: [row] });
  const isWhole = parseTable(alone, tableOf(sheet.name)).problems.length === 0;
  if (!isWhole) return withJudged(merged, group, "unclear");
  const sheets = withSheet(merged.sheets, insertRow(sheet, row));
  return withJudged({ ...merged, sheets }, group, "added");
}

/** Each offer row is one sighting; older sightings add nothing to a later one. */
const isLaterSighting = (cells: Cells, { seen_on: seen, card_id: card, channel }: Cells): boolean =>
  seen !== undefined &&
  cells["card_id"] === card &&
  cells["channel"] === channel &&
  (cells["seen_on"] ?? "") > seen;
