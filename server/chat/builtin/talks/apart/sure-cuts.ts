import { decide, type Verdict } from "../../ranking/decide.ts";
import { rank } from "../../ranking/rank.ts";
import { isPointing } from "../names/pointing.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Intent } from "../../intent.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * "Do I have the Flex, what does it cost and when is my next fee", "what is cpp and how many miles do I
 * have": so many asks in a row that each is one by its first word, stands by itself and is of another
 * kind are no one question, whatever joins them.
 */

/** "Three things:" tells that more than one comes. */
const COUNTED =
  /^(?:(?:hi|hey|hello|ok|okay|so|quick)[ ,!]+)*(?:i have |i've got |got )?(?:two|three|four|[2-4]|a few|few|several|(?:a )?couple(?: of)?)(?: quick| short| other)? (?:things?|questions?|qs?|asks)(?: today| for (?:you|u))?\s*[-:,.–]\s*/i;

const JOIN = "(?:oh|and|also|plus|then|n|&|finally|lastly|btw|by the way)";
/** "Second thing:". */
const MARK = String.raw`(?:(?:the |my )?(?:first|second|third|2nd|3rd|next|other|another|last|one more|final)(?: thing| question| one| q)?(?: is)?\s*[:,–-]\s*)`;
const ASKING =
  "(?:what|whats|what's|which|who|when|whens|where|why|how|is|are|was|do|does|did|can|could|should|will|would|am|list|show|tell|give|compare|find|explain)";
const BETWEEN = new RegExp(
  String.raw`(?:\s*[,;.?!]+\s+(?:${JOIN}[ ,]+)*${MARK}?|\s+(?:${JOIN}[ ,]+)+${MARK}?)(?=${ASKING}\b)`,
  "gi",
);
/** A sentence ends and the next says that it is one more. */
const MORE = new RegExp(String.raw`^\s*[;.?!]+\s+(?:${JOIN}|${MARK})|${MARK}$`, "i");
const ASKS_FIRST = new RegExp(String.raw`^(?:(?:hi|hey|ok|so|and|also)[ ,!]+)*${ASKING}\b`, "i");

const LEAST_WORDS = 2;
/** As many as this are asks in a row, without a word that says so. */
const IN_A_ROW = 3;

/** The asks of a message, each by itself; undefined where that is not sure. */
export function sureCutsOf(talk: Talk, text: string, most: number): readonly string[] | undefined {
  const asked = text.replace(COUNTED, "");
  const pieces = asked.split(BETWEEN).map((piece) => piece.trim());
  if (pieces.length < 2 || pieces.length > most) return undefined;
  const asks = pieces.map((piece, at) => askOf(talk, piece, at === 0));
  const kinds = new Set(asks.map((ask) => ask?.verdict.intent));
  if (kinds.has(undefined) || kinds.size < pieces.length) return undefined;
  const isMarked = [...asked.matchAll(BETWEEN)].every(([between]) => MORE.test(between));
  const isSure =
    pieces.length >= IN_A_ROW ||
    isMarked ||
    asked !== text ||
    [...kinds].some((kind) => kind?.id === "glossary");
  // Whether each can be answered takes longest to tell.
  return isSure && asks.every((ask) => ask !== undefined && talk.isAnswered(ask))
    ? pieces
    : undefined;
}

/** A piece with what it asks for sure. */
interface Ask extends Question {
  readonly verdict: Extract<Verdict, { kind: "sure" }>;
}

/** What a piece asks, where it does so clearly and of nothing that is named elsewhere. */
function askOf(talk: Talk, piece: string, isFirst: boolean): Ask | undefined {
  const asked = read(talk, piece);
  const isBare = !ASKS_FIRST.test(piece) || piece.split(/\s+/).length < LEAST_WORDS;
  if (isBare || (!isFirst && isPointing(asked))) return undefined;
  const verdict = decide(asked, talk.mind, talk.scene.facts);
  if (verdict.kind !== "sure" || verdict.instead !== undefined) return undefined;
  const { intent } = verdict;
  if (intent.group === "talk" && intent.id !== "glossary") return undefined;
  if (intent.group !== "talk" && asked.mentions.length === 0 && !isClear(talk, asked, intent))
    return undefined;
  return { text: piece, asked, verdict };
}

/** What names nothing, "how much do I still have", may be of what stands before it. */
function isClear(talk: Talk, asked: Understood, intent: Intent): boolean {
  const [likeliest] = rank(asked, talk.mind, talk.scene.facts);
  return likeliest?.intent === intent && likeliest.score >= CLEAR;
}

const CLEAR = 0.8;
