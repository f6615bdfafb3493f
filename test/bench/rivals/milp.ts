/** Minimises the cost of columns from 0 to `most`, with rows that are at most so much. */
export interface Milp {
  readonly columns: { readonly cost: number; readonly most: number; readonly isWhole: boolean }[];
  readonly rows: { readonly terms: readonly Term[]; readonly atMost: number }[];
}

export type Term = readonly [column: number, factor: number];

/** The values of the columns, as the library has them; undefined when it found none in time. */
export type SolveMilp = (milp: Milp) => readonly number[] | undefined;

/** Four times what a tool call may take, so that a busy machine cuts nothing off. */
export const LIMIT_MS = 1000;

/** For what a library returns as its optimum, but does not hold in whole numbers. */
export const BROKEN = "broken";

/** Adds a column and returns its place. */
export const addColumn = ({ columns }: Milp, cost: number, most: number, isWhole = true): number =>
  columns.push({ cost, most, isWhole }) - 1;

export const addRow = ({ rows }: Milp, terms: readonly Term[], atMost: number): number =>
  rows.push({ terms, atMost });
