import type { Scene } from "../../tools/core/scene.ts";
import type { Turn } from "../reasoner.ts";
import { excludedBy, optionsOf, pickOption, without } from "./asked-back.ts";
import { decide, kindsOf, type Verdict } from "./decide.ts";
import type { Intent } from "./intent.ts";
import type { Mind } from "./mind.ts";
import { isFragment, isPointing, merge, resolvePointing, sortOf } from "./rewrite.ts";
import { type Mention, mentionsOf, type Understood } from "./understood.ts";

/** One question of the last turn as it stands by itself, with what earlier turns bring to it. */
export interface Question {
  /** As it was written. */
  readonly text: string;
  readonly asked: Understood;
  readonly verdict: Verdict;
}

export interface Talk {
  readonly turns: readonly Turn[];
  readonly mind: Mind;
  readonly scene: Scene;
  /** The card that our own answer to a question names first. */
  readonly recall: (question: Question) => string | undefined;
}

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

/** Looks back only when a question cannot stand by itself; so most turns are never read again. */
type Look = () => Question | undefined;

function resolveTurn(talk: Reading, at: number, depth: number): readonly Question[] {
  const questions = talk.done.get(at) ?? readTurn(talk, at, depth);
  talk.done.set(at, questions);
  return questions;
}

function readTurn(talk: Reading, at: number, depth: number): readonly Question[] {
  const { turns, mind } = talk;
  const text = shorten(turns[at]?.text ?? "");
  const previous = turns[at - 1];
  const options = previous?.role === "assistant" ? optionsOf(previous.text) : [];
  const look = once(() => lookBack(talk, at, depth));
  const reply = resolveReply(talk, text, options, look);
  if (reply !== undefined) return [reply];
  const questions: Question[] = [];
  for (const part of mind.language.splitQuestions(text).slice(0, MOST_QUESTIONS)) {
    const last = questions.at(-1);
    questions.push(resolvePart(talk, part, last === undefined ? look : () => last));
  }
  return questions.length > 0 ? questions : [resolvePart(talk, text, look)];
}

