import { SELF } from "../../../../accounts/wallet.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { withoutHearsay } from "../../readings/hearsay.ts";
import { says } from "../../readings/says.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import { isOfAll, pointsOwner } from "../balance/whose-points.ts";

/* Which points a question of their worth counts, and whether it is of one of them. */

/** "My Marriott or my United points": what is there of each, not what a point of it counts for. */
export const isOfHeld = (
  programs: readonly string[],
  asked: Understood,
  { scene: { wallet } }: Toolbox,
): boolean =>
  OWN.test(withoutHearsay(asked)) &&
  !isOfOne(asked) &&
  programs.every((program) => wallet.balances.some((one) => one.program === program));

const OWN = /\b(?:my|mine|our|ours|i have|we have|piles?|stash(?:es)?|balances?|hoards?)\b/;

/** "A point", "cents per point": what one is worth, not all of them. */
export const isOfOne = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:a|one|each|per|single|1) (?:\w+ ){0,3}(?:point|mile)\b|\b(?:one|1|each) of (?:my|our|the) (?:\w+ ){0,3}(?:points|miles|pts)\b|\bcpp\b|\bcents\b/,
  );

/** "$412 or 62,000 points, how many cents is that": an award and its price, not a sum of points. */
export const isOfAward = (asked: Understood): boolean =>
  amountsOf(asked, "usd").length > 0 &&
  says(asked, /\bcents?\b|\bcpp\b|\b(?:night|room|flight|seat|ticket|stay|award|fare|booking)s?\b/);

/** "So 18,400 points is what": the balance of just so many, else the only one there is. */
export function heldWith(
  points: number,
  asked: Understood,
  { scene: { wallet } }: Toolbox,
): string | undefined {
  const { owner = SELF } = pointsOwner(asked);
  const own = wallet.balances.filter((one) => one.owner === owner);
  const same = own.filter((one) => one.points === points);
  const [only, ...others] = same.length > 0 ? same : own;
  return others.length === 0 ? only?.program : undefined;
}

/** What those asked about have in a program; undefined where it is nothing that is known. */
export function balanceIn(
  program: string,
  asked: Understood,
  { scene: { wallet } }: Toolbox,
): number | undefined {
  const { owner = SELF } = pointsOwner(asked);
  const own = wallet.balances.filter(
    (one) => one.program === program && (isOfAll(asked) || one.owner === owner),
  );
  return own.length === 0 ? undefined : own.reduce((sum, { points }) => sum + points, 0);
}
