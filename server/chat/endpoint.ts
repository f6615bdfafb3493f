import { BASELINE } from "../contract/response-headers.ts";
import {
  type Caller,
  type FindAccessToken,
  authenticate,
  type AuthRefusal,
  toChallenge,
} from "../accounts/caller.ts";
import { digestOf, newHexId, type Deps } from "../accounts/deps.ts";
import { CHAT_PATH } from "../contract/addresses.ts";
import { takeTurn } from "../ops/turns.ts";
import type { Repeatable } from "../accounts/quotas.ts";
import { type Answering, beginAnswer, explain } from "./begin-answer.ts";
import { createTurnstile, toRateHeaders, type Turnstile } from "./meter.ts";
import type { Answer } from "./reasoner.ts";
import { toAnnotations, toCompletion, toJsonAnswer, toUsage } from "./wire/completion.ts";
import { ChatError, toErrorBody } from "./wire/errors.ts";
import { getModel, listModels } from "./wire/models.ts";
import { readBody } from "./wire/read-body.ts";
import { type ChatRequest, parseRequest } from "./wire/request.ts";
import { streamAnswer } from "./wire/stream.ts";
import { cutAnswer } from "./wire/tokens.ts";
import { toMetadataUrl } from "../accounts/oauth/resource.ts";
import type { Scope } from "../accounts/scopes.ts";

export interface ChatOptions extends Omit<Answering, "enter"> {
  /** Shared with other ways to reach the same members; its own by default. */
  readonly enter?: Turnstile;
  readonly findAccessToken: FindAccessToken;
  readonly log: (message: string) => void;
}

export type ChatEndpoint = (request: Request) => Promise<Response>;

const COMMON = {
  ...BASELINE,
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "x-request-id, x-ratelimit-limit-requests, x-ratelimit-remaining-requests, " +
    "x-ratelimit-reset-requests, retry-after, www-authenticate",
} as const;

const PREFLIGHT = {
  ...COMMON,
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "*, authorization, content-type",
  "access-control-max-age": "86400",
} as const;

/** The OpenAI-compatible chat (SPEC 4.14) for account holders: completions and the model list. */
export function createChatEndpoint(options: ChatOptions): ChatEndpoint {
  const { enter = createTurnstile() } = options;
  return async (request) => {
    const requestId = `req_${newHexId(options.deps, 12)}`;
    const common = { ...COMMON, "cache-control": "no-store", "x-request-id": requestId };
    try {
      return await answer(request, { ...options, enter, common });
    } catch (error) {
      return toErrorResponse(explain(error, options.log), common);
    }
  };
}

interface Work extends ChatOptions {
  readonly enter: Turnstile;
  /** Headers of every answer. */
  readonly common: Readonly<Record<string, string>>;
}

async function answer(request: Request, work: Work): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
  const path = new URL(request.url).pathname.slice(CHAT_PATH.length);
  const caller = await admit(request, work);
  if (path === "/chat/completions") {
    allowOnly(request, "POST");
    return await complete(request, caller, work);
  }
  if (path === "/models") {
    allowOnly(request, "GET");
    return toJson(listModels(), work.common);
  }
  const model = /^\/models\/([^/]+)$/.exec(path)?.[1];
  if (model === undefined) throw notFound(path);
  allowOnly(request, "GET");
  return toJson(getModel(model), work.common);
}

function allowOnly({ method }: Request, allowed: "GET" | "POST"): void {
  if (method === allowed) return;
  const headers = { allow: `${allowed}, OPTIONS` };
  throw new ChatError(`Use ${allowed} here.`, { status: 405, code: "method_not_allowed", headers });
}

function notFound(path: string): ChatError {
  const hint = /^\/(?:responses|completions|threads|assistants)\b/.test(path)
    ? " This service speaks chat completions only."
    : "";
  const message = `There is nothing at this address.${hint} Use POST ${CHAT_PATH}/chat/completions.`;
  return new ChatError(message, { status: 404, code: "not_found" });
}

