import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { ToolError } from "../contract/tool-error.ts";
import type { Complete } from "./tool-set.ts";
import type { MaybePromise } from "./tool.ts";

/** Where no result can say so, what cannot be answered is an error of the protocol. */
export async function asProtocolError<Value>(work: () => MaybePromise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
  }
}

/** A completer as the SDK asks it; it wants lists that it may change. */
export const toCompleter =
  <Context>(complete: Complete<Context>, getContext: () => Context) =>
  (typed: string): Promise<string[]> =>
    asProtocolError(async () => [...(await complete(typed, getContext()))]);
