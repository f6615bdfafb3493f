import { SELF } from "../../accounts/wallet.ts";
import type { Scene } from "../../member/scene.ts";
import type { Frame } from "../frame.ts";
import type { Label } from "../learning/lore.ts";
import type { Understood } from "../language/understood.ts";
import { fill, type Filled, topicOf } from "../reading/fill.ts";
import { readFocus } from "../reading/focus.ts";
import { phrases, says, spaced } from "../language/words/phrases.ts";
import { saysEverybody } from "../reading/owner.ts";
import { oneOfShown, rowAmount, shownCards } from "./answered.ts";
import type { Before } from "./chosen.ts";
import { withAmounts } from "./amounts.ts";
import {
  addsTo,
  asksNext,
  isBare,
  isOfThem,
  meansAll,
  meansTogether,
  opensAsMore,
  pointsBack,
  pointsToSeveral,
  saysPerson,
  supposition,
  tellingWords,
  widens,
} from "./leaning.ts";
import { isSamePart, merge } from "./merge.ts";
import { OF_RULES } from "./rank-after.ts";
import { likeBefore, settled } from "./settle.ts";

/* Reads a follow-up message. */

/** Reads the message as one of the labels, taking over context from the question before. */
export function readAfter(
  label: Label,
  asked: Understood,
  before: Before,
  scene: Scene,
): Filled | undefined {
  const ofOne = askedOfOne(label, asked, before, scene);
  if (ofOne !== undefined) return ofOne;
  if (label.id === before.label.id) return goOn(asked, before, scene);
  const filled = settled(ofPerson(fill(label, asked, scene), asked, before), asked, before, scene);
  if (filled === undefined) return undefined;
  if (label.topic === "card_changes" && before.frame.topic === "credits")
    return {
      ...filled,
      frame: {
        ...filled.frame,
        column: "credits",
        subjects: before.frame.subjects,
        unread: [...tellingWords(asked)],
      },
    };
  const leans = opensAsMore(asked.tokens) || pointsBack(asked.tokens);
  const namesNothing = filled.frame.subjects.length === 0 && filled.doubts.length === 0;
  return leans || namesNothing
    ? { ...filled, frame: withSubjects(filled.frame, before, { leans, asked }) }
    : filled;
}

/** "So could she get it": the person from the question before. */
function ofPerson(filled: Filled, { tokens }: Understood, { frame: last }: Before): Filled {
  const { owner = last.owner, topic } = filled.frame;
  const isOfPerson = topicOf(topic).takes.includes("owner") && saysPerson(tokens);
  return isOfPerson ? { ...filled, frame: { ...filled.frame, owner } } : filled;
}

/** A question about one of the listed cards: the only one, or else asks which. */
function askedOfOne(
  label: Label,
  asked: Understood,
  before: Before,
  scene: Scene,
): Filled | undefined {
  const shown = oneOfShown(asked, before);
  const takesCard = topicOf(label.topic).takes.includes("card");
  if (shown.length < (takesCard ? 2 : 1)) return undefined;
  const of: Label = takesCard ? label : { ...label, topic: "card", column: undefined };
  const filled = fill(of, asked, scene);
  const { column, subjects, constraints } = filled.frame;
  if (!takesCard && column === undefined && subjects.length + constraints.length === 0)
    return undefined;
  const [only, ...others] = shown;
  return only !== undefined && others.length === 0
    ? { ...filled, frame: { ...filled.frame, subjects: [...subjects, cardSubject(only)] } }
    : { ...filled, doubts: [{ kind: "card", text: "", ids: shown }] };
}

/** The same question with what the message changes. */
export function goOn(said: Understood, before: Before, scene: Scene): Filled | undefined {
  const asked = likeBefore(said, before);
  // Open slots keep their earlier value, not the label's default.
  const label = { ...before.label, verb: undefined, column: undefined };
  const filled = settled(fill(label, asked, scene), asked, before, scene);
  if (filled === undefined) return undefined;
  const { tokens } = asked;
  const sum = rowAmount(asked, before);
  const change = {
    frame: withAmounts(filled.frame, asked, before.frame),
    saysFocus: readFocus(tokens).focus !== undefined,
    adds: addsTo(tokens),
    widens: isBare(asked) && widens(tokens),
    hasAll: meansAll(tokens),
    isNext: asksNext(tokens),
    isOfThem: isOfThem(tokens),
  };
  const isTogether = asked.mentions.length === 0 && meansTogether(tokens);
  const subjects = isTogether ? before.thread : before.frame.subjects;
  const merged = onSameFee(merge({ ...before.frame, subjects }, change), asked, before);
  const frame = onSameCard(
    sum === undefined
      ? merged
      : { ...merged, amounts: [{ value: sum.value, unit: "usd", role: "claim" }], unread: [] },
    asked,
    before,
  );
  const supposed = supposition(tokens);
  return { ...filled, frame: supposed === undefined ? frame : suppose(supposed, frame, before) };
}

