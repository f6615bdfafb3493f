import * as z from "zod";
import { CODE } from "./replies.ts";
import { parseJson } from "../contract/json.ts";

/*
 * The SDK reports malformed requests as a dump of its validator, or as an internal error for some
 * methods. This puts them in words, as invalid params (JSON-RPC 2.0, 5.1).
 */

const issues = z
  .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
  .min(1);

const failed = z.looseObject({
  error: z.looseObject({ code: z.int(), message: z.string() }),
});

/** Puts such errors into words; other answers are unchanged. */
export async function withPlainErrors(response: Response): Promise<Response> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  if (!isJson) return response;
  const text = await response.text();
  const { status, headers } = response;
  // Most answers hold no error, and large ones need not be parsed to see that.
  if (!text.includes('"error":{')) return new Response(text, { status, headers });
  const body: unknown = JSON.parse(text);
  const plain = Array.isArray(body) ? body.map(toPlain) : toPlain(body);
  return Response.json(plain, { status, headers: withoutLength(headers) });
}

function toPlain(answer: unknown): unknown {
  const { success, data } = failed.safeParse(answer);
  const words = success ? inWords(data.error.message) : undefined;
  return success && words !== undefined
    ? { ...data, error: { ...data.error, code: CODE.params, message: words } }
    : answer;
}

/** `Invalid params: params.protocolVersion: is missing`. */
function inWords(message: string): string | undefined {
  const start = message.indexOf("[\n");
  const found = start < 0 ? undefined : issues.safeParse(parseJson(message.slice(start)));
  if (found?.success !== true) return undefined;
  const told = found.data.map(
    (one) => `${one.path.join(".")}: ${one.message.replace(/^Invalid input: /, "")}`,
  );
  return `Invalid params: ${told.join("; ")}`;
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("content-length");
  return kept;
}
