import { createInterface } from "node:readline";
import { isJson, VERSION_KEY } from "./envelope.ts";
import { callAsking, canBeAsked, createQuestions, type Questions } from "./stdio-questions.ts";
import { parseJson } from "../contract/json.ts";

/*
 * Standard input and output in front of an MCP endpoint over HTTP: each line becomes a request,
 * each answer a line. The endpoint keeps no session, so nothing has to be kept here either.
 */

/** Sends a message to the endpoint. Throws when it cannot be reached. */
export type Send = (body: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

const UNREACHABLE = -32_000;

/** Relays until the input ends and every answer is written. */
export async function relayStdio(send: Send, log: (message: string) => void): Promise<void> {
  const running = new Set<Promise<void>>();
  const questions = createQuestions(write);
  const answer = createRelay(send, log, questions.put);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const message = parseJson(line);
    if (line.trim() === "" || questions.take(message)) continue;
    const answering = answer(line, message).then(write);
    running.add(answering);
    void answering.finally(() => running.delete(answering));
  }
  questions.close();
  await Promise.all(running);
}

/** An answer never spans lines; undefined if none is expected. */
function write(message: unknown): void {
  if (message !== undefined) process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** Creates the function that answers a line of the client. */
function createRelay(send: Send, log: (message: string) => void, put: Questions["put"]) {
  let canAsk = false;

  async function post(body: string, sent: unknown): Promise<unknown> {
    const text = await (await send(body, toHeaders(sent))).text();
    return text === "" ? undefined : (parseJson(text) ?? text);
  }

  async function carry(line: string, message: unknown): Promise<unknown> {
    if (!isJson(message)) return post(line, message);
    if (canAsk && message["method"] === "tools/call") {
      return callAsking(message, (call) => post(JSON.stringify(call), call), put);
    }
    const reply = await post(line, message);
    canAsk = canBeAsked(message, reply) ?? canAsk;
    return reply;
  }

  return async (line: string, message: unknown): Promise<unknown> => {
    const id = isJson(message) ? message["id"] : undefined;
    try {
      const reply = await carry(line, message);
      // The endpoint's refusals have no request id; on this pipe they need one to reach the caller.
      return isJson(reply) && reply["id"] === null && id !== undefined ? { ...reply, id } : reply;
    } catch (error) {
      log(`mcp: ${error instanceof Error ? error.message : String(error)}`);
      if (id === undefined) return undefined;
      const told = { code: UNREACHABLE, message: "The service cannot be reached right now." };
      return { jsonrpc: "2.0", id, error: told };
    }
  };
}

/** The envelope of 2026-07-28 is repeated in headers, which must say the same as the body. */
function toHeaders(message: unknown): Record<string, string> {
  if (!isJson(message) || !isJson(message["params"])) return {};
  const { params, method } = message;
  const meta = params["_meta"];
  const version = isJson(meta) ? meta[VERSION_KEY] : undefined;
  if (typeof version !== "string" || typeof method !== "string") return {};
  const name = params[method === "resources/read" ? "uri" : "name"];
  return {
    "mcp-protocol-version": version,
    "mcp-method": method,
    ...(typeof name === "string" ? { "mcp-name": toHeaderText(name) } : {}),
  };
}

/** Printable ASCII unchanged, anything else in the protocol's notation. */
const toHeaderText = (text: string): string =>
  /^[!-~](?:[ -~]*[!-~])?$/.test(text)
    ? text
    : `=?base64?${Buffer.from(text).toString("base64")}?=`;
