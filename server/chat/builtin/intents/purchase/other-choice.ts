import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import { answer, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { mentionsOf, type Understood } from "../../understood.ts";
import { joinLines, wordsOf } from "./held-names.ts";
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
  /\b(?:second|2nd|next) (?:best|choice|option|pick|place|in line|highest|most)\b|\bnext one down\b|\brunner ?up\b|\b(?:plan|choice|option) b\b|\bback ?up (?:card|option|plan|choice)?|\bnumber two\b|^(?:so |ok |and |what about |how about )*(?:the |my )?(?:second|2nd)(?: one)?$/;
const THIRD =
  /\b(?:third|3rd) (?:best|choice|option|pick|place)\b|\bnumber three\b|^(?:and )?(?:the |my )?(?:third|3rd)(?: one)?$/;

/** Which place is asked for: of the second best 1; undefined for the best. */
export function placeAsked(asked: Understood): number | undefined {
  const words = wordsOf(asked);
  if (THIRD.test(words)) return 2;
  return SECOND.test(words) ? 1 : undefined;
}

const LEFT_OUT =
  /\b(?:besides?|other than|except(?: for)?|apart from|aside from|outside of|without(?: using)?|excluding|leaving out|leave out|left|lost|forgot|forgetting|misplaced|minus|skip(?:ping)?|ignor(?:e|ing)|not counting|not using|(?:can not|do not want to|would rather not|rather not) use|(?:^|(?<!\bif )(?<!\bor )(?<!\bwhy ))not)(?: using)?(?: (?:the|my|our|her|his|that))? $/;

/** The same of all cards of a bank or network, which are not named one by one. */
const KIND_LEFT_OUT =
  /\b(?:no|non|hate|hates|avoid(?:ing)?|(?:anything|everything) but|do(?:es)? not (?:want|take|accept|like)(?: (?:to use|any|my))?|(?:can not|could not|refuse to) use|sick of|done with)(?: (?:the|my|our|any|an?))? $/;

const MOST_BEFORE = 6;

/** Held cards that the question leaves out: "besides the Gold", "anything but Amex". */
export function leftOutOf(asked: Understood, scene: Scene): readonly string[] {
  const before = (start: number): string =>
    `${asked.tokens.slice(Math.max(0, start - MOST_BEFORE), start).join(" ")} `;
  const named = mentionsOf(asked, "card")
    .filter(({ start }) => LEFT_OUT.test(before(start)))
    .flatMap(({ ids }) => ids);
  const kinds = new Set(
    asked.mentions
      .filter(({ kind }) => kind === "issuer" || kind === "network")
      .filter(({ start }) => [LEFT_OUT, KIND_LEFT_OUT].some((said) => said.test(before(start))))
      .flatMap(({ ids }) => ids),
  );
  const ofKind = heldCards(scene)
    .filter(({ card }) => kinds.has(card.issuer) || kinds.has(card.network ?? ""))
    .map(({ card }) => card.id);
  return [...new Set([...named, ...ofKind])];
}

/** A ranking's rows, of each card the first only, without those left out. */
function rowsOf(ranking: Envelope, leftOut: readonly string[]): readonly Ranked[] {
  const rows = rankedOf(ranking).filter(({ card }) => !leftOut.includes(card.card_id));
  return rows.filter(
    (row, at) => rows.findIndex(({ card }) => card.card_id === row.card.card_id) === at,
  );
}

/** The card of a place below the best; undefined when so many are not ranked. */
export function placeDraft(ranking: Envelope, place: number, isForeign: boolean): Draft {
  const rows = rowsOf(ranking, []);
  const [best] = rows;
  const row = rows[place];
  if (best === undefined || row === undefined) return noSuchPlace(ranking, best);
  const where = told(whereOf(ranking));
  const level = rows.filter((one) => one !== row && one.total_usd === row.total_usd);
  const names = told(level.map(({ card }) => nameIn(ranking, card)).join(", "));
  const nth = told(place === 1 ? "Second" : "Third");
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

/** The best card when some are left out. */
export function withoutDraft(
  ranking: Envelope,
  leftOut: readonly string[],
  isForeign: boolean,
): Draft {
  const [best, next] = rowsOf(ranking, leftOut);
  const own = rankedOf(ranking).find(({ card }) => leftOut.includes(card.card_id));
  if (best === undefined) return noSuchPlace(ranking, own);
  return answer({
    result: [
      joinLines(
        [
          line`Use the **${told(nameIn(ranking, best.card))}** ${told(whereOf(ranking))}: it gives`,
          joinLines([returnOf(ranking, best), line`. ${cite(ranking)}`], ""),
        ],
        " ",
      ),
      ...(own === undefined ? [] : [leftLine(ranking, own)]),
    ],
    details: [
      ...arithmeticOf(ranking, best),
      ...(next === undefined ? [] : [nextLine(ranking, next)]),
      ...refusedLines(ranking),
      ...conditionLines(best, 1),
    ],
    caveats: caveatsOf(ranking, isForeign),
    envelopes: [ranking],
  });
}

const leftLine = (ranking: Envelope, own: Ranked): Line =>
  line`That leaves out the ${told(nameIn(ranking, own.card))}, which would give ${totalOf(ranking, own)}.`;
