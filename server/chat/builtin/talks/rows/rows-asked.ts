import { bareOf } from "../around/bare.ts";
import type { Question } from "../talk.ts";

/** Which rows of an answer are asked for. */
export type Pick =
  /** Those that were not told yet: how many were asked for before, and how many now. */
  | { readonly kind: "more"; readonly after: number; readonly most: number }
  /** Those with a day, by their days. */
  | { readonly kind: "dates" }
  | { readonly kind: "first" | "last" }
  /** Those that tell of what is named, by their places. */
  | { readonly kind: "named"; readonly places: readonly number[] };

/** Rows of the answer to a question of which only these are asked for. */
export interface RowsAsked {
  readonly of: Question;
  readonly pick: Pick;
  /** What has gone by is not to come. */
  readonly today: string;
}

const ITEMS =
  "(?:ones?|cards?|credits?|fees?|lounges?|partners?|things?|items?|dates?|programs?|balances?|rows?|routes?|airlines?|hotels?|bonuses|offers?)";

const MORE = new RegExp(
  `^(?:(?:(?:is |are )?there |do (?:i|we) have |got )?(?:what|anything|any|whats|something|whatever)(?: ${ITEMS})? (?:else|more|others?(?: ${ITEMS})?)(?: (?:is there|are there|do (?:i|we) have|is (?:coming|left|on (?:it|there|the list))|comes (?:up|next)|have (?:i|we) got|besides that|after that|there))?` +
    `|(?:what are |what about |whats |show me |give me |tell me |list )?(?:all )?the (?:rest|others|other ${ITEMS}|remaining(?: ${ITEMS})?|next ${ITEMS}|next (?:few|two|three|couple)(?: ${ITEMS})?)(?: (?:of (?:them|it|those|the list)|on the list))?` +
    `|(?:show me |give me |tell me |see |list |any )?(?:some )?more(?: ${ITEMS}| of (?:them|those))?|keep going|go on|continue|next(?: ones?)?|whats (?:next|after that)|what (?:is|comes) (?:next|after that)|after that|besides (?:that|those)(?: one)?)$`,
);

const DATES = new RegExp(
  `^(?:when(?: (?:is|are|do|does|did|will|would|must|should)(?: (?:that|they|it|those|these|each(?: one)?|all of (?:them|those)|i|we|each of (?:them|those)))?(?: (?:be|have to))?(?: (?:due|expire|expires|end|ends|run out|lapse|post|hit|charged|up|gone|use (?:them|it|those)|renew|fall due))?)?|by when|on (?:which|what) (?:days?|dates?)|(?:on )?(?:what|which) (?:are the )?(?:dates?|days?)(?: (?:are|is) (?:they|that|those|it)(?: due)?)?|what are the dates|the dates|(?:when(?:s| is| are)|whats|what is|what are|and)? ?the (?:deadlines?|expir(?:y|ation)(?: dates?)?|due dates?|cut ?offs?))$`,
);

const WHICH = `(?:which|what)(?: ${ITEMS})?(?: of (?:them|those|these|the \\w+))?`;
const OF_DAY =
  "(?:due|expires?|ends?|runs? out|lapses?|comes?(?: up)?|goes|hits?|posts?|falls? due|is up|is due|is gone|renews?|up)";
const FIRST_WORDS = "(?:the )?(?:very )?(?:first|soonest|next|earliest|most urgent|sooner)";
const LAST_WORDS = "(?:the )?(?:very )?(?:last|latest)";
const orderForm = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:${WHICH} |whats |what )?(?:is |comes? |${OF_DAY} |is ${OF_DAY} |do i (?:need to |have to )?use |should i use |do i lose )?${words}(?: (?:one|${OF_DAY}|${ITEMS}|to (?:go|expire|end|hit|post|lapse|run out)))?(?: of (?:them|those|these))?)$`,
  );
const FIRST = orderForm(FIRST_WORDS);
const LAST = orderForm(LAST_WORDS);

const COUNTS: Readonly<Record<string, number>> = { two: 2, couple: 2, three: 3, few: 3 };
/** So many rows at once where it is not said how many. */
const MOST_MORE = 12;
const NEXT =
  /^(?:what about |whats |what is |show me |give me )?the next(?: (?<many>two|couple|three|few))?(?: ones?)?(?: after (?:that|this))?$|^(?:the )?one after (?:that|this)$/;

/** How many more rows a message asks for: "the next one", "the next three". */
export function manyMore(text: string): number {
  const found = NEXT.exec(bareOf(text));
  if (found === null) return MOST_MORE;
  return COUNTS[found.groups?.["many"] ?? ""] ?? 1;
}

/** What a bare message asks of the rows before; undefined where it asks for none of them. */
export function pickAsked(text: string): Exclude<Pick["kind"], "named"> | undefined {
  const bare = bareOf(text);
  if (NEXT.test(bare)) return "more";
  if (FIRST.test(bare) && /\b(?:which|what|whats|first|soonest|earliest)\b/.test(bare))
    return "first";
  if (LAST.test(bare)) return "last";
  if (MORE.test(bare)) return "more";
  return DATES.test(bare) ? "dates" : undefined;
}

const NAMED = new RegExp(
  `^(?:(?:just |only |what about |how about )?the (?<one>.+?) (?:ones?)|${WHICH} (?:is|are|comes?|do i (?:get|have)|goes?) (?:with|from|on|by|through|via|at|for|in) (?:my |the )?(?<with>.+?)(?: card)?)$`,
);

/** "The capital one one", "which of them is with the venture x": the words that say which row. */
export function nameAsked(text: string): string | undefined {
  const { one, with: other } = NAMED.exec(bareOf(text))?.groups ?? {};
  return one ?? other;
}
