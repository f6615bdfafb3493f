import type { Answer } from "../reasoner.ts";
import {
  type CompletionHead,
  toAnnotations,
  toChunk,
  toUsage,
  toUsageChunk,
} from "./completion.ts";
import { type ChatError, toErrorBody } from "./errors.ts";
import { cutAnswer } from "./tokens.ts";

/** The request's options for a streamed answer. */
export interface StreamOptions {
  readonly head: CompletionHead;
  readonly prompt: readonly string[];
  readonly stop: readonly string[];
  readonly maxTokens: number | undefined;
  readonly includeUsage: boolean;
  readonly work: (signal: AbortSignal) => Promise<Answer>;
  /** The error that the client reads when the work fails. */
  readonly explain: (error: unknown) => ChatError;
  /** Called once, when the answer is sent or given up. */
  readonly onEnd: () => void;
}

/** Clients give up on a silent connection; comment frames break some of them. */
const KEEP_ALIVE_MS = 10_000;

/**
 * The answer as server-sent events. The first chunk leaves at once, since headers wait for it; when
 * the client goes, the work is told to stop.
 */
export function streamAnswer(options: StreamOptions): ReadableStream<Uint8Array> {
  const abort = new AbortController();
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => {
      const send = (data: unknown): void => {
        if (abort.signal.aborted) return;
        const text = typeof data === "string" ? data : JSON.stringify(data);
        controller.enqueue(encoder.encode(`data: ${text}\n\n`));
      };
      const { head, includeUsage } = options;
      const alive = setInterval(
        () => send(toChunk(head, { content: "" }, null, includeUsage)),
        KEEP_ALIVE_MS,
      );
      send(toChunk(head, { role: "assistant", content: "" }, null, includeUsage));
      void tell(options, abort.signal, send)
        .catch((error: unknown) => send(toErrorBody(options.explain(error))))
        .finally(() => {
          clearInterval(alive);
          send("[DONE]");
          if (!abort.signal.aborted) controller.close();
          options.onEnd();
        });
    },
    cancel: () => abort.abort(),
  });
}

async function tell(
  { head, prompt, stop, maxTokens, includeUsage, work }: StreamOptions,
  signal: AbortSignal,
  send: (data: unknown) => void,
): Promise<void> {
  const answer = await work(signal);
  const { content, finishReason } = cutAnswer(answer.text, stop, maxTokens);
  if (content !== "") send(toChunk(head, { content }, null, includeUsage));
  const annotations = toAnnotations(content, answer);
  if (annotations.length > 0) send(toChunk(head, { annotations }, null, includeUsage));
  send(toChunk(head, {}, finishReason, includeUsage));
  if (includeUsage) send(toUsageChunk(head, toUsage(prompt, content)));
}
