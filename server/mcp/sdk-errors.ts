import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { ToolError } from "../contract/tool-error.ts";
import type { Complete } from "./tool-set.ts";
import type { MaybePromise } from "./tool.ts";

/** Turns a ToolError into a protocol error, for requests with no error in their result. */
export async function asProtocolError<Value>(work: () => MaybePromise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
  }
}

/** A completer in the SDK's form, which wants mutable lists. */
export const toCompleter =
  <Context>(complete: Complete<Context>, getContext: () => Context) =>
  (typed: string): Promise<string[]> =>
    asProtocolError(async () => [...(await complete(typed, getContext()))]);
