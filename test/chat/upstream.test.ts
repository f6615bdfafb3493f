import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import type { Answer, Reasoner } from "../../server/chat/reasoner.ts";
import { createToolbox, type Toolbox } from "../../server/chat/toolbox.ts";
import { calculate } from "../../server/chat/upstream/calculate.ts";
import { createComplete } from "../../server/chat/upstream/client.ts";
import { createUpstreamReasoner } from "../../server/chat/upstream/engine.ts";
import { factsOf } from "../../server/chat/upstream/facts.ts";
import { findUngrounded } from "../../server/chat/upstream/grounding.ts";
import { toScene } from "../../server/member/scene.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";

/*
 * An upstream model that is a script: what it answers to each request in turn, well or badly.
 */
type Step = object | ((asked: Asked) => object | Promise<object> | Response);

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly unknown[];
}

const builtin: Reasoner = {
  answer: async () => ({ kind: "answer", text: "built in", citations: [], intent: "builtin" }),
};

const say = (content: string | null) => ({
  choices: [{ message: { role: "assistant", content } }],
});

const callTool = (name: string, input: string) => ({
  choices: [
    {
      message: {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c1", type: "function", function: { name, arguments: input } }],
      },
    },
  ],
});

const VALUE = callTool("value_points", '{"program":"MR","points":50000}');

interface Told {
  readonly answer: Answer;
  readonly requests: readonly Asked[];
  readonly logged: readonly string[];
  readonly toolbox: Toolbox;
}

async function askScript(
  steps: readonly Step[],
  question = "What are my Amex points worth?",
  signal = new AbortController().signal,
): Promise<Told> {
  const requests: Asked[] = [];
  const logged: string[] = [];
  const scripted: typeof fetch = async (_, init) => {
    const asked: Asked = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    requests.push(asked);
    const step = steps[Math.min(requests.length, steps.length) - 1] ?? {};
    const made = typeof step === "function" ? await step(asked) : step;
    return made instanceof Response ? made : Response.json(made);
  };
  const toolbox = createToolbox(
    toScene(DEMO_WALLET, {
      facts: readPinnedFacts(),
      now: Date.parse("2026-11-21T17:00:00Z"),
      newId: () => "x",
    }),
  );
  const reasoner = createUpstreamReasoner({
    complete: createComplete({ url: "https://models.example/v1", key: "k", fetch: scripted }),
    model: "some-model",
    deadlineMs: 300,
    builtin,
    log: (message) => void logged.push(message),
  });
  const conversation = { turns: [{ role: "user" as const, text: question }], instructions: [] };
  const answer = await reasoner.answer(conversation, toolbox, { signal, write: () => {} });
  return { answer, requests, logged, toolbox };
}

/** What value_points tells of 50,000 points, in words that rest on it. */
async function groundedText(): Promise<string> {
  const { toolbox } = await askScript([VALUE, say("x")]);
  const [call] = toolbox.calls();
  if (call === undefined || !("envelope" in call.outcome)) throw new Error("no result");
  return call.outcome.envelope.summary;
}

