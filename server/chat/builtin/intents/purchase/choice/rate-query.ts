import { heldCards } from "../../../../../tools/core/held.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { answer, cite, type Draft, line, told } from "../../../compose/draft.ts";
import { countFirst, countInWords } from "../../../compose/number-words.ts";
import { joinLines } from "../../../compose/rows.ts";
import { asksNot } from "../../../readings/asks-not.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import {
  caveatsOf,
  chanceLines,
  nameIn,
  type Ranked,
  rankedOf,
  rateIn,
  returnOf,
  whereOf,
} from "./ranked-cards.ts";

/*
 * "Which of my cards earn 3x or better on travel", "how many get a bonus at restaurants": the held
 * cards by the rate that they earn at a place.
 */

const NUMBER = String.raw`(\d+(?:\.\d+)?) ?(x|%|percent|points?|times)`;
const RATE = new RegExp(String.raw`(?:^| )${NUMBER}(?:$| )`);
const ABOVE = new RegExp(
  String.raw`\b(?:more than|over|above|better than|higher than|beats?) ${NUMBER}`,
);
const BELOW = new RegExp(
  String.raw`\b(?:less than|under|below|lower than|at most|no more than|(?:only|just)(?: \S+)??) ${NUMBER}`,
);
/** More than a plain purchase earns. */
const BONUS =
  /\b(?:bonus|extra|more than (?:base|the base|one|1x|1)|multipliers?|bonus (?:points|rate))\b/;
const NOTHING = /\b(?:nothing|no|zero|without(?: an?| any)?) (?:extra|bonus)\b/;
const SEVERAL =
  /\bhow many\b|\b(?:which|what|list|show|any|all|name)\b.*\b(?:of (?:my|our) cards|cards)\b|\b(?:do|does|is|are) (?:any|all)\b/;

interface RateAsked {
  /** Completes "… of your cards earn": "3x or more". */
  readonly words: string;
  readonly holds: (row: Ranked, base: number) => boolean;
}

/** Which rates are asked for; undefined where the best card is. */
function rateAsked(asked: Understood): RateAsked | undefined {
  if (!says(asked, SEVERAL)) return undefined;
  const text = asked.tokens.join(" ").replaceAll("%", " %").replaceAll("  ", " ");
  const above = ABOVE.exec(text);
  const below = BELOW.exec(text);
  const found = above ?? below ?? RATE.exec(text);
  if (found === null) {
    const isNone = says(asked, BONUS) && (asksNot(asked) || says(asked, NOTHING));
    if (isNone) {
      return {
        words: "no bonus rate",
        holds: ({ rate, rate_on: on }, base) => rate <= base || on === "every purchase",
      };
    }
    return says(asked, BONUS)
      ? {
          words: "a bonus rate",
          holds: ({ rate, rate_on: on }, base) => rate > base && on !== "every purchase",
        }
      : undefined;
  }
  const [, number = "", unit = ""] = found;
  const isPercent = /^(?:%|percent)$/.test(unit);
  const rate = `${number}${isPercent ? "%" : "x"}`;
  const rateOf = (row: Ranked): number =>
    isPercent && row.unit !== "percent" ? row.percent_back : row.rate;
  const least = Number(number);
  if (above !== null) return { words: `more than ${rate}`, holds: (row) => rateOf(row) > least };
  if (below !== null) {
    const isJust = /\b(?:only|just|at most|no more than)\b/.test(below[0]);
    return isJust
      ? { words: `no more than ${rate}`, holds: (row) => rateOf(row) <= least }
      : { words: `less than ${rate}`, holds: (row) => rateOf(row) < least };
  }
  return { words: `${rate} or more`, holds: (row) => rateOf(row) >= least };
}

/** The held cards with such a rate; undefined where no rate is asked for. */
export function ratedCards(
  ranking: Envelope,
  asked: Understood,
  toolbox: Toolbox,
): Draft | undefined {
  const wanted = rateAsked(asked);
  const rows = rankedOf(ranking);
  if (wanted === undefined || rows.length === 0) return undefined;
  const base = Math.min(...rows.map(({ rate }) => rate));
  const found = rows.filter((row) => wanted.holds(row, base));
  const where = told(whereOf(ranking));
  const words = told(wanted.words);
  const isWhether = asksWhether(asked) && !says(asked, /\bhow many\b/);
  const held = told(countInWords(heldCards(toolbox.scene).length));
  const many = countInWords(found.length);
  const yes = told(isWhether ? `**Yes**, ${many}` : `**${countFirst(found.length)}**`);
  const names = joinLines(
    found.map((row) => line`**${told(nameIn(ranking, row.card))}** (${rateIn(ranking, row)})`),
    ", ",
  );
  const lead =
    found.length === 0
      ? line`${told(isWhether ? "**No**, none" : "**None**")} of your cards earns ${words} ${where}. ${cite(ranking)}`
      : joinLines(
          [
            line`${yes} of your ${held} cards earn ${words} ${where}: `,
            names,
            line`. ${cite(ranking)}`,
          ],
          "",
        );
  const shown = found.length === 0 ? rows.slice(0, 3) : found.slice(0, MOST_SHOWN);
  return answer({
    result: [lead],
    details: [
      ...shown.map((row) =>
        joinLines([line`${told(nameIn(ranking, row.card))}`, returnOf(ranking, row)], ": "),
      ),
      ...chanceLines(ranking, 1),
    ],
    caveats: caveatsOf(ranking),
    envelopes: [ranking],
  });
}

const MOST_SHOWN = 8;
