import { CAPABILITIES_KEY, ENVELOPE_VERSION, isJson, type Json, VERSION_KEY } from "./envelope.ts";
import { canShowForm } from "./question.ts";

/*
 * Lets a server of 2026-07-28 ask clients of older revisions that have elicitation: calls go out in
 * the newer form, and questions in the answers become requests to the client.
 */

/** Revisions with a handshake in which a server may ask. */
const ASKING_VERSIONS: ReadonlySet<unknown> = new Set(["2025-06-18", "2025-11-25"]);

/** True if this handshake lets us ask the client; undefined for any other request. */
export function canBeAsked({ method, params }: Json, reply: unknown): boolean | undefined {
  if (method !== "initialize" || !isJson(params) || !isJson(reply)) return undefined;
  const { result } = reply;
  const version = isJson(result) ? result["protocolVersion"] : undefined;
  return ASKING_VERSIONS.has(version) && canShowForm(params["capabilities"]);
}

/** Questions that wait for the client's answer. */
export interface Questions {
  readonly put: (question: unknown) => Promise<unknown>;
  /** Takes a message as an answer to one; false if it is none. */
  readonly take: (message: unknown) => boolean;
  /** Cancels the open questions: nobody will answer them. */
  readonly close: () => void;
}

const CANCELLED = { action: "cancel" };

/** `send` sends a request to the client. */
export function createQuestions(send: (request: Json) => void): Questions {
  let count = 0;
  const waiting = new Map<unknown, (answer: unknown) => void>();
  return {
    put: (question) =>
      new Promise((resolve) => {
        const { method, params } = isJson(question) ? question : {};
        count += 1;
        const id = `question-${count}`;
        waiting.set(id, resolve);
        send({ jsonrpc: "2.0", id, method, params });
      }),
    take: (message) => {
      if (!isJson(message) || "method" in message) return false;
      const resolve = waiting.get(message["id"]);
      waiting.delete(message["id"]);
      resolve?.(message["result"] ?? CANCELLED);
      return resolve !== undefined;
    },
    close: () => {
      for (const resolve of waiting.values()) resolve(CANCELLED);
    },
  };
}

/** Sends a call, then repeats it with the client's answers until nothing is missing. */
export async function callAsking(
  call: Json,
  send: (call: Json) => Promise<unknown>,
  put: Questions["put"],
): Promise<unknown> {
  const reply = await send(toEnvelope(call));
  const result = isJson(reply) ? reply["result"] : undefined;
  if (!isJson(reply) || !isJson(result)) return reply;
  const { resultType, inputRequests, requestState, _meta: _, ...own } = result;
  if (resultType !== "input_required") return { ...reply, result: { ...own, resultType } };
  const answers = Object.entries(isJson(inputRequests) ? inputRequests : {}).map(
    async ([key, question]) => [key, await put(question)] as const,
  );
  const inputResponses = Object.fromEntries(await Promise.all(answers));
  const params = { ...paramsOf(call), inputResponses, requestState };
  return callAsking({ ...call, params }, send, put);
}

const paramsOf = ({ params }: Json): Json => (isJson(params) ? params : {});

function toEnvelope(call: Json): Json {
  const params = paramsOf(call);
  const meta = {
    ...(isJson(params["_meta"]) ? params["_meta"] : {}),
    [VERSION_KEY]: ENVELOPE_VERSION,
    [CAPABILITIES_KEY]: { elicitation: { form: {} } },
  };
  return { ...call, params: { ...params, _meta: meta } };
}
