import { oncePer } from "../../contract/once-per.ts";
import type { Understood } from "../language/understood.ts";
import { CITY_WORDS, isCommonWord } from "../language/words/common.ts";
import { phrases, says, spaced, wordSet } from "../language/words/phrases.ts";
import type { Frame } from "../frame.ts";

/* Countries and airports that a question names. */

/** Stands for a foreign place without a country's name: a city, "abroad". */
const ABROAD_SOMEWHERE = "abroad";
const ABROAD = phrases(
  "abroad|overseas|international|internationally|foreign country|another country|other countries|euros|pounds|yen|pesos|outside the us|outside the usa|outside the states|outside us|outside the country|out of the country",
);

/** The two-letter code of the country of payment; undefined at home. */
export function countryOf({ country, tokens }: Understood): string | undefined {
  if (country !== undefined) return CODES.get(country.toLowerCase()) ?? ABROAD_SOMEWHERE;
  return says(spaced(tokens), ABROAD) ? ABROAD_SOMEWHERE : undefined;
}

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
/** Excludes former codes: FX was France. */
const isOfToday = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

const CODES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const code = first + second;
      const name = isOfToday(code) ? regions.of(code) : undefined;
      return name === undefined ? [] : [[name.toLowerCase(), code] as const];
    }),
  ),
);

/** The busiest airports with IATA codes that are not English words. */
const AIRPORTS = wordSet(
  "atl aus bdl bna bos bwi cle clt cmh cvg dca den dfw dtw ewr fll hnl iad iah ind jax jfk las lax lga mci mco mdw mia msp msy oak ogg ord pdx phl phx pit rdu sdf sea sfo sjc slc smf sna stl tpa lhr cdg nrt hnd fra ams yyz yvr cun",
);

const isNumbered = (word: string): boolean => !Number.isNaN(Number.parseInt(word, 10));

/** The airports, cities and terminals in a question, spelled as names. */
export function whereIn({ tokens, mentions, dates }: Understood): readonly string[] {
  const taken = [...mentions, ...dates];
  const isFree = (at: number): boolean => !taken.some(({ start, end }) => at >= start && at < end);
  return tokens.flatMap((word, at) => {
    const [before = "", next = ""] = [tokens[at - 1], tokens[at + 1]];
    if (AIRPORTS.has(word)) return [word.toUpperCase()];
    if (word === "terminal" && (next.length === 1 || isNumbered(next)))
      return [`terminal ${next.toUpperCase()}`];
    const isNamed = PLACING.has(before) || next === "airport";
    const isPlace = CITY_WORDS.has(word) || !isCommonWord(word);
    return isNamed &&
      isPlace &&
      isFree(at) &&
      before !== "terminal" &&
      word.length > 2 &&
      !isNumbered(word)
      ? [word.charAt(0).toUpperCase() + word.slice(1)]
      : [];
  });
}
const PLACING = wordSet("at in from near through thru via");

/* The role of a name in a question. */

/** A name's role, from the words right before it. */
export function roleOf(
  { start }: { readonly start: number },
  asked: Understood,
): Frame["subjects"][number]["role"] {
  const { tokens } = asked;
  if (isListedAsExcept(start, asked)) return "except";
  let at = start - 1;
  while (at >= 0 && (BETWEEN.has(tokens[at] ?? "") || isWishTo(tokens, at))) at -= 1;
  const [before = "", two = "", three = ""] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  if (EXCEPT_PAIRS.has(`${two} ${before}`)) return "except";
  if (EXCEPT.has(before) && !ASKS_NOT.has(two)) return "except";
  if (TAKING.has(before) && EXCEPT.has(two)) return "except";
  if (before === "about" && two === "care" && EXCEPT.has(three)) return "except";
  if (NOT_WHY.has(`${three} ${two} ${before}`.trim()) || NOT_WHY.has(`${two} ${before}`)) {
    return "versus";
  }
  if (before === "from" || before === "by") {
    if (EXCEPT.has(two) && !ASKS_NOT.has(three)) return "except";
    if (before === "from") return "from";
  }
  if (before === "to" || before === "into") return "to";
  const isSwap = tokens.some((word) => SWAPPING.has(word));
  if (
    isSwap &&
    (before === "for" || before === "by" || tokens.slice(at + 1, start).includes("with"))
  )
    return "to";
  if (before === "vs" || before === "versus" || before === "than") return "versus";
  return before === "at" ? "at" : "of";
}

/** "Without a Visa, Mastercard or Amex": the whole list shares the first one's role. */
function isListedAsExcept(start: number, asked: Understood): boolean {
  const known = listed(asked).get(start);
  if (known !== undefined) return known;
  const isOr = OR.has(asked.tokens[start - 1] ?? "");
  const before = asked.mentions.find(({ end }) => end === (isOr ? start - 1 : start));
  const isSo = before !== undefined && roleOf(before, asked) === "except";
  listed(asked).set(start, isSo);
  return isSo;
}
/** Cached, because a list of a thousand names would be walked back for each of them. */
const listed = oncePer<Understood, Map<number, boolean>>(() => new Map());
const OR = wordSet("or nor");

/** "Do not want to use my Amex". */
const isWishTo = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === "to" && TAKING.has(tokens[at - 1] ?? "");

const EXCEPT = wordSet(
  "except excluding besides without minus sans not isnt ignoring excepting skip avoid forget no dont doesnt cant wont",
);
const TAKING = wordSet(
  "take accept accepts takes accepting taking like do say suggest touching touch counting count including include want need spend",
);
const EXCEPT_PAIRS = new Set([
  "other than",
  "apart from",
  "aside from",
  "but not",
  "instead of",
  "rather than",
  "leave out",
  "leaving out",
  "besides my",
  "anything but",
  "everything but",
  "all but",
]);
const BETWEEN = wordSet("a an another the my our any use using with your");

const SWAPPING = wordSet(
  "swap swapped swapping trade traded trading exchange switch switched switching flip flipped replace replaced replacing",
);

/** "Why not the Gold": an alternative to the card in the answer. */
const NOT_WHY = new Set(["why not", "how come not", "why wouldnt i use", "not use"]);

/** "Why not the Gold", "or not". */
const ASKS_NOT = new Set(["why", "or", "if", "whether", "come"]);
