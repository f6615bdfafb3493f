/**
 * Asks the chat every question of a file in a process of its own, streamed, on a wallet of 30 cards
 * and the facts of a build, and prints the milliseconds as JSON. The key, the quota, the engine and
 * the wire are part of an answer; the socket is not.
 *
 * Usage: chat-run.ts DIST QUESTIONS.json
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { issueApiKey } from "../../server/accounts/api-keys.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { createChatEndpoint } from "../../server/chat/endpoint.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import { FACTS_FILE, parseFacts } from "../../server/contract/facts.ts";
import { indexFacts } from "../../server/tools/core/facts.ts";
import { CEILINGS, openMember } from "./member.ts";
import { type Spread, spreadOf } from "./statistics.ts";

export interface ChatFigures {
  /** Milliseconds to learn the phrasings, once a process. */
  readonly learning: number;
  readonly firstByte: Spread;
  readonly firstWord: Spread;
  readonly whole: Spread;
}

const ORIGIN = "https://cards.example";

const [dist = "dist", file = ""] = process.argv.slice(2);
const questions = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
const facts = indexFacts(parseFacts(readFileSync(join(dist, "private", FACTS_FILE), "utf8")));

const { deps, account } = await openMember();
const issued = await issueApiKey(deps, account.id, { name: "bench", scopes: SCOPES });
const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});
const started = performance.now();
await reasoner.warm();
const learning = performance.now() - started;
const endpoint = createChatEndpoint({
  deps,
  ceilings: CEILINGS,
  findAccessToken: async () => undefined,
  getFacts: async () => facts,
  publicUrl: ORIGIN,
  reasoner,
  log: (message) => {
    throw new Error(message);
  },
});

interface Times {
  readonly firstByte: number;
  readonly firstWord: number;
  readonly whole: number;
}

// The first go is warming up: a server that answers at all has answered before.
const times: Times[] = [];
for (const isCounted of [false, true]) {
  for (const question of questions) {
    // One after the other, as one member asks.
    // oxlint-disable-next-line no-await-in-loop
    const took = await ask(question);
    if (isCounted) times.push(took);
  }
}
const figures: ChatFigures = {
  learning,
  firstByte: spreadOf(times.map(({ firstByte }) => firstByte)),
  firstWord: spreadOf(times.map(({ firstWord }) => firstWord)),
  whole: spreadOf(times.map(({ whole }) => whole)),
};
process.stdout.write(JSON.stringify(figures));

async function ask(content: string): Promise<Times> {
  const request = new Request(`${ORIGIN}/chat/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${issued?.text}`, "content-type": "application/json" },
    body: JSON.stringify({ model: MODEL, stream: true, messages: [{ role: "user", content }] }),
  });
  const begun = performance.now();
  const { status, body } = await endpoint(request);
  if (status !== 200 || body === null) throw new Error(`${status} for ${content}`);
  let firstByte: number | undefined;
  let firstWord: number | undefined;
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const now = performance.now() - begun;
    firstByte ??= now;
    if (/"content":"[^"]/.test(decoder.decode(bytes))) firstWord ??= now;
  }
  const whole = performance.now() - begun;
  return { firstByte: firstByte ?? whole, firstWord: firstWord ?? whole, whole };
}
