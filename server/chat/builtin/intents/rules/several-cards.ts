import { answer, type Draft } from "../../compose/draft.ts";
import { wordsOf } from "../../compose/join.ts";
import { joinLines } from "../../compose/rows.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";

/* Several cards, banks or people in one question on eligibility: each has its own verdict. */

const MOST_CARDS = 4;
const LISTED = /^(?:(?:and|or|plus|then|the|a|an|my|also|versus|both|either|chase|amex) ?)*$/;

/** "The Reserve and the Ink Cash": cards that are all applied for, for they stand side by side. */
export function listedCards(asked: Understood): readonly Mention[] {
  const cards = mentionsOf(asked, "card").toSorted((a, b) => a.start - b.start);
  const isListed = cards.every((card, place) => {
    const next = cards[place + 1];
    return next === undefined || LISTED.test(asked.tokens.slice(card.end, next.start).join(" "));
  });
  return isListed && cards.length <= MOST_CARDS ? cards : [];
}

/** Verdicts one after the other; caveats once. */
export function joined(drafts: readonly Draft[]): Draft {
  const [only] = drafts;
  if (only !== undefined && drafts.length === 1) return only;
  const caveats = new Map(
    drafts.flatMap((draft) => draft.caveats).map((one) => [wordsOf(one), one]),
  );
  return answer({
    result: drafts.map(({ result }) => joinLines(result)),
    details: drafts.flatMap(({ details }) => details),
    caveats: [...caveats.values()],
    envelopes: drafts.flatMap(({ envelopes }) => envelopes),
  });
}
