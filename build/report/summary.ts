import { TABLE_NAMES, type TableName, tableOf } from "../../data/tables.ts";
import type { Confidence } from "../../data/vocab.ts";
import { toCardRows } from "../answers/cards.ts";
import { answerProvenance, toProvenance } from "../answers/provenance.ts";
import { type Score, toScore } from "../answers/score.ts";
import { toTransferRows } from "../answers/transfers.ts";
import { toCatalog } from "../catalog.ts";
import { holdsOn, releaseDay } from "../checks/check.ts";
import staleness from "../checks/staleness.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import type { Problem } from "../problem.ts";
import type { Row, Tables } from "../read.ts";

export interface Coverage {
  readonly what: string;
  readonly known: number;
  readonly of: number;
  readonly missing: readonly string[];
}

/** Row counts by confidence, and the age of a table. */
export interface TableSummary {
  readonly file: string;
  readonly rows: number;
  /** Undefined for tables without a confidence column. */
  readonly confidence: Readonly<Record<Confidence, number>> | undefined;
  readonly oldest: string | undefined;
  readonly newest: string | undefined;
}

export interface OpenRow {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly note: string;
}

export interface Report {
  readonly day: string;
  readonly score: Score;
  /** Sources with a stored digest, which proves they were reachable when read. */
  readonly reached: { readonly known: number; readonly of: number };
  readonly coverage: readonly Coverage[];
  readonly tables: readonly TableSummary[];
  /** Sourced facts by year, and by month for this and last year; oldest first. */
  readonly ages: readonly (readonly [span: string, facts: number])[];
  readonly oldest: readonly (OpenRow & { readonly as_of: string })[];
  /** Groups of facts that are older than their table allows. */
  readonly due: readonly Problem[];
  readonly disputed: readonly OpenRow[];
  readonly unverified: readonly OpenRow[];
}

const OLDEST_SHOWN = 25;

/** A summary for maintainers to read before they refresh the data. */
export function toReport(tables: Tables): Report {
  const day = releaseDay(tables) ?? "";
  const rows = TABLE_NAMES.flatMap((name) => tables[name].map((row) => toOpenRow(name, row)));
  const dated = rows.filter(isDated).toSorted((a, b) => (a.as_of < b.as_of ? -1 : 1));
  const withConfidence = (one: Confidence) => rows.filter(({ confidence }) => confidence === one);
  const lastYear = String(Number(day.slice(0, "YYYY".length)) - 1);
  const spans = groupBy(dated, ({ as_of }) =>
    as_of.slice(0, as_of < lastYear ? "YYYY".length : "YYYY-MM".length),
  );
  return {
    day,
    score: scoreOf(tables, day),
    reached: {
      known: tables.sources.filter(({ sha256 }) => sha256 !== undefined).length,
      of: tables.sources.length,
    },
    coverage: toCoverage(tables, day),
    tables: TABLE_NAMES.map((name) => summarize(name, tables[name])),
    ages: [...spans].map(([span, facts]) => [span, facts.length] as const),
    oldest: dated.slice(0, OLDEST_SHOWN),
    due: staleness.run(tables),
    disputed: withConfidence("disputed"),
    unverified: withConfidence("unverified"),
  };
}

function scoreOf(tables: Tables, day: string): Score {
  const catalog = toCatalog(tables);
  const provenance = toProvenance(catalog, toCardRows(catalog), toTransferRows(catalog));
  return toScore(answerProvenance(catalog, provenance), day);
}

interface NamedRow extends OpenRow {
  readonly as_of: string | undefined;
  readonly confidence: string | undefined;
}

const toOpenRow = (name: TableName, row: Row<object>): NamedRow => ({
  file: tableOf(name).file,
  line: row.line,
  key: keyOf(name, row),
  note: cellOf(row, "note") ?? "",
  as_of: cellOf(row, "as_of"),
  confidence: cellOf(row, "confidence"),
});

export const keyOf = (name: TableName, row: Row<object>): string =>
  tableOf(name)
    .unique.flatMap((column) => cellOf(row, column) ?? [])
    .join(", ");

/** The text of a cell, with lists joined; undefined when empty. */
export function cellOf(row: Row<object>, column: string): string | undefined {
  const values = [Reflect.get(row, column)].flat().filter((value) => value !== undefined);
  const text = values.map(String).join(";");
  return text === "" ? undefined : text;
}

