import type { Scene } from "../../../../tools/core/scene.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { wordsOf } from "../../readings/says.ts";
import { cardsNotAtHand } from "../../readings/paying-told.ts";
import { placeAsked } from "../purchase/choice/other-choice.ts";
import type { Cover } from "./cover-rows.ts";

/*
 * By what the cards that carry a cover are compared, which of them is asked for, and whether the
 * question is one for yes or no.
 */

type Measure = (row: Cover) => number | undefined;

const negative = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : -value;

/** What is asked to be least; the most of something is the least of its negative. */
const MEASURES: readonly (readonly [RegExp, Measure])[] = [
  [
    /\b(?:lowest|smallest|least|cheapest|low|no|lower|smaller) deductible\b|\bdeductible\b.*\b(?:lowest|smallest|lower|smaller|least)\b/,
    ({ deductible_usd: usd }) => usd,
  ],
  [
    /\b(?:shortest|soonest|fewest|fastest|quickest|earliest|sooner|least hours)\b/,
    ({ after_hours: hours }) => hours,
  ],
  [
    /\b(?:longest|most days|most months|longer)\b/,
    ({ warranty_months: months, covered_days: days }) => negative(months ?? days),
  ],
  [
    /\b(?:highest|biggest|largest|most|higher|bigger|max(?:imum)?) (?:\w+ )?(?:limit|cover|coverage|payout|amount|dollars)\b|\b(?:pays?|covers?)(?: out)? (?:me |us )?(?:the )?most\b/,
    ({ limit_usd: usd }) => negative(usd),
  ],
];

/** Whether the most or least of something is asked for. */
export const hasMeasure = (asked: Understood): boolean =>
  MEASURES.some(([said]) => said.test(wordsOf(asked)));

/** The rows in the order that is asked for; what is not known comes last. */
export function ordered(rows: readonly Cover[], asked: Understood): readonly Cover[] {
  const words = wordsOf(asked);
  const [, measure] = MEASURES.find(([said]) => said.test(words)) ?? [];
  if (measure === undefined) return rows;
  const rank = (row: Cover): number =>
    row.has === "yes" ? (measure(row) ?? Number.MAX_SAFE_INTEGER - 1) : Number.MAX_SAFE_INTEGER;
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** Cards that are left out: "besides the Reserve", "second best after the Reserve". */
export function leftOutOfCover(asked: Understood, scene: Scene): readonly string[] {
  const named = mentionsOf(asked, "card").flatMap(({ ids }) => ids);
  return placeAsked(asked) === undefined ? cardsNotAtHand(asked, scene) : named;
}

/** Rows without those left out, from the place on that is asked for. */
export function chosen(
  rows: readonly Cover[],
  asked: Understood,
  leftOut: readonly string[],
): readonly Cover[] {
  const kept = rows.filter(({ card_id: id }) => !leftOut.includes(id));
  const place = leftOut.length > 0 ? 0 : (placeAsked(asked) ?? 0);
  const from = kept.slice(place);
  return from.some(({ has }) => has === "yes") ? from : kept;
}

const ASKS = /\b(?:which|what|whats|how|when|where|who|whose|best|use|limit|deductible)\b/;
const YES_OR_NO =
  /\b(?:do|does|is|are|have|has|got|any) (?:i|we|my|our|any|any of|it|that|this|the|a|one|there|<?\w+>?)\b|\byes or no\b/;

/** Whether it asks for yes or no. */
const isYesOrNo = (asked: Understood): boolean => {
  const words = wordsOf(asked);
  return /\byes or no\b/.test(words) || (YES_OR_NO.test(words) && !ASKS.test(words));
};

/** "Yes:" or "No:" of a card that carries it; undefined where that is not asked. */
export function verdictOf({ position }: Cover, asked: Understood): "Yes:" | "No:" | undefined {
  if (!isYesOrNo(asked)) return undefined;
  const words = wordsOf(asked);
  const [primary, secondary] = [/\bprimary\b/.test(words), /\bsecondary\b/.test(words)];
  if (primary === secondary) return primary ? undefined : "Yes:";
  if (position === "unknown") return undefined;
  return (position === "primary") === primary ? "Yes:" : "No:";
}
