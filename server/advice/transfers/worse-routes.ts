import {
  routesFrom,
  rowsOfRoute,
  type TermsRow,
  type TransferTables,
  unlocksOf,
} from "./transfer-index.ts";
import { toTransferProgram } from "./program-links.ts";
import { findTerms } from "./transfer-terms.ts";

/** A partner that points reach at a worse ratio than before, or no longer. */
export interface WorseRoute {
  readonly to: string;
  readonly was: TermsRow;
  /** Undefined if points no longer transfer there. */
  readonly now: TermsRow | undefined;
}

type Cards = ReadonlySet<string>;

/** The partners of a program that other cards make worse for its points on a day. */
export function worseRoutes(
  tables: TransferTables,
  program: string,
  { before, after }: { readonly before: Cards; readonly after: Cards },
  day: string,
): readonly WorseRoute[] {
  const source = toTransferProgram(tables, program);
  const isAsBefore = (id: string): boolean => before.has(id) === after.has(id);
  const isUnlockedAsBefore = unlocksOf(tables, source).every((row) => isAsBefore(row.card_id));
  const partners = new Set(routesFrom(tables, source).map(({ dest }) => dest));
  return [...partners].flatMap((to): readonly WorseRoute[] => {
    const { terms } = rowsOfRoute(tables, source, to);
    if (isUnlockedAsBefore && terms.every((row) => row.cards.every(isAsBefore))) return [];
    const termsOf = (cards: Cards): TermsRow | undefined => {
      const routeTerms = findTerms(tables, program, to, cards, day);
      return routeTerms.state === "usable" ? routeTerms.terms : undefined;
    };
    const [was, now] = [termsOf(before), termsOf(after)];
    if (was === undefined || (now !== undefined && !isLess(now, was))) return [];
    return [{ to, was, now }];
  });
}

const isLess = (one: TermsRow, other: TermsRow): boolean =>
  one.ratio_out * other.ratio_in < other.ratio_out * one.ratio_in;
