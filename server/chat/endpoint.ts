import type { Caller, FindAccessToken } from "../accounts/caller.ts";
import { type Deps, newHexId } from "../accounts/deps.ts";
import { CHAT_PATH } from "../accounts/oauth/resource.ts";
import type { Ceilings } from "../accounts/plans.ts";
import { StoreUnavailable } from "../accounts/store/store.ts";
import { readWallet } from "../accounts/wallets.ts";
import type { FactIndex } from "../tools/core/facts.ts";
import { toScene } from "../tools/core/scene.ts";
import { admit } from "./admit.ts";
import { createTurnstile, meter, toRateHeaders, type Turnstile } from "./meter.ts";
import type { Answer, Reasoner } from "./reasoner.ts";
import { createToolbox } from "./toolbox.ts";
import { toAnnotations, toCompletion, toJsonAnswer, toUsage } from "./wire/completion.ts";
import { ChatError, toErrorBody } from "./wire/errors.ts";
import { getModel, listModels } from "./wire/models.ts";
import { readBody } from "./wire/read-body.ts";
import { type ChatRequest, parseRequest } from "./wire/request.ts";
import { streamAnswer } from "./wire/stream.ts";
import { createTextFlow } from "./wire/text-flow.ts";

export interface ChatOptions {
  readonly deps: Deps;
  readonly ceilings: Ceilings;
  readonly findAccessToken: FindAccessToken;
  /** The facts of the moment; throws when there are none. */
  readonly getFacts: () => Promise<FactIndex>;
  readonly publicUrl: string;
  readonly reasoner: Reasoner;
  readonly log: (message: string) => void;
}

export type ChatEndpoint = (request: Request) => Promise<Response>;

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "x-request-id, x-ratelimit-limit-requests, x-ratelimit-remaining-requests, " +
    "x-ratelimit-reset-requests, retry-after, www-authenticate",
} as const;

const PREFLIGHT = {
  ...CORS,
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "*, authorization, content-type",
  "access-control-max-age": "86400",
} as const;

/** The OpenAI-compatible chat (SPEC 4.14): completions and the list of models, for account holders. */
export function createChatEndpoint(options: ChatOptions): ChatEndpoint {
  const enter = createTurnstile();
  return async (request) => {
    const requestId = `req_${newHexId(options.deps, 12)}`;
    const common = { ...CORS, "cache-control": "no-store", "x-request-id": requestId };
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
  const release = work.enter(caller.accountId);
  try {
    const quota = await meter(request, text, caller, work);
    const headers = { ...work.common, ...toRateHeaders(quota, work.deps.now()) };
    const { wallet } = await readWallet(work.deps, caller.accountId);
    const facts = await work.getFacts();
    const outside = { facts, now: work.deps.now(), newId: () => newHexId(work.deps, 8) };
    const toolbox = createToolbox(toScene(wallet, outside));
    const { reasoner } = work;
    const answering = async (signal: AbortSignal, write: (text: string) => void) => {
      if (!asked.json) return reasoner.answer(asked.conversation, toolbox, { signal, write });
      // An object is told whole: its beginning alone is no JSON.
      const asking = { signal, write: ignore };
      return inJson(await reasoner.answer(asked.conversation, toolbox, asking), facts.asOf);
    };
    const job = { asked, answering, headers, release, work };
    return asked.stream ? toStream(job) : await toWhole(request, job);
  } catch (error) {
    release();
    throw error;
  }
}

interface Job {
  readonly asked: ChatRequest;
  readonly answering: (signal: AbortSignal, write: (text: string) => void) => Promise<Answer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly release: () => void;
  readonly work: Work;
}

const ignore = (): void => {};

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
    const found = await answering(request.signal, ignore);
    const flow = createTextFlow(asked.stop, asked.conversation.maxTokens);
    flow.push(found.text);
    flow.end();
    const content = flow.told();
    const annotations = toAnnotations(content, found);
    const usage = toUsage(toPrompt(job), content);
    const whole = toCompletion(toHead(job), content, annotations, flow.finishReason(), usage);
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

/** What is told of an error: its own words when it is for the caller, else that it is our fault. */
function explain(error: unknown, log: (message: string) => void): ChatError {
  if (error instanceof ChatError) return error;
  if (error instanceof StoreUnavailable) {
    log(`accounts: ${String(error.cause)}`);
    const headers = { "retry-after": "30" };
    const message = "Accounts are unavailable right now; try again later.";
    return new ChatError(message, { status: 503, type: "server_error", headers });
  }
  log(`unexpected: ${error instanceof Error ? error.stack : String(error)}`);
  return new ChatError("Something went wrong here.", { status: 500, type: "server_error" });
}

const toErrorResponse = (error: ChatError, common: Readonly<Record<string, string>>): Response =>
  Response.json(toErrorBody(error), {
    status: error.status,
    headers: { ...common, ...error.headers },
  });

const toJson = (body: unknown, headers: Readonly<Record<string, string>>): Response =>
  Response.json(body, { headers });
