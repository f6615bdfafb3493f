import type { AnyTool, MaybePromise } from "./tool.ts";

/** The name and version that the server gives itself. */
interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool's schemas as listed. Calls are validated with its own. */
export interface ListedSchemas {
  readonly input: JsonSchema;
  readonly output: JsonSchema;
}

/** Texts by name: the arguments of a prompt, the variables of an address. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Suggests values for what was typed so far, the likeliest first. */
export type Complete<Context> = (
  typed: string,
  context: Context,
) => MaybePromise<readonly string[]>;

interface PromptArgument<Context> {
  readonly description: string;
  readonly required?: boolean;
  readonly complete?: Complete<Context>;
}

/** A workflow that a person starts by its name. */
export interface Prompt<Context> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: Readonly<Record<string, PromptArgument<Context>>>;
  /** Writes the message to the model. */
  readonly write: (given: Texts) => string;
}

/** A record at an address such as `card://{id}`, with its variables in braces. */
export interface Resource<Context> {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly complete?: Readonly<Record<string, Complete<Context>>>;
  /** Throws a ToolError when there is nothing to read. */
  readonly read: (variables: Texts, context: Context) => MaybePromise<object>;
}

/** Tools, and the state they answer from at the moment of a call. */
export interface ToolSet<Context> {
  readonly info: ServerInfo;
  /** Sent to the client at the start: the purpose of the tools. */
  readonly instructions: string;
  readonly tools: readonly AnyTool<Context>[];
  readonly prompts?: readonly Prompt<Context>[];
  readonly resources?: readonly Resource<Context>[];
  /** Signs the state that a client carries while it asks its user; without it nobody is asked. */
  readonly askingKey?: () => string;
  /** A list is cached per client unless it is the same for everybody. */
  readonly cacheScope?: "public" | "private";
  /** The schemas to list if a tool's own are too large; depends on the tool alone. */
  readonly toListed?: (tool: AnyTool<Context>) => ListedSchemas;
  /** Throws a ToolError when nothing can be answered now. */
  readonly getContext: () => Context;
}
