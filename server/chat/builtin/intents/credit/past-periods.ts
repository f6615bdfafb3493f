import type { Day } from "../../../../advice/days.ts";
import { type Draft, line } from "../../compose/draft.ts";
import { spansAsked } from "../../readings/asked-span.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/* "What did we let go to waste last quarter": only the running periods of credits are told by any tool. */

const WASTED =
  /\b(?:wast(?:e|ed)|(?:went|gone|go|going|was|were) (?:unused|to waste)|(?:let|letting) (?:\S+ ){0,3}(?:lapse|expire|die|slip|go)|lapsed|expired|miss(?:ed)?|los[et]|left on the table|leave on the table|forgot|forfeit(?:ed)?|(?:did|have) not use[d]?|unused)\b/;
const USED = /\b(?:used?|redeemed|burned|claimed|got|get|captured?)\b/;
const TOLD = /\b(?:went|were|was|did (?:i|we|he|she))\b/;
const DID =
  /\b(?:did|have|has) (?:i|we|he|she|you|my \w+)\b(?: \w+)? (?:wast|let|los|miss|forfeit|forget)/;

/** Whether periods that are over are asked about. */
function asksPast(asked: Understood, today: Day): boolean {
  const spans = spansAsked(asked, today);
  // "Went unused in October": the one that was, though the next is what a month alone names.
  const isTold = says(asked, TOLD) && !says(asked, /\b(?:next|coming|will|going to|would)\b/);
  const isPast =
    spans.length > 0 && spans.every(({ from, to }) => to < today || (isTold && from > today));
  if (isPast) return says(asked, WASTED) || says(asked, USED);
  return spans.length === 0 && says(asked, DID) && says(asked, WASTED);
}

/** The answer with a word first on what is not known of earlier periods. */
export function withPast(draft: Draft, asked: Understood, today: Day): Draft {
  return draft.kind !== "answer" || !asksPast(asked, today)
    ? draft
    : { ...draft, result: [NOT_KNOWN, ...draft.result] };
}

const NOT_KNOWN = line`That is **not known** here: I see the running period of each credit only, not what was used or lapsed in earlier ones. The bank's app has the past; as it stands now:`;
