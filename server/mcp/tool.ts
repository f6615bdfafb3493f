import type * as z from "zod";

/** What a tool found: its own fields, and what it could not say about this call. */
interface ToolAnswer<Output> {
  readonly result: Output;
  /** Sentences for the caller; each becomes a text block after the result. */
  readonly notes: readonly string[];
}

/** One tool: its name, schemas, hints and work in one place. It knows no protocol. */
export interface Tool<Context, Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** When to use it, when not, what is absent, with examples: agents choose by this text. */
  readonly description: string;
  readonly readOnly: boolean;
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.infer<Input>, context: Context) => ToolAnswer<z.infer<Output>>;
}

/** A tool whose schemas are its own business. */
export interface AnyTool<Context> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** Runs on arguments that its input schema has parsed. */
  readonly call: (input: unknown, context: Context) => ToolAnswer<object>;
}

/** The call cannot be answered as asked; the message says what to ask instead. */
export class ToolError extends Error {
  override readonly name = "ToolError";
}

/** Declares a tool. Its answer is parsed with its output schema, so that it keeps its promise. */
export function defineTool<Context, Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Context, Input, Output>,
): AnyTool<Context> {
  const { name, title, description, readOnly, input, output, run } = tool;
  return {
    name,
    title,
    description,
    readOnly,
    input,
    output,
    call: (raw, context) => {
      const { result, notes } = run(input.parse(raw), context);
      return { result: output.parse(result), notes };
    },
  };
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
): CallResult {
  try {
    const { result, notes } = tool.call(input, getContext());
    const blocks = [JSON.stringify(result), ...notes].map(toBlock);
    return { content: blocks, structuredContent: { ...result }, resultType: "complete" };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { content: [toBlock(error.message)], isError: true, resultType: "complete" };
  }
}

const toBlock = (text: string): TextBlock => ({ type: "text", text });
