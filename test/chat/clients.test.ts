import { setImmediate as nextRound } from "node:timers/promises";
import OpenAI from "openai";
import { beforeAll, describe, expect, test } from "vitest";
import { MODEL } from "../../server/chat/wire/models.ts";
import { BASE_URL, type ChatWorld, openChat, sayAlways } from "./chat.ts";

/** The client most people have, with nothing changed but the address and the key. */
const PIECES = ["Use the ", "Gold", ": 4x at restaurants [1]."];
const TEXT = PIECES.join("");
const CITED = { title: "Issuer", url: "https://issuer.example/gold" };
const ASKED = [{ role: "user" as const, content: "Which card at restaurants?" }];

let world: ChatWorld;
beforeAll(async () => {
  world = await openChat(sayAlways(PIECES, { citations: [CITED] }));
});

describe("openai", () => {
  const open = (apiKey = world.key) =>
    new OpenAI({ baseURL: BASE_URL, apiKey, fetch: world.fetch, maxRetries: 0 });

  test("gets an answer with its sources and usage", async () => {
    const whole = await open().chat.completions.create({ model: MODEL, messages: ASKED });
    const [choice] = whole.choices;
    expect(choice?.message.content).toBe(TEXT);
    expect(choice?.finish_reason).toBe("stop");
    const cited = choice?.message.annotations?.[0]?.url_citation;
    expect(cited).toMatchObject(CITED);
    expect(TEXT.slice(cited?.start_index, cited?.end_index)).toBe("[1]");
    expect(whole.usage?.total_tokens).toBeGreaterThan(0);
  });

  test("streams it, with usage when it asks", async () => {
    const stream = await open().chat.completions.create({
      model: MODEL,
      messages: ASKED,
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = "";
    let tokens = 0;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? "";
      tokens = chunk.usage?.completion_tokens ?? tokens;
    }
    expect(text).toBe(TEXT);
    expect(tokens).toBeGreaterThan(0);
  });

  test("its stream helper puts the parts together", async () => {
    const runner = open().chat.completions.stream({ model: MODEL, messages: ASKED });
    expect((await runner.finalChatCompletion()).choices[0]?.message.content).toBe(TEXT);
  });

  test("lists the models", async () => {
    const ids: string[] = [];
    for await (const model of open().models.list()) ids.push(model.id);
    expect(ids).toEqual([MODEL]);
    expect(await open().models.retrieve(MODEL)).toMatchObject({ id: MODEL });
  });

  test.each<
    [abstract new (...given: never) => Error, { key?: string; model?: string; n?: number }, object]
  >([
    [OpenAI.AuthenticationError, { key: "nonsense" }, { status: 401, code: "invalid_api_key" }],
    [OpenAI.NotFoundError, { model: "gpt-9" }, { status: 404, code: "model_not_found" }],
    [OpenAI.BadRequestError, { n: 2 }, { status: 400, code: "unsupported_value", param: "n" }],
  ])("throws its own %o", async (kind, { key, ...body }, error) => {
    const asked = { model: MODEL, messages: ASKED, ...body };
    const failed: unknown = await open(key)
      .chat.completions.create(asked)
      .catch((reason: unknown) => reason);
    expect(failed).toBeInstanceOf(kind);
    expect(failed).toMatchObject(error);
  });

  test("ends the work when it is aborted, which is no error to log", async () => {
    let stop: (wasAborted: boolean) => void = () => {};
    const stopped = new Promise<boolean>((resolve) => {
      stop = resolve;
    });
    const other = await openChat({
      answer: async (_, __, { signal }) => {
        await new Promise((end) => {
          signal.addEventListener("abort", end);
        });
        stop(signal.aborted);
        signal.throwIfAborted();
        return { kind: "answer", text: "Use ", citations: [], intent: "test" };
      },
    });
    const client = new OpenAI({ baseURL: BASE_URL, apiKey: other.key, fetch: other.fetch });
    const stream = await client.chat.completions.create({
      model: MODEL,
      messages: ASKED,
      stream: true,
    });
    for await (const chunk of stream) {
      if (chunk.choices[0]?.delta.role === "assistant") break;
    }
    expect(await stopped).toBe(true);
    await nextRound();
    expect(other.logged).toEqual([]);
  });
});
