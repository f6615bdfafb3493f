import type { Scene } from "../member/scene.ts";
import type { Frame } from "./frame.ts";
import { understand } from "./language/understand.ts";
import { mentionsOf, type Understood } from "./language/understood.ts";
import type { Label, Lore } from "./learning/lore.ts";
import { fill, topicOf } from "./reading/fill.ts";
import { isOutside, surenessOf } from "./reading/sureness.ts";
import { rank, type Ranked } from "./reading/rank.ts";
import { distinctSubjects, type Doubt } from "./reading/subjects.ts";
import { type Before, labelMeant, offeredFor } from "./talks/chosen.ts";
import { readAfter } from "./talks/follow.ts";
import { returns, tellingWords } from "./talks/leaning.ts";
import { rankedAfter, staying } from "./talks/rank-after.ts";
import { resumedBy } from "./talks/resume.ts";
import { isChat } from "./topics/ids.ts";

/** One question of a message. */
export interface Reading {
  readonly text: string;
  readonly asked: Understood;
  /** The best-matching section of the phrasings. */
  readonly label: Label | undefined;
  readonly frame: Frame | undefined;
  readonly doubts: readonly Doubt[];
  /** One of several questions of a message. */
  readonly isPart: boolean;
  /** Further columns in the question. */
  readonly columns: readonly string[];
  readonly ranked: readonly Ranked[];
  /** The question it follows on from; undefined when it stands alone. */
  readonly before: Before | undefined;
  /** The overall confidence. */
  readonly score: number;
  /** True when it is not about cards and points, or is incomprehensible. */
  readonly isOutside: boolean;
}

/** The wallet and the learnt phrasings used to read texts. */
export interface Reader {
  readonly scene: Scene;
  readonly lore: Lore;
  /** The cards that the answer to a question names first. */
  readonly cardsOf: (reading: Reading) => readonly string[];
  /** The text of that answer. */
  readonly textOf: (reading: Reading) => string;
  /** Lets other work run between two steps of reading. */
  readonly pause: () => Promise<void>;
}

/** Reads a question alone and, if it depends on an earlier one, as its follow-up. */
export async function readQuestion(
  text: string,
  reader: Reader,
  earlier: readonly Reading[],
  isPart: boolean,
): Promise<Reading> {
  const { scene, lore, pause } = reader;
  await pause();
  const option = chosenOption(text, reader, earlier);
  if (option !== undefined) return option;
  const asked = understand(withTerm(text, earlier.at(-1)), scene, { vocabulary: lore.vocabulary });
  await pause();
  const alone = rank(asked, lore);
  const question = { text, asked, isPart, ranked: alone, before: undefined };
  const standing = { ...question, isOutside: isOutside(asked, alone, lore) };
  const apart = readAs(standing, alone[0]?.label, reader);
  const befores = earlier.slice(-MAX_BEFORE).map((one) => toBefore(one, earlier, reader));
  const resumed = resumedBy(asked, befores, scene);
  const before = resumed ?? toBefore(returnedTo(asked, alone, earlier), earlier, reader);
  const ranked =
    resumed === undefined
      ? before && rankedAfter(asked, alone, before, { lore, scene, isPart })
      : staying(resumed.label, alone);
  if (ranked === undefined) return apart;
  await pause();
  const leaning = { ...question, ranked, before, isOutside: false };
  const after = readAs(leaning, ranked[0]?.label, reader);
  return isSameReading(apart, after) ? apart : after;
}

/** "Any right now", "do I pass it", after an explanation: adds the explained term. */
function withTerm(text: string, last: Reading | undefined): string {
  const { topic, column = "", subjects = [] } = last?.frame ?? {};
  // "Would Sam get in as one": the authorized user from the question before.
  if (column === USERS) return text.replace(" as one", " as an authorized user");
  if (text.split(" ").length > MAX_SHORT) return text;
  const [term] = topic === "glossary" ? (topicOf(topic).columns[column]?.words ?? []) : [];
  const rule = topic === "applications" ? "5/24" : subjects.find(({ kind }) => kind === "rule")?.id;
  return [text, term ?? rule ?? ""].join(" ").trim();
}
const MAX_SHORT = 5;
const USERS = "authorized_user_fee_usd";

