import type { Scene } from "../../member/scene.ts";
import type { ReaderName } from "../../tools/registry.ts";
import { ask, type DataOf, type InputOf } from "../ask.ts";
import type { Draft } from "../compose/draft.ts";
import type { Unit } from "../compose/figures.ts";
import type { Line } from "../compose/line.ts";
import { composeRows } from "../compose/rows.ts";
import type { AmountRole, Frame, SubjectKind } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";

/** A part of a frame that an answer can depend on. */
export type Slot = SubjectKind | AmountRole | "owner" | "spans";

/** One thing that can be asked for, by itself or as a condition. */
export interface Askable {
  readonly unit: Unit;
  /** What people call it, in lower case: "annual fee", "fee", "cost". */
  readonly words?: readonly string[];
}

/** A topic as the reader and the engine know it. */
export interface Answerable {
  /** Answers a frame with the tools of one member. */
  readonly answer: (frame: Frame, toolbox: Toolbox) => Draft;
  readonly columns: Readonly<Record<string, Askable>>;
  /** The slots it uses. What else a question names is said to be left out. */
  readonly takes: readonly Slot[];
  /** The column of how much, and that of when, by which rows are ordered. */
  readonly amount?: string | undefined;
  readonly day?: string | undefined;
  /** True when rows are picked, so that one name may stand for several. */
  readonly isOfRows: boolean;
  /** True when it is about what is to come: days that are past pick none of it. */
  readonly isAhead?: boolean | undefined;
}

export type Value = number | string | boolean;

/** One thing that each row says. */
export interface Column<Row> extends Askable {
  readonly value: (row: Row) => Value | undefined;
  /** The row told by this column: "The Gold Card's fee is $325." Its usual sentence when left out. */
  readonly say?: (row: Row) => Line;
}

/** A kind of row that the reading tools answer with, and how it is told. */
export interface Topic<Name extends ReaderName, Row> {
  readonly tool: Name;
  readonly input: (frame: Frame, scene: Scene) => InputOf<Name>;
  readonly rows: (data: DataOf<Name>, frame: Frame, scene: Scene) => readonly Row[];
  /** "annual fee", "annual fees". */
  readonly noun: readonly [one: string, many: string];
  /** The ids by which subjects of a kind pick rows. */
  readonly keys: Readonly<Partial<Record<SubjectKind, (row: Row) => readonly string[]>>>;
  readonly owner?: (row: Row) => string | undefined;
  readonly columns: Readonly<Record<string, Column<Row>>>;
  /** The column of how much, by which rows are ordered and added up. */
  readonly amount?: string;
  /** The column of when, which spans of days pick rows by. */
  readonly day?: string;
  /** A row in a few words, for lists: "Platinum Card". */
  readonly name: (row: Row) => Line;
  /** A row in one sentence that names what it is of. */
  readonly sentence: (row: Row, frame: Frame) => Line;
  /** What all rows come to, as the tool itself adds them up; used when none was left out. */
  readonly total?: (data: DataOf<Name>, frame: Frame) => Line | undefined;
  /** Whether what is asked is so of the rows, where that is not said by there being any. */
  readonly holds?: (rows: readonly Row[], frame: Frame) => boolean;
  /** Said when no row is left. */
  readonly none: (frame: Frame, scene: Scene) => Line;
  /** Another question to answer when no row is left, such as that of the catalog's card. */
  readonly instead?: (frame: Frame) => Frame | undefined;
  /** Everything that could have such a row, for questions about those without. */
  readonly universe?: (scene: Scene) => readonly { readonly id: string; readonly name: Line }[];
  readonly caveats?: (rows: readonly Row[], data: DataOf<Name>, frame: Frame) => readonly Line[];
  /** Slots that `input` uses, besides the keys, the owner and the days. */
  readonly takes?: readonly Slot[];
  readonly isAhead?: boolean;
}

/** Declares a topic whose rows are told by the focus of the frame. */
export const defineTopic = <Name extends ReaderName, Row>(topic: Topic<Name, Row>): Answerable => ({
  columns: topic.columns,
  amount: topic.amount,
  day: topic.day,
  isOfRows: true,
  isAhead: topic.isAhead,
  takes: [...slotsOf(topic), ...(topic.takes ?? [])],
  answer: (frame, toolbox) => {
    const { data, envelope } = ask(toolbox, topic.tool, topic.input(frame, toolbox.scene));
    const all = topic.rows(data, frame, toolbox.scene);
    return composeRows({ topic, frame, toolbox, data, envelope, all });
  },
});

function slotsOf<Name extends ReaderName, Row>(topic: Topic<Name, Row>): readonly Slot[] {
  // The keys are declared as kinds of subjects.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const kinds = Object.keys(topic.keys) as readonly SubjectKind[];
  return [
    ...kinds,
    ...(topic.owner === undefined ? [] : (["owner"] as const)),
    ...(topic.day === undefined ? [] : (["spans"] as const)),
  ];
}

/** Declares a topic that a function of its own answers. */
export const definePlan = (
  answer: Answerable["answer"],
  options: Pick<Answerable, "takes" | "amount"> & Partial<Pick<Answerable, "columns">>,
): Answerable => ({ columns: {}, ...options, answer, isOfRows: false });
