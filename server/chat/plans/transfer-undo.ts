import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { line } from "../compose/line.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { transfer, noWayBack } from "./transfer.ts";

/** Whether points that were transferred can come back: never, whatever the programs are. */
export const transferUndo = definePlan(answerUndo, {
  takes: ["program", "send", "want", "owner"],
});

function answerUndo(frame: Frame, toolbox: Toolbox): Draft {
  const counted = countedOf(frame, toolbox);
  return answer({
    lead: [noWayBack(frame, toolbox), ...(counted?.lead ?? [])],
    details: [
      ...(counted?.details ?? []),
      line`Find the seat or room first, and move points only when it can be booked at once.`,
      line`Points that were moved wait in the program for another award, under its rules of expiry.`,
    ],
    caveats: [CAVEATS.terms],
    envelopes: counted?.envelopes ?? [],
  });
}

/** The points of the transfer, when both ends and a number are told. */
function countedOf(frame: Frame, toolbox: Toolbox): Draft | undefined {
  const isWhole =
    idsOf(frame, "program", "from", "of").length > 0 &&
    idsOf(frame, "program", "to").length > 0 &&
    (amountAs(frame, "send") ?? amountAs(frame, "want")) !== undefined;
  return isWhole ? transfer.answer({ ...frame, verb: undefined }, toolbox) : undefined;
}
