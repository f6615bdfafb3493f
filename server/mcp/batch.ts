import { isJson } from "./envelope.ts";
import { MAX_BATCH_ANSWER, MAX_BATCH_MESSAGES } from "./limits.ts";
import { accepted, CODE, toJsonResponse, toRpcError } from "./replies.ts";

type Messages = readonly unknown[];

/** Refuses a batch as a whole before any call runs; duplicate ids would lose an answer. */
export function refuseBatch(batch: Messages): Response | undefined {
  if (batch.length === 0) return refuse("empty batch");
  if (batch.length > MAX_BATCH_MESSAGES) {
    const most = `at most ${MAX_BATCH_MESSAGES} messages`;
    return refuse(
      `a batch holds ${most}, this one ${batch.length}; send the rest in other requests`,
    );
  }
  const ids = batch.flatMap((message) =>
    isJson(message) && "method" in message && "id" in message ? [message["id"]] : [],
  );
  if (new Set(ids).size < ids.length) return refuse("duplicate ids in batch");
  const isHandshake = batch.some(
    (message) => isJson(message) && message["method"] === "initialize",
  );
  return isHandshake && batch.length > 1 ? refuse("initialize must not be in a batch") : undefined;
}

/**
 * Answers the messages in sequence, as a list. An answer other than a result or an acceptance, such
 * as to an unknown revision, replaces the whole batch. Stops once the client has gone.
 */
export async function answerBatch(
  batch: Messages,
  client: AbortSignal,
  answer: (message: unknown) => Promise<Response>,
): Promise<Response> {
  const answers: string[] = [];
  let length = 0;
  for (const message of batch) {
    if (client.aborted) return accepted();
    // In parallel they would be done in one go.
    // oxlint-disable-next-line no-await-in-loop
    const response = await answer(message);
    if (response.status !== 200 && response.status !== 202) return response;
    // oxlint-disable-next-line no-await-in-loop
    const text = await response.text();
    if (text === "") continue;
    answers.push(text);
    length += text.length;
    if (length > MAX_BATCH_ANSWER && answers.length > 1) return refuseAnswers(answers.length);
  }
  return answers.length === 0 ? accepted() : toJsonResponse(`[${answers.join(",")}]`);
}

const refuseAnswers = (done: number): Response =>
  refuse(
    `the answers of this batch are larger than ${MAX_BATCH_ANSWER / 1_000_000} MB. ` +
      `The first ${done} calls were carried out; send fewer at once`,
  );

const refuse = (reason: string): Response =>
  toRpcError(400, CODE.invalid, `Invalid Request: ${reason}`);
