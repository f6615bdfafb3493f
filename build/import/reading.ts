import { DataError } from "../problem.ts";
import type { TableName } from "../../data/tables.ts";
import type { SOURCE_KINDS, TRUST_LEVELS } from "../../data/vocab.ts";
import type { Tables } from "../read.ts";
import type { Names } from "./names.ts";

export type Cells = Readonly<Record<string, string>>;

/** The source that was read, as sources.csv keeps it. */
export interface ReadSource {
  /** The key in sources.csv, or the address, that cells cite. */
  readonly cite: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly kind: (typeof SOURCE_KINDS)[number];
  readonly trust: (typeof TRUST_LEVELS)[number];
  /** `us`, or whose reading it is. */
  readonly reader: string;
  readonly sha256: string | undefined;
  readonly archived?: string | undefined;
}

export interface Reading {
  readonly table: TableName;
  /** The columns that tell which row is meant. */
  readonly key: Cells;
  /** Empty when the source says that the row as a whole still holds. */
  readonly column: string;
  readonly value: string;
  readonly source: ReadSource;
  readonly as_of: string;
}

interface Readings {
  readonly readings: readonly Reading[];
  /** Names in the feed that match none of our rows, or several. */
  readonly unmatched: readonly string[];
}

export interface FeedInput {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly sha256: string;
  /** The day of a feed that does not say it. */
  readonly day: string;
  readonly names: Names;
  readonly tables: Tables;
}

export interface Feed {
  readonly about: string;
  /** The files of it that are read when a folder is given. */
  readonly files: RegExp;
  /** True when the feed does not say of which day it is. */
  readonly needsDay?: true;
  readonly read: (input: FeedInput) => Readings;
}

/** One row as a source has it, by column; columns it does not know are absent. */
export const readCells = (
  row: Pick<Reading, "table" | "key" | "source" | "as_of">,
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
): readonly Reading[] =>
  Object.entries(values).flatMap(([column, value]) =>
    value === undefined || value === null ? [] : [{ ...row, column, value: String(value) }],
  );

/** Reads the cards that the tables know; the names of the others are unmatched. */
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
