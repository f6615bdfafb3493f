import { drafting } from "./ask.ts";
import { answer, type Draft } from "./compose/draft.ts";
import { line } from "./compose/line.ts";
import type { Frame } from "./frame.ts";
import type { Toolbox } from "./toolbox.ts";
import { topics } from "./topics/registry.ts";

/** Answers what a frame asks. */
export function answerFrame(frame: Frame, toolbox: Toolbox): Draft {
  const respond = topics[frame.topic];
  if (respond === undefined) {
    return answer({ lead: [line`I cannot answer that yet.`], envelopes: [] });
  }
  return drafting(() => respond(frame, toolbox));
}
