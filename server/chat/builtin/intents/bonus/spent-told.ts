import { says } from "../../readings/says.ts";
import { amountsOf, type Amount, type Understood } from "../../../language/understood.ts";
import { eachOf } from "./plan-told.ts";

/*
 * What the asker says was spent: "1,900 so far" stands in place of what is recorded, "800 more" on
 * top of it.
 */

/** As the tool takes it; nothing where nothing is told. */
export interface SpentTold {
  readonly net_spent_usd?: number;
  readonly more_spent_usd?: number;
}

const NEAR = 4;

export function spentTold(asked: Understood): SpentTold {
  const told = amountsOf(asked, "usd", "count", "points").filter(
    (one) => isSum(one) && eachOf(one, asked) === undefined,
  );
  const planned = told.find(({ unit }) => unit === "usd");
  if (planned !== undefined && asksEnough(asked)) return { more_spent_usd: planned.value };
  for (const one of told) {
    const { before, after } = around(one, asked);
    if (RETURNED_BEFORE.test(before) || RETURNED_AFTER.test(after)) {
      return { more_spent_usd: -one.value };
    }
    if (/^(?:more|extra|additional|on top)\b/.test(after) || MORE_BEFORE.test(before)) {
      return { more_spent_usd: one.value };
    }
    if (SPENT_BEFORE.test(before) || SPENT_AFTER.test(after)) return { net_spent_usd: one.value };
  }
  return {};
}

/** "A $1,900 ice machine, does that finish it": a purchase to come is put on top. */
export const asksEnough = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:finish(?:es)?|complete|completes|enough|gets? (?:me|us) there|does that do it|knocks? it out|(?:meet|meets|hit|hits|reach|reaches) (?:it|the (?:spend|bonus|minimum)))\b/,
  );

/** Small bare numbers are months, weeks or cards. */
const isSum = ({ unit, value }: Amount): boolean => unit === "usd" || value >= 100;

const MORE_BEFORE =
  /\b(?:(?:another|additional|an extra)(?: about| around)?|(?:if|once|when|say) (?:i|we) (?:put|spend|charge|spent|charged|run|ran|throw|drop|pay)(?: (?!up\b|the\b)[a-z']+){0,2})$/;
/** What went back to the shop is taken off. */
const RETURNED_BEFORE =
  /\b(?:returned|returning|refunded|sent back|gave back|got back|brought back|took back)(?: [a-z]+){0,2}$/;
const RETURNED_AFTER = /^(?:[a-z]+ ){0,3}?(?:back|returned|refunded|refund)\b/;
const SPENT_BEFORE =
  /\b(?:spent|charged|put|at|am at|did|done|racked up|have)(?: (?:about|around|roughly|like|exactly|only|just|already|a total of|total|so far))*$/;
const SPENT_AFTER =
  /^(?:(?:dollars|bucks) )?(?:(?:is |has been |was )?(?:spent|charged|done|down)|so far|already|in so far|in already|in (?:on|now)|now|to date|thus far)\b/;

const around = ({ start, end }: Amount, { tokens }: Understood) => ({
  before: tokens.slice(Math.max(0, start - NEAR), start).join(" "),
  after: tokens.slice(end, end + NEAR).join(" "),
});
