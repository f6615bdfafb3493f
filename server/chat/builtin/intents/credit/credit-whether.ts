import { type Line, line, told } from "../../compose/draft.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { asksWhether, saysNot } from "../../readings/asks-whether.ts";
import type { Credit } from "./credit-rows.ts";

/* "Did I use it yet", "do I have any left": a yes or a no before the figures. */

const USED =
  /\b(?:use|used|using|spend|spent|burn|burned|burnt|blow|blown|redeem|redeemed|touched|gone)\b/;
const LEFT = /\b(?:left|remaining|remains|still (?:have|got)|available|unused|over)\b/;
const DONE =
  /\b(?:did|have|has|had|used up|gone)\b|\b(?:is|are|was|were)\b.*\b(?:used|spent|burned|burnt|redeemed)(?: (?:yet|already|too|up|this \w+))?$/;

/** "Does it roll over": into the next period. */
const ROLLS_OVER =
  /\b(?:roll\w*|carr(?:y|ies)|spill\w*) over\b|\brollover\b|\b(?:accumulate|stack|pile|add|build|bank|save)s? (?:it |them )?up\b/;

/** What the terms say of it; of most credits only when they begin anew is known. */
function rolling(rows: readonly Credit[]): readonly Line[] {
  const terms = rows.flatMap(({ conditions }) => conditions).find((text) => KEEPS.test(text));
  if (terms !== undefined) return [line`**In part**, by its terms: ${told(terms)}.`];
  return rows.every(({ next_reset: reset }) => reset !== undefined)
    ? [line`**No**, as far as is known: it begins anew with each period.`]
    : [];
}
const KEEPS = /\broll\w* over\b|\bcarr(?:y|ies) over\b/;

export const isUsed = ({ status, left, per_period: whole }: Credit): boolean =>
  status === "used" || (left !== undefined && whole !== undefined && left < whole);

const hasLeft = ({ status, left }: Credit): boolean => status !== "used" && (left ?? 0) > 0;

/** None where the rows do not agree, or nothing of the kind is asked. */
export function whetherLines(rows: readonly Credit[], asked: Understood): readonly Line[] {
  if (rows.length === 0 || !asksWhether(asked) || saysNot(asked)) return [];
  if (says(asked, ROLLS_OVER)) return rolling(rows);
  const test = says(asked, LEFT)
    ? hasLeft
    : says(asked, USED) && says(asked, DONE)
      ? isUsed
      : undefined;
  if (test === undefined) return [];
  const isAny = says(asked, /\bany(?:thing)?\b/);
  if (rows.every(test) || (isAny && rows.some(test))) return [line`**Yes.**`];
  if (rows.some(test)) return asksAll(asked) ? [line`**No**, not all.`] : [line`**In part.**`];
  return [test === hasLeft ? line`**No.**` : line`**No**, none of it is logged as used.`];
}

/** "Did I use everything on it". */
export const asksAll = (asked: Understood): boolean =>
  says(asked, /\b(?:all|every|everything|each|fully|completely|maxed|both)\b/);
