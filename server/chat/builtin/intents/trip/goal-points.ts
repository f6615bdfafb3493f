import { says } from "../../readings/says.ts";
import { type Amount, amountsOf, type Understood } from "../../../language/understood.ts";
import type { Ends } from "../transfer/ends/ends.ts";
import { pointsOf } from "../transfer/amount/points-told.ts";
import { type Quantity, quantityOf, thereOf } from "../transfer/amount/quantity.ts";
import { travelersOf } from "./travelers.ts";

/*
 * How many points a trip takes in all: the total where one is told ("so 150k all in"), else the price
 * of a night, seat or person times as many of them as are told.
 */

export interface GoalPoints {
  /** Of each traveller where there are several, else of all. */
  readonly points: number;
  readonly travelers?: number;
}

const MOST_POINTS = 100_000_000;

export function goalPointsOf(asked: Understood, ends: Ends): GoalPoints | undefined {
  const there = thereOf(asked, ends);
  const all = pointsOf(asked).filter((amount) => amount !== there);
  const each = all.find((amount) => eachOf(asked, amount) !== undefined);
  const total = totalOf(asked, all, each);
  if (total !== undefined) return { points: total };
  if (each === undefined) {
    const [only, ...others] = all;
    const times = only === undefined || others.length > 0 ? 1 : timesTold(asked, only);
    if (only !== undefined && times > 1) return { points: only.value * times };
    const quantity = quantityOf(asked, ends);
    if (quantity === undefined) return undefined;
    return { points: "need" in quantity ? quantity.need : quantity.send };
  }
  return multiplied(asked, each);
}

/** Of a transfer what leaves, or what shall arrive for all nights and travellers. */
export function wantedOf(asked: Understood, ends: Ends): Quantity | undefined {
  const quantity = quantityOf(asked, ends);
  const isPriced = pointsOf(asked).some(
    (amount) => eachOf(asked, amount) !== undefined || timesTold(asked, amount) > 1,
  );
  if (quantity === undefined || ("send" in quantity && !isPriced)) return quantity;
  const goal = goalPointsOf(asked, ends);
  return goal === undefined ? quantity : { need: goal.points * (goal.travelers ?? 1) };
}

/** What is told for everything; else the amount that the price of one goes into without rest. */
function totalOf(
  asked: Understood,
  all: readonly Amount[],
  each: Amount | undefined,
): number | undefined {
  const said = all.findLast((amount) => amount !== each && isTotal(asked, amount));
  if (said !== undefined) return said.value;
  if (each === undefined) return undefined;
  return all.find(({ value }) => value > each.value && value % each.value === 0)?.value;
}

const TOTAL_AFTER =
  /^(?:\S+ ){0,3}?(?:all ?in|total|in total|altogether|all together|all told|in all|combined|for (?:all|both|everyone|everybody|everything|the (?:lot|whole|stay|trip|family|week)))\b/;
const TOTAL_BEFORE =
  /\b(?:total(?:s|ing)?(?: of| is)?|(?:comes|adds up|works out|amounts) to|makes(?: it)?|altogether|sum of|grand total)$/;

function isTotal({ tokens }: Understood, { start, end }: Amount): boolean {
  const after = tokens.slice(end, end + 6).join(" ");
  const before = tokens.slice(Math.max(0, start - 4), start).join(" ");
  return (
    (TOTAL_AFTER.test(after) && !/\d/.test(after.split(" ")[0] ?? "")) || TOTAL_BEFORE.test(before)
  );
}

type Each = "night" | "person" | "way" | "one";

const EACH_AFTER: readonly (readonly [RegExp, Each])[] = [
  [/^(?:\S+ ){0,3}?(?:each way|one way|a way|per direction|each direction)\b/, "way"],
  [/^(?:\S+ ){0,3}?(?:(?:a|per|each|every) night|nightly)\b/, "night"],
  [
    /^(?:\S+ ){0,3}?(?:(?:a|per|each|every) (?:person|seat|ticket|head|passenger|pax|traveler|kid|adult|pop)|pp)\b/,
    "person",
  ],
  [/^(?:\S+ ){0,3}?(?:each|apiece)\b/, "one"],
];
/** "Five nights at 30k". */
const NIGHTS_AT = /\bnights? (?:\S+ ){0,5}?at(?: (?:a|an|the|about|around|like|roughly))*$/;
const SEATS_AT =
  /\b(?:seats|tickets|flights) (?:\S+ ){0,5}?at(?: (?:a|an|the|about|around|like|roughly))*$/;

