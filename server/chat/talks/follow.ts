import type { Scene } from "../../tools/core/scene.ts";
import type { Understood } from "../language/understood.ts";
import type { Frame } from "../frame.ts";
import { fill, type Filled, topicOf } from "../reading/fill.ts";
import { readFocus } from "../reading/focus.ts";
import type { Label, Lore } from "../learning/lore.ts";
import { phrases, says, spaced } from "../reading/phrases.ts";
import type { Doubt } from "../reading/subjects.ts";
import { type NamedCard, variantOf } from "../reading/variants.ts";
import { saysEverybody } from "../reading/owner.ts";
import type { Ranked } from "../reading/rank.ts";
import { isLeaning, rankInTalk } from "../reading/rank-in-talk.ts";
import { widens, addsTo, isCorrection, opensAsMore, pointsBack, tellingWords } from "./leaning.ts";
import { isSamePart, merge } from "./merge.ts";
import { isChat } from "../topics/ids.ts";

/** What was asked before, as it was understood. */
export interface Before {
  readonly label: Label;
  readonly frame: Frame;
  /** The cards that its answer names first. */
  readonly cards: () => readonly string[];
  /** The card named last, as it was written. */
  readonly card: NamedCard | undefined;
  /** Names that it was asked back about. */
  readonly doubts: readonly Doubt[];
}

const cardSubject = (id: string): Frame["subjects"][number] => ({ kind: "card", id, role: "of" });
const namesCard = ({ mentions }: Understood): boolean =>
  mentions.some(({ kind }) => kind === "card");

export interface Followed extends Filled {
  readonly label: Label;
  readonly score: number;
  /** What else it may be, in the talk. */
  readonly ranked?: readonly Ranked[];
}

/** As sure as this by itself, with names of its own, nothing before changes what is asked. */
const PLAIN = 0.97;

/** A message as it goes on from the question before; undefined when it stands by itself. */
export function follow(
  asked: Understood,
  alone: readonly Ranked[],
  before: Before,
  { scene, lore }: { readonly scene: Scene; readonly lore: Lore },
): Followed | undefined {
  const [own] = alone;
  const isMore = opensAsMore(asked.tokens);
  const leans = isMore || pointsBack(asked.tokens);
  if (fits(asked, before) && (tellingWords(asked).length === 0 || isCorrection(asked.tokens))) {
    const isPolite = POLITE.has(own?.id ?? "") && (own?.score ?? 0) > TALK && isBare(asked);
    return isPolite ? undefined : goOn(asked, before, scene, CHANGED);
  }
  if (own === undefined || isPlain(own, asked)) {
    return undefined;
  }
  if (POLITE.has(own.id) && own.score > TALK && asked.mentions.length === 0 && !asksOn(asked)) {
    return undefined;
  }
  const ranked = rankInTalk(asked, before.label, lore);
  const first = asksOn(asked) ? ranked.find(({ label }) => !isChat(label.topic)) : ranked[0];
  if (first === undefined || isChat(first.label.topic)) return undefined;
  if (first.id === before.label.id) {
    const going = goOn(asked, before, scene, first.score);
    return going && { ...going, ranked };
  }
  const filled = fill(first.label, asked, scene);
  if (filled === undefined) return undefined;
  const namesNothing = filled.frame.subjects.length === 0 && filled.doubts.length === 0;
  const [answered] = before.cards();
  if (
    first.label.topic === "earn_rates" &&
    before.frame.topic === "purchase" &&
    !namesCard(asked)
  ) {
    const card = answered !== undefined && pointsBack(asked.tokens) ? [cardSubject(answered)] : [];
    const going = goOn(asked, before, scene, first.score);
    return going === undefined
      ? undefined
      : {
          ...going,
          frame: { ...going.frame, focus: "amount", subjects: [...going.frame.subjects, ...card] },
        };
  }
  const inherits = leans || namesNothing || isLeaning(asked, lore);
  return {
    label: first.label,
    ranked,
    score: first.score,
    doubts: filled.doubts,
    columns: filled.columns,
    frame: inherits ? withSubjects(filled.frame, before, leans, asked) : filled.frame,
  };
}

/** "Thanks. And when is it due": asks, whatever is said besides. */
const asksOn = ({ tokens }: Understood): boolean => tokens.some((word) => ASKING.has(word));
const ASKING = new Set("what which when how where why who many much whats".split(" "));

