import { drafting } from "./ask.ts";
import type { Draft } from "./compose/draft.ts";
import type { Frame } from "./frame.ts";
import type { Toolbox } from "./toolbox.ts";
import { topics } from "./topics/registry.ts";

/** Answers what a frame asks. */
export function answerFrame(frame: Frame, toolbox: Toolbox): Draft {
  const draft = drafting(() => topics[frame.topic].answer(frame, toolbox));
  return draft.instead === undefined ? draft : answerFrame(draft.instead, toolbox);
}
