import type { Answer } from "../../../server/chat/reasoner.ts";
import type { ToolCall } from "../../../server/chat/toolbox.ts";
import type { Expectation } from "./case.ts";
import {
  bodyOf,
  holdsName,
  leadOf,
  lower,
  namesIn,
  openingOf,
  placesOf,
  wordsOf,
} from "./answer-text.ts";
import { type Grounds, groundsOf, ungroundedOf } from "./grounds.ts";

/** Why a case failed. Those of `ZERO` are faults of the answer, not only of the understanding. */
export type Miss =
  | "error"
  | "ungrounded"
  | "pick"
  | "unknown name"
  | "missed refusal"
  | "missed clarification"
  | "kind"
  | "fact"
  | "buried"
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
  /** Further names of a card that is told by its name. */
  readonly names?: readonly string[];
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

/** Asked of everything that is said, and of what is said as an answer. */
const ALWAYS = [ofKind, ofGrounds, ofUnknown, ofForbidden];
const OF_ANSWERS = [ofPicks, ofFacts, ofOpening, ofCitations, ofCaveat, ofWording];

/** Failed expectations; empty when the answer is right. */
export function misses(scored: Scored): readonly Reason[] {
  const { answer, expect } = scored;
  const kinds = [expect.kind].flat();
  const mayDecline = answer.kind !== "answer" && ["answer", answer.kind].every(isIn(kinds));
  const checks = mayDecline ? ALWAYS : [...ALWAYS, ...OF_ANSWERS];
  return checks.flatMap((check) => check(scored));
}

const isIn = (all: readonly string[]) => (one: string) => all.includes(one);

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

function ofPicks({ answer, picks }: Scored): readonly Reason[] {
  const first = lower(leadOf(answer));
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

/** "…, and how many is that?", "…? also what": the second figure may stand further down. */
const SECOND_QUESTION =
  /\?[^?]*\?|\b(?:and|also|plus|then|if so|if yes)\W+(?:\w+ )?(?:how|what|when|which|who|where|can|could|do|does|did|is|are|will|would|since|if|am)/i;

/** Where one figure is all that is asked, it stands before any list: else all that is long is right. */
function ofOpening({ expect, answer, facts, userTexts }: Scored): readonly Reason[] {
  const [only, ...others] = facts;
  const isMore = others.length > 0 || expect.pick !== undefined || expect.says_any_of !== undefined;
  if (only === undefined || only.unit === "text" || isMore) return [];
  const isAlone = !SECOND_QUESTION.test(userTexts.at(-1) ?? "");
  const isTold = placesOf(openingOf(answer), only).length > 0;
  return missed(isAlone && !isTold, "buried", String(only.value));
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

function ofCaveat({ expect: { caveat }, answer }: Scored): readonly Reason[] {
  if (caveat === undefined) return [];
  return missed(!CAVEATS[caveat].test(wordsOf(answer)), "caveat", caveat);
}

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

/** Without marks of emphasis; the `_` within a name such as `add_wallet_card` stays. */
const plainOf = ({ text }: Answer): string => lower(text.replaceAll(/\*|(?<!\w)_|_(?!\w)/g, ""));

function ofForbidden({ expect: { forbid = [] }, answer }: Scored): readonly Reason[] {
  const said = forbid.filter((one) => plainOf(answer).includes(lower(one)));
  return said.map((detail) => ({ miss: "forbidden", detail }));
}

function ofWording({ expect: { says_any_of: wanted = [] }, answer }: Scored): readonly Reason[] {
  const isUnsaid = wanted.length > 0 && !wanted.some((one) => plainOf(answer).includes(lower(one)));
  return missed(isUnsaid, "wording", `says none of: ${wanted.join(", ")}`);
}
