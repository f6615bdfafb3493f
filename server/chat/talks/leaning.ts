import type { Understood } from "../language/understood.ts";
import { phrases, says, spaced } from "../language/words/phrases.ts";
import { readFocus } from "../reading/focus.ts";

/* Tells if a message depends on the one before it. */

const OPENERS = phrases(
  "n|and|what about|how about|whatabout|or|but|what if|same for|also for|now|instead|no|nah|not|i mean|i meant|for|with|on|at|to|from|ok and|ok what about|then|also|plus|make it|make that|say|actually|sorry|only|just|even|except|without",
);
const POINTING = new Set(
  "it its that those them they these this one ones there hers his theirs mine same both either each other others".split(
    " ",
  ),
);

export const opensAsMore = (tokens: readonly string[]): boolean => {
  const text = spaced(tokens);
  return OPENERS.some((one) => text.startsWith(` ${one} `));
};

/** True for words that refer back: "it", "those", "the same". */
export const pointsBack = (tokens: readonly string[]): boolean =>
  tokens.some((word) => POINTING.has(word));

const PERSON = new Set("she he her him they".split(" "));

/** "Could she get it": somebody named before. */
export const saysPerson = (tokens: readonly string[]): boolean =>
  tokens.some((word) => PERSON.has(word));

const PLAIN = new Set(
  "tho though n geez ugh lol figures nice cool great good right well hmm wow dang huh oh ah omg yo k u a an the and or but so as at by for from in into of on to with about than then i me my we our you your he she his her is am are was be do does did have has had will would can could should what which who when where why how not no yes any some all ok okay also now please pls what's whats just only same card cards points miles one ones s t too if it that those them they this these say make instead hers mine theirs there it's thats mean meant".split(
    " ",
  ),
);

/** The words that are not names, numbers or plain question words. */
export function tellingWords({ tokens, mentions, amounts, dates }: Understood): readonly string[] {
  const places = [...mentions, ...amounts, ...dates];
  return tokens.filter(
    (word, at) => !PLAIN.has(word) && !places.some(({ start, end }) => at >= start && at < end),
  );
}

/** True when there are only names, numbers and plain question words. */
export const isBare = (asked: Understood): boolean => tellingWords(asked).length === 0;

const ADDING = phrases("too|as well|also add|together with|plus the|on top");

/** "And the Gold too": adds to what was named. */
export const addsTo = (tokens: readonly string[]): boolean => says(spaced(tokens), ADDING);

const WIDENING = phrases(
  "all of them|all my cards|all cards|all my|all together|everything|altogether|all of it|all in all|the whole|in total",
);

/** "All of them together": everything, instead of the one named before. */
export const widens = (tokens: readonly string[]): boolean => says(spaced(tokens), WIDENING);

const CORRECTIONS = phrases(
  "no|nah|nope|sorry|i mean|i meant|scratch that|make it|make that|call it|correction|actually|wait|oops|rather|not",
);

/** "No, the business one", "sorry, 60k": changes what was said. */
export const isCorrection = (tokens: readonly string[]): boolean => {
  const text = spaced(tokens);
  return tokens.length <= MAX_CORRECTED && CORRECTIONS.some((one) => text.startsWith(` ${one} `));
};

const MAX_CORRECTED = 14;

const NEXT = phrases(
  "after that|after it|after this|after those|next one|the next|next down|one after|following one|second best|the second|then what|runner up|next best|what is next|comes next|next in line",
);

/** "The one after that": the next of the same order. */
export const asksNext = (tokens: readonly string[]): boolean => says(spaced(tokens), NEXT);

const RETURNING = phrases(
  "back to|going back|go back to|returning to|return to|about that|as for|going back to",
);

/** "Back to the fee": refers to an earlier question than the last. */
export const returns = (tokens: readonly string[]): boolean => says(spaced(tokens), RETURNING);

const PLURAL = new Set("they them those these their both theirs".split(" "));

/** True for words that refer back to several things. */
export const pointsToSeveral = (tokens: readonly string[]): boolean =>
  tokens.some((word) => PLURAL.has(word));

const ASKING = new Set("what which when how where why who many much whats".split(" "));

/** "Thanks. And when is it due": a question despite its opening. */
export const asksOn = (tokens: readonly string[]): boolean =>
  tokens.some((word) => ASKING.has(word));

const IF = new Set(["if", "suppose", "assuming"]);
const BEFORE_IF = new Set("what and but or even ok okay so n hm hmm".split(" "));

/** "What if I cancel it first": the supposition, when nothing else is asked. */
export function supposition(tokens: readonly string[]): string | undefined {
  const at = tokens.findIndex((word) => IF.has(word));
  const rest = tokens.slice(at + 1);
  const opens = at >= 0 && tokens.slice(0, at).every((word) => BEFORE_IF.has(word));
  if (!opens || rest.length === 0 || tokens.includes("instead")) return undefined;
  return readFocus(rest).focus === undefined ? rest.join(" ") : undefined;
}

const OF_THEM = phrases("of them|of those|of these|among them|among those|among these");

/** "Which of those": among the names in the answer. */
export const isOfThem = (tokens: readonly string[]): boolean => says(spaced(tokens), OF_THEM);

const TOGETHER = phrases("altogether|all together|together|in total|total|combined|in all|both");

/** "How much altogether": for everything in the questions just before. */
export const meansTogether = (tokens: readonly string[]): boolean =>
  isOfThem(tokens) || says(spaced(tokens), TOGETHER);

const STANDING_IN = new Set(["one", "ones"]);

/** "The Delta one": another like the one before. */
export const standsIn = (tokens: readonly string[]): boolean =>
  tokens.some((word) => STANDING_IN.has(word));

const ALL_OF_IT = phrases("all of|all i have|all we have|everything|all i got|the lot|whole");

/** "The LifeMiles ones, all of them": the whole balance. */
export const meansAll = (tokens: readonly string[]): boolean => says(spaced(tokens), ALL_OF_IT);
