import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt } from "../../compose/rows.ts";
import { placesAsked } from "../../readings/place-asked.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Asking } from "./fee-leads.ts";
import { cardOf, dueOf } from "./fee-lines.ts";

/* "The biggest fee", "my second highest", "which costs least": the fees by their height. */

interface Rank {
  /** The first is the most of its kind. */
  readonly place: number;
  readonly isLow: boolean;
  readonly word: string;
}

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
  return placesAsked(asked)
    .flatMap(({ place, ordinal }) => [
      { at: words.search(HIGH), place, isLow: false, word: `${ordinal}highest` },
      { at: words.search(LOW), place, isLow: true, word: `${ordinal}lowest` },
    ])
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
}

export function rankedLine({ fees, coming, spans }: Asking, { place, isLow, word }: Rank): Line {
  const usd = usdAt(fees);
  const order = byHeight(fees, coming, isLow);
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

const usdAt =
  (fees: Envelope) =>
  (row: Path): number =>
    numberAt(fees, [...row, "fee_usd"]) ?? 0;

function byHeight(fees: Envelope, rows: readonly Path[], isLow: boolean): readonly Path[] {
  const usd = usdAt(fees);
  return rows.toSorted((a, b) => (isLow ? usd(a) - usd(b) : usd(b) - usd(a)));
}

/** By their height where that is asked about, else by their days. */
export function byRank(fees: Envelope, rows: readonly Path[], asked: Understood): readonly Path[] {
  const [rank] = ranksAsked(asked);
  return rank === undefined ? rows : byHeight(fees, rows, rank.isLow);
}
