import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { ToolError } from "../contract/tool-error.ts";
import { mapValues } from "../contract/map-values.ts";
import { isJson, type Json } from "./envelope.ts";
import { canShowForm, CONFIRM, type Question } from "./question.ts";
import { type AnyTool, type CallResult, toErrorResult, toResult } from "./tool.ts";

/*
 * Questions to the person behind a client (elicitation), as results of 2026-07-28 that say what is
 * missing. The client asks, and calls again with the answer and the state it was given: the call so
 * far, signed, so that people confirm exactly what they were shown.
 */

const ANSWER = "answer";

const place = z.union([z.object({ text: z.string() }), z.object({ argument: z.string() })]);

const state = z.object({
  tool: z.string(),
  input: z.record(z.string(), z.unknown()),
  /** Where a choice goes; absent if the question is only whether to go on. */
  place: place.optional(),
});

type State = z.infer<typeof state>;

/** True if the client of this request can show its user a form. */
export function canAsk({ mcpReq }: ServerContext): boolean {
  const envelope: unknown = mcpReq.envelope;
  return isJson(envelope) && canShowForm(envelope[CLIENT_CAPABILITIES_META_KEY]);
}

/** Calls tools for clients that can ask. The key, one per caller, signs the state they carry. */
export function createAsker(key: string) {
  const codec = createRequestStateCodec({ key });

  async function ask<Context>(
    tool: AnyTool<Context>,
    input: Json,
    getContext: () => Context,
  ): Promise<CallResult | InputRequiredResult> {
    const answer = await tool.call(input, getContext());
    const { question } = answer;
    if (question === undefined || !hasPlace(question, input)) return toResult(answer, true);
    const asked = question.kind === "choice" ? question.place : undefined;
    return inputRequired({
      inputRequests: { [ANSWER]: toRequest(question) },
      requestState: await codec.mint({ tool: tool.name, input, place: asked }),
    });
  }

  async function carryOn<Context>(
    tool: AnyTool<Context>,
    input: unknown,
    { mcpReq }: ServerContext,
    getContext: () => Context,
  ): Promise<CallResult | InputRequiredResult> {
    const before = mcpReq.requestState();
    if (before === undefined) return ask(tool, withoutConfirmation(tool, input), getContext);
    const { data } = state.safeParse(before);
    if (data?.tool !== tool.name) throw new ToolError("This answers another tool's question.");
    const answered = withAnswer(data, acceptedContent(mcpReq.inputResponses, ANSWER));
    if (answered !== undefined) return ask(tool, answered, getContext);
    const { notes, ...undone } = await tool.call(data.input, getContext());
    return toResult({ ...undone, notes: [...notes, DECLINED] }, true);
  }

  const call: typeof carryOn = (...asked) => carryOn(...asked).catch(toErrorResult);
  return {
    verify: (...carried: Parameters<typeof codec.verify>) => codec.verify(...carried),
    call,
  };
}

const DECLINED = "The user was asked and declined. Ask again only when told to.";

function withoutConfirmation<Context>({ destructive }: AnyTool<Context>, input: unknown): Json {
  const given = isJson(input) ? input : {};
  if (destructive !== true) return given;
  const { [CONFIRM]: _, ...own } = given;
  return own;
}

/** The arguments with the choice or confirmation; undefined if there was none. */
function withAnswer({ input, place: asked }: State, content: Json | undefined): Json | undefined {
  if (asked === undefined) {
    return content?.[CONFIRM] === true ? { ...input, [CONFIRM]: true } : undefined;
  }
  const choice = content?.["choice"];
  return typeof choice === "string" ? put(input, asked, choice) : undefined;
}

const put = (input: Json, at: NonNullable<State["place"]>, choice: string): Json =>
  "argument" in at
    ? { ...input, [at.argument]: choice }
    : mapValues(input, (value) => replace(value, at.text, choice));

function replace(value: unknown, text: string, by: string): unknown {
  if (value === text) return by;
  if (Array.isArray(value)) return value.map((one) => replace(one, text, by));
  return isJson(value) ? mapValues(value, (one) => replace(one, text, by)) : value;
}

/** False for a text that the tool cut out of a longer one, which cannot be replaced. */
const hasPlace = (question: Question, input: Json): boolean =>
  question.kind === "confirmation" ||
  JSON.stringify(put(input, question.place, "")) !== JSON.stringify(input);

function toRequest(question: Question) {
  const { message } = question;
  const [name, field] =
    question.kind === "confirmation"
      ? ([CONFIRM, { type: "boolean", title: "Go ahead" }] as const)
      : ([
          "choice",
          {
            type: "string",
            title: "Which one",
            enum: question.choices.map(({ id }) => id),
            enumNames: question.choices.map((one) => one.name),
          },
        ] as const);
  return inputRequired.elicit({
    message,
    requestedSchema: { type: "object", properties: { [name]: field }, required: [name] },
  });
}
