import * as z from "zod";
import { answerSideRequest } from "../guards/side-requests.ts";
import type { Conversation, Turn } from "../reasoner.ts";
import { badField, unsupported } from "./errors.ts";

/*
 * The request of POST /chat/completions (SPEC 4.14). Sampling options are validated and ignored,
 * options that change the answer's shape are refused, and unknown fields are ignored.
 */

const number = (least: number, most: number) => z.number().min(least).max(most).nullish();

const part = z.looseObject({ type: z.string(), text: z.string().optional() });

const ROLES = ["developer", "system", "user", "assistant", "tool", "function"] as const;

const message = z.looseObject({
  role: z.enum(ROLES),
  content: z.union([z.string(), z.array(part), z.null()]).optional(),
});

const body = z.looseObject({
  model: z.string(),
  messages: z.array(message).min(1).max(1000),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
  max_tokens: z.int().positive().nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  n: z.int().positive().nullish(),
  logprobs: z.boolean().nullish(),
  top_logprobs: z.int().min(0).max(20).nullish(),
  audio: z.unknown().optional(),
  modalities: z.array(z.string()).nullish(),
  tool_choice: z.unknown().optional(),
  function_call: z.unknown().optional(),
  response_format: z.looseObject({ type: z.string() }).nullish(),
  temperature: number(0, 2),
  top_p: number(0, 1),
  presence_penalty: number(-2, 2),
  frequency_penalty: number(-2, 2),
  seed: z.int().nullish(),
  logit_bias: z.record(z.string(), z.number().min(-100).max(100)).nullish(),
});

type Body = z.infer<typeof body>;
type Message = z.infer<typeof message>;

/** A request that this service can answer. */
export interface ChatRequest {
  readonly model: string;
  readonly conversation: Conversation;
  readonly stream: boolean;
  readonly includeUsage: boolean;
  readonly stop: readonly string[];
  /** The answer as the fixed JSON object that the docs describe. */
  readonly json: boolean;
}

/** Checks a parsed body. Throws a ChatError that names the field. */
export function parseRequest(raw: unknown): ChatRequest {
  const parsed = body.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const at = issue?.path.map((step) =>
      typeof step === "number" ? `[${step}]` : `.${String(step)}`,
    );
    throw badField(at?.join("").slice(1) ?? "body", issue?.message ?? "not valid");
  }
  const asked = parsed.data;
  refuseShapes(asked);
  const { stream, stream_options: options, stop, model, messages } = asked;
  if (options && stream !== true) {
    throw badField("stream_options", "only allowed with stream: true");
  }
  return {
    model,
    conversation: toConversation(messages, asked.max_completion_tokens ?? asked.max_tokens),
    stream: stream === true,
    includeUsage: options?.include_usage === true,
    stop: (typeof stop === "string" ? [stop] : (stop ?? [])).filter((text) => text !== ""),
    json: asked.response_format?.type === "json_object",
  };
}

/** Refuses requests for any other shape of answer. */
function refuseShapes(asked: Body): void {
  if ((asked.n ?? 1) > 1) throw unsupported("n", "one answer per request");
  if (asked.logprobs === true || (asked.top_logprobs ?? 0) > 0) {
    throw unsupported("logprobs", "token probabilities are not available");
  }
  if (asked.audio !== undefined && asked.audio !== null) throw unsupported("audio", "text only");
  if (asked.modalities?.some((kind) => kind !== "text") === true) {
    throw unsupported("modalities", "text only");
  }
  const format = asked.response_format?.type ?? "text";
  if (format !== "text" && format !== "json_object") {
    throw unsupported("response_format", "text or json_object, whose shape is fixed");
  }
  for (const param of ["tool_choice", "function_call"] as const) {
    const choice = asked[param] ?? "auto";
    if (choice === "auto" || choice === "none") continue;
    throw unsupported(param, "the tools here are the service's own; auto or none");
  }
}

function toConversation(
  messages: readonly Message[],
  maxTokens: number | null | undefined,
): Conversation {
  const texts = messages.map((one, place) => ({ role: one.role, text: toText(one, place) }));
  const turns = texts.flatMap(({ role, text }): readonly Turn[] =>
    (role === "user" || role === "assistant") && text.trim() !== "" ? [{ role, text }] : [],
  );
  const last = turns.findLastIndex(({ role }) => role === "user");
  if (last === -1) throw badField("messages", "at least one user message with text");
  return boundedIn({
    // Text that an assistant began after the question is not our answer.
    turns: turns.slice(0, last + 1),
    instructions: texts
      .filter(({ role }) => role === "system" || role === "developer")
      .map(({ text }) => text),
    ...(typeof maxTokens === "number" ? { maxTokens } : {}),
  });
}

/** The longest question, in characters; of earlier turns, only this much of the end is read. */
const MAX_CHARACTERS = 4000;
const MAX_INSTRUCTIONS = 8;

/** The start and end of a longer text, because one of them holds the request. */
const toEnds = (text: string): string =>
  text.length <= MAX_CHARACTERS
    ? text
    : `${text.slice(0, MAX_CHARACTERS / 2)}\n${text.slice(-MAX_CHARACTERS / 2)}`;

/** Refuses a longer question, unless it is a front end's own request; shortens everything else. */
function boundedIn(conversation: Conversation): Conversation {
  const { length } = conversation.turns.at(-1)?.text ?? "";
  const bounded = {
    ...conversation,
    instructions: conversation.instructions.slice(0, MAX_INSTRUCTIONS).map(toEnds),
    turns: conversation.turns.map(({ role, text }, at, { length: count }) => ({
      role,
      text: at === count - 1 ? toEnds(text) : text.slice(-MAX_CHARACTERS),
    })),
  };
  if (length <= MAX_CHARACTERS || answerSideRequest(bounded) !== undefined) return bounded;
  throw badField("messages", `the last message may have at most ${MAX_CHARACTERS} characters`);
}

/** Joins text parts; other kinds cannot be read. */
function toText({ content }: Message, place: number): string {
  if (content === undefined || content === null) return "";
  if (typeof content === "string") return content;
  return content
    .map(({ type, text }, at) => {
      const isText = ["text", "input_text", "output_text", "refusal"].includes(type);
      if (!isText) {
        throw unsupported(
          `messages[${place}].content[${at}]`,
          `text only, not ${type.slice(0, 40)}`,
        );
      }
      return text ?? "";
    })
    .join("\n");
}
