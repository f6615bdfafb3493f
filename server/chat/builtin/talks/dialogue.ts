import { isOneSum } from "../ranking/shaped-year.ts";
import { excludedBy, optionsOf, pickOption, without } from "./around/asked-back.ts";
import { POLITE } from "../ranking/rank-in-talk.ts";
import type { Verdict } from "../ranking/decide.ts";
import { unlessVague } from "../ranking/vague.ts";
import { withoutAsides } from "./around/again.ts";
import { backTo } from "./around/back.ts";
import { withoutBackground } from "./around/background.ts";
import { carry } from "./carried/carry.ts";
import { resolvePart } from "./follow-up.ts";
import { goOn } from "./leaning.ts";
import { findHeldOption } from "./names/held-option.ts";
import { listedThings } from "./around/listed-things.ts";
import { withoutForgotten, withoutTag } from "./around/leads.ts";
import { leaveOut } from "./carried/leave-out.ts";
import { ofTheSame } from "./apart/of-the-same.ts";
import { oneOutside } from "./apart/one-outside.ts";
import { ownCutsOf } from "./apart/own-cuts.ts";
import { reckon } from "./reckoning/reckon.ts";
import { ofSubject, type Piece } from "./around/of-subject.ts";
import { readParts } from "./parts.ts";
import { sharpen } from "./names/sharpen.ts";
import { sureCutsOf } from "./apart/sure-cuts.ts";
import { standing } from "./apart/standing.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import type { Understood } from "../../language/understood.ts";

/** A talk with what was read of it, so that no turn is read twice. */
interface Reading extends Talk {
  readonly done: Map<number, readonly Question[]>;
}

/** What lies further back is not looked at: user turns, this one included. */
const MOST_TURNS = 8;
const MOST_QUESTIONS = 3;
/** Longer texts are read at their beginning and end only. */
const MOST_READ = 2000;
const END_READ = 500;

/** The questions of the last turn, each whole. */
export function resolve(talk: Talk): readonly Question[] {
  return resolveTurn({ ...talk, done: new Map() }, talk.turns.length - 1, MOST_TURNS);
}

function resolveTurn(talk: Reading, at: number, depth: number): readonly Question[] {
  const questions = talk.done.get(at) ?? readTurn(talk, at, depth);
  talk.done.set(at, questions);
  return questions;
}

/** What follows an open question of ours is a reply to it. */
const ASKS_BACK = /\?\s*$/;

/** What stands by itself. */
const NOTHING: Look = () => undefined;

function readTurn(talk: Reading, at: number, depth: number): readonly Question[] {
  const { turns } = talk;
  const written = withoutTag(shorten(turns[at]?.text ?? ""));
  const previous = turns[at - 1];
  const options = previous?.role === "assistant" ? optionsOf(previous.text) : [];
  const behind = once(() => lookBack(talk, at, depth));
  const reply = resolveReply(talk, written, options, behind);
  if (reply !== undefined) return [reply];
  const left = leaveOut(talk, written, behind);
  if (left !== undefined) return [left];
  const last = behind();
  const back = last && backTo(talk, written, last);
  if (back !== undefined) return readPiece(talk, back.rest, () => back.before);
  const reckoned = last && reckon(talk, written, () => toldBefore(talk, at, depth));
  if (reckoned !== undefined) return [reckoned];
  const more = last && goOn(talk, written, last);
  if (more !== undefined) return [more];
  const isReply = ASKS_BACK.test(previous?.text ?? "");
  const own =
    isReply || last === undefined || !talk.isAnswered(last)
      ? undefined
      : standing(talk, written, last);
  const text = own ?? written;
  const look: Look = own === undefined ? behind : NOTHING;
  const meant = look() === undefined ? text : withAnother(talk, text);
  const told =
    look() === undefined
      ? withoutBackground(talk, text)
      : withoutAsides(meant, (said) => read(talk, said));
  const questions = withoutIdle(
    (
      ofSubject(talk, told)?.map((piece) => askOf(talk, piece)) ??
      readPieces(
        talk,
        listedThings(told) ?? sureCutsOf(talk, meant, MOST_QUESTIONS) ?? cutsIn(talk, told),
        look,
      )
    ).slice(0, MOST_QUESTIONS),
  );
  const all = questions.length > 0 ? questions : [resolvePart(talk, text, look)];
  const [only, ...others] = all;
  const pair =
    only === undefined || others.length > 0
      ? undefined
      : oneOutside(talk, text, only, (part, one) => resolvePart(talk, part, () => one));
  if (pair !== undefined) return pair;
  if (only === undefined || others.length > 0 || last !== undefined) return all;
  const { mind, scene } = talk;
  const verdict = unlessVague(only.verdict, read(talk, text), mind, scene.facts);
  // The same question, lest it is answered twice.
  return verdict === only.verdict ? [only] : [{ ...only, verdict }];
}

const cutsIn = (talk: Talk, text: string): readonly string[] =>
  isOneSum(read(talk, text)) ? [text] : ownCutsOf(talk, text, MOST_QUESTIONS);

/** Each by itself, but for what is said of the card that the one before it names. */
function readPieces(talk: Talk, pieces: readonly string[], look: Look): readonly Question[] {
  const questions: Question[] = [];
  for (const piece of pieces) {
    const last = questions.at(-1);
    const whole = last === undefined ? piece : ofTheSame(talk, piece, last);
    questions.push(...readPiece(talk, whole, last === undefined ? look : NOTHING));
  }
  return questions;
}

