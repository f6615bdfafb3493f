import { toWords } from "../../../learning/features.ts";

/*
 * What the turn before asked back, and which of its options a reply picks. The options are read from
 * the assistant's turn, which is the caller's claim: an option picked is as good as typed by the user.
 */

const MOST_OPTIONS = 8;

/** The options of a turn that asks: its list, when a question stands before it. */
export function optionsOf(assistantText: string): readonly string[] {
  const [question = "", ...rest] = assistantText.split(/\n(?=\s*(?:[-*•]|\d{1,2}[.)])\s)/);
  if (!/[?:]\s*$/.test(question.trim())) return [];
  if (rest.length === 0) return inlineOptions(question);
  return rest
    .map((one) => one.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "").split("\n")[0] ?? "")
    .map((one) => one.replaceAll(/[*_`]/g, "").trim())
    .filter((one) => one !== "")
    .slice(0, MOST_OPTIONS);
}

/** "Which one do you mean: the Gold, the Platinum or the Reserve?" */
function inlineOptions(question: string): readonly string[] {
  const [, list = ""] =
    /(?::|\b(?:do you )?mean|\bis it)\s+([^:?.]{3,160}?(?:,|\bor\b)[^:?.]{2,80})\?\s*$/i.exec(
      question.trim(),
    ) ?? [];
  return list
    .split(/\s*,\s*(?:or\s+)?|\s+or\s+/i)
    .map((one) =>
      one
        .replaceAll(/[*_`]/g, "")
        .replace(/^(?:the|your|my|an?)\s+/i, "")
        .trim(),
    )
    .filter((one) => one !== "" && one.split(/\s+/).length <= MOST_OPTION_WORDS)
    .slice(0, MOST_OPTIONS);
}

/** Longer ones are sentences, words. */
const MOST_OPTION_WORDS = 6;

const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  "1st": 0,
  one: 0,
  "1": 0,
  a: 0,
  former: 0,
  top: 0,
  second: 1,
  "2nd": 1,
  two: 1,
  "2": 1,
  b: 1,
  latter: 1,
  third: 2,
  "3rd": 2,
  three: 2,
  "3": 2,
  c: 2,
  fourth: 3,
  "4th": 3,
  four: 3,
  "4": 3,
  d: 3,
  fifth: 4,
  "5th": 4,
  five: 4,
  "5": 4,
  e: 4,
  sixth: 5,
  "6th": 5,
  six: 5,
  "6": 5,
  f: 5,
  last: -1,
};

const EMPTY = new Set(
  "the one option number no choice please i mean meant want it is that a an card thanks my its of them".split(
    " ",
  ),
);

const YES =
  /^(?:yes|yep|yeah|yup|sure|correct|right|exactly|ok|okay|please do|that one|that's right)\b/i;

/** The option that a reply picks: by its place, or by words that only it has. */
export function pickOption(reply: string, options: readonly string[]): string | undefined {
  if (options.length === 0) return undefined;
  const words = toWords(reply);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  if (YES.test(reply.trim()) && words.length <= 3 && options.length === 1) return options[0];
  const telling = words.filter((word) => !EMPTY.has(word));
  const place = placeOf(telling.length === 0 ? words : telling);
  if (place !== undefined) return options.at(place);
  if (telling.length === 0) return undefined;
  const fitting = options.filter((option) => {
    const has = toWords(option);
    return telling.every((word) => has.some((one) => one === word || isShortFor(word, one)));
  });
  return fitting.length === 1 ? fitting[0] : shortestOf(fitting, telling);
}

/** "Plat" for platinum. */
const isShortFor = (word: string, whole: string): boolean =>
  word.length >= LEAST_SHORT && whole.startsWith(word);

const LEAST_SHORT = 4;
const MOST_WORDS = 12;

/** Only when all that is said is a place: "the second one", "2", "option b". */
function placeOf(words: readonly string[]): number | undefined {
  const [only, more] = words;
  if (only === undefined || more !== undefined) return undefined;
  return ORDINALS[only];
}

const wordsOf = (option: string): readonly string[] =>
  toWords(option).filter((word) => !EMPTY.has(word));

/** "Amex Gold" of "Amex Gold" and "Amex Business Gold": the one that says no more than any other. */
function shortestOf(options: readonly string[], words: readonly string[]): string | undefined {
  const exact = options.find((option) => wordsOf(option).length === words.length);
  const least = options.find((option) =>
    options.every((other) => {
      const has = new Set(wordsOf(other));
      return wordsOf(option).every((word) => has.has(word));
    }),
  );
  return exact ?? least;
}

const LESS =
  /^(?:no[,.]? +)?(?:i (?:don't|do not) mean|not|without|except|no(?! +(?:the|my|i|that|it|its|it's|wait|no|sorry|actually|but)\b)) +(?:the |my )?(.+?)(?: (?:one|card|version))?[.!?]*$/i;

/** What a reply says it is not: "not the business one". */
export const excludedBy = (reply: string): string | undefined => LESS.exec(reply.trim())?.[1];

/** The options that do not have a word. */
export const without = (options: readonly string[], words: string): readonly string[] =>
  options.filter((option) => {
    const has = new Set(toWords(option));
    return !toWords(words).every((word) => has.has(word));
  });
