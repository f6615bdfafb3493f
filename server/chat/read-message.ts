import { count } from "./compose/figures.ts";
import { type Line, line } from "./compose/line.ts";
import { understand } from "./language/understand.ts";
import { cutsOf, splitQuestions } from "./language/words/split.ts";
import { type Reader, asSure, isOfTopic, type Reading, readQuestion } from "./read-question.ts";
import { readFocus } from "./reading/focus.ts";
import { rank } from "./reading/rank.ts";
import { isChat } from "./topics/ids.ts";
import { partsMeant } from "./talks/chosen.ts";

/** Further questions of a message are dropped; a long question loses its beginning. */
const MAX_QUESTIONS = 10;
const MAX_QUESTION_CHARACTERS = 2000;

/** Splits a message into questions, each clear by itself. */
async function splitMessage(text: string, reader: Reader): Promise<readonly string[]> {
  const questions: string[] = [];
  for (const question of splitQuestions(text).slice(0, MAX_QUESTIONS)) {
    // oxlint-disable-next-line no-await-in-loop
    questions.push(...(await splitFurther(question.slice(-MAX_QUESTION_CHARACTERS), reader)));
  }
  return questions;
}

/** Tells the member when a message has more questions than are read. */
export const leftOut = (text: string): readonly Line[] =>
  splitQuestions(text).length <= MAX_QUESTIONS
    ? []
    : [
        line`I read the first ${count(MAX_QUESTIONS)} questions of your message; please ask the others separately.`,
      ];

/** A sentence is split only if each half alone scores at least this. */
const MIN_HALF = 0.6;

/** "When is it due and which card for dinner": two questions, each clear by itself. */
async function splitFurther(question: string, reader: Reader): Promise<readonly string[]> {
  const { scene, lore, pause } = reader;
  const look = (text: string) => {
    const understood = understand(text, scene, { vocabulary: lore.vocabulary });
    const [top] = rank(understood, lore);
    return { top, focus: readFocus(understood.tokens).focus };
  };
  for (const [first, second] of cutsOf(question)) {
    // oxlint-disable-next-line no-await-in-loop
    await pause();
    const [left, right] = [look(first), look(second)];
    const isClear = [left, right].every(
      ({ top }) => top !== undefined && top.score >= MIN_HALF && !isChat(top.label.topic),
    );
    if (isClear && (left.top?.id !== right.top?.id || left.focus !== right.focus)) {
      // oxlint-disable-next-line no-await-in-loop
      return [...(await splitFurther(first, reader)), second];
    }
  }
  return [question];
}

/*
 * From a message to frames. Deterministic: language rules and one linear model. A message is split
 * into questions; for each, the words are understood, labels are ranked by likelihood, the frame of
 * the best one is filled, and its confidence is computed.
 */

/** Reads the questions of a message in the context of earlier ones. */
export async function readMessage(
  text: string,
  reader: Reader,
  earlier: readonly Reading[],
): Promise<readonly Reading[]> {
  const parts = partsMeant(text, earlier.filter(isOfTopic));
  if (parts.length > 0) return parts.map(asSure);
  const questions = await splitMessage(text, reader);
  const readings: Reading[] = [];
  for (const question of questions) {
    const before = [...earlier, ...readings].filter(isOfTopic);
    // oxlint-disable-next-line no-await-in-loop
    readings.push(await readQuestion(question, reader, before, questions.length > 1));
  }
  return readings;
}
