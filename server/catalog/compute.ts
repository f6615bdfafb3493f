import type * as z from "zod";
import {
  getValuations,
  listCards,
  listTransfers,
  searchBenefits as searchBenefitsRoute,
  searchCards as searchCardsRoute,
} from "../contract/routes.ts";
import { filterTransfers } from "./filter-transfers.ts";
import { filterValuations } from "./filter-valuations.ts";
import { type Parsed, parseBody, parseQuery } from "./query.ts";
import { searchBenefits } from "./search-benefits.ts";
import { searchCards } from "./search-cards.ts";
import type { Snapshot } from "./snapshot.ts";

/** A computed answer: the normalised query it belongs to, and how to make its JSON. */
interface Computation {
  /** Empty when nothing in the query changes the published answer. */
  readonly key: string;
  readonly toJson: () => string;
}

/** Parses a query string or a body; undefined when its dataset is damaged. */
export type Compute = (snapshot: Snapshot, input: string) => Parsed<Computation> | undefined;

interface Filter<Index, Input> {
  readonly path: string;
  readonly parse: (input: string) => Parsed<Input>;
  readonly index: (snapshot: Snapshot) => Index | undefined;
  readonly run: (index: Index, input: Input) => string;
}

/** Routes that filter as well as serve a file, by path. */
export const computeByPath: ReadonlyMap<string, Compute> = new Map<string, Compute>([
  defineFilter({
    path: listCards.path,
    parse: queryParser(listCards.query),
    index: (snapshot) => snapshot.cards,
    run: searchCards,
  }),
  defineFilter({
    path: listTransfers.path,
    parse: queryParser(listTransfers.query),
    index: (snapshot) => snapshot.transfers,
    run: filterTransfers,
  }),
  defineFilter({
    path: getValuations.path,
    parse: queryParser(getValuations.query),
    index: (snapshot) => snapshot.valuations,
    run: filterValuations,
  }),
  defineFilter({
    path: searchCardsRoute.path,
    parse: bodyParser(searchCardsRoute.body),
    index: (snapshot) => snapshot.cards,
    run: searchCards,
  }),
  defineFilter({
    path: searchBenefitsRoute.path,
    parse: bodyParser(searchBenefitsRoute.body),
    index: (snapshot) => snapshot.benefits,
    run: searchBenefits,
  }),
]);

/** The paths that take a search as a POST body. */
export const SEARCH_PATHS: ReadonlySet<string> = new Set([
  searchCardsRoute.path,
  searchBenefitsRoute.path,
]);

function defineFilter<Index, Input extends object>({
  path,
  parse,
  index,
  run,
}: Filter<Index, Input>): [string, Compute] {
  const compute: Compute = (snapshot, input) => {
    const rows = index(snapshot);
    if (rows === undefined) return undefined;
    const parsed = parse(input);
    if (!parsed.ok) return parsed;
    const { value } = parsed;
    const key = Object.keys(value).length === 0 ? "" : `${path} ${JSON.stringify(value)}`;
    return { ok: true, value: { key, toJson: () => run(rows, value) } };
  };
  return [path, compute];
}

function queryParser<S extends z.ZodObject>(schema: S) {
  return (search: string): Parsed<z.infer<S>> => parseQuery(schema, search);
}

function bodyParser<S extends z.ZodObject>(schema: S) {
  return (text: string): Parsed<z.infer<S>> => parseBody(schema, text);
}
