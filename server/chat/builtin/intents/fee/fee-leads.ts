import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt } from "../../compose/rows.ts";
import { placeAsked } from "../../readings/place-asked.ts";
import { says } from "../../readings/says.ts";
import { amountsOf, mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Day } from "../../../../advice/days.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import type { AskedSpan } from "../../readings/asked-span.ts";
import { rankedLine, ranksAsked } from "./fee-ranks.ts";
import { cardOf, dueOf } from "./fee-lines.ts";

/*
 * What is told first of the fees to come: their sum, how many they are, the highest of them, or the
 * next one, by what is asked.
 */

export interface Asking {
  readonly fees: Envelope;
  /** The fees to come that are asked about, the soonest first. */
  readonly coming: readonly Path[];
  readonly asked: Understood;
  readonly spans: readonly AskedSpan[];
  readonly today: Day;
}

export function leadOf(asking: Asking): readonly Line[] {
  const { fees, coming, asked, spans } = asking;
  const ranked = ranksAsked(asked);
  const [next] = coming;
  if (ranked.length > 0 && next !== undefined) {
    // "In total, and which is the costliest": both.
    const sum = spans.length === 0 && says(asked, WHOLE) ? [yearLine(fees, asked)] : [];
    return [...sum, ...ranked.map((rank) => rankedLine(asking, rank))];
  }
  const { place, ordinal } = placeAsked(asked);
  if (place > 0 && next !== undefined) return [placedLine(asking, place, ordinal)];
  const isSum = says(asked, SUM);
  const year = yearLine(fees, asked);
  if (spans.length > 0) return ofSpan(asking, isSum);
  if (next === undefined) {
    const none = line`No annual fee that I can date falls due by ${figure(fees, ["until"], "date")}.`;
    return asksWhether(asked) && numberAt(fees, ["year_total_usd"]) === 0
      ? [joinLines([line`**No**:`, line`none of your open cards has an annual fee. ${cite(fees)}`])]
      : [none, year];
  }
  const isTrue = sumTold(asked, numberAt(fees, ["year_total_usd"]));
  if (isTrue !== undefined)
    return [joinLines([isTrue ? line`**Yes**.` : line`**No**.`, year]), nextLine(fees, next)];
  const lines = isSum ? [year, nextLine(fees, next)] : [nextLine(fees, next), year];
  return saysAny(asked)
    ? [joinLines([line`**Yes**.`, lines[0] ?? year]), ...lines.slice(1)]
    : lines;
}

const SUM =
  /\b(?:total|totals|combined|collectively|altogether|together|adds? up|(?:comes?|coming|amounts?) to|sum|in all|how much (?:do|will|would|am|are|is|did|of)\b.*\bfees|costs? (?:me |us )?(?:\S+ ){0,2}(?:a|per|each|every) year|what (?:do|will|would) (?:i|we)\b.*\b(?:pay|owe|spend)|paying|what (?:is |s )?(?:still )?(?:left|remains)|remaining|damage|bill for|whole bill|across the board|keep(?:ing)? (?:everything|them all|all of (?:it|them|these)|every card)|how much would (?:i|we)\b.*\bfees|on the hook)\b/;

const WHOLE = /\b(?:in total|total|altogether|all together|together|combined|sum|add up|in all)\b/;

const CHECKS = /\b(?:right|correct|true|yes)$|\b(?:is (?:that|it) (?:right|correct|true))\b/;

/** "I pay 3,400 in fees, right": whether the sum that is told is the sum; undefined where none is. */
function sumTold(asked: Understood, year: number | undefined): boolean | undefined {
  const [sum] = amountsOf(asked, "usd", "count", "points");
  return sum === undefined || !says(asked, CHECKS) ? undefined : sum.value === year;
}

/** Whether there are any at all is asked. */
const saysAny = (asked: Understood): boolean =>
  asksWhether(asked) && says(asked, /\bany\b|\bdo (?:i|we) (?:owe|pay|have)\b/);

export const nextLine = (fees: Envelope, next: Path, lead = NEXT): Line =>
  joinLines([
    lead,
    line`is **${figure(fees, [...next, "fee_usd"], "usd")}** for the`,
    cardOf(fees, next),
    line`on ${dueOf(fees, next)}.`,
  ]);

/** "And the one after that". */
function placedLine({ fees, coming }: Asking, place: number, ordinal: string): Line {
  const row = coming[place];
  return row === undefined
    ? line`No other annual fee that I can date falls due by ${figure(fees, ["until"], "date")}. ${cite(fees)}`
    : nextLine(fees, row, line`The ${told(ordinal)}annual fee to come`);
}

const NEXT = line`The next annual fee`;
const FIRST = line`The first annual fee of that time`;

/** Of some days: how many fees, what they come to when all that were found are asked about, and the first. */
function ofSpan({ fees, coming, asked, spans, today }: Asking, isSum: boolean): readonly Line[] {
  const [next, ...others] = coming;
  const year = yearLine(fees, asked);
  if (next === undefined) {
    const none = line`no annual fee that I can date falls due in that time.`;
    return [joinLines([asksWhether(asked) ? line`**No**:` : line`None:`, none]), year];
  }
  const more = isSum ? [year] : [];
  const first = nextLine(fees, next, spans.some(({ from }) => from <= today) ? NEXT : FIRST);
  const yes = saysAny(asked) ? [line`**Yes**.`] : [];
  if (others.length === 0) {
    return [
      joinLines([...yes, first, line`It is the only one in that time. ${cite(fees)}`]),
      ...more,
    ];
  }
  if (coming.length !== numberAt(fees, ["upcoming"])) return [joinLines([...yes, first]), ...more];
  const many = figure(fees, ["upcoming"], "count");
  const sum = line`**${many} annual fees** fall due in that time, **${figure(fees, ["total_usd"], "usd")}** in all. ${cite(fees)}`;
  const isCount = says(asked, /\bhow many\b/);
  return isSum || isCount ? [joinLines([...yes, sum]), first] : [joinLines([...yes, first]), sum];
}

/** " of Chase" where one bank's are asked for. */
function bankOf(asked: Understood): string {
  const [bank, ...others] = mentionsOf(asked, "issuer").flatMap(({ ids }) => ids);
  return bank === undefined || others.length > 0 ? "" : ` of ${bank}`;
}

const yearLine = (fees: Envelope, asked: Understood): Line =>
  line`All annual fees${told(bankOf(asked))} together come to **${figure(fees, ["year_total_usd"], "usd")}** a year. ${cite(fees)}`;
