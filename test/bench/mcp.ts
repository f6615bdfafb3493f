import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { callBody } from "../mcp/requests.ts";
import { fight, type Pace } from "./http.ts";
import type { LoadGenerator, LoadRequest } from "./load.ts";
import { oneByOne, roundsOf } from "./one-by-one.ts";
import type { Row } from "./report.ts";
import { ROOT, TSX } from "./run-script.ts";
import { shippedCommand, startOurs, startServer } from "./servers.ts";
import { single } from "./statistics.ts";

/** CPU at most 1.3 times the hand-written server's, said as a ratio of calls per CPU second. */
const OF_RAW = 0.77;
const OF_SDK = 8;
const MAX_STDIO_MS = 0.15;

const STDIO_CALLS = 4000;
const STDIO_WARM_UP = 1000;

const JSON_BODY = { "content-type": "application/json" } as const;

const calls = [
  ["get_card_facts", { card_name: "amex plat" }],
  ["get_card_facts", { card_name: "csp" }],
  ["find_transfer_routes", { from_program: "UR", to_program: "hyatt" }],
  ["estimate_point_value", { program: "UR", points: 60_000 }],
  ["search_card_catalog", { issuer: "chase", limit: 2 }],
] as const;

const toBody = ([name, input]: (typeof calls)[number], id: number): string =>
  JSON.stringify(callBody(name, input, id));

/** Calls of the catalog tools, over HTTP and over standard input and output. */
export async function measureMcp(
  dist: string,
  load: LoadGenerator,
  pace: Pace,
): Promise<readonly Row[]> {
  const ours = await startOurs(dist);
  const raw = await startServer("raw", [...TSX, scriptOf("raw-mcp-server.ts"), dist]);
  const sdk = await startServer("sdk", [...TSX, scriptOf("sdk-mcp-server.ts"), dist]);
  const requests = calls.map((call, id): LoadRequest => {
    return { method: "POST", path: "/mcp", body: toBody(call, id) };
  });
  try {
    const duel = { name: "tools/call over HTTP", requests, headers: JSON_BODY };
    const ofRaw = await fight(load, ours, { ...duel, against: raw, atLeast: OF_RAW }, pace);
    const ofSdk = await fight(load, ours, { ...duel, against: sdk, atLeast: OF_SDK }, pace);
    return [ofRaw, ofSdk, await measureStdio(dist)];
  } finally {
    await Promise.all([ours.stop(), raw.stop(), sdk.stop()]);
  }
}

const scriptOf = (name: string): string => join(import.meta.dirname, name);

/** The time of one call after the other, as an agent feels it. */
async function measureStdio(dist: string): Promise<Row> {
  const [file = ""] = shippedCommand(dist);
  const child = spawn(process.execPath, [file, "mcp"], {
    cwd: ROOT,
    env: { ...process.env, DIST: dist },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const call = async (id: number): Promise<number> => {
    const started = performance.now();
    child.stdin.write(`${toBody(calls[id % calls.length] ?? calls[0], id)}\n`);
    await answers.next();
    return performance.now() - started;
  };
  child.stdin.write(
    `${JSON.stringify({
      jsonrpc: "2.0",
      id: "first",
      method: "initialize",
      params: {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name: "bench", version: "1" },
      },
    })}\n`,
  );
  await answers.next();
  await oneByOne(roundsOf(STDIO_WARM_UP), call);
  const times = await oneByOne(roundsOf(STDIO_CALLS), call);
  child.kill();
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return {
    name: "tools/call over stdio, p50",
    figure: single(median),
    unit: "ms",
    target: { atMost: MAX_STDIO_MS },
  };
}