/** The last question before a turn that was about cards and points. */
function lookBack(talk: Reading, at: number, depth: number): Question | undefined {
  const before = talk.turns.slice(0, at).findLastIndex(({ role }) => role === "user");
  if (before === -1 || depth <= 1) return undefined;
  const last = resolveTurn(talk, before, depth - 1).at(-1);
  return last === undefined || isIdle(last.verdict) ? lookBack(talk, before, depth - 1) : last;
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
  const less = excludedBy(text);
  const kept = less === undefined ? offered : without(offered, less);
  const picked =
    less !== undefined && kept.length === 1
      ? kept[0]
      : pickOption(text, less === undefined ? offered : []);
  const before = picked === undefined ? undefined : look();
  if (picked === undefined || before === undefined) return undefined;
  const intent = talk.mind.intents.find(({ label }) => toKey(label) === toKey(picked));
  if (intent !== undefined) return { ...before, text, verdict: { kind: "sure", intent } };
  return carry(talk, text, before, read(talk, picked));
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

const LEAD =
  /^(?:(?:ok|okay|and|or|but|so|also|then|plus|now|alright|great|thanks|thank you|cool|hmm|well|got it)\b[\s,.!]*)*(?:(?:what|how) (?:about|if it(?:'s| is)|if)|what of|same (?:question |thing )?(?:for|with|but)|(?:and|or|also|but|then|plus)(?= ))\b[\s,]*/i;

const CORRECTION =
  /^(?:(?:no|nope|nah|sorry|oops|wait|actually|hold on|my bad|correction|rather)\b[\s,.!:-]*)*(?:i (?:actually |really )?(?:meant?|was asking about|am talking about|said)|i'm talking about|make (?:it|that)|(?:no|nope|nah|sorry|oops|wait|actually|correction|rather)\b)[\s,.!:-]*/i;

function resolvePart(talk: Talk, text: string, look: Look): Question {
  const correction = CORRECTION.exec(text)?.[0] ?? "";
  const lead = correction === "" ? (LEAD.exec(text)?.[0] ?? "") : correction;
  const told = text.slice(lead.length).trim();
  const follows = lead !== "" && told !== "";
  const asked = read(talk, follows ? told : text);
  if (follows || isFragment(asked)) {
    const before = look();
    const carried = before === undefined ? undefined : follow(talk, text, before, asked);
    if (carried !== undefined) return carried;
  }
  return complete(talk, text, follows && look() !== undefined ? asked : read(talk, text), look);
}

const read = ({ mind, scene }: Talk, text: string): Understood =>
  mind.language.understand(text, scene);

/** A follow-up as a question of the same kind; undefined when it asks something else by itself. */
function follow(
  talk: Talk,
  text: string,
  before: Question,
  asked: Understood,
): Question | undefined {
  if (isFragment(asked)) return carry(talk, text, before, asked);
  const own = decide(asked, talk.mind, talk.scene.facts);
  if (own.kind === "sure" || before.verdict.kind !== "sure") return undefined;
  if (isPointing(asked)) return undefined;
  return carry(talk, text, before, asked);
}

/** The question before with what is new, asked in the same way if what is new fits it. */
function carry(talk: Talk, text: string, before: Question, now: Understood): Question | undefined {
  const { verdict } = before;
  if (verdict.kind === "sure" && !accepts(verdict.intent, now, before.asked)) return undefined;
  const whole = { ...read(talk, merge(before.asked, now)), ...personOf(before.asked, now) };
  const asked = withPerson(whole, before.asked, now);
  return {
    text,
    asked,
    verdict: verdict.kind === "sure" ? verdict : decide(asked, talk.mind, talk.scene.facts),
  };
}

const OWN = new Set(["me", "mine", "myself", "i"]);

/** Whose it is now: whoever is named last, the asker too. */
function withPerson(whole: Understood, before: Understood, now: Understood): Understood {
  const { owner: _, ...rest } = whole;
  const isOwn = now.tokens.some((token) => OWN.has(token));
  const owner = now.owner ?? (isOwn ? undefined : before.owner);
  return owner === undefined ? rest : { ...rest, owner };
}

const personOf = (before: Understood, now: Understood): Pick<Understood, "country"> => {
  const country = now.country ?? before.country;
  return country === undefined ? {} : { country };
};

/** True when an intent can do something with what is new. */
function accepts({ likes, needs }: Intent, now: Understood, before: Understood): boolean {
  const kinds = [...kindsOf(now)].map(sortOf);
  if (kinds.length === 0) return true;
  const wanted = new Set([...likes, ...needs, ...kindsOf(before)].map(sortOf));
  return kinds.some((kind) => wanted.has(kind));
}

/** A question that asks by itself, with the names that it points to or leaves out. */
function complete(talk: Talk, text: string, asked: Understood, look: Look): Question {
  const pointed = isPointing(asked) && !hasSubject(asked) ? point(talk, asked, look) : undefined;
  const whole = pointed ?? asked;
  const verdict = decide(whole, talk.mind, talk.scene.facts);
  if (verdict.kind !== "sure") return { text, asked: whole, verdict };
  const lacking = verdict.intent.needs.filter((kind) => !kindsOf(whole).has(kind));
  const before = lacking.length > 0 ? look() : undefined;
  if (before === undefined) return { text, asked: whole, verdict };
  const brought = lacking.flatMap((kind) => slotText(before.asked, kind));
  if (brought.length === 0) return { text, asked: whole, verdict };
  const filled = read(talk, [...whole.tokens, ...brought.map((name) => `with ${name}`)].join(" "));
  return { text, asked: filled, verdict };
}

const hasSubject = (asked: Understood): boolean =>
  asked.mentions.some(({ kind }) => kind === "card" || kind === "program");

/** The last card or program of the question before, else the card that our answer to it names. */
function point(talk: Talk, asked: Understood, look: Look): Understood | undefined {
  const before = look();
  if (before === undefined) return undefined;
  const named = lastNamed(before.asked)?.text ?? talk.recall(before);
  return named === undefined ? undefined : read(talk, resolvePointing(asked, named));
}

const lastNamed = (asked: Understood): Mention | undefined =>
  mentionsOf(asked, "card").at(-1) ?? mentionsOf(asked, "program").at(-1);

function slotText(before: Understood, kind: Intent["needs"][number]): readonly string[] {
  const slots =
    kind === "points" || kind === "usd"
      ? before.amounts.filter(({ unit }) => unit === kind)
      : before.mentions.filter((one) => one.kind === kind);
  const last = slots.at(-1);
  return last === undefined ? [] : [last.text];
}
