import { answer, askBack, refuse, type Draft } from "../compose/draft.ts";
import { line, type Line } from "../compose/line.ts";
import { text } from "../compose/figures.ts";
import { ACCOUNT_PATH } from "../../contract/addresses.ts";
import type { Frame } from "../frame.ts";
import { REPLIES } from "./replies.ts";
import { type Answerable, definePlan } from "./topic.ts";

/* Small talk, and what the chat does not do. The column of the frame says which. */

const WHERE: Line = line`An assistant that is connected to your account's tools can change the wallet; how to connect one stands on ${text(`your account page (${ACCOUNT_PATH})`)}.`;

const PLACES: Readonly<Record<string, Draft>> = {
  write_request: refuse(
    line`Nothing was changed: this chat only reads and answers. It applies for nothing, books nothing, moves no points and sets no reminders.`,
    WHERE,
  ),
  export_help: answer({
    lead: [
      line`Download everything kept about you as one file from ${text(`your account page (${ACCOUNT_PATH})`)}, or have an assistant that is connected to your tools **export** it, as JSON or as CSV for a spreadsheet. The chat itself sends no files.`,
    ],
    envelopes: [],
  }),
};

export const talk: Answerable = definePlan(reply, { takes: [], columns: {} });

function reply({ column = "" }: Frame): Draft {
  const replies: Readonly<Record<string, Draft>> = { ...REPLIES, ...PLACES };
  return replies[column] ?? askBack(line`What would you like to know about your cards or points?`);
}
