import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { useName } from "./fixed-lines.ts";

/* What is asked of an award before its cents: whether it is good, or which way to pay. */

const GOOD =
  /\b(?:good|great|decent|fair|ok|okay|fine|worth|solid|smart|deal|steal|do it|take it|go for it)\b/;
const BAD = /\b(?:bad|terrible|poor|awful|waste|wast(?:e|ing)|rip ?off|dumb|stupid|mistake)\b/;
const OR_CASH =
  /\b(?:points|miles|them|it) or (?:just |simply |should i )*(?:pay |use |the )*(?:cash|\$)|\bcash or (?:use |the |my )*(?:points|miles)\b|\bor (?:just |simply )*pay\b|\b(?:points|miles) (?:vs|versus) (?:\S+ )?cash\b/;

/** Yes or no by what the points count for, or the better of points and cash. */
export function awardVerdict(asked: Understood, gain: number): Line | undefined {
  if (says(asked, OR_CASH))
    return gain >= 0 ? line`**Points**:` : line`**Cash**, and keep the points:`;
  const isBlamed = says(asked, BAD);
  if (!isBlamed && !asksWhether(asked) && !says(asked, GOOD)) return undefined;
  return line`**${told(gain >= 0 === isBlamed ? "No" : "Yes")}**:`;
}

const WAYS: readonly (readonly [RegExp, string])[] = [
  [/\bportal\b/, "portal"],
  [/\b(?:cash (?:them |it )?out|cashed out)\b/, "cash_out"],
  [/\bstatement credit\b/, "statement_credit"],
];

/** "Or should I just use the portal": what the same points would pay there. */
export function besideLines(found: Envelope, asked: Understood): readonly Line[] {
  const kinds = new Set(WAYS.filter(([said]) => says(asked, said)).map(([, kind]) => kind));
  return rowsAt(found, ["vs_fixed"])
    .filter((row) => kinds.has(textAt(found, [...row, "kind"]) ?? ""))
    .map((row) => fixedLine(found, row));
}

function fixedLine(found: Envelope, row: Path): Line {
  const isMore = (numberAt(found, [...row, "gain_usd"]) ?? 0) >= 0;
  const pays = figure(found, [...row, "same_points_pay_usd"], "usd");
  const name = told(useName(textAt(found, [...row, "kind"])));
  return isMore
    ? line`That is still more than ${name}, where the same points pay ${pays}.`
    : line`As ${name} the same points pay more: **${pays}**.`;
}
