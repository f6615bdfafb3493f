import { SELF } from "../../../../accounts/wallet.ts";
import { type Line, line } from "../../compose/draft.ts";
import { holdersOf } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import { isOnlyMine } from "../../readings/only-mine.ts";
import type { Understood } from "../../../language/understood.ts";

/* Whose points a question is about where it names more than one: both, each, or the asker's alone. */

const TOGETHER =
  /\b(?:sum|total|combined|together|altogether|in all|both|household|between (?:us|me|the two|my|both)|all of us|we have|do we|have we|are we|we are|our|ours|everyone|everybody)\b/;
/** The asker beside the one who is named: "P1 / P2", "do i have and does she". */
const BESIDE =
  /\b(?:p1|player (?:1|one)|do i|have i|i have|i got|i hold|mine|me and|and me|and i|i and|me or|or me|mine or|or mine|who has|whose|us|both|apiece|(?:how many|how much|what) i)\b/;
/** "Sam's, not mine". */
const NOT_MINE =
  /\b(?:not|without|excluding|except|minus|instead of|rather than)(?: counting| including| using| from)? (?:mine|my own|me)\b/;

/** Whether what everybody of the household has is asked about, not one person's. */
export const isOfAll = (asked: Understood): boolean => {
  if (isOnlyMine(asked) || says(asked, NOT_MINE)) return false;
  return asked.owner === undefined
    ? asked.beside !== undefined || says(asked, TOGETHER)
    : says(asked, BESIDE);
};

/** Whether each one's is wanted before the sum. */
export const asksEach = (asked: Understood): boolean =>
  says(asked, /\b(?:p1|each|apiece|respectively|vs|versus|split|mine|does|do i|who)\b/) &&
  !says(asked, /\b(?:together|combined|sum|altogether|in all)\b/);

const WHO =
  /\bwho\b|\bwhose\b|\b(?:me|mine|i) (?:or|vs|versus)\b|\b(?:or|vs|versus) (?:me|mine|i|do i)\b|\bthan (?:me|i|mine|my)\b/;
const THAN = /\b(?:more|fewer|less|bigger|larger|smaller)\b.*\bthan\b/;

/** "Who has more, me or Sam", "does Sam have more than me": one person's beside another's. */
export const asksWho = (asked: Understood): boolean =>
  (asked.owner !== undefined || asked.beside !== undefined || says(asked, /\b(?:who|whose)\b/)) &&
  (says(asked, WHO) || says(asked, THAN));

/** The person asked about, as tools take him; nobody where it is about all. */
export function pointsOwner(asked: Understood): { readonly owner?: string } {
  if (asksWho(asked)) return {};
  if (isOnlyMine(asked)) return { owner: SELF };
  return asked.owner === undefined || isOfAll(asked) ? {} : { owner: asked.owner };
}

/** Whose points count, where somebody is named and it is not that one's alone. */
export function countedLine(asked: Understood, isHousehold = isOfAll(asked)): readonly Line[] {
  const other = asked.owner ?? asked.beside;
  if (other === undefined) return [];
  if (isOnlyMine(asked)) return [line`Only yours are counted, not ${holdersOf(other)}.`];
  return asked.owner !== undefined && isHousehold
    ? [line`Yours and ${holdersOf(other)} are looked at together.`]
    : [];
}
