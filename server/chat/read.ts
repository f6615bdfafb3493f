import { asSure, isOfTopic, type Reader, type Reading, readQuestion } from "./read-question.ts";
import { splitMessage } from "./split-message.ts";
import { partsMeant } from "./talks/chosen.ts";

/*
 * From a message to frames. Deterministic: rules of language and one linear model. A message is split
 * into questions; of each its words are understood, labels are ranked by likelihood, the frame of the
 * likeliest is filled, and its sureness is weighed.
 */

/** The questions of a message, given those before it in the talk. */
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
