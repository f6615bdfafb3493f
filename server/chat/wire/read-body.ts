import { exceedsJsonLimits, MAX_JSON_DEPTH, MAX_JSON_VALUES } from "../../contract/json-limits.ts";
import { ChatError } from "./errors.ts";
import { MAX_CHAT_BODY_BYTES } from "./limits.ts";

const tooLarge = (): ChatError =>
  new ChatError(`The request is larger than ${MAX_CHAT_BODY_BYTES} bytes.`, {
    status: 413,
    code: "request_too_large",
  });

const tooManyValues = (): ChatError =>
  new ChatError(
    `The request has more than ${MAX_JSON_VALUES} values or ${MAX_JSON_DEPTH} levels.`,
    { status: 413, code: "request_too_large" },
  );

/** Reads a JSON body, enforcing the size limit as it arrives. Throws a ChatError. */
export async function readBody(request: Request): Promise<string> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type.trim())) {
    const message = "Content-Type must be application/json.";
    throw new ChatError(message, { status: 415, code: "unsupported_media_type" });
  }
  if (Number(request.headers.get("content-length") ?? 0) > MAX_CHAT_BODY_BYTES) throw tooLarge();
  try {
    const text = request.body === null ? "" : await readText(request.body);
    if (exceedsJsonLimits(text)) throw tooManyValues();
    return text;
  } catch (error) {
    if (error instanceof ChatError) throw error;
    const message = "The body arrived incomplete; send it again.";
    throw new ChatError(message, { code: "incomplete_body", cause: error });
  }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // Cancelling would cut the connection before the refusal is on its way.
  for await (const chunk of body.values({ preventCancel: true })) {
    bytes += chunk.byteLength;
    if (bytes > MAX_CHAT_BODY_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
