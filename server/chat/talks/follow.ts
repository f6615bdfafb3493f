import type { Scene } from "../../member/scene.ts";
import type { Frame } from "../frame.ts";
import type { Label, Lore } from "../learning/lore.ts";
import type { Understood } from "../language/understood.ts";
import { fill, type Filled, topicOf } from "../reading/fill.ts";
import { readFocus } from "../reading/focus.ts";
import { phrases, says, spaced } from "../language/words/phrases.ts";
import { saysEverybody } from "../reading/owner.ts";
import { type Ranked, isLeaning, rankInTalk } from "../reading/rank.ts";
import { isChat } from "../topics/ids.ts";
import type { Before } from "./chosen.ts";
import { withAmounts } from "./amounts.ts";
import {
  addsTo,
  asksNext,
  isBare,
  meansAll,
  narrows,
  opensAsMore,
  pointsBack,
  pointsToSeveral,
  tellingWords,
  widens,
} from "./leaning.ts";
import { isSamePart, merge } from "./merge.ts";
import { likeBefore, settled, settlesDoubt } from "./settle.ts";

/* Reads a message that follows on from the question before. */

/** A message this clear, with names of its own, is not changed by the one before. */
const PLAIN = 0.97;
/** Questions of one message were parted because each is clear by itself. */
const PLAIN_PART = 0.6;
const TALK = 0.6;

/** The likelihood of each label for a follow-up; undefined when it stands by itself. */
export function rankedAfter(
  asked: Understood,
  alone: readonly Ranked[],
  before: Before,
  { lore, isPart }: { readonly lore: Lore; readonly isPart: boolean },
): readonly Ranked[] | undefined {
  const [own] = alone;
  if (own === undefined) return undefined;
  if (settlesDoubt(asked, before)) return [{ id: before.label.id, label: before.label, score: 1 }];
  const after = alone.find(({ label }) => label.topic === "points_after_change");
  if (after !== undefined && asksAfterChange(own.label, asked, before))
    return staying(after.label, alone);
  if (changesNames(asked, before)) return staying(before.label, alone);
  const namesNothing = asked.mentions.length === 0;
  if (isPlain(own, asked, isPart ? PLAIN_PART : PLAIN)) return undefined;
  if (POLITE.has(own.id) && own.score > TALK && namesNothing && isTalk(asked)) return undefined;
  const all = rankInTalk(asked, alone, before, lore);
  const ranked = asksOn(asked) ? all.filter(({ label }) => !isChat(label.topic)) : all;
  return isChat(ranked[0]?.label.topic ?? "talk") ? undefined : ranked;
}

/** "Could I still send them to an airline after": once the card of the question before is changed. */
const asksAfterChange = ({ topic }: Label, { tokens }: Understood, { frame }: Before): boolean =>
  frame.topic === "product_changes" &&
  MOVING.has(topic) &&
  tokens.includes("still") &&
  tokens.some((word) => THEN.has(word));
const MOVING: ReadonlySet<string> = new Set(["transfer", "transfer_undo", "routes"]);
const THEN = new Set(["after", "afterwards", "then"]);

const POLITE: ReadonlySet<string> = new Set([
  "thanks",
  "greeting",
  "joke",
  "insult",
  "nothing_asked",
]);

/** "Thanks. And when is it due": asks, whatever is said besides. */
const asksOn = ({ tokens }: Understood): boolean => tokens.some((word) => ASKING.has(word));
const ASKING = new Set("what which when how where why who many much whats".split(" "));

/** Clear by itself, with all the names it needs. */
function isPlain({ score, label }: Ranked, asked: Understood, least: number): boolean {
  const kinds = new Set<string>(asked.mentions.map(({ kind }) => kind));
  const isCounted = asked.amounts.some(({ unit }) => unit === "points");
  const isWhole = label.needs.every((kind) => kinds.has(kind) || (kind === "points" && isCounted));
  const saysMore = tellingWords(asked).length > 0;
  return score >= least && kinds.size > 0 && isWhole && saysMore && !pointsBack(asked.tokens);
}

/** "And the Gold?": names something that the question before has a use for, and says no more. */
function changesNames(asked: Understood, { frame }: Before): boolean {
  const takes = new Set<string>(topicOf(frame.topic).takes);
  return tellingWords(asked).length === 0 && asked.mentions.some(({ kind }) => takes.has(kind));
}

const STAYS = 0.9;

const staying = (label: Label, alone: readonly Ranked[]): readonly Ranked[] => [
  { id: label.id, label, score: STAYS },
  ...alone
    .filter(({ id }) => id !== label.id)
    .map((one) => ({ ...one, score: one.score * (1 - STAYS) })),
];