/** "Does that cost anything", after an authorized user: the user's fee, not the card's. */
const onSameFee = (frame: Frame, { tokens }: Understood, { frame: last }: Before): Frame =>
  frame.column === "annual_fee_usd" &&
  last.column === "authorized_user_fee_usd" &&
  !says(spaced(tokens), OF_CARD)
    ? { ...frame, column: last.column }
    : frame;
const OF_CARD = phrases("annual|yearly|a year|per year|the card|card itself");

/** The previous question under a supposition; `unread` if no slot takes it. */
function suppose(supposed: string, frame: Frame, { frame: before }: Before): Frame {
  const { subjects, amounts, constraints, spans, channel } = frame;
  const owner = frame.owner === SELF ? before.owner : frame.owner;
  const changed = { ...before, subjects, amounts, constraints, spans, channel, owner };
  const isAct = OF_RULES.has(before.topic) && frame.verb !== before.verb;
  const isDenied =
    constraints.length === before.constraints.length &&
    DENYING.some((word) => supposed.split(" ").includes(word)) &&
    !subjects.some(({ role }) => role === "except");
  return isAct || isDenied || JSON.stringify(changed) === JSON.stringify(before)
    ? { ...before, unread: [supposed] }
    : { ...changed, unread: frame.unread };
}

/** "The other one on that same card": the card in the answer. */
function onSameCard(frame: Frame, { tokens }: Understood, { cards }: Before): Frame {
  const isNamed = frame.subjects.some(({ kind }) => kind === "card");
  if (isNamed || !says(spaced(tokens), SAME_CARD)) return frame;
  return { ...frame, subjects: [...frame.subjects, ...cards().slice(0, 1).map(cardSubject)] };
}
const SAME_CARD = phrases("same card|that card|this card|the card");

const cardSubject = (id: string): Frame["subjects"][number] => ({ kind: "card", id, role: "of" });

const DENYING = "never not dont didnt wont cant no stop quit hate".split(" ");

/** Another question about what was named before. */
function withSubjects(
  frame: Frame,
  last: Before,
  { leans, asked }: { readonly leans: boolean; readonly asked: Understood },
): Frame {
  const { frame: before, cards, thread } = last;
  const takes = new Set<string>(topicOf(frame.topic).takes);
  const kinds = new Set(frame.subjects.map(({ kind }) => kind));
  const shown = takes.has("card") || frame.topic === "find_cards" ? shownCards(asked, last) : [];
  const more = (pointsToSeveral(asked.tokens) ? thread : before.subjects).filter(
    (one) =>
      takes.has(one.kind) &&
      !(one.kind === "card" && shown.length > 0) &&
      one.role !== "except" &&
      !frame.subjects.some((other) => isSamePart(one, other)),
  );
  // "When is its fee": the fee of the card in the answer.
  const isOfAnswer =
    takes.has("card") && !kinds.has("card") && !more.some(({ kind }) => kind === "card");
  const named = isOfAnswer && pointsBack(asked.tokens) ? cards() : [];
  const answered =
    shown.length > 0 ? shown : pointsToSeveral(asked.tokens) ? named : named.slice(0, 1);
  const amounts = leans
    ? before.amounts.filter(
        ({ role, unit }) => takes.has(role) && !frame.amounts.some((one) => one.unit === unit),
      )
    : [];
  return {
    ...frame,
    subjects: [...frame.subjects, ...more, ...answered.map(cardSubject)],
    amounts: [...frame.amounts, ...amounts],
    owner:
      frame.owner ??
      (takes.has("owner") && leans && !saysEverybody(asked.tokens) ? before.owner : undefined),
  };
}
