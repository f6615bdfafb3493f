/*
 * Reads a list of cards and balances as people jot it down: "plat x2, gold 3/2022, csr (…1234)",
 * "250k amex, 80k chase". This only parses the text; names are resolved later.
 */

import { MONTH_NAME, readDate, WRITTEN_DATE } from "../../member/written-dates.ts";

interface Jotted {
  readonly text: string;
  /** The text left after everything else is taken out. */
  readonly name: string;
  /** Why it cannot be read; then it has no name. */
  readonly trouble?: string | undefined;
  readonly note?: string | undefined;
  /** A word for the owner, such as `wife` or a name before `'s`. */
  readonly whose?: string | undefined;
}

export interface JottedCard extends Jotted {
  readonly kind: "card";
  readonly count: number;
  readonly openedOn?: string | undefined;
  readonly closedOn?: string | undefined;
  readonly last4?: string | undefined;
  readonly nickname?: string | undefined;
  readonly isAuthorizedUser: boolean;
}

export interface JottedBalance extends Jotted {
  readonly kind: "balance";
  /** Cents if dollars were given. */
  readonly points: number;
  readonly isDollars: boolean;
}

export type JottedItem = JottedCard | JottedBalance;

const MAX_SHOWN = 120;

/** No card or balance takes more; longer text is prose, not a list. */
const LONGEST_PIECE = 200;

type Pieces = { readonly parts: string[]; readonly whose: string | undefined }[];

/**
 * Splits a text into pieces for readJotted, in order; details stay with the name before them. A
 * person before a colon owns the rest of the line or, on a line of its own, the lines below.
 */
export function splitJotted(text: string, { isPerson, isThing }: Names) {
  const pieces: Pieces = [];
  let owner: string | undefined;
  const lines = text.replaceAll(/\s+/gu, (run) => (run.includes("\n") ? "\n" : " ")).split("\n");
  for (const line of lines) {
    let whose = owner;
    const parts = ` ${line} `.split(SEPARATOR).flatMap((part) => splitPairs(part, isThing));
    for (const part of parts) {
      const [heading = "", name = ""] = HEADING.exec(part) ?? [];
      const isHeading = name !== "" && isPerson(name);
      if (isHeading) whose = name;
      const rest = isHeading ? part.slice(heading.length) : part;
      const isEmpty = !/[\p{L}\p{N}]/u.test(rest);
      if (isHeading && isEmpty) owner = name;
      if (!isEmpty) addPart(pieces, rest, whose);
    }
  }
  return pieces.map(({ parts, whose }) => ({ text: parts.join(", "), whose }));
}

/** Removes parts between separators that are empty. */
export const withoutEmptyParts = (text: string): string =>
  text.replaceAll(/[,;•|\n][,;•|\s]+/gu, (run) => {
    if (run.includes("\n")) return "\n";
    return run.trim().length > 1 ? ";" : run;
  });

interface Names {
  readonly isPerson: (name: string) => boolean;
  /** True for a name of a card or program. */
  readonly isThing: (name: string) => boolean;
}

/** "&" may join two cards, or be part of a name: Crate & Barrel. */
function splitPairs(part: string, isThing: Names["isThing"]): readonly string[] {
  const sides = part.split(/\s&\s/u);
  if (sides.length === 1 || isThing(part.trim())) return [part];
  const isPair = sides.some(
    (side) => /^\W*\d/u.test(side) || isThing(readJotted(side)?.name ?? ""),
  );
  return isPair ? sides : [part];
}

function addPart(pieces: Pieces, part: string, whose: string | undefined): void {
  const before = pieces.at(-1);
  if (before !== undefined && DETAIL.test(part)) before.parts.push(part.trim());
  else pieces.push({ parts: [part], whose });
}

