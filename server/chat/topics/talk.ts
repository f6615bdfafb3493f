import type { Draft } from "../compose/draft.ts";
import type { Frame } from "../frame.ts";
import { REPLIES } from "./replies.ts";
import { type Answerable, definePlan } from "./topic.ts";

/* Small talk, and what the chat does not do. The column of the frame says which. */

/** What is asked with the same words as an order, but to be told where it is done. */
const COLUMNS: Answerable["columns"] = {
  add_card: {
    unit: "text",
    words: ["add", "enter", "put in", "change", "update", "remove", "set"].flatMap((verb) => [
      `how do i ${verb}`,
      `how can i ${verb}`,
      `how to ${verb}`,
      `where do i ${verb}`,
      `where can i ${verb}`,
    ]),
  },
  delete_data: {
    unit: "text",
    words: ["delete my account", "delete my data", "delete all my data", "delete all of my data"],
  },
};

export const talk: Answerable = definePlan(reply, { takes: [], columns: COLUMNS });

function reply({ column = "nothing_asked" }: Frame): Draft {
  const replies: Readonly<Record<string, Draft>> = REPLIES;
  return replies[column] ?? REPLIES.nothing_asked;
}
