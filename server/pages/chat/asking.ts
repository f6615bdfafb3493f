import type { Plan } from "../../accounts/plans.ts";
import type { Quota } from "../../accounts/quotas.ts";

/** One turn of a conversation. Earlier answers are the client's claims, never a source. */
export interface ChatTurn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** An accepted and counted question; call either `whole` or `stream`, once. */
interface AskedChat {
  readonly quota: Quota;
  /** The quota that is left, for the script. */
  readonly headers: Readonly<Record<string, string>>;
  /** The answer as Markdown with its sources at its end. */
  readonly whole: (signal: AbortSignal) => Promise<string>;
  /** The same as server-sent events, each a chunk of OpenAI's format. */
  readonly stream: () => ReadableStream<Uint8Array>;
}

/**
 * Asks the chat for a member; the last turn is the question. A refusal throws an HTTPError with a
 * message for the member: status 429 after too many questions.
 */
export type AskChat = (
  holder: { readonly id: string; readonly plan: Plan; readonly verified: boolean },
  turns: readonly ChatTurn[],
) => Promise<AskedChat>;
