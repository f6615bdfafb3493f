import { ORDINALS, placeAsked } from "../../readings/place-asked.ts";
import { topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";
import { withPerson } from "../carried/carry.ts";

/* "The next one down", "and the one after that": the question before, of the next in its order. */

/** Questions whose answers take a place in an order: "the second oldest". */
const ORDERED: ReadonlySet<string> = new Set([
  "upcoming_fees",
  "my_cards",
  "balances",
  "credits",
  "points_expiry",
]);

const AFTER = String.raw`(?:down|up|below|after|behind|under|in line|following|next)(?: (?:that|it|this|those))?(?: one)?`;
const THING = String.raw`(?:one|card|fee|balance|credit|program|biggest|highest|largest|lowest|smallest|oldest|newest|cheapest|due|coming|up)`;
const NEXT_DOWN = new RegExp(
  String.raw`^(?:(?:and|ok|okay|so|then|what|is|s|whats|which|who|how|about|comes?|give|tell|show|me|now|yeah|but) )*(?:` +
    [
      String.raw`(?:the )?next(?: ${THING}){0,2}(?: ${AFTER})?`,
      String.raw`(?:the )?(?:${THING} )(?:right |just )?${AFTER}`,
      String.raw`(?:right |just )?(?:after|behind|below) (?:that|it|this)(?: one)?`,
      String.raw`(?:the )?(?:runner up|number two)`,
      String.raw`and then(?: what)?|then what|what then|whats after`,
    ].join("|") +
    String.raw`)(?: (?:is|when|how much|and|for|due|then|please|and how much|and when))*$`,
);

/** "And the second". */
const NTH =
  /^(?:(?:and|ok|okay|so|then|what|is|s|whats|which|about|but|now) )*(?:the |my )?(second|third|fourth|fifth)(?: (?:one|biggest|highest|largest|lowest|oldest|newest))?(?: (?:then|please))?$/;

export function askNextDown(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const words = said.tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).join(" ");
  const nth = NTH.exec(words.toLowerCase())?.[1];
  const isNext = nth !== undefined || NEXT_DOWN.test(words.toLowerCase());
  if (!ORDERED.has(topicOf(before)?.id ?? "") || !isNext) return undefined;
  const { place, ordinal } = placeAsked(before.asked);
  const next = nth ?? ORDINALS[place + 1];
  if (next === undefined) return undefined;
  const kept = before.asked.tokens.filter((token) => token !== ordinal.trim());
  const asked = withPerson(read(talk, [...kept, next].join(" ")), before.asked, before.asked);
  return { text, asked, verdict: before.verdict };
}