/** The parts of a reading that are known before one of its labels is chosen. */
type Question = Pick<Reading, "text" | "asked" | "ranked" | "before" | "isOutside" | "isPart">;

/** Fills the frame of a label and computes its confidence. */
export function readAs(
  question: Question,
  label: Label | undefined,
  { scene }: Pick<Reader, "scene">,
): Reading {
  const { asked, before } = question;
  const filled =
    label &&
    (before === undefined ? fill(label, asked, scene) : readAfter(label, asked, before, scene));
  if (label === undefined || filled === undefined) {
    return { ...question, label, score: 0, frame: undefined, doubts: [], columns: [] };
  }
  const score = surenessOf({ ...question, ...filled, label, isFollowUp: before !== undefined });
  return { ...question, ...filled, label, score };
}

/** True when the context changes nothing, so the question is as clear as alone. */
const isSameReading = (one: Reading, other: Reading): boolean =>
  !one.isOutside &&
  one.label === other.label &&
  JSON.stringify([one.frame, one.doubts]) === JSON.stringify([other.frame, other.doubts]);

/** True when it asks something, rather than thanks or greets. */
export const isOfTopic = ({ frame, isOutside: isElsewhere }: Reading): boolean =>
  frame !== undefined && !isChat(frame.topic) && !isElsewhere;

/** The reading of an offered meaning that the member chose: fully confident. */
export const asSure = (reading: Reading): Reading => ({
  ...reading,
  ranked: reading.label ? [{ id: reading.label.id, label: reading.label, score: 1 }] : [],
  score: 1,
  isOutside: false,
});

/** The earlier question, read as the option the member chose. */
function chosenOption(text: string, reader: Reader, earlier: readonly Reading[]) {
  const label = labelMeant(text, reader.lore.labels.values());
  const last = label && offeredFor(label, earlier);
  const reading = last && readAs(last, label, reader);
  return reading?.frame && asSure(reading);
}

/** "Back to the fee": the question a message refers to, if not the last. */
function returnedTo(
  asked: Understood,
  ranked: readonly Ranked[],
  earlier: readonly Reading[],
): Reading | undefined {
  const last = earlier.at(-1);
  if (!returns(asked.tokens)) return last;
  const ids = new Set(asked.mentions.flatMap(({ ids: all }) => all));
  const names = (reading: Reading): boolean =>
    reading.frame?.subjects.some(({ id }) => ids.has(id)) === true;
  const words = new Set([...tellingWords(asked), ...asked.mentions.map(({ text }) => text)]);
  const says = (reading: Reading): boolean =>
    [...words].some((word) => reading.text.toLowerCase().includes(word.toLowerCase()));
  const likeliest = ranked.find(({ id }) => earlier.some(({ label }) => label?.id === id));
  const isLikeliest = ({ label }: Reading): boolean => label?.id === likeliest?.id;
  return (
    earlier.findLast((one) => names(one) && isLikeliest(one)) ??
    earlier.findLast(names) ??
    earlier.findLast(says) ??
    earlier.findLast(isLikeliest) ??
    last
  );
}

/** How many questions back a condition may refer. */
const MAX_BEFORE = 3;

function toBefore(
  last: Reading | undefined,
  earlier: readonly Reading[],
  { scene, cardsOf, textOf }: Reader,
): Before | undefined {
  if (last?.frame === undefined || last.label === undefined) return undefined;
  const { label, frame, doubts } = last;
  const upTo = earlier.slice(0, earlier.indexOf(last) + 1);
  const from = upTo.findLastIndex((one) => one.label?.id !== label.id) + 1;
  return {
    label,
    frame,
    doubts,
    card: lastCard(last, scene),
    cards: () => cardsOf(last),
    said: () => textOf(last),
    thread: [...distinctSubjects(upTo.slice(from).flatMap((one) => one.frame?.subjects ?? []))],
  };
}

/** The last card of a question. */
function lastCard({ asked, frame, doubts: [doubt] }: Reading, { facts }: Scene): Before["card"] {
  const id = frame?.subjects.find(({ kind }) => kind === "card")?.id;
  const card = id ?? doubt?.ids[0];
  const named = mentionsOf(asked, "card").at(-1) ?? doubt;
  const text = named?.text ?? facts.cards.get(id ?? "")?.display_name;
  return card === undefined || text === undefined ? undefined : { card, text };
}
