import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../../compose/draft.ts";
import type { Intent } from "../../../intent.ts";
import { TRANSFER_UNDO } from "../../../phrasings/transfer-unlock.ts";
import { allProgramsOf } from "../../../readings/program-meant.ts";
import type { Understood } from "../../../../language/understood.ts";
import { calculate } from "./calculate.ts";
import { endsOf } from "../ends/ends.ts";
import { quantityOf } from "./quantity.ts";

/** Whether points can be moved back: they cannot. */
export const transferUndo: Intent = {
  id: "transfer_undo",
  group: "transfer",
  label: "whether a transfer can be undone",
  likes: ["program"],
  needs: [],
  phrasings: TRANSFER_UNDO,
  rules: [
    /\btransfer.*\b(?:reversible|irreversible|undone|reversed)\b/,
    /\btransferred\b.*\b(?:undo|by mistake|get (?:it|them) back|reverse)\b/,
    /\b(?:transfer|move|send|convert) (?:them|it|those|my (?:points|miles)|the (?:points|miles)|<\w+>(?: points| miles)?) back\b/,
    // A fee, too, is got back.
    /\b(?:get|put) (?:(?:my|the|those) (?:points|miles)|<(?:program|points)>(?: points| miles)?) back\b/,
    /\b(?:undo|reverse|cancel|take back) (?:a|the|my|that)? ?(?:points? |miles? )?transfer\b/,
  ],
  respond: undoOf,
};

function undoOf(asked: Understood, toolbox: Toolbox): Draft {
  const { routes } = toolbox.scene.facts.facts.tables;
  const named = allProgramsOf(asked, toolbox.scene.facts);
  const hub = named.find((key) => routes.some(({ source }) => source === key));
  const partner = named.find((key) => key !== hub);
  const list = ask(toolbox, "list_transfer_routes", {
    ...(partner === undefined ? {} : { from: partner }),
    ...(hub === undefined ? {} : { to: hub }),
    limit: 1,
  });
  const isNamed = named.length > 0;
  const worked = workedOut(asked, toolbox);
  return answer({
    result: [
      line`**No**: a transfer cannot be undone; points that were moved stay where they are. ${cite(list)}`,
      ...(isNamed ? [line`${told(list.summary)}`] : []),
      ...(worked?.result ?? []),
    ],
    details: [
      line`Find the seat or room first, and move points only when it can be booked at once.`,
      line`If it is gone after the transfer, the points wait in the program for another award, under its rules of expiry.`,
    ],
    caveats: [CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [list, ...(worked?.envelopes ?? [])],
  });
}

/** "How many must I move, and can I get them back": the points are told too. */
function workedOut(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const { facts } = toolbox.scene;
  const ends = endsOf(asked, facts);
  const hub = (key: string): boolean =>
    facts.facts.tables.routes.some(({ source }) => source === key);
  const named = allProgramsOf(asked, facts);
  const [from, to] = [named.find(hub), named.find((key) => !hub(key))];
  const amount = quantityOf(asked, ends);
  return from === undefined || to === undefined || amount === undefined
    ? undefined
    : calculate({ from, to }, { wanted: amount }, asked, toolbox);
}
