import type { Plan } from "../../accounts/plans.ts";
import type { Quota } from "../../accounts/quotas.ts";

/** One turn of a conversation. What an earlier answer said is the asker's claim, never a source. */
export interface ChatTurn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** A question that was let in and counted; it is answered one way or the other, once. */
interface AskedChat {
  readonly quota: Quota;
  /** Where the account stands, for the script. */
  readonly headers: Readonly<Record<string, string>>;
  /** The answer as Markdown with its sources at its end. */
  readonly whole: (signal: AbortSignal) => Promise<string>;
  /** The same as server-sent events, each a chunk of OpenAI's format. */
  readonly stream: () => ReadableStream<Uint8Array>;
}

/**
 * Asks for a member; the last turn is the question. Throws an HTTPError with words for the member
 * when it may not be asked: status 429 when too much was asked.
 */
export type AskChat = (
  holder: { readonly id: string; readonly plan: Plan; readonly verified: boolean },
  turns: readonly ChatTurn[],
) => Promise<AskedChat>;
