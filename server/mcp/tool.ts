import * as z from "zod";
import { tellIssue } from "../contract/issue-words.ts";
import { ToolError } from "../contract/tool-error.ts";
import type { Question } from "./question.ts";

z.config({ customError: tellIssue });

/** The result of a tool: its own fields, and warnings about this call. */
export interface ToolAnswer<Output> {
  readonly result: Output;
  /** Sentences for the caller; each becomes a text block after the result. */
  readonly notes: readonly string[];
  /** The result as text for a model, if that is not its JSON. */
  readonly text?: string | undefined;
  /** A question to the user; with the answer the call could go through. */
  readonly question?: Question | undefined;
  /** Full records that the result shows in part. */
  readonly links?: readonly ResourceLink[] | undefined;
}

/** Where a record can be read. */
interface ResourceLink {
  readonly uri: string;
  readonly name: string;
}

export type MaybePromise<Value> = Value | Promise<Value>;

/** Continues synchronously if the value is there already, so that fast calls stay fast. */
export const andThen = <Value, Next>(
  value: MaybePromise<Value>,
  step: (value: Value) => Next,
): MaybePromise<Next> =>
  value instanceof Promise ? value.then((later) => step(later)) : step(value);

/** One tool: its name, schemas, hints and work in one place. It knows no protocol. */
export interface Tool<Context, Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** When to use it, when not, what is absent, with examples: agents choose by this text. */
  readonly description: string;
  readonly readOnly: boolean;
  /** For writing tools: may it destroy data, and is calling it twice the same as once. */
  readonly destructive?: boolean;
  readonly idempotent?: boolean;
  readonly input: Input;
  readonly output: Output;
  /** Words a result for a model to read; without it the text is the result's JSON. */
  readonly toText?:
    | ((result: z.output<Output>, input: z.infer<Input>) => string | undefined)
    | undefined;
  readonly run: (
    input: z.infer<Input>,
    context: Context,
  ) => MaybePromise<ToolAnswer<z.infer<Output>>>;
}

/** A tool of any schemas. */
export interface AnyTool<Context> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  readonly destructive: boolean | undefined;
  readonly idempotent: boolean | undefined;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** True when the first text block of every result is its JSON. */
  readonly textIsJson: boolean;
  /** Runs on arguments that its input schema has parsed. */
  readonly call: (input: unknown, context: Context) => MaybePromise<ToolAnswer<object>>;
}

/** Declares a tool. Its answer is parsed with its output schema, so that it keeps its promise. */
export function defineTool<Context, Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Context, Input, Output>,
): AnyTool<Context> {
  const { name, title, description, readOnly, destructive, idempotent, output, run, toText } = tool;
  const input = namingArguments(tool.input);
  return {
    name,
    title,
    description,
    readOnly,
    destructive,
    idempotent,
    input,
    output,
    textIsJson: toText === undefined,
    call: (raw, context) => {
      const parsed = input.parse(raw);
      return andThen(run(parsed, context), ({ result: found, ...more }) => {
        const result = output.parse(found);
        return { ...more, result, text: toText?.(result, parsed) };
      });
    },
  };
}

/** The same schema; if a caller misspells an argument, the error lists the known ones. */
function namingArguments<Input extends z.ZodObject>(input: Input): Input {
  const known = Object.keys(input.shape).join(", ") || "none";
  const error: z.core.$ZodErrorMap = ({ code, keys }) =>
    code === "unrecognized_keys" && Array.isArray(keys)
      ? `no such argument: ${keys.join(", ")}; allowed: ${known}`
      : undefined;
  return input.clone({ ...input.def, error });
}

interface TextBlock {
  readonly type: "text";
  readonly text: string;
}

interface LinkBlock extends ResourceLink {
  readonly type: "resource_link";
  readonly mimeType: "application/json";
  readonly text?: never;
}

/** A result in the protocol's form (SPEC 2.8). */
export interface CallResult {
  readonly content: (TextBlock | LinkBlock)[];
  readonly structuredContent?: Record<string, unknown>;
  readonly resultType: "complete";
  readonly isError?: true;
  readonly [key: string]: unknown;
}

/** Runs a tool; a ToolError becomes an error result, anything else is thrown. */
export function callTool<Context>(
  tool: AnyTool<Context>,
  input: unknown,
  getContext: () => Context,
  withLinks = false,
): MaybePromise<CallResult> {
  try {
    const answer = andThen(tool.call(input, getContext()), (found) => toResult(found, withLinks));
    return answer instanceof Promise ? answer.catch(toErrorResult) : answer;
  } catch (error) {
    return toErrorResult(error);
  }
}

/** Links are left out for revisions with a handshake, some of which do not support them. */
export function toResult(
  { result, notes, links = [], text = JSON.stringify(result) }: ToolAnswer<object>,
  withLinks: boolean,
): CallResult {
  const blocks = [text, ...notes].map(toBlock);
  const content = withLinks ? [...blocks, ...links.map(toLinkBlock)] : blocks;
  return { content, structuredContent: { ...result }, resultType: "complete" };
}

/** In the SDK's order of fields. */
const toLinkBlock = ({ name, uri }: ResourceLink): LinkBlock => ({
  name,
  uri,
  mimeType: "application/json",
  type: "resource_link",
});

export function toErrorResult(error: unknown): CallResult {
  if (!(error instanceof ToolError)) throw error;
  const { message, particulars } = error;
  return {
    content: [toBlock(message)],
    ...(particulars && { structuredContent: { ...particulars } }),
    isError: true,
    resultType: "complete",
  };
}

const toBlock = (text: string): TextBlock => ({ type: "text", text });
