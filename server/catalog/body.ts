import type { H3Event } from "h3";
import { MAX_BODY_BYTES } from "../contract/limits.ts";
import { isPlainJson } from "../contract/route.ts";
import { type Reply, toErrorReply } from "./reply.ts";

/** The headers that say what a body is. */
export interface BodyHeaders {
  readonly type: string | undefined;
  readonly encoding: string | undefined;
  readonly length: string | undefined;
}

/** Refuses a body by its headers, before it is read (SPEC 5: the content type is required). */
export function refuseBody({ type, encoding, length }: BodyHeaders): Reply | undefined {
  if (!isPlainJson(type)) return notJson;
  if (encoding !== undefined) return encoded;
  return Number(length ?? 0) > MAX_BODY_BYTES ? tooLarge : undefined;
}

/** The text of a JSON body, or the error to answer with. */
export async function readJsonText({ req }: H3Event): Promise<string | Reply> {
  const header = (name: string) => req.headers.get(name) ?? undefined;
  const refused = refuseBody({
    type: header("content-type"),
    encoding: header("content-encoding"),
    length: header("content-length"),
  });
  if (refused !== undefined) return refused;
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

const encoded = toErrorReply(415, "Send the body as is, without Content-Encoding.");

/** Nobody reads this: the client has gone. */
const cutOff = toErrorReply(400, "The body arrived incomplete; send it again.");

const tooLarge = toErrorReply(
  413,
  `The body is over ${MAX_BODY_BYTES / 1024} KiB; send a smaller one.`,
);

/** srvx counts the bytes of a body without a declared length and gives up at the limit. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "status" in error && error.status === 413;