/** Thanks and the like name and count nothing. */
const isTalk = ({ amounts, dates }: Understood): boolean => amounts.length + dates.length === 0;

interface Sight {
  readonly scene: Scene;
  readonly lore: Lore;
}

/** The message read as one of the labels, with what it takes over from the question before. */
export function readAfter(
  label: Label,
  asked: Understood,
  before: Before,
  { scene, lore }: Sight,
): Filled | undefined {
  if (label.id === before.label.id) return goOn(asked, before, scene);
  if (isRateOfPurchase(label, asked, before)) return rateOfPurchase(asked, before, scene);
  const filled = settled(fill(label, asked, scene), asked, before, scene);
  if (filled === undefined) return undefined;
  if (label.topic === "points_after_change" && before.frame.topic === "product_changes")
    return {
      ...filled,
      frame: { ...filled.frame, verb: "downgrade", subjects: before.frame.subjects },
    };
  const leans = opensAsMore(asked.tokens) || pointsBack(asked.tokens);
  const namesNothing = filled.frame.subjects.length === 0 && filled.doubts.length === 0;
  const inherits = leans || namesNothing || isLeaning(asked, lore);
  return inherits
    ? { ...filled, frame: withSubjects(filled.frame, before, { leans, asked }) }
    : filled;
}

/** The same question with what the message changes. */
function goOn(said: Understood, before: Before, scene: Scene): Filled | undefined {
  const asked = likeBefore(said, before);
  const filled = settled(fill(before.label, asked, scene), asked, before, scene);
  if (filled === undefined) return undefined;
  const { tokens } = asked;
  const change = {
    frame: withAmounts(filled.frame, asked, before.frame),
    saysFocus: readFocus(tokens).focus !== undefined,
    adds: addsTo(tokens),
    widens: isBare(asked) && widens(tokens),
    isOfAll: widens(tokens),
    narrows: narrows(tokens),
    hasAll: meansAll(tokens),
    isNext: asksNext(tokens),
  };
  return { ...filled, frame: onSameCard(merge(before.frame, change), asked, before) };
}

/** "The other one on that same card": on the one that was answered. */
function onSameCard(frame: Frame, { tokens }: Understood, { cards }: Before): Frame {
  const isNamed = frame.subjects.some(({ kind }) => kind === "card");
  if (isNamed || !says(spaced(tokens), SAME_CARD)) return frame;
  return { ...frame, subjects: [...frame.subjects, ...cards().slice(0, 1).map(cardSubject)] };
}
const SAME_CARD = phrases("same card|that card|this card|the card");

/** "How much would I get there": what the card that was answered brings. */
const isRateOfPurchase = ({ topic }: Label, { mentions }: Understood, { frame }: Before): boolean =>
  topic === "earn_rates" &&
  frame.topic === "purchase" &&
  !mentions.some(({ kind }) => kind === "card");

function rateOfPurchase(asked: Understood, before: Before, scene: Scene): Filled | undefined {
  const going = goOn(asked, before, scene);
  const [answered] = pointsBack(asked.tokens) ? before.cards() : [];
  const card = answered === undefined ? [] : [cardSubject(answered)];
  return going === undefined
    ? undefined
    : {
        ...going,
        frame: { ...going.frame, focus: "amount", subjects: [...going.frame.subjects, ...card] },
      };
}

const cardSubject = (id: string): Frame["subjects"][number] => ({ kind: "card", id, role: "of" });

/** Another question about what was named before. */
function withSubjects(
  frame: Frame,
  { frame: before, cards }: Before,
  { leans, asked }: { readonly leans: boolean; readonly asked: Understood },
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
  const named = isOfAnswer && pointsBack(asked.tokens) ? cards() : [];
  const answered = pointsToSeveral(asked.tokens) ? named : named.slice(0, 1);
  const amounts = leans
    ? before.amounts.filter(
        ({ role, unit }) => takes.has(role) && !frame.amounts.some((one) => one.unit === unit),
      )
    : [];
  return {
    ...frame,
    constraints: [...frame.constraints, ...usersMeant(frame.topic, before, asked)],
    subjects: [...frame.subjects, ...more, ...answered.map(cardSubject)],
    amounts: [...frame.amounts, ...amounts],
    owner:
      frame.owner ??
      (takes.has("owner") && leans && !saysEverybody(asked.tokens) ? before.owner : undefined),
  };
}

/** "Do they get in", after a question about authorized users. */
const usersMeant = (topic: Frame["topic"], { column }: Frame, { tokens }: Understood) =>
  topic === "lounges" && column === "authorized_user_fee_usd" && tokens.includes("they")
    ? [{ column: "users", op: "has" } as const]
    : [];
