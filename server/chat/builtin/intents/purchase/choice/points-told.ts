import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { cite, type Line, line } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Ranked } from "./ranked-cards.ts";

/* How many points a purchase brings, for who asks that beside which card to use. */

const KINDS = String.raw`(?:points|pts|miles)`;
/** Not how many each dollar brings, and not how many there are or would be needed. */
const NOT_BROUGHT =
  "per|a dollar|each|for each|(?:do|does|would|will|should) (?:i|we|it) (?:need|have|take|cost)|(?:i|we) (?:need|have)";
const OF_POINTS = new RegExp(
  String.raw`\b(?:how (?:many|much)|total|what|and|(?:the )?most)(?: (?:total|of|the|bonus|extra|\S+))? ${KINDS}\b(?! (?:${NOT_BROUGHT})\b)|\b${KINDS} (?:total|in (?:all|total)|altogether|will (?:i|we|that|it))\b`,
);

export const asksPoints = (asked: Understood): boolean => says(asked, OF_POINTS);

export const pointsLine = (
  ranking: Envelope,
  { place, points }: Ranked,
  asked: Understood,
): readonly Line[] =>
  points !== undefined && asksPoints(asked)
    ? [
        line`That is **${figure(ranking, ["ranked", place, "points"], "points")} points**. ${cite(ranking)}`,
      ]
    : [];