/** What is asked of a subject in full, told back as it was written. */
const askOf = (talk: Talk, { whole, said }: Piece): Question => ({
  ...resolvePart(talk, whole, NOTHING),
  text: said,
});

const readPiece = (talk: Talk, piece: string, look: Look): readonly Question[] =>
  readParts(talk, talk.mind.language.splitQuestions(piece).slice(0, MOST_QUESTIONS), look);

/** "Forget the Ink. The Reserve, when?": asks of the other, where another is named. */
function withAnother(talk: Talk, text: string): string {
  const rest = withoutForgotten(text);
  const named = read(talk, rest).mentions;
  return named.some(({ kind }) => kind === "card" || kind === "program") ? rest : text;
}

/**
 * "Hi! Can you help me? …": what is only said to be polite, or is told around a question, needs no
 * answer beside it.
 */
function withoutIdle(questions: readonly Question[]): readonly Question[] {
  const asking = questions.filter(({ verdict }) => !isAside(verdict));
  if (asking.some(({ verdict }) => !isIdle(verdict))) return asking;
  return (asking.length > 0 ? asking : questions).slice(0, 1);
}

const isAside = (verdict: Verdict): boolean =>
  verdict.kind === "outside" ||
  (verdict.kind === "sure" && (POLITE.has(verdict.intent.id) || TOLD.has(verdict.intent.id)));

/** What the words of a story are taken for where they ask nothing that is ours. */
const TOLD: ReadonlySet<string> = new Set(["off_topic", "joke", "insult"]);

/** The last question before a turn that was about cards and points. */
function lookBack(talk: Reading, at: number, depth: number): Question | undefined {
  const before = talk.turns.slice(0, at).findLastIndex(({ role }) => role === "user");
  if (before === -1 || depth <= 1) return undefined;
  const last = resolveTurn(talk, before, depth - 1).at(-1);
  const earlier = lookBack(talk, before, depth - 1);
  return last === undefined || isIdle(last.verdict) ? earlier : { ...last, earlier };
}

/** All questions of the turns before, the last first. */
function toldBefore(talk: Reading, at: number, depth: number): readonly Question[] {
  const before = talk.turns.slice(0, at).findLastIndex(({ role }) => role === "user");
  if (before === -1 || depth <= 1) return [];
  const questions = resolveTurn(talk, before, depth - 1).toReversed();
  return [...questions, ...toldBefore(talk, before, depth - 1)];
}

const isIdle = (verdict: Verdict): boolean =>
  verdict.kind === "outside" || (verdict.kind === "sure" && verdict.intent.group === "talk");

function once(work: Look): Look {
  let done: { readonly found: Question | undefined } | undefined;
  return () => (done ??= { found: work() }).found;
}

const shorten = (text: string): string =>
  text.length <= MOST_READ ? text : `${text.slice(0, MOST_READ)} ${text.slice(-END_READ)}`;

/** A reply to what was asked back: one of the options, or not one of them. */
function resolveReply(
  talk: Talk,
  text: string,
  options: readonly string[],
  look: Look,
): Question | undefined {
  const offered = options.length > 0 ? options : ownOptions(text, look);
  if (offered.length === 0) return undefined;
  const picked = isAllOf(text, offered) ? offered.join(" and ") : pickedOf(text, offered);
  const before = picked === undefined ? undefined : look();
  if (picked === undefined || before === undefined) return undefined;
  const intent = talk.mind.intents.find(({ label }) => toKey(label) === toKey(picked));
  if (intent !== undefined) return { ...before, text, verdict: { kind: "sure", intent } };
  const held = findHeldOption(picked, talk.scene);
  const named = sharpen(talk, read(talk, held?.card.card_name ?? picked), before);
  const carried = carry(talk, text, before, named);
  if (carried === undefined || held === undefined) return carried;
  return { ...carried, asked: meaning(carried.asked, held.card.id, held.entry.id) };
}

/** The same with one of several held cards of a kind in the place of that kind. */
const meaning = (asked: Understood, cardId: string, entryId: string): Understood => ({
  ...asked,
  mentions: asked.mentions.map((mention) =>
    mention.kind === "card" && mention.ids.includes(cardId)
      ? { ...mention, ids: [entryId] }
      : mention,
  ),
});

/** "Both of em": each of what was offered. */
const ALL =
  /^(?:both|all|each|either)(?: (?:of )?(?:them|em|'em|those|these|two|three))?(?: please)?\W*$/i;

const isAllOf = (text: string, offered: readonly string[]): boolean =>
  ALL.test(text.trim()) && offered.length <= MOST_ALL;

/** More than so many at once would be a list to read. */
const MOST_ALL = 3;

function pickedOf(text: string, offered: readonly string[]): string | undefined {
  const less = excludedBy(text);
  if (less === undefined) return pickOption(text, offered);
  const kept = without(offered, less);
  return kept.length === 1 ? kept[0] : undefined;
}

/** Where a client keeps no turns of ours: what we must have asked, for replies too short to ask anything. */
function ownOptions(text: string, look: Look): readonly string[] {
  if (text.trim().split(/\s+/).length > MOST_REPLY_WORDS) return [];
  const verdict = look()?.verdict;
  return verdict?.kind === "unsure" ? verdict.among.map(({ label }) => label) : [];
}

const MOST_REPLY_WORDS = 3;

const toKey = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
