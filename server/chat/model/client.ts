import * as z from "zod";
import type { Provider } from "./providers.ts";

export interface ModelSettings extends Provider {
  readonly key: string | undefined;
  readonly model: string;
}

export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface Reply {
  readonly text: string;
  /** Token counts of the service; undefined when it gives none. */
  readonly tokens:
    | { readonly prompt_tokens: number; readonly completion_tokens: number }
    | undefined;
}

/** Sends one request to the model. Throws a ModelFault when the reply is unusable. */
export type Ask = (messages: readonly Message[], signal: AbortSignal) => Promise<Reply>;

export type FaultKind = "unreachable" | "refused" | "busy" | "broken" | "resting" | "ceiling";

/** Why a reply was unusable; quotes nothing from the service, which might echo the key. */
export class ModelFault extends Error {
  override readonly name = "ModelFault";
  readonly kind: FaultKind;
  /** The pause that the service asks for, if any. */
  readonly restMs: number | undefined;

  constructor(kind: FaultKind, message: string, restMs?: number) {
    super(message);
    this.kind = kind;
    this.restMs = restMs;
  }
}

/** Enough for a frame per question, but not for a chain of thought. */
const MAX_TOKENS = 800;
const MAX_BYTES = 64 * 1024;

const NAME = "frames";

const usage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() });
const call = z.object({
  function: z.object({
    name: z.literal(NAME),
    // Some services parse them.
    arguments: z.union([z.string(), z.looseObject({}).transform((given) => JSON.stringify(given))]),
  }),
});
const told = z.union([
  z
    .object({ tool_calls: z.tuple([call], z.unknown()) })
    .transform(({ tool_calls: [called] }) => called.function.arguments),
  z.object({ content: z.string().min(1) }).transform(({ content }) => content),
]);
const choice = z.object({ message: told });
const completion = z.object({
  choices: z.tuple([choice], z.unknown()),
  usage: usage.optional().catch(undefined),
});

export function createAsk(settings: ModelSettings, schema: object): Ask {
  const { url, key, model, limit = "max_tokens", temperature = 0 } = settings;
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const headers = { "content-type": "application/json", ...authorization };
  const fixed = {
    model,
    [limit]: MAX_TOKENS,
    ...(temperature === false ? {} : { temperature }),
    ...toFormat(settings, schema),
  };
  return async (messages, signal) => {
    const body = JSON.stringify({ ...fixed, messages });
    const request = { method: "POST", headers, body, signal, redirect: "error" } as const;
    const response = await fetch(`${url}/chat/completions`, request).catch(toUnreachable);
    if (response.ok) return toReply(await readSome(response));
    await response.body?.cancel();
    throw toFault(response);
  };
}

function toFormat({ output }: Provider, schema: object): object {
  if (output === undefined) return {};
  if (output === "tool") {
    const tools = [{ type: "function", function: { name: NAME, parameters: schema } }];
    return { tools, tool_choice: { type: "function", function: { name: NAME } } };
  }
  const given = output === "schema" ? { schema } : { json_schema: { name: NAME, schema } };
  return { response_format: { type: "json_schema", ...given } };
}

const MAX_REST_SECONDS = 300;

function toFault({ status, headers }: Response): ModelFault {
  const message = `it answered with status ${status}`;
  if (status !== 429 && status !== 503) {
    return new ModelFault(status < 500 ? "refused" : "broken", message);
  }
  const seconds = Math.min(Number(headers.get("retry-after") ?? "no"), MAX_REST_SECONDS);
  return new ModelFault("busy", message, seconds > 0 ? seconds * 1000 : undefined);
}

function toUnreachable(): never {
  throw new ModelFault("unreachable", "the connection failed");
}

/** Reads the body, up to the size of any real answer. */
async function readSome({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const read = await reader?.read().catch(toUnreachable);
    if (read?.value === undefined) return Buffer.concat(pieces).toString("utf8");
    pieces.push(read.value);
    size += read.value.length;
    if (size <= MAX_BYTES) continue;
    void reader?.cancel().catch(() => {});
    throw new ModelFault("broken", `it sent more than ${MAX_BYTES} bytes`);
  }
}

function toReply(body: string): Reply {
  try {
    const { choices, usage: tokens } = completion.parse(JSON.parse(body));
    return { text: choices[0].message, tokens };
  } catch {
    throw new ModelFault("broken", "its answer is not a chat completion with text");
  }
}