/** Clear by itself, with all the names it needs. */
function isPlain({ score, label }: Ranked, asked: Understood): boolean {
  const kinds = new Set<string>(asked.mentions.map(({ kind }) => kind));
  const isWhole = label.needs.every((kind) => kinds.has(kind) || kind === "points");
  return score >= PLAIN && kinds.size > 0 && isWhole && !pointsBack(asked.tokens);
}

/** Whether the question before has a use for something that the message names; or it names nothing. */
function fits({ mentions }: Understood, { frame }: Before): boolean {
  const takes = new Set<string>(topicOf(frame.topic).takes);
  return mentions.length === 0 || mentions.some(({ kind }) => takes.has(kind));
}

const TALK = 0.6;
/** How sure it is that a message with nothing but names and numbers changes the question before. */
const CHANGED = 0.8;
const POLITE: ReadonlySet<string> = new Set([
  "thanks",
  "greeting",
  "joke",
  "insult",
  "nothing_asked",
]);

const isBare = ({ mentions, amounts, dates }: Understood): boolean =>
  mentions.length + amounts.length + dates.length === 0;

/** The same question with what the message changes. */
function goOn(
  asked: Understood,
  before: Before,
  scene: Scene,
  score: number,
): Followed | undefined {
  const filled = settled(fill(before.label, asked, scene), asked, before, scene);
  if (filled === undefined) return undefined;
  const saysFocus = readFocus(asked.tokens).focus !== undefined;
  const change = {
    frame: filled.frame,
    saysFocus,
    adds: addsTo(asked.tokens),
    widens: widens(asked.tokens),
  };
  const merged = merge(before.frame, change);
  return { ...filled, label: before.label, score, frame: merged };
}

const BOTH = phrases("both|all of them|each|either|all three|the two|all|all of those");

/** The frame with names told apart by what was named or asked back before. */
function settled(
  filled: Filled | undefined,
  asked: Understood,
  before: Before,
  scene: Scene,
): Filled | undefined {
  if (filled === undefined) return undefined;
  const [doubt] = before.doubts;
  if (doubt !== undefined) {
    const isAll = says(spaced(asked.tokens), BOTH) && asked.mentions.length === 0;
    const named = filled.doubts.flatMap(({ ids }) => ids.filter((id) => doubt.ids.includes(id)));
    const ids = isAll ? doubt.ids : named;
    if (ids.length === 1 || isAll) return withIds(filled, doubt.kind, ids);
  }
  const variant =
    before.card === undefined || !takesCard(filled.frame)
      ? undefined
      : variantOf(asked, before.card, scene);
  return variant === undefined ? filled : withIds(filled, "card", [variant]);
}

const takesCard = ({ topic }: Frame): boolean => topicOf(topic).takes.includes("card");

const withIds = (
  { frame, columns }: Filled,
  kind: Frame["subjects"][number]["kind"],
  ids: readonly string[],
): Filled => ({
  doubts: [],
  columns,
  frame: {
    ...frame,
    subjects: [
      ...frame.subjects.filter((one) => one.kind !== kind),
      ...ids.map((id) => ({ kind, id, role: "of" as const })),
    ],
  },
});

/** Another question about what was named before. */
function withSubjects(
  frame: Frame,
  { frame: before, cards }: Before,
  leans: boolean,
  asked: Understood,
): Frame {
  const takes = new Set<string>(topicOf(frame.topic).takes);
  const kinds = new Set(frame.subjects.map(({ kind }) => kind));
  const more = before.subjects.filter(
    (one) =>
      takes.has(one.kind) &&
      one.role !== "except" &&
      !frame.subjects.some((other) => isSamePart(one, other)),
  );
  // "When is its fee": of the card that the answer named.
  const isOfAnswer =
    takes.has("card") && !kinds.has("card") && !more.some(({ kind }) => kind === "card");
  const [answered] = isOfAnswer && pointsBack(asked.tokens) ? cards() : [];
  const amounts = leans
    ? before.amounts.filter(
        ({ role, unit }) => takes.has(role) && !frame.amounts.some((one) => one.unit === unit),
      )
    : [];
  return {
    ...frame,
    subjects: [
      ...frame.subjects,
      ...more,
      ...(answered === undefined ? [] : [cardSubject(answered)]),
    ],
    amounts: [...frame.amounts, ...amounts],
    owner:
      frame.owner ??
      (takes.has("owner") && leans && !saysEverybody(asked.tokens) ? before.owner : undefined),
  };
}
