import type { Answer } from "../../../server/chat/reasoner.ts";
import type { ToolCall } from "../../../server/chat/toolbox.ts";
import type { Expectation } from "./case.ts";
import { type Grounds, groundsOf, isWritten, ungroundedOf } from "./grounds.ts";
import { tokensOf } from "./tokens.ts";

/** Why a case failed. Those of `ZERO` are faults of the answer, not only of the understanding. */
export type Miss =
  | "error"
  | "ungrounded"
  | "pick"
  | "unknown name"
  | "missed refusal"
  | "missed clarification"
  | "kind"
  | "intent"
  | "tools"
  | "fact"
  | "citation"
  | "caveat"
  | "forbidden"
  | "wording";

export interface Reason {
  readonly miss: Miss;
  readonly detail: string;
}

/** A fact as the tools tell it on the pinned facts. */
export interface KnownFact {
  readonly value: number | string;
  readonly unit: NonNullable<Expectation["facts"]>[number]["unit"];
  readonly subject?: string | undefined;
}

/** All that a score depends on. */
export interface Scored {
  readonly expect: Expectation;
  readonly answer: Answer;
  readonly calls: readonly ToolCall[];
  readonly userTexts: readonly string[];
  readonly facts: readonly KnownFact[];
  /** Names that the first paragraph must hold; each with the other names it goes by. */
  readonly picks: readonly (readonly string[])[];
  /** All cards of the catalog whose names are of nothing else. */
  readonly cards: readonly { readonly id: string; readonly name: string }[];
}

/** What does not hold; empty for a strict pass. */
export function misses(scored: Scored): readonly Reason[] {
  const checks = [
    ofKind,
    ofIntent,
    ofTools,
    ofGrounds,
    ofPicks,
    ofFacts,
    ofCitations,
    ofCaveat,
    ofUnknown,
    ofWords,
  ];
  return checks.flatMap((check) => check(scored));
}

const missed = (isMissed: boolean, miss: Miss, detail: string): readonly Reason[] =>
  isMissed ? [{ miss, detail }] : [];

function ofKind({ expect, answer }: Scored): readonly Reason[] {
  const kinds = [expect.kind].flat();
  if (kinds.includes(answer.kind)) return [];
  const miss =
    expect.must_refuse === true
      ? "missed refusal"
      : expect.must_clarify === true
        ? "missed clarification"
        : "kind";
  return [{ miss, detail: `${answer.kind} instead of ${kinds.join(" or ")}` }];
}

/** The intents that are right; empty when any is. */
export const intentsOf = ({ intent, intents_any_of: others = [] }: Expectation) =>
  intent === undefined ? others : [intent, ...others];

/** Two questions in one are answered in parts, each with an intent of its own. */
function ofIntent({ expect, answer }: Scored): readonly Reason[] {
  const right = intentsOf(expect);
  const parts = answer.intent.split("+");
  const isWrong = right.length > 0 && !parts.every((one) => right.includes(one));
  return missed(isWrong, "intent", `${answer.intent} instead of ${right.join(" or ")}`);
}

function ofTools({ expect, calls }: Scored): readonly Reason[] {
  const called = new Set(calls.map(({ name }) => name));
  return (expect.tools ?? [])
    .filter((names) => !names.split("|").some((name) => called.has(name)))
    .map((names) => ({ miss: "tools", detail: `${names} was not called` }));
}

/** The answer without its list of sources, wherever that stands. */
function bodyOf({ text, citations }: Answer): string {
  const sources = citations.map(({ title, url }, place) => `[${place + 1}] ${title}: ${url}`);
  const listed = new Set([...sources, "Sources:"]);
  return text
    .split("\n")
    .filter((line) => !listed.has(line))
    .join("\n");
}

/** The answer's own words: without sources, their marks, and marks of emphasis. */
const wordsOf = (answer: Answer): string =>
  bodyOf(answer)
    .replaceAll(/\[\d+\]/g, "")
    .replaceAll(/https?:\/\/\S+/g, "")
    .replaceAll(/[*_]/g, "");

function ofGrounds(scored: Scored): readonly Reason[] {
  const { answer, cards } = scored;
  const text = wordsOf(answer);
  const grounds = groundOf(scored);
  if (answer.kind !== "answer") {
    // Options may be any cards of the catalog, and some have numbers in their names.
    const bare = cards.reduce((left, { name }) => left.replaceAll(name, ""), text);
    return ungroundedOf(bare, grounds).map(toUngrounded);
  }
  const numbers = ungroundedOf(text, grounds);
  return [...numbers, ...strangersIn(text, cards, grounds)].map(toUngrounded);
}

/** Cards that a text names, and neither a result nor the user. */
function strangersIn(text: string, cards: Scored["cards"], { words }: Grounds): readonly string[] {
  const named = new Set(
    namesIn(
      text,
      cards.map(({ name }) => name),
    ),
  );
  return cards
    .filter(
      ({ id, name }) => named.has(name) && !words.includes(lower(name)) && !words.includes(id),
    )
    .map(({ name }) => name);
}

/** By the calls and the texts: all damages to an answer stand on the same, which takes its time. */
const known = new WeakMap<Scored["calls"], WeakMap<Scored["userTexts"], Grounds>>();

function groundOf({ calls, userTexts }: Scored): Grounds {
  const byTexts = known.get(calls) ?? new WeakMap<Scored["userTexts"], Grounds>();
  known.set(calls, byTexts);
  const grounds = byTexts.get(userTexts) ?? groundsOf(calls, userTexts);
  byTexts.set(userTexts, grounds);
  return grounds;
}

