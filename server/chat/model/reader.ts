import { redact } from "../../ops/redact.ts";
import type { FirstReader, Unread } from "../engine.ts";
import { holdsSecret } from "../guards/requests.ts";
import { understand } from "../language/understand.ts";
import { labelMeant } from "../talks/chosen.ts";
import { countTokens } from "../wire/tokens.ts";
import { type Ask, type FaultKind, type Message, ModelFault, type Reply } from "./client.ts";
import { MAX_QUESTION_TOKENS, toPrompt } from "./prompt.ts";
import { believe, Unbelieved } from "./said.ts";

/** The outcome of a reading, for metrics; all but `read` fall back to the built-in reader. */
export type ModelOutcome = "read" | "unsure" | "skipped" | "late" | "wrong" | FaultKind;

export interface ModelReaderParts {
  readonly ask: Ask;
  /** The limit for both calls of a question together. */
  readonly deadlineMs: number;
  /** True if an account may make one more call. */
  readonly mayCall: (account: string) => boolean;
  readonly note: (outcome: ModelOutcome) => void;
  readonly log: (message: string) => void;
}

/** Less sure readings are left to the built-in reader. */
const MIN_SURE = 0.6;
const MAX_COMPLAINT = 400;

/** Has a model read a question: one call, and a second to correct an invalid reply. */
export function createModelReader(parts: ModelReaderParts): FirstReader {
  return async (unread) => {
    const { texts, signal } = unread;
    const safe = texts.filter((text) => !holdsSecret(text)).map(redact);
    const leave = (outcome: ModelOutcome): undefined => {
      parts.note(outcome);
    };
    if (isForBuiltIn(unread)) return leave("skipped");
    const limit = AbortSignal.timeout(parts.deadlineMs);
    const asking = { ...unread, texts: safe, signal: AbortSignal.any([signal, limit]) };
    try {
      const { sure, frames } = await askTwice(asking, parts);
      if (sure < MIN_SURE || frames.length === 0) return leave("unsure");
      parts.note("read");
      return { frames, sure: Math.min(1, sure) };
    } catch (error) {
      signal.throwIfAborted();
      const fault = error instanceof ModelFault ? error.kind : "wrong";
      const outcome = limit.aborted ? "late" : fault;
      if (outcome !== "ceiling" && outcome !== "resting")
        parts.log(`chat: the model's reading: ${outcome}, ${told(error)}`);
      return leave(outcome);
    }
  };
}

/** Too long, a chosen option, or about an unknown name or person. */
function isForBuiltIn({ texts, scene, lore }: Unread): boolean {
  const last = texts.at(-1) ?? "";
  if (countTokens(last) > MAX_QUESTION_TOKENS) return true;
  if (labelMeant(last, lore.labels.values()) !== undefined) return true;
  const { unknownNames, stranger } = understand(last, scene, { vocabulary: lore.vocabulary });
  return unknownNames.length > 0 || stranger !== undefined;
}

async function askTwice(unread: Unread, { ask, mayCall }: ModelReaderParts) {
  const { texts, scene, lore, account, signal } = unread;
  const askOnce = (messages: readonly Message[]): Promise<Reply> => {
    if (!mayCall(account)) throw new ModelFault("ceiling", "today's calls are used up");
    return ask(messages, signal);
  };
  const prompt = toPrompt(texts, scene, lore);
  const first = await askOnce(prompt);
  try {
    return believe(first.text, unread);
  } catch (error) {
    if (!(error instanceof Unbelieved)) throw error;
    const complaint = `${error.message.slice(0, MAX_COMPLAINT)}\nWrite the whole object again.`;
    const { text } = await askOnce([
      ...prompt,
      { role: "assistant", content: first.text.slice(0, MAX_COMPLAINT) },
      { role: "user", content: complaint },
    ]);
    return believe(text, unread);
  }
}

/** Our own words: the model's output could contain anything. */
const told = (error: unknown): string =>
  error instanceof Unbelieved ? "it wrote nothing usable" : String(error);
