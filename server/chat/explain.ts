import { StoreUnavailable } from "../accounts/store/store.ts";
import { ChatError } from "./wire/errors.ts";

/** What is told of an error: its own words when it is for the caller, else that it is our fault. */
export function explain(error: unknown, log: (message: string) => void): ChatError {
  if (error instanceof ChatError) return error;
  if (error instanceof StoreUnavailable) {
    log(`accounts: ${String(error.cause)}`);
    const headers = { "retry-after": "30" };
    return new ChatError(error.told, { status: 503, type: "server_error", headers });
  }
  log(`unexpected: ${error instanceof Error ? error.stack : String(error)}`);
  return new ChatError("Something went wrong here.", { status: 500, type: "server_error" });
}