/** Of what an amount is the price of one; undefined where it is not said to be. */
function eachOf({ tokens }: Understood, { start, end }: Amount): Each | undefined {
  const after = untilAmount(tokens.slice(end, end + 6)).join(" ");
  const found = EACH_AFTER.find(([form]) => form.test(after))?.[1];
  const before = tokens.slice(Math.max(0, start - 8), start).join(" ");
  // "Three nights 45k each".
  if (found === "one" && /\bnights?(?: (?:for|of|at))?$/.test(before)) return "night";
  if (found !== undefined) return found;
  if (NIGHTS_AT.test(before)) return "night";
  return SEATS_AT.test(before) ? "person" : undefined;
}

/** What follows another figure is said of that. */
function untilAmount(words: readonly string[]): readonly string[] {
  const next = words.findIndex((word) => /^\$?\d/.test(word));
  return next === -1 ? words : words.slice(0, next);
}

/** "Three Hyatt nights": words up to the noun, itself included. */
const BETWEEN = 3;
const WAYS = 2;
const WEEK_NIGHTS = 7;

/** "2 x 50k", "4x80k". */
const TIMES = /(?:^| )(\d{1,2}) ?(?:x|times)$/;

/** "60k flying blue x2", "30k hilton x 4 nights". */
const TIMES_AFTER = /^(?:\S+ ){0,3}?x ?(\d{1,2})(?: |$)/;

function timesTold({ tokens }: Understood, { start, end }: Amount): number {
  const told =
    TIMES.exec(tokens.slice(Math.max(0, start - 2), start).join(" "))?.[1] ??
    TIMES_AFTER.exec(tokens.slice(end, end + 6).join(" "))?.[1];
  return told === undefined ? 1 : Number(told);
}

function multiplied(asked: Understood, each: Amount): GoalPoints {
  const kind = eachOf(asked, each);
  const nights = nightsOf(asked);
  const people = travelersOf(asked);
  const isOfNight =
    kind === "night" || (kind === "one" && nights !== undefined && people === undefined);
  const times = isOfNight ? (nights ?? 1) : kind === "way" ? waysOf(asked) : 1;
  const points = Math.min(each.value * times * roomsOf(asked, isOfNight), MOST_POINTS);
  // A room is of all who sleep in it; a seat is of one.
  return isOfNight || people === undefined ? { points } : { points, travelers: people };
}

/** "Each way" is both; "one way" is one unless there is a way back. */
const waysOf = (asked: Understood): number =>
  says(
    asked,
    /\b(?:each|per|every) (?:way|direction)\b|\bround ?trip\b|\breturn\b|\bboth ways\b|\bthere and back\b/,
  )
    ? WAYS
    : 1;

/** "Five nights", "a week". */
function nightsOf(asked: Understood): number | undefined {
  const told = countBefore(asked, /^nights?$/);
  if (told !== undefined) return told;
  return says(asked, /\b(?:a|one|the|whole|full) week\b/) ? WEEK_NIGHTS : undefined;
}

const roomsOf = (asked: Understood, isOfNight: boolean): number =>
  isOfNight ? (countBefore(asked, /^(?:rooms?|suites?)$/) ?? 1) : 1;

function countBefore(asked: Understood, noun: RegExp): number | undefined {
  const found = amountsOf(asked, "count", "days").find(
    ({ start, end, value }) =>
      value >= 1 &&
      [
        ...asked.tokens.slice(start, end),
        ...untilAmount(asked.tokens.slice(end, end + BETWEEN)),
      ].some((word) => noun.test(word)),
  );
  return found?.value;
}