async function complete(request: Request, caller: Caller, work: Work): Promise<Response> {
  const text = await readBody(request);
  const asked = parseRequest(parseJson(text));
  getModel(asked.model);
  const holder = { ...caller, id: caller.accountId };
  const repeatable = toRepeatable(request, text);
  const begun = await beginAnswer(asked.conversation, holder, work, repeatable);
  const pause = (): Promise<void> => takeTurn(request);
  const answering = async (signal: AbortSignal) => {
    const found = await begun.answer({ signal, pause });
    return asked.json ? inJson(found, begun.asOf) : found;
  };
  const headers = { ...work.common, ...toRateHeaders(begun.quota, work.deps.now()) };
  const job = { asked, answering, headers, release: begun.release, work };
  return asked.stream ? toStream(job) : await toWhole(request, job);
}

/** A client that lost the answer repeats the request with this header. */
function toRepeatable({ headers }: Request, text: string): Repeatable {
  const retries = Number(headers.get("x-stainless-retry-count") ?? 0);
  return { digest: digestOf(text), isRetry: retries > 0 };
}

interface Job {
  readonly asked: ChatRequest;
  readonly answering: (signal: AbortSignal) => Promise<Answer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly release: () => void;
  readonly work: Work;
}

const inJson = (found: Answer, asOf: string): Answer => ({
  ...found,
  text: toJsonAnswer(found, asOf),
  citations: [],
});

const toHead = ({ work: { deps }, asked: { model } }: Job) => ({
  id: `chatcmpl-${newHexId(deps, 12)}`,
  created: Math.floor(deps.now() / 1000),
  model,
});

const toPrompt = ({ asked: { conversation } }: Job): readonly string[] => [
  ...conversation.instructions,
  ...conversation.turns.map(({ text }) => text),
];

async function toWhole(request: Request, job: Job): Promise<Response> {
  const { asked, answering, headers, release } = job;
  try {
    const found = await answering(request.signal);
    const { maxTokens } = asked.conversation;
    const { content, finishReason } = cutAnswer(found.text, asked.stop, maxTokens);
    const annotations = toAnnotations(content, found);
    const usage = toUsage(toPrompt(job), content);
    const whole = toCompletion(toHead(job), content, annotations, finishReason, usage);
    return toJson(whole, headers);
  } finally {
    release();
  }
}

function toStream(job: Job): Response {
  const { asked, answering, headers, release, work } = job;
  const stream = streamAnswer({
    head: toHead(job),
    prompt: toPrompt(job),
    stop: asked.stop,
    maxTokens: asked.conversation.maxTokens,
    includeUsage: asked.includeUsage,
    work: answering,
    explain: (error) => explain(error, work.log),
    onEnd: release,
  });
  return new Response(stream, {
    headers: {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no",
    },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ChatError("The body is not JSON.", { cause: error, code: "invalid_json" });
  }
}

const toErrorResponse = (error: ChatError, common: Readonly<Record<string, string>>): Response =>
  Response.json(toErrorBody(error), {
    status: error.status,
    headers: { ...common, ...error.headers },
  });

const toJson = (body: unknown, headers: Readonly<Record<string, string>>): Response =>
  Response.json(body, { headers });

const CHAT_SCOPE: Scope = "service:chat";

interface Gate {
  readonly deps: Deps;
  readonly findAccessToken: FindAccessToken;
  readonly publicUrl: string;
}

/** Authenticates the caller (SPEC 5). Throws a ChatError that says where to get a credential. */
async function admit(request: Request, work: Gate): Promise<Caller> {
  const audience = work.publicUrl + CHAT_PATH;
  const header = request.headers.get("authorization");
  const caller = await authenticate(work.deps, work.findAccessToken, header, audience);
  if ("error" in caller) throw refuse(caller, audience);
  if (!caller.scopes.has(CHAT_SCOPE)) {
    throw refuse({ error: "insufficient_scope", needed: CHAT_SCOPE }, audience);
  }
  return caller;
}

function refuse(refusal: AuthRefusal, audience: string): ChatError {
  const metadataUrl = toMetadataUrl(audience);
  const headers = {
    "www-authenticate": toChallenge(refusal, { metadataUrl, scopes: [CHAT_SCOPE] }),
  };
  if (refusal.error === "insufficient_scope") {
    const message = `This credential lacks the scope ${refusal.needed}.`;
    return new ChatError(message, { status: 403, code: "insufficient_scope", headers });
  }
  const message =
    refusal.error === "invalid_token"
      ? refusal.reason
      : "Send your account's API key as a Bearer token.";
  return new ChatError(message, { status: 401, code: "invalid_api_key", headers });
}
