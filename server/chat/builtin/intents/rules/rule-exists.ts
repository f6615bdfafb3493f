import { type Line, line, told } from "../../compose/draft.ts";
import { joinLines } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Rule } from "./rules-meant.ts";

/*
 * "Is Amex's 2 in 90 days thing real", "does Chase have a 7/12 rule": whether there is such a rule, and
 * of that bank, before what it says.
 */

const EXISTS =
  /\b(?:real|really|a thing|true|legit|exists?|existing|actual(?:ly)?|official|enforced?|still)\b|\b(?:is|are) there\b|\b(?:does|do|did|has|have) (?:\S+ ){1,3}?(?:have|has|got|use|do|follow|impose|care|go by)\b/;
const FALSE = /\b(?:myth|fake|made up|false|bs|rumou?r|nonsense|urban legend)\b/;
/** A name that tells what the rule is, so that one of another bank is no such rule. */
const BY_FIGURES = /\d\s?\/\s?\d|\b\d+ (?:\S+ )?(?:in|per|every|within) (?:\S+ )?\d+\b/;

const YES = line`**Yes**:`;
const NO = line`**No**:`;

/** Whether there is such a rule. */
export function existsWord(rules: readonly Rule[], asked: Understood): readonly Line[] {
  if (isOfOtherBank(rules, asked)) return [];
  if (says(asked, FALSE)) return asksWhether(asked) ? [NO] : [];
  return asksWhether(asked) && says(asked, EXISTS) ? [YES] : [];
}

/** That the bank which is named has no such rule, before whose it is. */
export function noSuchRule(rules: readonly Rule[], asked: Understood): readonly Line[] {
  if (!isOfOtherBank(rules, asked)) return [];
  const banks = [...new Set(mentionsOf(asked, "issuer").flatMap(({ ids }) => ids))];
  const none = line`no such rule of ${told(banks.join(" or "))} is known.`;
  return [
    asksWhether(asked)
      ? joinLines([NO, none])
      : line`No such rule of ${told(banks.join(" or "))} is known.`,
  ];
}

function isOfOtherBank(rules: readonly Rule[], asked: Understood): boolean {
  const banks = mentionsOf(asked, "issuer").flatMap(({ ids }) => ids);
  return (
    banks.length > 0 &&
    BY_FIGURES.test(asked.text) &&
    rules.every(({ issuer }) => !banks.includes(issuer))
  );
}