const isDated = (row: NamedRow): row is NamedRow & { readonly as_of: string } =>
  row.as_of !== undefined;

function summarize(name: TableName, rows: readonly Row<object>[]): TableSummary {
  const named = rows.map((row) => toOpenRow(name, row));
  const count = (one: Confidence) => named.filter(({ confidence }) => confidence === one).length;
  const dates = named.flatMap(({ as_of }) => as_of ?? []).toSorted();
  const { file, row } = tableOf(name);
  return {
    file,
    rows: rows.length,
    confidence:
      "confidence" in row.shape
        ? {
            confirmed: count("confirmed"),
            single_source: count("single_source"),
            disputed: count("disputed"),
            unverified: count("unverified"),
          }
        : undefined,
    oldest: dates[0],
    newest: dates.at(-1),
  };
}

/** True when the value of a credit is known: dollars, a percentage, or months of membership. */
const isSized = (credit: Tables["credits"][number] | undefined): boolean =>
  (credit?.amount_usd ?? credit?.percent_back ?? credit?.membership_months) !== undefined;

/** The issuers that must have application rules: ten we chose, not a measured ranking. */
const BIGGEST_ISSUERS = [
  "American Express",
  "Bank of America",
  "Barclays",
  "Capital One",
  "Chase",
  "Citi",
  "Discover",
  "Synchrony",
  "U.S. Bank",
  "Wells Fargo",
] as const;

const isSourced = (row: { readonly confidence: Confidence }) => row.confidence !== "unverified";

/** A card with at least this fee and no credit is worth checking. */
const DEAR_USD = 95;

function toCoverage(tables: Tables, day: string): readonly Coverage[] {
  const open = tables.cards.filter(({ status }) => status === "open");
  const ofCards = (what: string, ids: ReadonlySet<string>, cards = open) =>
    cover(
      what,
      cards.map(({ id }) => id),
      (id) => ids.has(id),
    );
  const earning = open.filter(({ rewards_currency: currency }) => currency !== undefined);
  const openIds = new Set(open.map(({ id }) => id));
  const credits = tables.credits.filter(({ card_id }) => openIds.has(card_id));
  const terms = tables.transferTerms.filter((row) => isSourced(row) && holdsOn(row, day));
  const routes = new Set(terms.map(({ source, dest }) => `${source} -> ${dest}`));
  const ruled = new Set(tables.issuerRules.filter(isSourced).map(({ issuer }) => issuer));
  const dear = open.filter(({ annual_fee: fee }) => fee >= DEAR_USD);
  return [
    ofCards("open cards that earn, with rates", allCardsIn(tables.earnRates), earning),
    ofCards("open cards that earn, with sourced rates", cardsIn(tables.earnRates), earning),
    ofCards("open cards with sourced terms", cardsIn(tables.terms)),
    ofCards(
      `open cards of $${DEAR_USD} a year or more, with a credit`,
      allCardsIn(tables.credits),
      dear,
    ),
    cover(
      "credits of open cards, with what they give",
      credits.map((row) => `${row.card_id}: ${row.credit_name}`),
      (_, at) => isSized(credits[at]),
    ),
    ofCards("open cards with a dated welcome offer", cardsIn(tables.offers)),
    ofCards("open cards with a sourced protection", cardsIn(tables.protections)),
    cover(
      "live routes with their ratio",
      tables.routes.filter((route) => route.is_active).map((one) => `${one.source} -> ${one.dest}`),
      (route) => routes.has(route),
    ),
    cover("of the biggest issuers with application rules", BIGGEST_ISSUERS, (issuer) =>
      ruled.has(issuer),
    ),
  ];
}

interface OfCard {
  readonly card_id: string;
  readonly confidence: Confidence;
}

const allCardsIn = (rows: readonly OfCard[]) => new Set(rows.map(({ card_id }) => card_id));

const cardsIn = (rows: readonly OfCard[]) => allCardsIn(rows.filter(isSourced));

function cover(
  what: string,
  all: readonly string[],
  isKnown: (one: string, at: number) => boolean,
): Coverage {
  const missing = all.filter((one, at) => !isKnown(one, at));
  return { what, known: all.length - missing.length, of: all.length, missing };
}
