import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { answer, cite, type Draft, type Line, line, told } from "../../../compose/draft.ts";
import type { Understood } from "../../../../language/understood.ts";
import { joinLines } from "../../../compose/rows.ts";
import { ORDINALS } from "../../../readings/place-asked.ts";
import { wordsOf } from "../../../readings/says.ts";
import {
  amountOfPurchase,
  arithmeticOf,
  caveatsOf,
  conditionLines,
  nameIn,
  nextLine,
  type Ranked,
  rankedOf,
  refusedLines,
  returnOf,
  totalOf,
  whereOf,
} from "./ranked-cards.ts";

/*
 * Not the best card but another: the second best, or the best when one is left out: "besides the
 * Gold".
 */

const SECOND =
  /\bbest (?:second|2nd|next)\b|\b(?:second|2nd) card\b|\b(?:second|2nd|next) (?:best|choice|option|pick|place|in line|highest|biggest|largest|most)\b|\bnext one down\b|\brunner ?up\b|\b(?:plan|choice|option) b\b|\bback ?up (?:card|option|plan|choice)?|\bnumber two\b|^(?:so |ok |and |what about |how about )*(?:the |my )?(?:second|2nd)(?: one)?$/;
const THIRD =
  /\b(?:third|3rd) (?:best|highest|biggest|largest|most|choice|option|pick|place)\b|\bnumber three\b|^(?:and )?(?:the |my )?(?:third|3rd)(?: one)?$/;

const FURTHER: readonly (readonly [RegExp, number])[] = [
  [/\b(?:fourth|4th) (?:best|highest|biggest|largest|most|choice|option|pick|place)\b/, 3],
  [/\b(?:fifth|5th) (?:best|highest|biggest|largest|most|choice|option|pick|place)\b/, 4],
  [/\b(?:sixth|6th) (?:best|highest|biggest|largest|most|choice|option|pick|place)\b/, 5],
];

/** Which place is asked for: of the second best 1; undefined for the best. */
export function placeAsked(asked: Understood): number | undefined {
  const words = wordsOf(asked);
  if (THIRD.test(words)) return 2;
  return SECOND.test(words) ? 1 : FURTHER.find(([form]) => form.test(words))?.[1];
}

/** A ranking's rows, of each card the first only. */
function rowsOf(ranking: Envelope): readonly Ranked[] {
  const rows = rankedOf(ranking);
  return rows.filter(
    (row, at) => rows.findIndex(({ card }) => card.card_id === row.card.card_id) === at,
  );
}

/** The card of a place below the best; undefined when so many are not ranked. */
export function placeDraft(ranking: Envelope, place: number, isForeign: boolean): Draft {
  const rows = rowsOf(ranking);
  const [best] = rows;
  const row = rows[place];
  if (best === undefined || row === undefined) return noSuchPlace(ranking, best);
  const where = told(whereOf(ranking));
  const level = rows.filter((one) => one !== row && one.total_usd === row.total_usd);
  const names = told(level.map(({ card }) => nameIn(ranking, card)).join(", "));
  const ordinal = ORDINALS[place] ?? "last";
  const nth = told(`${ordinal.charAt(0).toUpperCase()}${ordinal.slice(1)}`);
  return answer({
    result: [
      joinLines(
        [
          line`${nth} best ${where} is the **${told(nameIn(ranking, row.card))}**: it gives`,
          returnOf(ranking, row),
          line`${cite(ranking)}`,
        ],
        " ",
      ),
      ...(level.length === 0 ? [] : [line`Level with it: **${names}**.`]),
      line`The best, the **${told(nameIn(ranking, best.card))}**, gives ${totalOf(ranking, best)} on ${amountOfPurchase(ranking)}.`,
    ],
    details: [
      ...arithmeticOf(ranking, row),
      ...rows.slice(place + 1, place + 2).map((next) => nextLine(ranking, next)),
      ...conditionLines(row, 1),
    ],
    caveats: caveatsOf(ranking, isForeign),
    envelopes: [ranking],
  });
}

const noSuchPlace = (ranking: Envelope, best: Ranked | undefined): Draft =>
  answer({
    result: [
      line`No other card of yours can be ranked ${told(whereOf(ranking))}. ${cite(ranking)}`,
      ...(best === undefined
        ? []
        : [line`There is the **${told(nameIn(ranking, best.card))}** only.`]),
    ],
    details: refusedLines(ranking),
    caveats: caveatsOf(ranking),
    envelopes: [ranking],
  });

/** What the best of the cards left out would give: of the same purchase with all cards. */
export function leftOutLine(
  all: Envelope,
  without: readonly string[],
  usd: number,
): readonly Line[] {
  const own = rankedOf(all).find(({ card }) => without.includes(card.card_id));
  return own === undefined || own.total_usd <= usd
    ? []
    : [
        line`That leaves out the ${told(nameIn(all, own.card))}, which would give ${totalOf(all, own)}.`,
      ];
}
