import type { Scene } from "../tools/core/scene.ts";
import { understand } from "./language/understand.ts";
import { cutsOf, splitQuestions } from "./language/words/split.ts";
import { mentionsOf, type Understood } from "./language/understood.ts";
import type { Frame } from "./frame.ts";
import { fill } from "./reading/fill.ts";
import { readFocus } from "./reading/focus.ts";
import { phrases, says, spaced } from "./reading/phrases.ts";
import { isOutside } from "./reading/outside.ts";
import { rank, type Ranked } from "./reading/rank.ts";
import type { Label, Lore } from "./learning/lore.ts";
import type { Doubt } from "./reading/subjects.ts";
import { follow } from "./talks/follow.ts";
import { isChat } from "./topics/ids.ts";

/* From a message to frames. Deterministic: rules of language and one linear model. */

/** One question of a message. */
export interface Reading {
  readonly text: string;
  readonly asked: Understood;
  /** The section of the phrasings that it is most like. */
  readonly label: Label | undefined;
  readonly frame: Frame | undefined;
  readonly doubts: readonly Doubt[];
  /** Further columns of the frame that are asked for. */
  readonly columns: readonly string[];
  readonly ranked: readonly Ranked[];
  readonly score: number;
  /** True when it was read as going on from the question before. */
  readonly isFollowUp: boolean;
  /** True when it is not about cards and points, or not to be understood. */
  readonly isOutside: boolean;
}

/** What reading needs beside the text. */
export interface Reader {
  readonly scene: Scene;
  readonly lore: Lore;
  /** The cards that the answer to a question names first. */
  readonly cardsOf: (reading: Reading) => readonly string[];
}

/** The questions of a message, given those before it in the talk. */
export function readMessage(
  text: string,
  reader: Reader,
  earlier: readonly Reading[],
): readonly Reading[] {
  const readings: Reading[] = [];
  const asked = splitQuestions(text).flatMap((question) => splitFurther(question, reader));
  for (const question of asked) {
    const before = [...earlier, ...readings].filter(isOfTopic);
    readings.push(readQuestion(question, reader, before));
  }
  return readings;
}

/** The card that a question named last, with all that its name may mean. */
function lastCard({ asked, frame, doubts }: Reading) {
  const [mention] = mentionsOf(asked, "card").toReversed();
  const [id] = frame?.subjects.flatMap((one) => (one.kind === "card" ? [one.id] : [])) ?? [];
  const card = id ?? doubts[0]?.ids[0];
  return card === undefined ? undefined : { card, ids: mention?.ids ?? doubts[0]?.ids ?? [card] };
}

/** As sure as this of both halves, a sentence asks two things. */
const TWO = 0.6;

/** "When is it due and which card for dinner": two questions in one sentence, each clear by itself. */
function splitFurther(question: string, { scene, lore }: Reader): readonly string[] {
  const look = (text: string) => {
    const asked = understand(text, scene, { vocabulary: lore.vocabulary });
    const [first] = rank(asked, lore);
    return { first, focus: readFocus(asked.tokens).focus };
  };
  const cut = cutsOf(question).find(({ first, second }) => {
    const [left, right] = [look(first), look(second)];
    const isClear = [left, right].every(
      ({ first: top }) => (top?.score ?? 0) >= TWO && top?.label.topic !== "talk",
    );
    return isClear && (left.first?.id !== right.first?.id || left.focus !== right.focus);
  });
  return cut === undefined
    ? [question]
    : [...splitFurther(cut.first, { scene, lore, cardsOf: () => [] }), cut.second];
}

/** True when it asks something, rather than thanks or greets. */
export const isOfTopic = ({ frame, isOutside: isElsewhere }: Reading): boolean =>
  frame !== undefined && !isChat(frame.topic) && !isElsewhere;

const BACK = phrases("back to|going back|go back to|returning to|about that|as for");

/** "Back to the fee": the question that a message goes on from, if it is not the last. */
function returnedTo(
  asked: Understood,
  ranked: readonly Ranked[],
  earlier: readonly Reading[],
): Reading | undefined {
  const last = earlier.at(-1);
  if (!says(spaced(asked.tokens), BACK)) return last;
  const ids = new Set(asked.mentions.flatMap(({ ids: all }) => all));
  const names = (reading: Reading): boolean =>
    reading.frame?.subjects.some(({ id }) => ids.has(id)) === true;
  return (
    earlier.findLast(names) ?? earlier.findLast(({ label }) => label?.id === ranked[0]?.id) ?? last
  );
}

/** The question before, read as the option that was chosen of those offered. */
function chosen(
  text: string,
  { scene, lore }: Reader,
  earlier: readonly Reading[],
): Reading | undefined {
  const last = earlier.at(-1);
  if (last === undefined) return undefined;
  const said = text.trim().toLowerCase();
  const label = [...lore.labels.values()].find(({ means }) => means.toLowerCase() === said);
  const filled = label === undefined ? undefined : fill(label, last.asked, scene);
  return filled === undefined
    ? undefined
    : { ...last, ...filled, label, score: 1, isOutside: false };
}

function readQuestion(text: string, reader: Reader, earlier: readonly Reading[]): Reading {
  const { scene, lore, cardsOf } = reader;
  const option = chosen(text, reader, earlier);
  if (option !== undefined) return option;
  const asked = understand(text, scene, { vocabulary: lore.vocabulary });
  const ranked = rank(asked, lore);
  const last = returnedTo(asked, ranked, earlier);
  const before =
    last?.frame === undefined || last.label === undefined
      ? undefined
      : {
          label: last.label,
          frame: last.frame,
          doubts: last.doubts,
          card: lastCard(last),
          cards: () => cardsOf(last),
        };
  const followed =
    before === undefined ? undefined : follow(asked, ranked, before, { scene, lore });
  if (followed !== undefined)
    return { text, asked, ranked, isOutside: false, isFollowUp: true, ...followed };
  const [first] = ranked;
  const filled = first === undefined ? undefined : fill(first.label, asked, scene);
  return {
    text,
    asked,
    ranked,
    isOutside: isOutside(asked, ranked, lore),
    isFollowUp: false,
    label: first?.label,
    score: first?.score ?? 0,
    frame: filled?.frame,
    doubts: filled?.doubts ?? [],
    columns: filled?.columns ?? [],
  };
}
