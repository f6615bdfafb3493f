import type { Answer } from "../reasoner.ts";
import { countTokens, type FinishReason } from "./tokens.ts";

/** The common part of all chunks of one answer. */
export interface CompletionHead {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly model: string;
}

/** A citation in OpenAI's format: its position in the text and its source. */
interface Annotation {
  readonly type: "url_citation";
  readonly url_citation: {
    readonly start_index: number;
    readonly end_index: number;
    readonly url: string;
    readonly title: string;
  };
}

/** Every mark `[n]` of the text with the source it names. */
export const toAnnotations = (text: string, { citations }: Answer): readonly Annotation[] =>
  [...text.matchAll(/\[(\d{1,2})\](?!\()/g)].flatMap((mark) => {
    const cited = citations[Number(mark[1]) - 1];
    if (cited === undefined) return [];
    const { url, title } = cited;
    const start = mark.index;
    const span = { start_index: start, end_index: start + mark[0].length };
    return [{ type: "url_citation" as const, url_citation: { ...span, url, title } }];
  });

export interface Usage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
}

export function toUsage(prompt: readonly string[], completion: string): Usage {
  const asked = prompt.reduce((sum, text) => sum + countTokens(text), 0);
  const told = countTokens(completion);
  return { prompt_tokens: asked, completion_tokens: told, total_tokens: asked + told };
}

/** The whole answer (OpenAI chat.completion). */
export const toCompletion = (
  { id, created, model }: CompletionHead,
  content: string,
  annotations: readonly Annotation[],
  finishReason: FinishReason,
  usage: Usage,
) => ({
  id,
  object: "chat.completion",
  created,
  model,
  choices: [
    {
      index: 0,
      message: { role: "assistant", content, refusal: null, annotations },
      finish_reason: finishReason,
      logprobs: null,
    },
  ],
  usage,
});

interface Delta {
  readonly role?: "assistant";
  readonly content?: string;
  readonly annotations?: readonly Annotation[];
}

/** A part of a streamed answer. `usage` is null until the last, when it was asked for. */
export const toChunk = (
  { id, created, model }: CompletionHead,
  delta: Delta,
  finishReason: FinishReason | null,
  withUsage: boolean,
) => ({
  id,
  object: "chat.completion.chunk",
  created,
  model,
  choices: [{ index: 0, delta, finish_reason: finishReason, logprobs: null }],
  ...(withUsage ? { usage: null } : {}),
});

export const toUsageChunk = ({ id, created, model }: CompletionHead, usage: Usage) => ({
  id,
  object: "chat.completion.chunk",
  created,
  model,
  choices: [],
  usage,
});

/** The fixed object of `response_format: json_object`. */
export const toJsonAnswer = ({ kind, text, citations }: Answer, asOf: string): string =>
  JSON.stringify({ kind, answer: text, sources: citations, as_of: asOf });
