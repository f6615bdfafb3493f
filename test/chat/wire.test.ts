import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { changeAccount } from "../../server/accounts/users.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import { cutAnswer } from "../../server/chat/wire/tokens.ts";
import { BASE_URL, type ChatWorld, openChat, sayAlways } from "./chat.ts";

const ASKED = { model: MODEL, messages: [{ role: "user", content: "Which card?" }] };

const post = (
  world: ChatWorld,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  world.fetch(`${BASE_URL}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${world.key}`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const errorBody = z.strictObject({
  error: z.strictObject({
    message: z.string(),
    type: z.string(),
    param: z.string().nullable(),
    code: z.string().nullable(),
  }),
});

const whole = z.looseObject({
  object: z.literal("chat.completion"),
  choices: z.array(
    z.looseObject({
      message: z.looseObject({ content: z.string(), refusal: z.null() }),
      finish_reason: z.string(),
      logprobs: z.null(),
    }),
  ),
});

const contentOf = async (response: Response) =>
  whole.parse(await response.json()).choices[0]?.message.content;

const finishOf = async (response: Response) =>
  whole.parse(await response.json()).choices[0]?.finish_reason;

const world = await openChat(sayAlways(["One two three four five six seven eight nine ten."]), {
  ceilings: { ...DEFAULT_CEILINGS, free: { tools: 0, chat: 10_000 } },
});

describe("a request", () => {
  test.each<[string, object, string | null]>([
    ["without messages", { messages: [] }, "messages"],
    ["without a user", { messages: [{ role: "system", content: "x" }] }, "messages"],
    ["of an unknown role", { messages: [{ role: "robot", content: "x" }] }, "messages[0].role"],
    ["that is too hot", { temperature: 3 }, "temperature"],
    ["for two answers", { n: 2 }, "n"],
    ["for probabilities", { logprobs: true }, "logprobs"],
    ["for speech", { audio: { voice: "x" } }, "audio"],
    ["that forces a tool", { tool_choice: "required" }, "tool_choice"],
    ["with a schema", { response_format: { type: "json_schema" } }, "response_format"],
    ["for usage without a stream", { stream_options: { include_usage: true } }, "stream_options"],
    ["with five stops", { stop: ["a", "b", "c", "d", "e"] }, "stop"],
    ["for no tokens", { max_tokens: 0 }, "max_tokens"],
    [
      "with a picture",
      { messages: [{ role: "user", content: [{ type: "image_url", image_url: {} }] }] },
      "messages[0].content[0]",
    ],
  ])("%s is refused, naming the field", async (_, more, param) => {
    const response = await post(world, { ...ASKED, ...more });
    expect(response.status).toBe(400);
    expect(errorBody.parse(await response.json()).error).toMatchObject({
      type: "invalid_request_error",
      param,
    });
  });

  test.each<[string, object]>([
    ["sampling", { temperature: 0.2, top_p: 0.9, seed: 7, presence_penalty: 1 }],
    ["tools it need not use", { tools: [{ type: "function" }], tool_choice: "auto" }],
    ["unknown fields", { reasoning_effort: "high", verbosity: "low", zzz: [1] }],
    ["nulls", { stream: null, stop: null, n: null, max_tokens: null, response_format: null }],
    ["text parts", { messages: [{ role: "user", content: [{ type: "text", text: "hi" }] }] }],
    [
      "turns of tools",
      { messages: [...ASKED.messages, { role: "tool", content: "x" }, ...ASKED.messages] },
    ],
  ])("with %s is answered", async (_, more) => {
    expect(await contentOf(await post(world, { ...ASKED, ...more }))).toContain("One two");
  });

  test("that is no JSON, of another type, or too large is refused", async () => {
    expect((await post(world, "{")).status).toBe(400);
    expect((await post(world, ASKED, { "content-type": "text/plain" })).status).toBe(415);
    const large = { ...ASKED, user: "x".repeat(1_100_000) };
    const response = await post(world, large);
    expect(response.status).toBe(413);
    expect(errorBody.parse(await response.json()).error.code).toBe("request_too_large");
  });

  test("of any shape never is a fault of ours", async () => {
    await fc.assert(
      fc.asyncProperty(fc.object({ maxDepth: 3 }), async (more) => {
        const response = await post(world, { ...ASKED, ...more });
        expect(response.status).toBeLessThan(500);
        if (response.status >= 400) errorBody.parse(await response.json());
      }),
      { numRuns: 100 },
    );
  });
});

describe("an answer", () => {
  test("ends at a stop text or at its length", async () => {
    const stopped = await post(world, { ...ASKED, stop: ["zzz", " four"] });
    expect(await contentOf(stopped.clone())).toBe("One two three");
    expect(await finishOf(stopped)).toBe("stop");
    const cut = await post(world, { ...ASKED, max_completion_tokens: 3 });
    expect(await contentOf(cut.clone())).toBe("One two thre");
    expect(await finishOf(cut)).toBe("length");
  });

  test("as an object has the fixed shape", async () => {
    const response = await post(world, { ...ASKED, response_format: { type: "json_object" } });
    expect(JSON.parse((await contentOf(response)) ?? "")).toEqual({
      kind: "answer",
      answer: "One two three four five six seven eight nine ten.",
      sources: [],
      as_of: readPinnedFacts().facts.version.slice(0, 10),
    });
  });

  test("bears an id, the ceiling, and headers that pages may read", async () => {
    const { headers } = await post(world, ASKED);
    expect(headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{24}$/);
    expect(headers.get("x-ratelimit-limit-requests")).toBe("10000");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("streamed is the chunks of the contract", async () => {
    const cited = await openChat(
      sayAlways(["A [1]", " b"], { citations: [{ title: "t", url: "https://a.example" }] }),
    );
    const response = await post(cited, {
      ...ASKED,
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const events = (await response.text()).trim().split("\n\n");
    expect(events.at(-1)).toBe("data: [DONE]");
    const chunks = events.slice(0, -1).map((event): unknown => JSON.parse(event.slice(6)));
    expect(chunks).toMatchObject([
      { choices: [{ delta: { role: "assistant", content: "" } }], usage: null },
      { choices: [{ delta: { content: "A [1] b" } }] },
      { choices: [{ delta: { annotations: [{ url_citation: { start_index: 2 } }] } }] },
      { choices: [{ delta: {}, finish_reason: "stop" }] },
      { choices: [], usage: { total_tokens: 5 } },
    ]);
  });

  test("that fails on the way ends with an error the client can read", async () => {
    const failing = await openChat({
      answer: async () => {
        throw new Error("secret detail");
      },
    });
    const text = await (await post(failing, { ...ASKED, stream: true })).text();
    expect(text).toContain('data: {"error":{"message":"Something went wrong here."');
    expect(text.trim().endsWith("data: [DONE]")).toBe(true);
    expect(text).not.toContain("secret");
    expect(failing.logged.join()).toContain("secret detail");
    expect((await post(failing, ASKED)).status).toBe(500);
  });
});

describe("who may ask", () => {
  test("needs a key with the scope, of an account that is open", async () => {
    const bare = await post(world, ASKED, { authorization: "" });
    expect(bare.status).toBe(401);
    expect(bare.headers.get("www-authenticate")).toContain(
      "https://cards.example/.well-known/oauth-protected-resource/chat/v1",
    );
    const key = await world.newKey(["service:tools"]);
    const response = await post(world, ASKED, { authorization: `Bearer ${key}` });
    expect(response.status).toBe(403);
    expect(errorBody.parse(await response.json()).error.code).toBe("insufficient_scope");
    const other = await openChat(sayAlways(["x"]));
    await changeAccount(other.deps, other.account.id, { disabled: true });
    expect((await post(other, ASKED)).status).toBe(401);
  });

  test("has a ceiling a day, and pays once for a question sent again", async () => {
    const small = await openChat(sayAlways(["x"]), {
      ceilings: { ...DEFAULT_CEILINGS, free: { tools: 0, chat: 1 } },
    });
    expect((await post(small, ASKED)).status).toBe(200);
    expect((await post(small, ASKED, { "x-stainless-retry-count": "1" })).status).toBe(200);
    expect((await post(small, ASKED, { "x-stainless-retry-count": "2" })).status).toBe(200);
    const over = await post(small, ASKED, { "x-stainless-retry-count": "3" });
    expect(over.status).toBe(429);
    expect(over.headers.get("x-should-retry")).toBe("false");
    expect(errorBody.parse(await over.json()).error.code).toBe("insufficient_quota");
    const changed = { ...ASKED, user: "me" };
    expect((await post(small, changed, { "x-stainless-retry-count": "1" })).status).toBe(429);
  });

  test("has a few answers at once", async () => {
    const ends: (() => void)[] = [];
    const slow = await openChat({
      answer: async () => {
        await new Promise<void>((end) => ends.push(end));
        return { kind: "answer", text: "x", citations: [], intent: "test" };
      },
    });
    const four = [1, 2, 3, 4].map(() => post(slow, ASKED));
    await expect.poll(() => ends.length).toBe(4);
    const fifth = await post(slow, ASKED);
    expect(fifth.status).toBe(429);
    expect(fifth.headers.get("retry-after")).toBe("1");
    for (const end of ends) end();
    expect((await Promise.all(four)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe("an address", () => {
  test.each([
    ["POST", "/responses", 404, "/chat/completions"],
    ["GET", "/chat/completions", 405, "Use POST"],
    ["POST", "/models", 405, "Use GET"],
    ["GET", "/models/nope", 404, "cardfile-1"],
    ["GET", "/../../etc", 404, "nothing at this address"],
  ])("%s %s is %i", async (method, path, status, says) => {
    const response = await world.fetch(BASE_URL + path, {
      method,
      headers: { authorization: `Bearer ${world.key}` },
    });
    expect(response.status).toBe(status);
    expect(errorBody.parse(await response.json()).error.message).toContain(says);
    expect(response.headers.get("x-request-id")).toMatch(/^req_/);
  });

  test("may be asked by pages of any origin", async () => {
    const response = await world.fetch(`${BASE_URL}/chat/completions`, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
  });
});

test("a text ends before the first stop text or at its length, never in half a character", () => {
  const stop = fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "b", "ab", "😀", "\n") }),
      fc.array(stop, { maxLength: 3 }),
      fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      (text, stops, most = Infinity) => {
        const { content, finishReason } = cutAnswer(text, stops, most);
        expect(text.startsWith(content)).toBe(true);
        expect(() => encodeURIComponent(content)).not.toThrow();
        expect(stops.some((one) => content.includes(one))).toBe(false);
        expect(content.length).toBeLessThanOrEqual(most * 4);
        const rest = text.slice(content.length);
        const isAtEnd = rest === "" || stops.some((one) => rest.startsWith(one));
        expect(finishReason).toBe(isAtEnd ? "stop" : "length");
        if (!isAtEnd) expect(content.length).toBeGreaterThanOrEqual(most * 4 - 1);
      },
    ),
    { examples: [["aba😀ab😀😀aababaa", ["baa"], 4]], numRuns: 1000 },
  );
});
