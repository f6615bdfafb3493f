import type { Scene } from "../../member/scene.ts";
import type { Envelope } from "../../tools/frame/envelope.ts";
import type { ReaderName } from "../../tools/registry.ts";
import type { DataOf, InputOf } from "../ask.ts";
import type { Frame, Slot, SubjectKind } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import type { Unit } from "./figures.ts";
import type { Line } from "./line.ts";

/** A value to ask for, or to use as a condition. */
export interface Askable {
  readonly unit: Unit;
  /** Common words for it, in lower case: "annual fee", "fee", "cost". */
  readonly words?: readonly string[];
  /** Words for a value of the column: they make it a condition. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

export type Value = number | string | boolean;

/** A value that every row has. */
interface Column<Row> extends Askable {
  readonly value: (row: Row) => Value | undefined;
  /** Between the sum of several rows and their names: "is left of". */
  readonly summed?: string;
  /** A sentence about the column: "The Gold Card's fee is $325." Defaults to `sentence`. */
  readonly say?: (row: Row) => Line;
}

/** A kind of row that a reading tool returns, and how to write about it. */
export interface Topic<Name extends ReaderName, Row> {
  readonly tool: Name;
  readonly input: (frame: Frame, scene: Scene) => InputOf<Name>;
  readonly rows: (data: DataOf<Name>, frame: Frame, scene: Scene) => readonly Row[];
  /** "annual fee", "annual fees". */
  readonly noun: readonly [one: string, many: string];
  /** The ids by which subjects of each kind select rows. */
  readonly keys: Readonly<Partial<Record<SubjectKind, (row: Row) => readonly string[]>>>;
  readonly owner?: (row: Row) => string | undefined;
  readonly columns: Readonly<Record<string, Column<Row>>>;
  /** The amount column, for order and totals. */
  readonly amount?: string;
  /** The date column, for spans of days. */
  readonly day?: string;
  /** A row in a few words, for lists: "Platinum Card". */
  readonly name: (row: Row) => Line;
  /** One sentence that names the row. */
  readonly sentence: (row: Row, frame: Frame) => Line;
  /** The tool's own total of all rows; used if none was left out. */
  readonly total?: (data: DataOf<Name>, frame: Frame) => Line | undefined;
  /** True if the rows confirm the question, when merely having rows does not. */
  readonly holds?: (rows: readonly Row[], frame: Frame) => boolean;
  /** Input to call the tool again for these rows only, for their own warnings and sources. */
  readonly only?: (rows: readonly Row[]) => InputOf<Name>;
  /** Said when no row is left. */
  readonly none: (frame: Frame, scene: Scene, data: DataOf<Name>) => Line;
  /** A question to answer instead when no row matches, such as the one about the catalog's card. */
  readonly instead?: (frame: Frame) => Frame | undefined;
  readonly caveats?: (rows: readonly Row[], data: DataOf<Name>, frame: Frame) => readonly Line[];
  /** Slots that `input` uses, besides the keys, the owner and the days. */
  readonly takes?: readonly Slot[];
  readonly isAhead?: boolean;
}

/** A topic with the rows that its tool answered with. */
export interface About<Name extends ReaderName, Row> {
  readonly topic: Topic<Name, Row>;
  readonly frame: Frame;
  readonly toolbox: Toolbox;
  readonly data: DataOf<Name>;
  readonly envelope: Envelope;
  readonly all: readonly Row[];
}
