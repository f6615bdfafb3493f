import * as z from "zod";
import { tellIssue } from "../contract/issue-words.ts";
import { ToolError } from "../contract/tool-error.ts";

z.config({ customError: tellIssue });

/** What a tool found: its own fields, and what it could not say about this call. */
interface ToolAnswer<Output> {
  readonly result: Output;
  /** Sentences for the caller; each becomes a text block after the result. */
  readonly notes: readonly string[];
}

/** Work that may be done at once, or has to wait for something. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Goes on with a value at once when it is there, so that what is fast stays so. */
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
  /** For tools that write: whether they may destroy, and whether twice is as once. */
  readonly destructive?: boolean;
  readonly idempotent?: boolean;
  readonly input: Input;
  readonly output: Output;
  readonly run: (
    input: z.infer<Input>,
    context: Context,
  ) => MaybePromise<ToolAnswer<z.infer<Output>>>;
}

/** A tool whose schemas are its own business. */
export interface AnyTool<Context> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  readonly destructive: boolean | undefined;
  readonly idempotent: boolean | undefined;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** Runs on arguments that its input schema has parsed. */
  readonly call: (input: unknown, context: Context) => MaybePromise<ToolAnswer<object>>;
}

/** Declares a tool. Its answer is parsed with its output schema, so that it keeps its promise. */
export function defineTool<Context, Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Context, Input, Output>,
): AnyTool<Context> {
  const { name, title, description, readOnly, destructive, idempotent, output, run } = tool;
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
    call: (raw, context) =>
      andThen(run(input.parse(raw), context), ({ result, notes }) => ({
        result: output.parse(result),
        notes,
      })),
  };
}

/** The same schema, which tells a caller who names an argument wrongly which ones there are. */
function namingArguments<Input extends z.ZodObject>(input: Input): Input {
  const known = Object.keys(input.shape).join(", ") || "none";
  const error: z.core.$ZodErrorMap = ({ code, keys }) =>
    code === "unrecognized_keys" && Array.isArray(keys)
      ? `no such argument: ${keys.join(", ")}; there are: ${known}`
      : undefined;
  return input.clone({ ...input.def, error });
}

interface TextBlock {
  readonly type: "text";
  readonly text: string;
}

/** A result as the protocol carries it (SPEC 2.8). */
export interface CallResult {
  readonly content: TextBlock[];
  readonly structuredContent?: Record<string, unknown>;
  readonly resultType: "complete";
  readonly isError?: true;
  readonly [key: string]: unknown;
}

/** Runs a tool; what it cannot answer becomes an error result, anything else is thrown. */
export function callTool<Context>(
  tool: AnyTool<Context>,
  input: unknown,
  getContext: () => Context,
): MaybePromise<CallResult> {
  try {
    const answer = andThen(tool.call(input, getContext()), toResult);
    return answer instanceof Promise ? answer.catch(toErrorResult) : answer;
  } catch (error) {
    return toErrorResult(error);
  }
}

function toResult({ result, notes }: ToolAnswer<object>): CallResult {
  const blocks = [JSON.stringify(result), ...notes].map(toBlock);
  return { content: blocks, structuredContent: { ...result }, resultType: "complete" };
}

function toErrorResult(error: unknown): CallResult {
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
