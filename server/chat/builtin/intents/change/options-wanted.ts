import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Path } from "../../compose/figure.ts";
import { numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/* Which of the changes of a card a question means. */

/** Whether a dated source tells of it. */
export const isDocumented = (found: Envelope, row: Path): boolean =>
  textAt(found, [...row, "path"]) === "documented";

/** "That still keeps my points movable": of those that cost points nothing. */
const KEEPS_MOVING =
  /\b(?:keep\w*|still|without losing|not lose|don't lose|preserv\w*|leav\w+)\b.*\b(?:points?|miles|ur|transfers?|partners?)\b.*\b(?:mov\w+|transfer\w*|alive|open|safe|full|partners?|value)\b|\bwithout losing (?:my |the )?(?:points|transfers|partners)\b|\b(?:keep\w*|still have) (?:my |the )?(?:transfers?|partners|transfer partners)\b/;

/** Whether an option goes the way the question does. */
export function isWanted(found: Envelope, row: Path, asked: Understood): boolean {
  const direction = textAt(found, [...row, "direction"]);
  if (
    says(
      asked,
      /\b(?:no|without|free) (?:an? )?(?:annual )?fee\b|\b(?:free card|fee free|for free)\b/,
    )
  ) {
    return numberAt(found, [...row, "to_fee_usd"]) === 0;
  }
  if (says(asked, KEEPS_MOVING)) return rowsAt(found, [...row, "points_at_risk"]).length === 0;
  if (says(asked, /\bupgrad/) && !says(asked, /\bdowngrad/)) return direction === "upgrade";
  if (says(asked, /\bdowngrad|\bcheaper\b|\blower\b/) && !says(asked, /\bupgrad/)) {
    return direction !== "upgrade";
  }
  return true;
}
