/**
 * Asks the chat every question and every talk of a file in a process of its own, streamed, on a wallet
 * of 30 cards and the facts of a build, and prints the milliseconds as JSON. The key, the quota, the
 * engine and the wire are part of an answer; the socket is not.
 *
 * Usage: chat-run.ts DIST ASKED.json
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { issueApiKey } from "../../server/accounts/api-keys.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { createChatEndpoint } from "../../server/chat/endpoint.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import { FACTS_FILE, parseFacts } from "../../server/contract/facts.ts";
import { indexFacts } from "../../server/member/facts.ts";
import { CEILINGS, openMember } from "./member.ts";
import { type Spread, spreadOf } from "./statistics.ts";

export interface ChatFigures {
  /** Milliseconds to read what was learned of the phrasings, once a process. */
  readonly learning: number;
  /** Milliseconds of the first answer of all: what it reads of the facts is read once a build of them. */
  readonly first: number;
  readonly firstByte: Spread;
  readonly firstWord: Spread;
  readonly whole: Spread;
  /** Whole answers to the last turns of talks. */
  readonly inTalk: Spread;
}

const ORIGIN = "https://cards.example";
const FIRST = "which card should I use for groceries?";

const [dist = "dist", file = ""] = process.argv.slice(2);
const { questions, talks } = z
  .strictObject({ questions: z.array(z.string()), talks: z.array(z.array(z.string())) })
  .parse(JSON.parse(readFileSync(file, "utf8")));
const facts = indexFacts(parseFacts(readFileSync(join(dist, "private", FACTS_FILE), "utf8")));

const { deps, account } = await openMember();
const issued = await issueApiKey(deps, account.id, { name: "bench", scopes: SCOPES });
const started = performance.now();
const lore = openLore();
const learning = performance.now() - started;
const reasoner = createReasoner({
  open: () => lore,
  onFault: (error) => {
    throw error;
  },
});
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

interface Message {
  readonly role: "user" | "assistant";
  readonly content: string;
}

interface Times {
  readonly firstByte: number;
  readonly firstWord: number;
  readonly whole: number;
  readonly text: string;
}

const first = (await ask([{ role: "user", content: FIRST }])).whole;

// The first go is warming up: a server that answers at all has answered before.
const times: Times[] = [];
const ends: number[] = [];
for (const isCounted of [false, true]) {
  // One after the other, as one member asks.
  /* oxlint-disable no-await-in-loop */
  for (const question of questions) {
    const took = await ask([{ role: "user", content: question }]);
    if (isCounted) times.push(took);
  }
  for (const turns of talks) {
    const took = await askEach(turns);
    if (isCounted) ends.push(took);
  }
  /* oxlint-enable no-await-in-loop */
}
const figures: ChatFigures = {
  learning,
  first,
  firstByte: spreadOf(times.map(({ firstByte }) => firstByte)),
  firstWord: spreadOf(times.map(({ firstWord }) => firstWord)),
  whole: spreadOf(times.map(({ whole }) => whole)),
  inTalk: spreadOf(ends),
};
process.stdout.write(JSON.stringify(figures));

/** The milliseconds of the last turn, each asked with the answers to those before it. */
async function askEach(turns: readonly string[]): Promise<number> {
  const messages: Message[] = [];
  let last = 0;
  for (const content of turns) {
    messages.push({ role: "user", content });
    // oxlint-disable-next-line no-await-in-loop
    const { whole, text } = await ask(messages);
    messages.push({ role: "assistant", content: text });
    last = whole;
  }
  return last;
}

async function ask(messages: readonly Message[]): Promise<Times> {
  const request = new Request(`${ORIGIN}/chat/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${issued?.text}`, "content-type": "application/json" },
    body: JSON.stringify({ model: MODEL, stream: true, messages }),
  });
  const begun = performance.now();
  const { status, body } = await endpoint(request);
  if (status !== 200 || body === null) throw new Error(`${status} for ${JSON.stringify(messages)}`);
  let firstByte: number | undefined;
  let firstWord: number | undefined;
  const parts: string[] = [];
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const now = performance.now() - begun;
    firstByte ??= now;
    const part = decoder.decode(bytes, { stream: true });
    if (/"content":"[^"]/.test(part)) firstWord ??= now;
    parts.push(part);
  }
  const whole = performance.now() - begun;
  const text = textOf(parts.join(""));
  return { firstByte: firstByte ?? whole, firstWord: firstWord ?? whole, whole, text };
}

/** The content of all chunks of a stream. */
function textOf(stream: string): string {
  return [...stream.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)]
    .map(([, content = '""']) => z.string().parse(JSON.parse(content)))
    .join("");
}
