import type { Scene } from "../member/scene.ts";
import { understand } from "./language/understand.ts";
import { clauseCuts, cutsOf, splitQuestions } from "./language/words/split.ts";
import { mentionsOf, type Understood } from "./language/understood.ts";
import type { Frame } from "./frame.ts";
import { fill } from "./reading/fill.ts";
import { readFocus } from "./reading/focus.ts";
import { isOutside } from "./reading/outside.ts";
import { rank, type Ranked } from "./reading/rank.ts";
import { surenessOf } from "./reading/sureness.ts";
import type { Label, Lore } from "./learning/lore.ts";
import type { Doubt } from "./reading/subjects.ts";
import { isChat } from "./topics/ids.ts";
import { labelMeant, offeredFor, partsMeant, type Before } from "./talks/chosen.ts";
import { returns, tellingWords } from "./talks/leaning.ts";
import { rankedAfter, readAfter } from "./talks/follow.ts";

/* From a message to frames. Deterministic: rules of language and one linear model. */

/** One question of a message. */
export interface Reading {
  readonly text: string;
  readonly asked: Understood;
  /** The section of the phrasings that it is most like. */
  readonly label: Label | undefined;
  readonly frame: Frame | undefined;
  readonly doubts: readonly Doubt[];
  /** One of several questions of a message. */
  readonly isPart: boolean;
  /** Further columns of the frame that are asked for. */
  readonly columns: readonly string[];
  readonly ranked: readonly Ranked[];
  /** The question that it goes on from; undefined when it stands by itself. */
  readonly before: Before | undefined;
  /** How sure it is as a whole. */
  readonly score: number;
  /** True when it is not about cards and points, or not to be understood. */
  readonly isOutside: boolean;
}

/** What reading needs beside the text. */
export interface Reader {
  readonly scene: Scene;
  readonly lore: Lore;
  /** The cards that the answer to a question names first. */
  readonly cardsOf: (reading: Reading) => readonly string[];
  /** Lets others come between two steps of the reading. */
  readonly pause: () => Promise<void>;
}

/** More questions of a message are not read, and of a longer one its end is. */
export const MAX_QUESTIONS = 20;
const MAX_QUESTION_CHARACTERS = 2000;

/** The questions of a message, given those before it in the talk. */
export async function readMessage(
  text: string,
  reader: Reader,
  earlier: readonly Reading[],
): Promise<readonly Reading[]> {
  const parts = partsMeant(text, earlier.filter(isOfTopic));
  if (parts.length > 0) return parts.map(asSure);
  const readings: Reading[] = [];
  const asked: string[] = [];
  for (const question of splitQuestions(text).slice(0, MAX_QUESTIONS)) {
    // oxlint-disable-next-line no-await-in-loop
    asked.push(...(await splitFurther(question.slice(-MAX_QUESTION_CHARACTERS), reader)));
  }
  for (const question of asked) {
    const before = [...earlier, ...readings].filter(isOfTopic);
    const place = { earlier: before, isPart: asked.length > 1 };
    // oxlint-disable-next-line no-await-in-loop
    readings.push(await readQuestion(question, reader, place));
  }
  return readings;
}

/** The card that a question named last. */
function lastCard({ asked, frame, doubts }: Reading, scene: Scene) {
  const [mention] = mentionsOf(asked, "card").toReversed();
  const [id] = frame?.subjects.flatMap((one) => (one.kind === "card" ? [one.id] : [])) ?? [];
  const text = mention?.text ?? doubts[0]?.text ?? scene.facts.cards.get(id ?? "")?.display_name;
  const card = id ?? doubts[0]?.ids[0];
  return card === undefined || text === undefined ? undefined : { card, text };
}

/** A sentence is split only if each half alone scores at least this. */
const MIN_HALF = 0.6;
/** The same where no word joins the halves: "aviator fee, miles balance". */
const MIN_HALF_UNJOINED = 0.85;

/** "When is it due and which card for dinner": two questions in one sentence, each clear by itself. */
async function splitFurther(question: string, reader: Reader): Promise<readonly string[]> {
  const { scene, lore, pause } = reader;
  const look = (text: string) => {
    const asked = understand(text, scene, { vocabulary: lore.vocabulary });
    const [first] = rank(asked, lore);
    return { first, focus: readFocus(asked.tokens).focus };
  };
  const clauses = clauseCuts(question).filter(({ first, second }) => [first, second].every(asks));
  for (const { first, second, isJoined } of [...cutsOf(question), ...clauses]) {
    // oxlint-disable-next-line no-await-in-loop
    await pause();
    const [left, right] = [look(first), look(second)];
    const isClear = [left, right].every(
      ({ first: top }) =>
        (top?.score ?? 0) >= (isJoined ? MIN_HALF : MIN_HALF_UNJOINED) &&
        !isChat(top?.label.topic ?? ""),
    );
    if (isClear && (left.first?.id !== right.first?.id || left.focus !== right.focus)) {
      // oxlint-disable-next-line no-await-in-loop
      return [...(await splitFurther(first, reader)), second];
    }
  }
  return [question];
}

