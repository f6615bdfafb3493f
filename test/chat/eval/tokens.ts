/*
 * The numbers and dates of a text, as values: "$1,250.50", "60k", "8 per cent", "4x", "Dec 31, 2026",
 * "three cards". What is a date is no number: 31 and 2026 of a date ground nothing.
 */

export type TokenKind = "usd" | "percent" | "plain";

/** A number as it was written. */
export interface NumberToken {
  readonly kind: TokenKind;
  readonly value: number;
  /** The number of decimals. */
  readonly decimals: number;
  readonly at: number;
  readonly text: string;
}

/** A day, a month (`2026-12`) or a day of any year (`12-31`). */
interface DateToken {
  readonly value: string;
  readonly at: number;
  readonly text: string;
}

export interface Tokens {
  readonly numbers: readonly NumberToken[];
  readonly dates: readonly DateToken[];
}

const MONTH_NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const pad = (digits: string): string => digits.padStart(2, "0");
const monthOf = (name: string): string =>
  pad(String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1));

type ToDate = (groups: readonly string[]) => string;

/** From the most to the least said, for what is found is taken out. */
const DATE_FORMS: readonly (readonly [RegExp, ToDate])[] = [
  [/\b(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+Z?)?\b/g, ([y = "", m = "", d = ""]) => `${y}-${m}-${d}`],
  [/\b(\d{4})-(0[1-9]|1[0-2])\b(?!-)/g, ([y = "", m = ""]) => `${y}-${m}`],
  [
    new RegExp(`\\b(${MONTH_NAMES})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, "gi"),
    ([m = "", d = "", y = ""]) => `${y}-${monthOf(m)}-${pad(d)}`,
  ],
  [
    new RegExp(`\\b(${MONTH_NAMES})\\.? (\\d{4})\\b`, "gi"),
    ([m = "", y = ""]) => `${y}-${monthOf(m)}`,
  ],
  [
    new RegExp(`\\b(${MONTH_NAMES})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`, "gi"),
    ([m = "", d = ""]) => `${monthOf(m)}-${pad(d)}`,
  ],
];

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  "two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, place) => [word, place + 2]),
);
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  "twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, place) => [word, (place + 2) * 10]),
);
/** Number words count as figures only before what is measured: "two ways" is no figure. */
const MEASURED =
  "points|miles|dollars|cents|percent|per cent|hours|days|weeks|months|years|nights|visits|guests|credits|accounts";
const SPELLED = new RegExp(
  `\\b(${[...Object.keys(WORDS), ...Object.keys(TENS), "hundred", "thousand"].join("|")})[ -](?:${MEASURED})\\b`,
  "gi",
);

const NUMBER =
  /(?<sign>\$ ?)?(?<digits>\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<after>.{0,9})/gs;

/** Takes a text apart. */
export function tokensOf(text: string): Tokens {
  const dates: DateToken[] = [];
  let rest = text;
  for (const [form, toDate] of DATE_FORMS) {
    rest = rest.replaceAll(form, (...found: readonly unknown[]) => {
      const [whole = "", ...groups] = found.filter((one) => typeof one === "string");
      const at = found.find((one) => typeof one === "number") ?? 0;
      dates.push({ value: toDate(groups), at, text: whole });
      return "\0".repeat(whole.length);
    });
  }
  return { dates, numbers: [...digitsOf(rest), ...spelledOf(rest)] };
}

function digitsOf(text: string): readonly NumberToken[] {
  const numbers: NumberToken[] = [];
  NUMBER.lastIndex = 0;
  for (let found = NUMBER.exec(text); found !== null; found = NUMBER.exec(text)) {
    const { sign, digits = "", after = "" } = found.groups ?? {};
    const written = (sign ?? "") + digits;
    NUMBER.lastIndex = found.index + written.length;
    const scale = /^ ?k\b/i.test(after) ? 1000 : /^ ?(?:m\b|million)/i.test(after) ? 1e6 : 1;
    const plain = digits.replaceAll(",", "");
    numbers.push({
      kind: kindOf(sign, after),
      value: Math.round(Number(plain) * scale * 1e6) / 1e6,
      decimals: scale > 1 ? 0 : (plain.split(".")[1] ?? "").length,
      at: found.index,
      text: written,
    });
  }
  return numbers;
}

function kindOf(sign: string | undefined, after: string): TokenKind {
  if (sign !== undefined || /^k? ?(?:dollars|usd|bucks)/i.test(after)) return "usd";
  return /^ ?(?:%|percent|per cent)/i.test(after) ? "percent" : "plain";
}

const spelledOf = (text: string): readonly NumberToken[] =>
  [...text.matchAll(SPELLED)].map((found) => {
    const word = (found[1] ?? "").toLowerCase();
    const value = WORDS[word] ?? TENS[word] ?? (word === "hundred" ? 100 : 1000);
    return { kind: "plain", value, decimals: 0, at: found.index, text: word };
  });
