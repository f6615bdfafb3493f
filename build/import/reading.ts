import { DataError } from "../problem.ts";
import type { TableName } from "../../data/tables.ts";
import type { SOURCE_KINDS, TRUST_LEVELS } from "../../data/vocab.ts";
import type { Tables } from "../read.ts";
import type { Names } from "./names.ts";

export type Cells = Readonly<Record<string, string>>;

/** A source in the form of sources.csv. */
export interface ReadSource {
  /** The sources.csv key or the address that cells cite. */
  readonly cite: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly kind: (typeof SOURCE_KINDS)[number];
  readonly trust: (typeof TRUST_LEVELS)[number];
  /** `us`, or the third party that read the source. */
  readonly reader: string;
  readonly sha256: string | undefined;
  readonly archived?: string | undefined;
}

export interface Reading {
  readonly table: TableName;
  /** Columns that identify the row. */
  readonly key: Cells;
  /** Empty when the source confirms the whole row. */
  readonly column: string;
  readonly value: string;
  readonly source: ReadSource;
  readonly as_of: string;
}

interface Readings {
  readonly readings: readonly Reading[];
  /** Feed names that match none or several of our rows. */
  readonly unmatched: readonly string[];
}

export interface FeedInput {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly sha256: string;
  /** The date to use for feeds without one. */
  readonly day: string;
  readonly names: Names;
  readonly tables: Tables;
}

export interface Feed {
  readonly about: string;
  /** File names to read when a folder is given. */
  readonly files: RegExp;
  /** Set when the feed contains no date. */
  readonly needsDay?: true;
  readonly read: (input: FeedInput) => Readings;
}

/** Readings of one row by column; null and undefined columns are skipped. */
export const readCells = (
  row: Pick<Reading, "table" | "key" | "source" | "as_of">,
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
): readonly Reading[] =>
  Object.entries(values).flatMap(([column, value]) =>
    value === undefined || value === null ? [] : [{ ...row, column, value: String(value) }],
  );

/** Reads cards found in our tables; names of the others are unmatched. */
export function readCards<Card extends { readonly name: string }>(
  cards: readonly Card[],
  findId: (card: Card) => string | undefined,
  read: (id: string, card: Card) => readonly Reading[],
): Readings {
  const matches = cards.map((card) => ({ card, id: findId(card) }));
  return {
    readings: matches.flatMap(({ card, id }) => (id === undefined ? [] : read(id, card))),
    unmatched: matches.flatMap(({ card, id }) => (id === undefined ? [card.name] : [])),
  };
}

export function textOf({ files }: FeedInput, name: RegExp): string {
  const found = [...files].find(([file]) => name.test(file));
  if (found === undefined) {
    throw new DataError([{ file: String(name), message: "the feed has no such file" }]);
  }
  return found[1].toString("utf8");
}