/** "Gold fee when", "aviator fee": told in more words, it would be what a question is about. */
function asks(clause: string): boolean {
  const words = clause
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "");
  return words.length <= FEW || words.some((word) => ASKING.has(word));
}
const FEW = 3;
const ASKING = new Set(
  "what whats what's which when whens how hows where wheres why who whos many much".split(" "),
);

/** True when it asks something, rather than thanks or greets. */
export const isOfTopic = ({ frame, isOutside: isElsewhere }: Reading): boolean =>
  frame !== undefined && !isChat(frame.topic) && !isElsewhere;

/** "Back to the fee": the question that a message goes on from, if it is not the last. */
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
  return (
    earlier.findLast((one) => names(one) && one.label?.id === likeliest?.id) ??
    earlier.findLast(names) ??
    earlier.findLast(says) ??
    earlier.findLast(({ label }) => label?.id === likeliest?.id) ??
    last
  );
}

/** The question before, read as the option that was chosen of those offered. */
function chosen(text: string, reader: Reader, earlier: readonly Reading[]): Reading | undefined {
  const label = labelMeant(text, reader.lore.labels.values());
  const last = label === undefined ? undefined : offeredFor(label, earlier);
  const reading = last === undefined ? undefined : readAs(last, label, reader);
  return reading?.frame === undefined ? undefined : asSure(reading);
}

const asSure = (reading: Reading): Reading => ({ ...reading, score: 1, isOutside: false });

/** A message before it is known what it asks. */
type Heard = Pick<Reading, "text" | "asked" | "ranked" | "before" | "isOutside" | "isPart">;

/** The message read as one of the labels. */
function readAs(heard: Heard, label: Label | undefined, reader: Reader): Reading {
  const { asked, before } = heard;
  const filled =
    label === undefined
      ? undefined
      : before === undefined
        ? fill(label, asked, reader.scene)
        : readAfter(label, asked, before, reader);
  return {
    ...heard,
    label,
    score:
      label === undefined || filled === undefined
        ? 0
        : surenessOf({ ...heard, label, frame: filled.frame, isFollowUp: before !== undefined }),
    frame: filled?.frame,
    doubts: filled?.doubts ?? [],
    columns: filled?.columns ?? [],
  };
}

async function readQuestion(
  text: string,
  reader: Reader,
  { earlier, isPart }: { readonly earlier: readonly Reading[]; readonly isPart: boolean },
): Promise<Reading> {
  await reader.pause();
  const option = chosen(text, reader, earlier);
  if (option !== undefined) return option;
  const { scene, lore } = reader;
  const asked = understand(text, scene, { vocabulary: lore.vocabulary });
  await reader.pause();
  const alone = rank(asked, lore);
  const before = toBefore(returnedTo(asked, alone, earlier), reader);
  const ranked =
    before === undefined ? undefined : rankedAfter(asked, alone, before, { lore, isPart });
  const heard = { text, asked, isPart };
  const apart = readAs(
    { ...heard, ranked: alone, before: undefined, isOutside: isOutside(asked, alone, lore) },
    alone[0]?.label,
    reader,
  );
  if (ranked === undefined) return apart;
  await reader.pause();
  const goingOn = readAs({ ...heard, ranked, before, isOutside: false }, ranked[0]?.label, reader);
  return isSameReading(apart, goingOn) ? apart : goingOn;
}

/** Where what was said before changes nothing, the question is as clear as by itself. */
const isSameReading = (one: Reading, other: Reading): boolean =>
  !one.isOutside &&
  one.label === other.label &&
  JSON.stringify(one.frame) === JSON.stringify(other.frame);

function toBefore(last: Reading | undefined, { scene, cardsOf }: Reader): Before | undefined {
  if (last?.frame === undefined || last.label === undefined) return undefined;
  return {
    label: last.label,
    frame: last.frame,
    doubts: last.doubts,
    card: lastCard(last, scene),
    cards: () => cardsOf(last),
  };
}
