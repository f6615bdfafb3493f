import type { ReaderName } from "../../tools/registry.ts";
import { ask } from "../ask.ts";
import type { Draft } from "../compose/draft.ts";
import type { Askable, Topic } from "../compose/row-topic.ts";
import { composeRows } from "../compose/rows.ts";
import type { Frame, Slot, SubjectKind } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";

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
  /** So many cards that one name may stand for are told, each by itself; more are asked about. */
  readonly mostCards?: number | undefined;
  /** True when it is about what is to come: days that are past pick none of it. */
  readonly isAhead?: boolean | undefined;
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
  options: Pick<Answerable, "takes" | "amount"> &
    Partial<Pick<Answerable, "columns" | "mostCards">>,
): Answerable => ({
  columns: {},
  ...options,
  answer,
  isOfRows: false,
});
