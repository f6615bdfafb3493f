import type { H3Event } from "h3";
import { MAX_BODY_BYTES } from "../contract/limits.ts";
import { type Reply, toErrorReply } from "./reply.ts";

/** The text of a JSON body, or the error to answer with (SPEC 5: the header is required). */
export async function readJsonText({ req }: H3Event): Promise<string | Reply> {
  if (!isJson(req.headers.get("content-type"))) return notJson;
  if (req.headers.has("content-encoding")) return encoded;
  if (Number(req.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) return tooLarge;
  try {
    const text = await req.text();
    return Buffer.byteLength(text) > MAX_BODY_BYTES ? tooLarge : text;
  } catch (error) {
    return isTooLarge(error) ? tooLarge : cutOff;
  }
}

const notJson = toErrorReply(
  415,
  "Send the body as JSON with the header Content-Type: application/json.",
);

const encoded = toErrorReply(415, "Send the body as it is, without Content-Encoding.");

/** Read by nobody: the client has gone. */
const cutOff = toErrorReply(400, "The body did not arrive whole; send it again.");

const tooLarge = toErrorReply(
  413,
  `The body is over ${MAX_BODY_BYTES / 1024} KiB; send a smaller one.`,
  // What is left of the body is not read, so the connection cannot be used again.
  ["Connection", "close"],
);

function isJson(contentType: string | null): boolean {
  const [type = ""] = (contentType ?? "").split(";");
  return type.trim().toLowerCase() === "application/json";
}

/** srvx counts the bytes of a body without a declared length and gives up at the limit. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "status" in error && error.status === 413;
