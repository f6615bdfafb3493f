import { PassThrough } from "node:stream";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { isJson, toPlainRequest } from "./envelope.ts";
import { createFastLane } from "./fast-lane.ts";
import { CODE } from "./replies.ts";
import { toServerFactory } from "./sdk.ts";
import type { ToolSet } from "./tool-set.ts";
import { parseJson } from "../contract/json.ts";

/** A line longer than this is left to the SDK, which refuses what is too long. */
const MAX_LINE = 256 * 1024;

const PARSE_ERROR = JSON.stringify({
  jsonrpc: "2.0",
  error: { code: CODE.parse, message: "Parse error: Invalid JSON" },
  id: null,
});

const NO_HEADERS = new Headers();

/** Offers the tools over standard input and output until the input ends. */
export function serveOverStdio<Context>(
  set: ToolSet<Context>,
  log: (message: string) => void,
): void {
  const toSdk = new PassThrough();
  const answerFast = createFastLane(set);
  let fast = true;

  const reply = (line: string, answer: string | undefined): void => {
    if (answer === undefined) toSdk.write(`${line}\n`);
    else process.stdout.write(`${answer}\n`);
  };
  const fail = (error: unknown): void => log(`unexpected: ${String(error)}`);

  const handle = (line: string): void => {
    const message = parseJson(line);
    if (message === undefined && line.trim() !== "") {
      // The SDK only logs invalid JSON, so the sender would wait forever.
      process.stdout.write(`${PARSE_ERROR}\n`);
      return;
    }
    // Once a client uses the envelope, the SDK takes over: it knows what such a client may do.
    if (hasEnvelope(message)) fast = false;
    const plain = fast ? toPlainRequest(message, NO_HEADERS) : undefined;
    const answering = plain && answerFast(plain, set.getContext);
    if (answering instanceof Promise) answering.then((answer) => reply(line, answer), fail);
    else reply(line, answering);
  };

  let pending = "";
  process.stdin.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (pending + chunk).split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) handle(line);
    if (pending.length <= MAX_LINE) return;
    toSdk.write(pending);
    pending = "";
  });
  process.stdin.on("end", () => toSdk.end(pending));

  serveStdio(toServerFactory(set), {
    transport: new StdioServerTransport(toSdk, process.stdout),
    onerror: (error) => log(`mcp: ${error.message}`),
  });
}

const hasEnvelope = (message: unknown): boolean =>
  isJson(message) && isJson(message["params"]) && message["params"]["_meta"] !== undefined;
