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
  /** The slots it uses; the answer says which other names it ignores. */
  readonly takes: readonly Slot[];
  /** The amount and date columns, for ordering rows. */
  readonly amount?: string | undefined;
  readonly day?: string | undefined;
  /** True when it filters rows, so that an ambiguous name may match several. */
  readonly isOfRows: boolean;
  /** An ambiguous name with up to this many cards gets an answer for each; more are asked about. */
  readonly mostCards?: number | undefined;
  /** True when it is about the future: past dates are ignored. */
  readonly isAhead?: boolean | undefined;
}

/** Defines a topic whose rows are presented by the frame's focus. */
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
  // `Topic` types the keys as subject kinds.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const kinds = Object.keys(topic.keys) as readonly SubjectKind[];
  return [
    ...kinds,
    ...(topic.owner === undefined ? [] : (["owner"] as const)),
    ...(topic.day === undefined ? [] : (["spans"] as const)),
  ];
}

/** Defines a topic answered by its own function. */
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
