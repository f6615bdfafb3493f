import { ChatError } from "./errors.ts";

/** A long conversation fits; a flood does not. */
const MAX_BODY_BYTES = 1_048_576;

const tooLarge = (): ChatError =>
  new ChatError(`The request is larger than ${MAX_BODY_BYTES} bytes.`, {
    status: 413,
    code: "request_too_large",
  });

/** The text of a JSON body, counted while it comes. Throws a ChatError. */
export async function readBody(request: Request): Promise<string> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type.trim())) {
    const message = "Content-Type must be application/json.";
    throw new ChatError(message, { status: 415, code: "unsupported_media_type" });
  }
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
