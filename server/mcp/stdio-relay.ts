import { createInterface } from "node:readline";
import { isJson } from "./envelope.ts";

/*
 * Standard input and output in front of an MCP endpoint over HTTP: each line becomes a request, each
 * answer a line. The endpoint keeps no session, so nothing has to be kept here either.
 */

/** Sends a message to the endpoint. Throws when it cannot be reached. */
export type Send = (body: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

const UNREACHABLE = -32_000;

/** Relays until the input ends and every answer is written. */
export async function relayStdio(send: Send, log: (message: string) => void): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const answering = relay(line, send, log);
    running.add(answering);
    void answering.finally(() => running.delete(answering));
  }
  await Promise.all(running);
}

async function relay(line: string, send: Send, log: (message: string) => void): Promise<void> {
  const text = await answer(line, send, log);
  if (text !== undefined) process.stdout.write(`${text}\n`);
}

/** The line to answer with; undefined for what wants no answer. */
async function answer(
  line: string,
  send: Send,
  log: (message: string) => void,
): Promise<string | undefined> {
  const message = parse(line);
  const id = isJson(message) ? message["id"] : undefined;
  try {
    const response = await send(line, toHeaders(message));
    const text = await response.text();
    if (text === "") return undefined;
    const body = parse(text);
    if (!isJson(body) || body["id"] !== null || id === undefined) return toLine(text);
    // A refusal of the endpoint belongs to no request; over this pipe it must, or nobody hears it.
    return JSON.stringify({ ...body, id });
  } catch (error) {
    log(`mcp: ${error instanceof Error ? error.message : String(error)}`);
    if (id === undefined) return undefined;
    const told = { code: UNREACHABLE, message: "The service cannot be reached right now." };
    return JSON.stringify({ jsonrpc: "2.0", id, error: told });
  }
}

/** The envelope of 2026-07-28 is repeated in headers, which must say the same as the body. */
function toHeaders(message: unknown): Record<string, string> {
  if (!isJson(message) || !isJson(message["params"])) return {};
  const { params, method } = message;
  const meta = params["_meta"];
  const version = isJson(meta) ? meta["io.modelcontextprotocol/protocolVersion"] : undefined;
  if (typeof version !== "string" || typeof method !== "string") return {};
  const name = params["name"];
  return {
    "mcp-protocol-version": version,
    "mcp-method": method,
    ...(typeof name === "string" ? { "mcp-name": name } : {}),
  };
}

/** An answer never spans lines. */
const toLine = (text: string): string => JSON.stringify(parse(text) ?? text);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
