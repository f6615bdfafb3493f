/**
 * Times the searches in a process of its own and prints the figures as JSON.
 *
 * Usage: search-run.ts DATA SECONDS
 */
import { toCardRows } from "../../build/answers/cards.ts";
import { toCatalog } from "../../build/catalog.ts";
import { toLookup } from "../../build/emit/lookup.ts";
import { readTables } from "../../build/read.ts";
import {
  type BenefitIndex,
  indexBenefits,
  searchBenefits,
} from "../../server/catalog/search-benefits.ts";
import { indexCards } from "../../server/catalog/card-index.ts";
import { searchCards } from "../../server/catalog/search-cards.ts";
import { toBenefitQueries, toBodies, toSingleFilters } from "./queries.ts";
import { type Spread, spreadOf } from "./statistics.ts";

/** Microseconds a query, but for the bytes. */
export interface SearchFigures {
  readonly cards: number;
  readonly search: Spread;
  /** By the field of a query that has only one. */
  readonly searchBy: Readonly<Record<string, number>>;
  readonly benefits: Spread;
  readonly benefitIndexBytes: number;
}

const QUERIES = 2000;
const PER_FIELD = 200;

const [data = "data", seconds = "1"] = process.argv.slice(2);
const budgetMs = Number(seconds) * 1000;

const catalog = toCatalog(readTables(data).tables);
const fragments = toCardRows(catalog);
const cards = fragments.map(({ value }) => value);
const lookup = toLookup(catalog);
const cardIndex = indexCards(
  cards,
  fragments.map(({ json }) => json),
  lookup,
);
const benefitIndex = indexBenefits(cards, lookup);
const vocabulary = { cards, lookup };

const byField = [...toSingleFilters(vocabulary, PER_FIELD)].map(([field, queries]) => [
  field,
  time(queries, (filters) => searchCards(cardIndex, filters).length, budgetMs / 10).median,
]);
const figures: SearchFigures = {
  cards: cards.length,
  search: time(
    toBodies(vocabulary, QUERIES),
    (filters) => searchCards(cardIndex, filters).length,
    budgetMs,
  ),
  searchBy: Object.fromEntries(byField),
  benefits: time(
    toBenefitQueries(vocabulary, QUERIES),
    (query) => searchBenefits(benefitIndex, query).length,
    budgetMs,
  ),
  benefitIndexBytes: sizeOf(benefitIndex),
};
process.stdout.write(JSON.stringify(figures));

/** Runs through all queries again and again; the mean of each pass in microseconds a query. */
function time<Query>(
  queries: readonly Query[],
  search: (query: Query) => number,
  budget: number,
): Spread {
  let bytes = 0;
  const pass = (): number => {
    const started = performance.now();
    for (const query of queries) bytes += search(query);
    return ((performance.now() - started) * 1000) / queries.length;
  };
  const until = (end: number): number[] => {
    const passes = [pass()];
    while (performance.now() < end) passes.push(pass());
    return passes;
  };
  until(performance.now() + budget / 2);
  const passes = until(performance.now() + budget);
  if (bytes === 0) throw new Error("no query found anything");
  return spreadOf(passes);
}

/** Labels, words and postings; the cards and the JSON of their rows belong to the answers. */
function sizeOf({ labels, words }: BenefitIndex): number {
  return bytesIn(labels) + bytesIn(words);
}

/** The texts and numbers in a value, all the way down. */
function bytesIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + bytesIn(part), 0);
}