/** A name or relation before a colon: `Wife:`, `My wife's cards:`, `- Sam:`. */
const HEADING =
  /^[\s\-–—*·]{0,9}(?:my )?(\p{L}[\p{L}-]{0,29}(?: \p{L}[\p{L}-]{0,29})?)(?:['’]s)?(?: (?:cards?|points?))? ?:/iu;

/** The content of a piece of text; undefined if there is none. */
export function readJotted(piece: string, owner?: string): JottedItem | undefined {
  if (piece.length > LONGEST_PIECE) return toTrouble(piece.trim(), TOO_LONG);
  const bare = piece.replace(/^[\s\-–—*·:.]+|[\s.:]+$/gu, "").trim();
  const item = bare === "" ? undefined : readPiece(bare);
  return item && { ...item, whose: item.whose ?? owner };
}

/** A piece reported back as not understood: it has no name. */
const toTrouble = (piece: string, trouble: string): JottedCard => ({
  kind: "card",
  text: piece.slice(0, MAX_SHOWN),
  name: "",
  trouble,
  count: 1,
  isAuthorizedUser: false,
});

const TOO_LONG = `It is longer than ${LONGEST_PIECE} characters; write one card or balance per line.`;
const BARE_NUMBER = "A number alone is not enough; write the card or program beside it.";
const eitherOf = (year: string): string =>
  `${year} may be a year or points; write the opening month, such as ${year}-05, or "${year} points".`;
const yearNote = (year: string): string =>
  `The opening in ${year} has no month, so no opening date was saved; add it with update_wallet_card.`;

/**
 * A comma within 1,234 does not end a piece. Whitespace is collapsed beforehand and lookaheads are
 * bounded, so that matching takes linear time.
 */
const SEPARATOR = new RegExp(
  `\\s(?:and|y)\\s|[\\n;•|]|(?<!\\b${MONTH_NAME}\\s\\d{1,2}),(?!\\d{3}(?!\\d))` +
    `|(?<=\\b${MONTH_NAME}\\s\\d{1,2}),(?!\\s\\d{4})`,
  "iu",
);

/** Details without a name: opening or closing dates, last digits, a count. */
const DETAIL = new RegExp(
  `^\\s*\\(?(?:(?:opened|open|approved|since|closed)(?:\\s(?:on|in|since))?\\s?:?\\s?(?:\\d|${MONTH_NAME}\\s)` +
    "|closed\\s*$|(?:au|authori[sz]ed\\suser)\\)?\\s*$|(?:x\\s?\\d{1,2}|\\d{1,2}\\s?x)\\s*$" +
    "|(?:ending|ends|last\\s?(?:4|four)|acct|account)[^\\d,]{0,12}\\d{4}\\s*$" +
    `|(?:${WRITTEN_DATE})\\)?\\s*$)`,
  "iu",
);

const AMOUNT =
  /(?<![\w./-])(\$ ?)?(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d+)?)\s*(k|m|thousand|million)?(?![\w/]|-\d)/iu;
const LAST4 =
  /(?:\b(?:ending(?:\s+(?:in|with))?|ends\s+(?:in|with)|last\s*(?:4|four)|acct|account)\s*:?\s*#?|\.{2,}\s*|…\s*|\*{2,}\s*|x{3,}\s*|#)(\d{4})\b/iu;
const COUNT = /(?:\bx\s*(\d{1,2})\b|\b(\d{1,2})\s*x\b|^(\d)\s+(?=\p{L})|^(two|three|both)\b)/iu;
const POINT_WORDS = /\b(?:points?|pts?|miles?|avios|mr|ur|typ)\b/iu;
const FILLERS =
  /\b(?:i\s+have|i've\s+got|i\s+got|i\s+hold|have|got|add|also|save|that|those|my|our|the|an?|cards?|balance|in|with|about|around|roughly|~|opened|open(?:ed)?\s+(?:on|in)|since|from|approved)\b/giu;
/** Inside a name, "of" is part of it: World of Hyatt. */
const OF = /^of\s|\sof$|(?<=\b(?:points?|pts?|miles?)\s)of\s/giu;

/** Mentions a card, or when it was opened. */
const OF_CARD = /\b(?:cards?|opened|since|approved)\b|\b(?:in|from)\s+(?:19|20)\d\d\b/iu;
/** A number that may be a year: no separator, no unit, nothing that makes it points. */
const YEAR =
  /(?<![\w.,/-])((?:19[89]|20[0-4])\d)(?![\w/]|[.,-]\d)(?!\s*(?:k|m|thousand|million)\b)/iu;

const yearOf = (rest: string) => (POINT_WORDS.test(rest) ? undefined : YEAR.exec(rest)?.[1]);

const COUNT_WORDS: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3 };

function readPiece(piece: string): JottedItem | undefined {
  const { rest, whose, closed, opened, last4, nickname, isAuthorizedUser } = takeOut(piece);
  const impossible = [opened, closed].find((date) => date !== undefined && !readDate(date));
  if (impossible !== undefined) return toTrouble(piece, noDay(impossible));
  const base = { text: piece.slice(0, MAX_SHOWN), whose };
  const year = yearOf(rest);
  if (year !== undefined && !OF_CARD.test(piece)) return toTrouble(piece, eitherOf(year));
  const amount = year === undefined ? balanceOf(rest) : undefined;
  if (amount !== undefined) {
    const name = toName(rest.replace(AMOUNT, " "));
    if (name === "") return toTrouble(piece, BARE_NUMBER);
    return { ...base, ...amount, kind: "balance", name };
  }
  const dated = year === undefined ? rest : rest.replace(AMOUNT, " ");
  const counted = COUNT.exec(dated);
  const [, after, before, leading, word = ""] = counted ?? [];
  const count = Number(after ?? before ?? leading ?? COUNT_WORDS[word.toLowerCase()] ?? 1);
  const name = toName(dated.replace(COUNT, " "));
  if (name === "") return rest === piece ? undefined : toTrouble(piece, NAMELESS);
  const trouble = whyNoCard(name, count);
  if (trouble !== undefined) return toTrouble(piece, trouble);
  return {
    ...base,
    kind: "card",
    name,
    count,
    isAuthorizedUser,
    note: year === undefined ? undefined : yearNote(year),
    openedOn: opened && readDate(opened),
    closedOn: closed && readDate(closed),
    last4,
    nickname,
  };
}

/** Why the rest of a piece cannot be a card and a count. */
function whyNoCard(name: string, count: number): string | undefined {
  if (count === 0) return "The count is zero, so nothing is added.";
  if (/\bclosed\b/iu.test(name)) return UNDATED;
  const short = SHORT_MONTH.exec(name)?.[0];
  return short && `${short} may be a month or a day; write ${DATES}.`;
}

const DATES = "it as 2024-01 or 1/15/2024";
const NAMELESS = "It names no card; write it beside the name, such as `csr, opened 2023-05`.";
const UNDATED = "It says closed, but not when; write closed 2024-03, or leave the card out.";
const SHORT_MONTH = /(?<![\w/])\d{1,2}\/\d{1,2}(?![\w/])/u;
export const noDay = (date: string): string =>
  `${date} is not a date in the calendar; write ${DATES}.`;

/** Takes out digits, dates, nickname and owner, so that a name is left. */
function takeOut(piece: string) {
  let rest = piece;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest) ?? undefined;
    if (found !== undefined)
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const nickname = take(/["“]([^"“”]{1,60})["”]/u)?.[1];
  const last4 = take(LAST4)?.[1];
  const isAuthorizedUser = take(/\(?\b(?:au|authori[sz]ed\s+user)\b\)?/iu) !== undefined;
  const closed = take(
    new RegExp(`\\bclosed(?:\\s+(?:on|in))?\\s*:?\\s*(${WRITTEN_DATE})`, "iu"),
  )?.[1];
  const opened = take(
    new RegExp(
      `\\(?(?:\\b(?:opened|open|since|from|approved)(?:\\s+(?:on|in))?\\s*:?\\s*)?\\b(${WRITTEN_DATE})\\)?`,
      "iu",
    ),
  )?.[1];
  const possessive = take(/\b([\p{L}][\p{L} ]{0,30}?)['’]s\b/iu)?.[1];
  const whose = (
    possessive ?? take(/\((wife|husband|spouse|partner|p2|hers|his)\)/iu)?.[1]
  )?.replace(/^my\s+/iu, "");
  return { rest, whose, last4, nickname, isAuthorizedUser, opened, closed };
}

const MIN_PLAIN_POINTS = 100;
const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  m: 1_000_000,
  million: 1_000_000,
};

/** A number is a balance if it has $, k, m or a word for points, or is too large to be a count. */
function balanceOf(rest: string): Pick<JottedBalance, "points" | "isDollars"> | undefined {
  const { value = 0, unit, isDollars = false } = readAmount(rest) ?? {};
  const isBalance =
    isDollars || unit !== undefined || value >= MIN_PLAIN_POINTS || POINT_WORDS.test(rest);
  return isBalance && value > 0 ? toBalance(value, isDollars) : undefined;
}

export const toBalance = (value: number, isDollars: boolean) => ({
  points: Math.round(isDollars ? value * 100 : value),
  isDollars,
});

/** The first amount of a text: 45,250, 80k, 1.5 million, $250. */
export function readAmount(text: string) {
  const [written, dollars, digits, unit] = AMOUNT.exec(text) ?? [];
  if (written === undefined || digits === undefined) return undefined;
  const factor = FACTORS[unit?.toLowerCase() ?? ""] ?? 1;
  const value = Number(digits.replaceAll(",", "")) * factor;
  return { written, value, unit, isDollars: dollars !== undefined };
}

const toName = (rest: string): string =>
  rest
    .replace(FILLERS, " ")
    .replaceAll(/["“”()[\]#:=,]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(OF, "");
