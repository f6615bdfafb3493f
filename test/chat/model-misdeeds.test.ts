import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import type { Reasoner } from "../../server/chat/reasoner.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import { BASE_URL, openChat } from "./chat.ts";
import { openEngine } from "./eval/engine.ts";
import {
  call,
  openModelEngine,
  reply,
  said,
  say,
  type Script,
  startModel,
} from "./model-server.ts";

/* However a model misbehaves, a member gets the answer that the chat gives without one. */

const QUESTION = "What are 50,000 Amex points worth?";
const MANY_CHATS = { tools: 1, chat: 10_000 };

let model: Awaited<ReturnType<typeof startModel>>;
let reasoner: Reasoner = openEngine().reasoner;
let client: OpenAI;
let expected: string;

beforeAll(async () => {
  model = await startModel();
  const world = await openChat(
    { answer: (...asked) => reasoner.answer(...asked) },
    { wallet: DEMO_WALLET, ceilings: { free: MANY_CHATS, member: MANY_CHATS } },
  );
  client = new OpenAI({
    baseURL: BASE_URL,
    apiKey: world.key,
    fetch: world.fetch,
    maxRetries: 0,
  });
  expected = await askWhole();
});
afterAll(() => model.close());

const ASKED = { model: MODEL, messages: [{ role: "user" as const, content: QUESTION }] };

async function askWhole(): Promise<string> {
  const { choices } = await client.chat.completions.create(ASKED);
  expect(choices[0]?.finish_reason).toBe("stop");
  return choices[0]?.message.content ?? "";
}

async function askStreaming(): Promise<string> {
  const { choices } = await client.chat.completions.stream(ASKED).finalChatCompletion();
  expect(choices[0]?.finish_reason).toBe("stop");
  return choices[0]?.message.content ?? "";
}

const cut: Script = (response) => {
  response.writeHead(200, { "content-length": "500" }).write('{"choices":[{"mess');
  setImmediate(() => response.destroy());
};
const drip: Script = (response) => {
  const timer = setInterval(() => response.write(" "), 5);
  response.on("close", () => clearInterval(timer));
};
const FEES = { topic: "fees", focus: "list" };
const feesBut = (more: object): Script => say(said({ ...FEES, ...more }));
const feesOf = (name: string): Script => feesBut({ subjects: [{ kind: "card", name }] });
const DEEP = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
const MANY = JSON.stringify({ sure: 1, frames: Array.from({ length: 9 }, () => FEES) });
const SSE = `data: {"choices":[{"delta":{"content":"{}"}}]}\n\ndata: [DONE]\n\n`;

/** The misdeed, the outcome to count, and the model's script. */
const MISDEEDS: readonly (readonly [string, string, Script])[] = [
  ["stalls", "late", () => {}],
  ["stalls after its headers", "late", (response) => response.writeHead(200).flushHeaders()],
  ["drips", "late", drip],
  ["hangs up", "unreachable", (response) => response.destroy()],
  ["breaks off", "unreachable", cut],
  ["sends us elsewhere", "unreachable", reply("", 307, { location: "http://127.0.0.1:1/" })],
  ["is not packed as it says", "unreachable", reply("{}", 200, { "content-encoding": "gzip" })],
  ["refuses the key, and quotes it", "refused", reply("sk-very-secret-key", 401)],
  ["has no such model", "refused", reply({ error: { message: "no such model" } }, 404)],
  ["is busy for a time", "busy", reply("", 429, { "retry-after": "7" })],
  ["is busy", "busy", reply("", 429)],
  ["is busy until some day", "busy", reply("", 503, { "retry-after": "tomorrow" })],
  ["fails", "broken", reply({ error: { message: "down" } }, 500)],
  ["sends HTML", "broken", reply("<html>502</html>")],
  ["sends nothing", "broken", reply("")],
  ["sends 2 MB", "broken", say("x".repeat(2_000_000))],
  ["sends half of its JSON", "broken", reply('{"choices":[{"message":{"content":"{')],
  ["streams", "broken", reply(SSE)],
  ["has no choices", "broken", reply({ choices: [] })],
  ["is empty", "broken", say("")],
  ["is of a wrong type", "broken", say({ sure: 1 })],
  ["only refuses", "broken", reply({ choices: [{ message: { refusal: "I cannot" } }] })],
  ["calls another tool", "broken", call("remove_wallet_card", { id: "demo-gold" })],
  ["calls a tool with half an object", "wrong", call("frames", said(FEES).slice(0, -8))],
  ["calls a tool with nothing", "wrong", call("frames", {})],
  ["answers in words", "wrong", say("Your points are worth $777.")],
  ["writes a call as text", "wrong", say("<tool_call>list_fees</tool_call>")],
  ["writes half an object", "wrong", say(said(FEES).slice(0, -8))],
  ["repeats itself without end", "wrong", say(said(FEES).repeat(300))],
  ["never ends thinking", "wrong", say(`<think>${said(FEES)}`)],
  ["nests without end", "wrong", say(`{"frames":${DEEP}}`)],
  ["has too many frames", "wrong", say(MANY)],
  ["leaves out how sure it is", "wrong", say(JSON.stringify({ frames: [FEES] }))],
  ["knows another topic", "wrong", feesBut({ topic: "lottery" })],
  ["adds an answer", "wrong", feesBut({ answer: "$777" })],
  ["gives an id", "wrong", feesBut({ subjects: [{ kind: "card", id: "amex-gold" }] })],
  ["names a card that nobody named", "wrong", feesOf("Chase Sapphire Reserve")],
  ["makes up a card", "wrong", feesOf("Amex Unicorn Elite")],
  ["makes up a person", "wrong", feesBut({ owner: "Mallory" })],
  [
    "makes up a figure",
    "wrong",
    feesBut({ amounts: [{ value: 777, unit: "usd", role: "spend" }] }),
  ],
  ["makes up a column", "wrong", feesBut({ order: { column: "x", descending: true } })],
  ["makes up a day", "wrong", feesBut({ spans: [{ from: "soon", to: "later" }] })],
  ["is not sure", "unsure", say(said(FEES, 0.4))],
  ["finds no topic", "unsure", say('{"sure":0,"frames":[]}')],
];

describe("a model that", () => {
  test.each(MISDEEDS)("%s leaves the question to the rules", async (_, outcome, script) => {
    model.play(script);
    for (const ask of [askWhole, askStreaming]) {
      const engine = openModelEngine({ url: model.url, seconds: outcome === "late" ? 0.05 : 60 });
      reasoner = engine.reasoner;
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask()).toBe(expected);
      expect(engine.told.at(-1)).toBe(outcome);
      expect(engine.told.join(" ")).not.toMatch(/secret|777/);
    }
    expect(model.bodies.length).toBeLessThanOrEqual(4);
  });

  test("failed three times in a row, or said for how long, is left alone that long", async () => {
    let now = 0;
    const engine = openModelEngine({ url: model.url, now: () => now });
    reasoner = engine.reasoner;
    const ask = async (script: Script): Promise<string | undefined> => {
      model.play(script);
      expect(await askWhole()).toBe(expected);
      return engine.told.at(-1);
    };
    for (let fault = 0; fault < 3; fault += 1) expect(await ask(reply("", 500))).toBe("broken");
    expect(await ask(say("{}"))).toBe("resting");
    now = 60_000;
    expect(await ask(say("{}"))).toBe("wrong");
    expect(await ask(reply("", 429, { "retry-after": "7" }))).toBe("busy");
    now += 6999;
    expect(await ask(say("{}"))).toBe("resting");
    now += 1;
    expect(await ask(say("{}"))).toBe("wrong");
  });
});
