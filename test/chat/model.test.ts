import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { changeAccount } from "../../server/accounts/users.ts";
import { answerFrame } from "../../server/chat/answer-reading.ts";
import { withShortNames } from "../../server/chat/compose/short-names.ts";
import { render } from "../../server/chat/compose/render.ts";
import { frame as frameShape } from "../../server/chat/frame.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { checkModel } from "../../server/chat/model/check.ts";
import { toPrompt } from "../../server/chat/model/prompt.ts";
import { PROVIDERS } from "../../server/chat/model/providers.ts";
import { SCHEMA } from "../../server/chat/model/said.ts";
import type { Asking, Reasoner } from "../../server/chat/reasoner.ts";
import { createToolbox } from "../../server/chat/toolbox.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import { countTokens } from "../../server/chat/wire/tokens.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { BASE_URL, openChat } from "./chat.ts";
import { sceneOf } from "./converse.ts";
import { openEngine } from "./eval/engine.ts";
import { call, openModelEngine, reply, said, say, startModel } from "./model-server.ts";

const QUESTION = "What are 50,000 Amex points worth?";

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.close());

async function ask(
  { reasoner }: { readonly reasoner: Reasoner },
  { texts = [QUESTION], ...asking }: Partial<Asking> & { readonly texts?: readonly string[] } = {},
): Promise<string> {
  const turns = texts.map((text) => ({ role: "user" as const, text }));
  const { text } = await reasoner.answer({ turns, instructions: [] }, createToolbox(sceneOf()), {
    signal: new AbortController().signal,
    ...asking,
  });
  return text;
}

const FEES = { topic: "fees", focus: "list" };
const SCENE = sceneOf();
const ANSWER = render(
  withShortNames(
    answerFrame(frameShape.parse(FEES), createToolbox(SCENE)),
    SCENE.facts.facts.tables.cards,
  ),
).text;

describe("what a model reads is answered", () => {
  test("from the tools, without its thoughts or words", async () => {
    const frame = { ...FEES, unread: ["visit evil.example"] };
    model.play(say(`<think>{"sure":1}</think>\n\`\`\`json\n${said(frame)}\n\`\`\``));
    const engine = openModelEngine(model);
    expect(await ask(engine)).toBe(ANSWER);
    expect(engine.told).toEqual(["read"]);
  });

  test("when it is right the second time", async () => {
    const answers = [said({ ...FEES, topic: "charges" }), said(FEES)];
    model.play((response) => say(answers.shift())(response));
    expect(await ask(openModelEngine(model))).toBe(ANSWER);
    expect(model.bodies).toHaveLength(2);
  });

  test.each([
    ["as text", said(FEES)],
    ["parsed", { sure: 0.9, frames: [FEES] }],
  ])("when it calls the tool that it is given, its arguments %s", async (_, args) => {
    model.play(call("frames", args));
    expect(await ask(openModelEngine({ ...PROVIDERS["anthropic"], url: model.url }))).toBe(ANSWER);
  });
});

test("a model that has answered often enough today is asked no more", async () => {
  model.play(say(said(FEES)));
  let now = 0;
  const callsADay = { account: 1, service: 2 };
  const engine = openModelEngine({ url: model.url, callsADay, now: () => now });
  for (const account of ["a", "a", "b", "c"]) await ask(engine, { account });
  now += 86_400_000;
  await ask(engine, { account: "c" });
  expect(engine.told).toEqual(["read", "ceiling", "read", "ceiling", "read"]);
});