const toUngrounded = (text: string): Reason => ({ miss: "ungrounded", detail: text });

const lower = (text: string): string => text.toLowerCase();

/** The names that a text holds as words of their own. */
function namesIn(text: string, names: readonly string[]): readonly string[] {
  const within = lower(text);
  return names.filter((name) => holdsName(within, lower(name)));
}

function holdsName(text: string, name: string): boolean {
  const isWord = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)];
    if (!isWord(before) && !isWord(after)) return true;
  }
  return false;
}

function ofPicks({ answer, picks }: Scored): readonly Reason[] {
  const first = lower(answer.text.split(/\n\s*\n/, 1).join(""));
  return picks
    .filter((names) => !names.some((name) => holdsName(first, lower(name))))
    .map(([name = ""]) => ({ miss: "pick", detail: `${name} is not in the first paragraph` }));
}

function ofFacts({ answer, facts }: Scored): readonly Reason[] {
  const lines = wordsOf(answer).split("\n");
  const subjects = facts.flatMap(({ subject }) => (subject === undefined ? [] : [subject]));
  return facts
    .filter((fact) => !lines.some((line) => tellsFact(line, fact, subjects)))
    .map(({ value, subject }) => ({
      miss: "fact",
      detail: subject === undefined ? String(value) : `${value} of ${subject}`,
    }));
}

function tellsFact(line: string, fact: KnownFact, subjects: readonly string[]): boolean {
  const places = placesOf(line, fact);
  const { subject } = fact;
  if (subject === undefined) return places.length > 0;
  return places.some((at) => subjectAt(line, at, subjects) === subject);
}

/** Whom a figure is told of: the subject named last before it, else the first after it. */
function subjectAt(line: string, at: number, subjects: readonly string[]): string | undefined {
  const text = lower(line);
  const named = subjects
    .map((subject) => ({
      subject,
      before: text.lastIndexOf(lower(subject), at),
      first: text.indexOf(lower(subject)),
    }))
    .filter(({ first }) => first !== -1);
  const before = named.filter((one) => one.before !== -1).toSorted((a, b) => b.before - a.before);
  return (before[0] ?? named.toSorted((a, b) => a.first - b.first)[0])?.subject;
}

/** Where a line tells a value. */
function placesOf(line: string, { value, unit }: KnownFact): readonly number[] {
  if (unit === "text") {
    const at = lower(line).indexOf(lower(String(value)));
    return at === -1 ? [] : [at];
  }
  const { numbers, dates } = tokensOf(line);
  if (unit === "date") {
    return dates.filter((one) => one.value === value).map(({ at }) => at);
  }
  return numbers
    .filter((one) => isUnit(one.kind, unit) && isWritten(one, Math.abs(Number(value))))
    .map(({ at }) => at);
}

const isUnit = (kind: "usd" | "percent" | "plain", unit: KnownFact["unit"]): boolean =>
  unit === "usd" ? kind === "usd" : unit === "percent" ? kind === "percent" : kind === "plain";

function ofCitations({ expect, answer }: Scored): readonly Reason[] {
  const marks = [...bodyOf(answer).matchAll(/\[(\d+)\]/g)];
  const dangling = marks.find(([, number]) => Number(number) > answer.citations.length);
  const isBare = answer.citations.length === 0 || marks.length === 0;
  return [
    ...missed(expect.cite === true && isBare, "citation", "no source is marked"),
    ...missed(dangling !== undefined, "citation", `${dangling?.[0]} leads nowhere`),
  ];
}

const CAVEATS: Readonly<Record<NonNullable<Expectation["caveat"]>, RegExp>> = {
  estimate: /\bestimate/i,
  irreversible: /cannot be undone|can't be undone|irreversible|cannot be (?:moved|sent) back/i,
  terms: /\bterms\b/i,
  as_of: /\bas of\b/i,
};

const ofCaveat = ({ expect: { caveat }, answer }: Scored): readonly Reason[] =>
  caveat === undefined ? [] : missed(!CAVEATS[caveat].test(wordsOf(answer)), "caveat", caveat);

function ofUnknown({ expect: { unknown }, answer, cards }: Scored): readonly Reason[] {
  if (unknown === undefined) return [];
  const text = lower(answer.text);
  const isTold = text.includes(lower(unknown.name));
  const may = new Set(unknown.may_name.map(lower));
  const matched = namesIn(
    answer.text,
    cards.map(({ name }) => name),
  ).filter((name) => !may.has(lower(name)));
  return [
    ...missed(!isTold, "unknown name", `"${unknown.name}" is not told back`),
    ...matched.map((name) => ({ miss: "unknown name", detail: `${name} in its place` }) as const),
  ];
}

function ofWords({ expect, answer }: Scored): readonly Reason[] {
  const text = lower(answer.text.replaceAll(/[*_]/g, ""));
  const forbidden = (expect.forbid ?? []).filter((one) => text.includes(lower(one)));
  const wanted = expect.says_any_of ?? [];
  const isUnsaid = wanted.length > 0 && !wanted.some((one) => text.includes(lower(one)));
  return [
    ...forbidden.map((detail) => ({ miss: "forbidden", detail }) as const),
    ...missed(isUnsaid, "wording", `says none of: ${wanted.join(", ")}`),
  ];
}
