import { routesFrom, type TermsRow, type TransferTables } from "./transfer-index.ts";
import { toTransferProgram } from "./program-links.ts";
import { findTerms } from "./transfer-terms.ts";

/** A partner to which points move for less than before, or no more. */
export interface WorseRoute {
  readonly to: string;
  readonly was: TermsRow;
  /** Undefined where they cannot go there any more. */
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
  const partners = new Set(
    routesFrom(tables, toTransferProgram(tables, program)).map(({ dest }) => dest),
  );
  return [...partners].flatMap((to): readonly WorseRoute[] => {
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
