import { groupBy } from "../../contract/group-by.ts";
import { oncePer } from "../../contract/once-per.ts";
import { familyOf } from "./program-links.ts";
import type { FactRow, Facts } from "../../contract/facts.ts";

/** The tables that say where points move. */
export type TransferTables = Pick<
  Facts["tables"],
  "routes" | "transferTerms" | "bonuses" | "unlocks" | "programs"
>;

export type TermsRow = FactRow<"transferTerms">;
export type BonusRow = FactRow<"bonuses">;
type RouteRow = FactRow<"routes">;
type UnlockRow = FactRow<"unlocks">;

export interface RouteRows {
  readonly routes: readonly RouteRow[];
  readonly terms: readonly TermsRow[];
  readonly bonuses: readonly BonusRow[];
}

interface TransferIndex {
  readonly pairs: ReadonlyMap<string, RouteRows>;
  readonly unlocks: ReadonlyMap<string, readonly UnlockRow[]>;
  readonly into: ReadonlyMap<string, readonly RouteRow[]>;
  readonly outOf: ReadonlyMap<string, readonly RouteRow[]>;
}

const NO_ROWS: RouteRows = { routes: [], terms: [], bonuses: [] };

/** The rows of the route from one program to another; empty when there are none. */
export const rowsOfRoute = (tables: TransferTables, source: string, dest: string): RouteRows =>
  indexOf(tables).pairs.get(pairKey(source, dest)) ?? withinFamily(tables, source, dest) ?? NO_ROWS;

/** Points move 1:1 between programs of one family; the destination's row is the source. */
function withinFamily(tables: TransferTables, source: string, dest: string): RouteRows | undefined {
  const family = familyOf(tables, dest);
  const row = tables.programs.find(({ key }) => key === dest);
  if (row === undefined || source === dest || !family.some(({ key }) => key === source)) {
    return undefined;
  }
  const { confidence, sources, as_of, note } = row;
  // A program's own pages come first and its family's page last, so this puts the family's first.
  const told = { source, dest, confidence, sources: sources.toReversed(), as_of, note };
  return {
    routes: [{ ...NO_END, ...told }],
    terms: [{ ...AS_THEY_ARE, ...told }],
    bonuses: [],
  };
}

const NO_END = {
  is_active: true,
  deactivated_date: undefined,
  deactivated_precision: undefined,
} as const;

const AS_THEY_ARE = {
  cards: [],
  ratio_in: 1,
  ratio_out: 1,
  min_points: 1,
  base_status_min_points: undefined,
  increment: 1,
  extra_every: undefined,
  extra_points: undefined,
  fee_usd_per_point: undefined,
  fee_max_usd: undefined,
  hours: undefined,
  applied_from: undefined,
  starts: undefined,
  ends: undefined,
} as const;

/** The rows on what cards do for a program's points. */
export const unlocksOf = (tables: TransferTables, program: string): readonly UnlockRow[] =>
  indexOf(tables).unlocks.get(program) ?? [];

/** The routes, live and ended, that lead to a program. */
export const routesInto = (tables: TransferTables, dest: string): readonly RouteRow[] =>
  indexOf(tables).into.get(dest) ?? [];

/** The routes, live and ended, that lead out of a program. */
export const routesFrom = (tables: TransferTables, source: string): readonly RouteRow[] =>
  indexOf(tables).outOf.get(source) ?? [];

const indexOf = oncePer((tables: TransferTables): TransferIndex => {
  const routes = groupBy(tables.routes, toPairKey);
  const terms = groupBy(tables.transferTerms, toPairKey);
  const bonuses = groupBy(tables.bonuses, toPairKey);
  const keys = new Set([...routes.keys(), ...terms.keys(), ...bonuses.keys()]);
  return {
    pairs: new Map(
      [...keys].map((key) => [
        key,
        {
          routes: routes.get(key) ?? [],
          terms: terms.get(key) ?? [],
          bonuses: bonuses.get(key) ?? [],
        },
      ]),
    ),
    unlocks: groupBy(tables.unlocks, ({ program }) => program),
    into: groupBy(tables.routes, ({ dest }) => dest),
    outOf: groupBy(tables.routes, ({ source }) => source),
  };
});

const pairKey = (source: string, dest: string): string => `${source} ${dest}`;

const toPairKey = (row: { readonly source: string; readonly dest: string }): string =>
  pairKey(row.source, row.dest);
