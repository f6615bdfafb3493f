import type OpenAI from "openai";
import * as z from "zod";
import { memberReaders } from "../../tools/registry.ts";
import type { Conversation } from "../reasoner.ts";
import type { Toolbox } from "../toolbox.ts";
import { calculate } from "./calculate.ts";
import { toMessages, toRepair } from "./prompt.ts";

type Params = OpenAI.ChatCompletionCreateParamsNonStreaming;
type Message = OpenAI.ChatCompletionMessageParam;
type ToolCall = OpenAI.ChatCompletionMessageToolCall;

/** Asks the upstream model once. */
export type Complete = (params: Params, signal: AbortSignal) => Promise<OpenAI.ChatCompletion>;

/** Rounds of tool calls before an answer is forced. */
const MAX_STEPS = 6;
const MAX_CALLS_A_STEP = 8;
const MAX_RESULT = 24_000;

/** A conversation with the upstream model, and the results of calculate that it may tell. */
export interface Dialogue {
  /** Lets it call tools until it answers; the text may be empty. */
  readonly answer: () => Promise<string>;
  /** Asks for the answer again, without these figures. */
  readonly repair: (numbers: readonly string[]) => Promise<string>;
  readonly worked: () => readonly number[];
}

export function openDialogue(
  complete: Complete,
  model: string,
  conversation: Conversation,
  toolbox: Toolbox,
  signal: AbortSignal,
): Dialogue {
  const messages: Message[] = [...toMessages(conversation)];
  const worked: number[] = [];
  const ask = async (mayCall: boolean): Promise<OpenAI.ChatCompletionMessage | undefined> => {
    const tools = mayCall ? { tools: TOOLS, tool_choice: "auto" as const } : {};
    const { choices } = await unlessAborted(
      complete({ model, messages, ...tools }, signal),
      signal,
    );
    return choices[0]?.message;
  };
  const answer = async (): Promise<string> => {
    for (let step = 0; step < MAX_STEPS; step++) {
      // The last step must answer: a model that only calls tools never ends.
      // oxlint-disable-next-line no-await-in-loop
      const message = await ask(step < MAX_STEPS - 1);
      const calls = message?.tool_calls?.slice(0, MAX_CALLS_A_STEP) ?? [];
      if (calls.length === 0) return message?.content ?? "";
      messages.push({ role: "assistant", content: message?.content ?? null, tool_calls: calls });
      for (const call of calls) {
        const content = runCall(call, toolbox, worked).slice(0, MAX_RESULT);
        messages.push({ role: "tool", tool_call_id: call.id, content });
      }
    }
    return "";
  };
  return {
    answer,
    repair: async (numbers) => {
      messages.push({ role: "user", content: toRepair(numbers) });
      return (await ask(false))?.content ?? "";
    },
    worked: () => worked,
  };
}

/** Ends the wait with the signal, whatever becomes of the work. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Error("aborted", { cause: signal.reason }));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

const TOOLS: OpenAI.ChatCompletionTool[] = [
  ...memberReaders.map(({ name, description, input }) => ({
    type: "function" as const,
    function: { name, description, parameters: z.toJSONSchema(input, { io: "input" }) },
  })),
  {
    type: "function",
    function: {
      name: "calculate",
      description: "Works out a sum of numbers that tools gave: + - * / and brackets.",
      parameters: {
        type: "object",
        properties: { expression: { type: "string" } },
        required: ["expression"],
      },
    },
  },
];

const sum = z.object({ expression: z.string() });

/** What a call gives the model: JSON, or a sentence on what is wrong with it. */
function runCall(call: ToolCall, toolbox: Toolbox, worked: number[]): string {
  if (call.type !== "function") return "There are functions only.";
  const { name, arguments: raw } = call.function;
  try {
    const input = z.record(z.string(), z.unknown()).parse(JSON.parse(raw === "" ? "{}" : raw));
    if (name === "calculate") {
      const value = calculate(sum.parse(input).expression);
      worked.push(value);
      return String(value);
    }
    if (!memberReaders.some((tool) => tool.name === name)) return `There is no tool ${name}.`;
    const outcome = toolbox.call(name, input);
    return "error" in outcome ? outcome.error : JSON.stringify(outcome.envelope);
  } catch (error) {
    return `The arguments cannot be used: ${error instanceof Error ? error.message.slice(0, 300) : ""}`;
  }
}
