import { shownOf } from "../../compose/shown.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { guestsLead } from "./lounge-guests.ts";
import { guestsOf, hasChildren } from "./lounge-party.ts";
import { type Lounge, loungeLine, loungesIn } from "./lounge-rows.ts";

const MOST_SHOWN = 7;

export const AIRPORTS = line`Which lounges an airport has, and whether they are full, is not in the data; look it up before you go.`;

/** What is known of children, network by network. */
const childrenLead = (open: readonly Lounge[]): readonly Line[] =>
  open.flatMap(({ network, child_rule: rule }) =>
    rule === undefined ? [] : [line`Of children at the **${told(network)}**: ${told(rule)}.`],
  );

/** All networks, one line each with the best card for it. */
export function allDraft(
  list: Envelope,
  rows: readonly Lounge[],
  asked: Understood,
  isYes: boolean,
): Draft {
  const all = loungesIn(list);
  const first = rows.filter(
    (row, at) => rows.findIndex(({ network }) => network === row.network) === at,
  );
  const open = first.filter(({ entry }) => entry === "yes");
  const names = told(open.map(({ network }) => network).join(", "));
  const isWithGuests = open.length > 0 && guestsOf(asked) !== undefined;
  return answer({
    result: [
      ...(isWithGuests ? guestsLead(list, open, asked) : []),
      ...(hasChildren(asked) ? childrenLead(open) : []),
      open.length === 0
        ? line`None of these cards is known to give free entry for sure; this is what there is. ${cite(list)}`
        : line`${told(isWithGuests || hasChildren(asked) || !isYes ? "" : "**Yes**. ")}You can enter: **${names}**. ${cite(list)}`,
    ],
    ...shownOf(
      first.map((row) => loungeLine(list, row, all)),
      MOST_SHOWN + 1,
    ),
    caveats: [AIRPORTS, CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [list],
  });
}
