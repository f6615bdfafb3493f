import { type Amount, amountsOf, type Understood } from "../../language/understood.ts";

/* How much something is to be at least or at most: "over 100k", "$500 or more", "under 20,000". */

export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

const OVER =
  /\b(?:over|above|(?<!no |not )more than|at least|north of|higher than|greater than|bigger than|exceed(?:s|ing)?|past|a minimum of|min|minimum|no less than|not less than)$/;
const NOT_OVER =
  /\b(?:nothing|none|not|never|no) (?:that is |costs? |going |priced )?(?:over|above|past|north of|higher than|bigger than|greater than|exceeding)$/;
/** "I do not want to pay over". */
const NOT_PAYING =
  /\b(?:not|never) (?:want|going|trying|willing|looking|like) to (?:pay|spend|go|shell out) (?:anything |a fee )?(?:over|above|past|more than|north of)$/;
const UNDER =
  /\b(?:under|below|(?<!no |not )less than|fewer than|at most|lower than|smaller than|cheaper than|no more than|not more than|up to|a maximum of|max|maximum)$/;
const OR_MORE =
  /^(?:points |miles |dollars )?(?:or (?:more|higher|above|better|over)|and (?:up|over|above)|plus|\+)/;
const OR_LESS =
  /^(?:points |miles |dollars )?(?:or (?:less|fewer|lower|under|below)|and (?:under|below)|max|tops)\b/;
/** What is to be more or less than an amount begins with the next step after it, or before it. */
const STRICT =
  /\b(?:over|above|(?<!no |not )(?:more|higher|greater|bigger) than|north of|under|below|(?<!no |not )(?:less|fewer|lower|smaller|cheaper) than)$/;
const NEAR = 3;
/** "Do not want to pay over". */
const FAR = 7;

/** The bounds that are told in amounts of these; none where an amount stands for itself. */
export function boundsOf(
  asked: Understood,
  amounts: readonly Amount[],
  step: number,
): Bounds | undefined {
  for (const { start, end, value } of amounts) {
    const before = asked.tokens.slice(Math.max(0, start - NEAR), start).join(" ");
    const after = asked.tokens.slice(end, end + NEAR).join(" ");
    const far = asked.tokens.slice(Math.max(0, start - FAR), start).join(" ");
    if (NOT_OVER.test(before) || NOT_PAYING.test(far)) return { most: value };
    if (OVER.test(before)) return { least: STRICT.test(before) ? value + step : value };
    if (UNDER.test(before)) return { most: STRICT.test(before) ? value - step : value };
    if (OR_MORE.test(after)) return { least: value };
    if (OR_LESS.test(after)) return { most: value };
  }
  return undefined;
}

const CENT = 0.01;

export const usdBounds = (asked: Understood): Bounds | undefined =>
  boundsOf(asked, amountsOf(asked, "usd"), CENT);