describe("an upstream model", () => {
  test("answers with the tools, and its sources are told", async () => {
    const text = await groundedText();
    const { answer, requests } = await askScript([VALUE, say(text)]);
    expect(answer.intent).toBe("upstream");
    expect(answer.text).toContain(text);
    expect(requests[0]?.tools?.length).toBeGreaterThan(25);
    expect(requests[1]?.messages.at(-1)).toMatchObject({ role: "tool", tool_call_id: "c1" });
  });

  test("is asked once more when a figure has no ground, and what is left of it is cut", async () => {
    const text = await groundedText();
    const repaired = await askScript([VALUE, say(`${text} That is $123,456.`), say(text)]);
    expect(repaired.answer.text).toContain(text);
    expect(JSON.stringify(repaired.requests[2]?.messages.at(-1))).toContain("$123,456");
    const stubborn = say(`${text}\nThat is $123,456.`);
    const cut = await askScript([VALUE, stubborn, stubborn]);
    expect(cut.answer.text).toContain(text);
    expect(cut.answer.text).not.toContain("123,456");
  });

  test("may tell what calculate worked out", async () => {
    const { answer } = await askScript([
      callTool("calculate", '{"expression":"(50,000 + 1) * 2"}'),
      say("In all 100,002."),
    ]);
    expect(answer.text).toBe("In all 100,002.");
  });

  const FALL_BACKS: readonly (readonly [string, readonly Step[]])[] = [
    ["is empty", [say("")]],
    ["is null", [say(null)]],
    ["has no choices", [{ choices: [] }]],
    ["is an error", [() => Response.json({ error: { message: "down" } }, { status: 500 })]],
    ["is no JSON", [() => new Response("<html>", { headers: { "content-type": "text/html" } })]],
    ["is refused", [() => Response.json({ error: { message: "no" } }, { status: 401 })]],
    ["never comes", [() => new Promise<object>(() => {})]],
    ["breaks off", [() => Promise.reject(new TypeError("terminated"))]],
    ["is only figures without grounds", [say("It is $987,654.")]],
    ["is tool calls for ever", [VALUE]],
  ];

  test.each(FALL_BACKS)(
    "that %s is replaced by the built-in answer, with a note",
    async (_, steps) => {
      const { answer, logged, requests } = await askScript(steps);
      expect(answer.text).toContain("built in");
      expect(answer.text).toContain("could not answer");
      expect(logged).toHaveLength(1);
      expect(requests.length).toBeLessThanOrEqual(6);
    },
  );

  test.each([
    ["an unknown tool", callTool("delete_everything", "{}"), "There is no tool"],
    [
      "a tool that writes",
      callTool("set_balance", '{"program":"MR","points":1}'),
      "There is no tool",
    ],
    ["arguments that are no JSON", callTool("value_points", "{program:"), "cannot be used"],
    ["arguments that are wrong", callTool("value_points", '{"points":-5}'), "program"],
    [
      "a sum that is none",
      callTool("calculate", '{"expression":"process.exit()"}'),
      "cannot be used",
    ],
  ])("that calls %s is told so", async (_, call, says) => {
    const { requests, toolbox } = await askScript([call, say("I do not know.")]);
    expect(JSON.stringify(requests[1]?.messages.at(-1))).toContain(says);
    expect(toolbox.scene.wallet).toEqual(DEMO_WALLET);
  });

  test("makes the same call once", async () => {
    const { toolbox } = await askScript([VALUE, VALUE, VALUE, say("I do not know.")]);
    expect(toolbox.calls()).toHaveLength(1);
  });

  test("stops when the client goes", async () => {
    const abort = new AbortController();
    const hanging = askScript(
      [
        () => {
          abort.abort();
          return new Promise<object>(() => {});
        },
      ],
      "x",
      abort.signal,
    );
    await expect(hanging).rejects.toThrow(/abort/i);
  });
});

describe("grounds", () => {
  test("are by unit and subject, not by mere presence", async () => {
    const { toolbox } = await askScript([
      callTool("compare_cards", '{"cards":["amex gold","amex platinum"]}'),
      say("x"),
    ]);
    const facts = factsOf(toolbox.calls());
    const wrong = (text: string) => findUngrounded(text, facts, "").length;
    expect(wrong("The American Express Gold Card costs $325 a year.")).toBe(0);
    expect(wrong("The American Express Platinum Card costs $895 a year.")).toBe(0);
    expect(wrong("It costs 325 points.")).toBe(1);
    expect(wrong("It costs $326.")).toBe(1);
  });

  test("of the asker's own numbers are his", () => {
    expect(findUngrounded("You asked about 60k points.", [], "I need 60,000 miles")).toEqual([]);
    expect(findUngrounded("You asked about $60,000.", [], "I need 60,000 miles")).toHaveLength(1);
  });

  test("are asked of every number, whatever stands around it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10_000_000 }), fc.string(), (number, noise) => {
        const text = `${noise.replaceAll(/[\d[\]]/g, "")} $${number}. `;
        expect(findUngrounded(text, [], "").length).toBeGreaterThan(0);
      }),
    );
  });
});

test("calculate is arithmetic and nothing else", () => {
  expect(calculate("60,000 / 1.3 - (2 + 3) * -1")).toBeCloseTo(46_158.846, 2);
  for (const bad of ["", "1/0", "2**3", "(1", "1)", "a", "1..2", "()"]) {
    expect(() => calculate(bad), bad).toThrow(RangeError);
  }
});
