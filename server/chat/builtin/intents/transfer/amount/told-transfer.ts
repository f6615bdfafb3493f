import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { type Line, line, quote, told } from "../../../compose/draft.ts";
import { numberAt, textAt } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import { asksToConfirm } from "../../../readings/told-claim.ts";
import type { Amount, Understood } from "../../../../language/understood.ts";
import { pointsOf } from "./points-told.ts";

/*
 * What the asker takes for granted of a transfer: its ratio, and that so many points which leave
 * become so many over there. What leaves is worked out, and the rest is confirmed or contradicted.
 */

/** The ratio that is told or asked about: `1:1`. */
export function ratioTold({ tokens }: Understood): string | undefined {
  const text = tokens.join(" ");
  const written = /\b(\d+):(\d+)\b|\b(\d|one|two|three|four|five) (?:to|for) (one|1)\b/.exec(text);
  if (written !== null) {
    const [left, right] = [written[1] ?? written[3], written[2] ?? written[4]];
    return `${toDigit(left)}:${toDigit(right)}`;
  }
  return /\bat par\b/.test(text) ? "1:1" : undefined;
}

const DIGITS = ["zero", "one", "two", "three", "four", "five"];

function toDigit(word = ""): string {
  const digit = DIGITS.indexOf(word);
  return digit === -1 ? word : String(digit);
}

const ASKS_AMOUNT =
  /\bhow (?:many|much)\b|\bwhat (?:do|does|will|would|must|should|can|lands|arrives)\b/;
/** Points that are wanted, whatever they cost. */
const WANTED = /\b(?:needs?|wants?|required?|requires|enough|costs?|asks|asking|short)\b/;
const EQUATED =
  /\b(?:is|are|becomes?|becoming|gives?|gets?|makes?|equals?|means?|turns? into|expect(?:ing)?)\b/;
const EQUALS = /\d\S*[^\d=]*=[^\d=]*\d/;

/** The points that leave and those that shall come of them, where both are told and neither is asked. */
export function toldTransfer(
  asked: Understood,
): { readonly send: Amount; readonly arrives: Amount } | undefined {
  const [send, arrives, ...others] = pointsOf(asked);
  if (send === undefined || arrives === undefined || others.length > 0) return undefined;
  if (says(asked, ASKS_AMOUNT) || says(asked, WANTED)) return undefined;
  if (EQUALS.test(asked.text)) return { send, arrives };
  const isClaimed = asksToConfirm(asked) || ratioTold(asked) !== undefined;
  const between = asked.tokens.slice(send.end, arrives.start).join(" ");
  return isClaimed && (send.value === arrives.value || EQUATED.test(between))
    ? { send, arrives }
    : undefined;
}

/** Whether it is as told: the points that arrive, else the ratio; nothing where neither is. */
export function claimLines(found: Envelope, asked: Understood): readonly Line[] {
  const points = toldTransfer(asked);
  const receive = numberAt(found, ["receive"]);
  if (points !== undefined && receive !== undefined) {
    return [
      receive === points.arrives.value
        ? line`**Yes**:`
        : line`**No**, not ${quote(points.arrives.text)}:`,
    ];
  }
  const ratio = ratioTold(asked);
  const isSo = ratio === textAt(found, ["ratio"]);
  if (ratio === undefined || (isSo && !asksToConfirm(asked))) return [];
  return [isSo ? line`**Yes**, at ${told(ratio)}:` : line`**No**, not at ${told(ratio)}:`];
}
