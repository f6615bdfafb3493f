import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../understood.ts";
import type { Asking } from "./fee-leads.ts";
import { cardOf, dueOf } from "./fee-lines.ts";

/* "The biggest fee", "my second highest", "which costs least": the fees by their height. */

interface Rank {
  /** The first is the most of its kind. */
  readonly place: number;
  readonly isLow: boolean;
  readonly word: string;
}

const PLACES: readonly (readonly [RegExp, number, string])[] = [
  [/\bsecond\b/, 1, "second "],
  [/\bthird\b/, 2, "third "],
];

const COSTS = "(?:costs?|costing|charges?|charging|pay|paying|takes?|taking)(?: (?:me|us|i|you))?";
const HIGH = new RegExp(
  `\\b(?:biggest|highest|largest|most expensive|priciest|steepest|costliest|dearest|heftiest|${COSTS} (?:the )?most)\\b`,
);
const LOW = new RegExp(
  `\\b(?:smallest|lowest|cheapest|least expensive|tiniest|${COSTS} (?:the )?least)\\b`,
);

/** The ends that are asked for, in the order of the text; none where neither is. */
export function ranksAsked(asked: Understood): readonly Rank[] {
  const words = asked.tokens.join(" ");
  const [, place = 0, ordinal = ""] = PLACES.find(([of]) => says(asked, of)) ?? [];
  return [
    { at: words.search(HIGH), place, isLow: false, word: `${ordinal}highest` },
    { at: words.search(LOW), place, isLow: true, word: `${ordinal}lowest` },
  ]
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
}

export function rankedLine({ fees, coming, spans }: Asking, { place, isLow, word }: Rank): Line {
  const usd = (row: Path): number => numberAt(fees, [...row, "fee_usd"]) ?? 0;
  const order = coming.toSorted((a, b) => (isLow ? usd(a) - usd(b) : usd(b) - usd(a)));
  const row = order[place] ?? order.at(-1) ?? [];
  const same = order.filter((one) => one !== row && usd(one) === usd(row));
  return joinLines([
    line`The ${told(word)} annual fee${told(spans.length > 0 ? " in that time" : "")} is **${figure(fees, [...row, "fee_usd"], "usd")}**, for the`,
    cardOf(fees, row),
    line`on ${dueOf(fees, row)}. ${cite(fees)}`,
    ...same.map((one) =>
      joinLines([line`The same is due for the`, cardOf(fees, one), line`on ${dueOf(fees, one)}.`]),
    ),
  ]);
}