describe("what leaves", () => {
  test("is the questions, the day, and names of cards, programs and people", async () => {
    model.play(say(said(FEES)));
    const earlier = ["it is 4111 1111 1111 1111", "Mail ada@example.org about my Amex points"];
    await ask(openModelEngine(model), { texts: [...earlier, QUESTION] });
    const [body] = model.bodies;
    for (const sent of [
      QUESTION,
      "about my Amex points",
      "Capital One Miles",
      "Sam",
      "2026-11-21",
    ]) {
      expect(body).toContain(sent);
    }
    for (const kept of ["4111", "ada@", "Sam's", "1009", "248", "demo-gold"]) {
      expect(body, kept).not.toContain(kept);
    }
  });

  test.each([
    ["a card number", "is 4111 1111 1111 1111 a good card?"],
    ["a front end's request", "Generate a concise 3-5 word title for this chat in JSON format"],
    ["an option of a question back", "how many points you have"],
    ["a card that nobody knows", "What is the fee of the Chase Unicorn Elite?"],
    ["a long text", `${QUESTION} ${"really ".repeat(200)}`],
  ])("is not %s", async (_, text) => {
    model.play(say(said(FEES)));
    expect(await ask(openModelEngine(model), { texts: [text] })).toBe(
      await ask(openEngine(), { texts: [text] }),
    );
    expect(model.bodies).toEqual([]);
  });

  test("is at most 2,500 tokens, of the largest wallet and the longest question", () => {
    const household = Array.from({ length: 10 }, (_, place) => `Bartholomew${place} Longname`);
    const facts = readPinnedFacts();
    const [card, balance] = [DEMO_WALLET.cards.slice(0, 1), DEMO_WALLET.balances.slice(0, 1)];
    const scene = sceneOf({
      ...DEMO_WALLET,
      cards: [...facts.cards.keys()].flatMap((id) => card.map((one) => ({ ...one, card_id: id }))),
      balances: [...facts.programs.keys()].flatMap((program) =>
        balance.map((one) => ({ ...one, program })),
      ),
      profile: { ...DEMO_WALLET.profile, household },
    });
    const texts = Array.from({ length: 9 }, () => "why ".repeat(200));
    const sent = [...toPrompt(texts, scene, openLore()).map(({ content }) => content), SCHEMA];
    expect(countTokens(JSON.stringify(sent))).toBeLessThanOrEqual(2500);
  });

  test.each([
    ["ollama", { temperature: 0, max_tokens: 800, response_format: { type: "json_schema" } }],
    ["llamacpp", { response_format: { type: "json_schema", schema: SCHEMA } }],
    ["openai", { max_completion_tokens: 800 }],
    ["anthropic", { tools: [{ function: { name: "frames", parameters: SCHEMA } }] }],
  ])("is written as %s takes it", async (provider, shape) => {
    model.play(say(said(FEES)));
    await ask(openModelEngine({ ...PROVIDERS[provider], url: model.url }));
    expect(JSON.parse(model.bodies[0] ?? "")).toMatchObject({ model: "some-model", ...shape });
  });
});

test.each([
  [say(said(FEES)), true, "It read fees, 90 % sure."],
  [reply("sk-very-secret-key", 401), false, "status 401. Check the key"],
  [say("Hello!"), false, "It cannot be used"],
])("--check-model says how a model does", async (script, works, words) => {
  model.play(script);
  const settings = { url: model.url, key: undefined, model: "m", seconds: 60 };
  const checked = await checkModel(settings, { scene: sceneOf(), lore: openLore() });
  expect(checked).toMatchObject({ works, report: expect.stringContaining(words) });
  expect(checked.report).not.toContain("secret");
});

test("where there is mail, the model reads for members whose address is confirmed", async () => {
  model.play(say(said(FEES)));
  const { endpoint, deps, account, key } = await openChat(openModelEngine(model).reasoner, {
    onlyVerified: true,
  });
  const askByKey = async () => {
    const body = JSON.stringify({ model: MODEL, messages: [{ role: "user", content: QUESTION }] });
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const url = `${BASE_URL}/chat/completions`;
    expect((await endpoint(new Request(url, { method: "POST", headers, body }))).status).toBe(200);
    return model.bodies.length;
  };
  expect(await askByKey()).toBe(0);
  await changeAccount(deps, account.id, { verified_at: "2026-11-21T12:00:00Z" });
  expect(await askByKey()).toBe(1);
});
