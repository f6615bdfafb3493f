import { type Talk, read } from "../talk.ts";
import { mentionsOf } from "../../../language/understood.ts";
import { isPointing, resolvePointing } from "../names/pointing.ts";

/*
 * "My Bilt card: when did I get it, what's the fee, what credits are left": several things of one
 * card that is named first, each asked of it.
 */

const SUBJECT =
  /^(?:(?:ok|okay|so|and|hi|hey)[ ,]+)*([^:;,.?!]{2,40}?)\s*(?::|\s[–—-])\s+(\S.*)$/su;
const BETWEEN =
  /\s*[,;?]\s*(?:and\s+|also\s+)*|\s+and\s+(?=(?:when|what|whats|how|is|are|can|do|does|should|have)\b)/iu;
const ASKS =
  /^(?:when|what|what's|whats|when's|whens|how|is|are|can|could|do|does|should|have|has|did|which|any)\b/i;
/** "Fee", "when due": a word or two that name what is asked. */
const COLUMN =
  /^(?:the |its )?(?:annual )?(?:fees?|credits?(?: left)?|bonus|due date|opening date|opened|when due|perks|lounges?)$/i;
const MOST_READ = 300;
const MOST = 3;

/** One of the things that are asked. */
export interface Piece {
  readonly said: string;
  /** With the card that it is of. */
  readonly whole: string;
}

/** A question for each; undefined where no card leads to several. */
export function ofSubject(talk: Talk, text: string): readonly Piece[] | undefined {
  if (text.length > MOST_READ) return undefined;
  const [, subject, rest] = SUBJECT.exec(text) ?? [];
  if (subject === undefined || rest === undefined) return undefined;
  const pieces = rest
    .replace(/[?.!]+$/, "")
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const isList =
    pieces.length > 1 &&
    pieces.length <= MOST &&
    pieces.every((piece) => ASKS.test(piece) || COLUMN.test(piece));
  if (!isList || mentionsOf(read(talk, subject), "card").length !== 1) return undefined;
  const said = pieces.map((piece) => read(talk, piece));
  if (said.some((one) => mentionsOf(one, "card").length > 0)) return undefined;
  return pieces.map((piece) => ({ said: piece, whole: wholeOf(talk, piece, subject) }));
}

function wholeOf(talk: Talk, piece: string, subject: string): string {
  const asked = read(talk, piece);
  if (isPointing(asked)) return resolvePointing(asked, subject);
  const named = COLUMNS.find(([form]) => form.test(piece))?.[1] ?? piece;
  return `${named} on ${subject}`;
}

const COLUMNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:the |its )?(?:annual )?fees?$/i, "what is the annual fee"],
  [/^(?:when due|due date)$/i, "when is the fee due"],
];
