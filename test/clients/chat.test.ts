import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { HumanMessage } from "@langchain/core/messages";
import { ChatOpenAI } from "@langchain/openai";
import { generateText, streamText } from "ai";
import { beforeAll, describe, expect, test } from "vitest";
import { MODEL } from "../../server/chat/wire/models.ts";
import { BASE_URL, type ChatWorld, openChat, sayAlways } from "../chat/chat.ts";

/** Clients built on frameworks, with nothing changed but the address and the key. */
const PIECES = ["Use the ", "Gold", ": 4x at restaurants [1]."];
const TEXT = PIECES.join("");
const CITED = { title: "Issuer", url: "https://issuer.example/gold" };
const ASKED = [{ role: "user" as const, content: "Which card at restaurants?" }];

let world: ChatWorld;
beforeAll(async () => {
  world = await openChat(sayAlways(PIECES, { citations: [CITED] }));
});

describe("the AI SDK", () => {
  const model = () =>
    createOpenAICompatible({
      name: "cardfile",
      baseURL: BASE_URL,
      apiKey: world.key,
      fetch: world.fetch,
    })(MODEL);

  test("gets an answer", async () => {
    const { text, finishReason, usage } = await generateText({ model: model(), messages: ASKED });
    expect({ text, finishReason }).toEqual({ text: TEXT, finishReason: "stop" });
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  test("streams it", async () => {
    const { textStream } = streamText({ model: model(), messages: ASKED });
    let text = "";
    for await (const piece of textStream) text += piece;
    expect(text).toBe(TEXT);
  });
});

describe("LangChain", () => {
  const model = () =>
    new ChatOpenAI({
      model: MODEL,
      apiKey: world.key,
      configuration: { baseURL: BASE_URL, fetch: world.fetch },
    });

  test("gets an answer", async () => {
    const told = await model().invoke([new HumanMessage("Which card at restaurants?")]);
    expect(told).toMatchObject({ content: TEXT, usage_metadata: { total_tokens: 16 } });
  });

  test("streams it", async () => {
    let text = "";
    for await (const chunk of await model().stream("Which card?"))
      text += typeof chunk.content === "string" ? chunk.content : "";
    expect(text).toBe(TEXT);
  });
});
