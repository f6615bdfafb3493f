import { HTTPError } from "h3";
import { newHexId } from "../accounts/deps.ts";
import type { Quota } from "../accounts/quotas.ts";
import { type Answering, beginAnswer, type BegunAnswer, explain } from "./begin-answer.ts";
import { type Holder, toRateHeaders } from "./meter.ts";
import type { Turn } from "./reasoner.ts";
import { ChatError } from "./wire/errors.ts";
import { MODEL } from "./wire/models.ts";
import { streamAnswer } from "./wire/stream.ts";

interface MemberChatOptions extends Answering {
  readonly log: (message: string) => void;
}

/** A member's question, admitted and counted; answer it once, whole or as a stream. */
interface Asked {
  readonly quota: Quota;
  /** The quota headers of the API. */
  readonly headers: Readonly<Record<string, string>>;
  readonly whole: (signal: AbortSignal) => Promise<string>;
  /** The chunks of the API, as server-sent events. */
  readonly stream: () => ReadableStream<Uint8Array>;
}

/** Answers members on our own pages, like the API and with the same limits. */
export function createMemberChat(
  options: MemberChatOptions,
): (holder: Holder, turns: readonly Turn[]) => Promise<Asked> {
  return async (holder, turns) => {
    const begun = await begin(options, holder, turns);
    return {
      quota: begun.quota,
      headers: toRateHeaders(begun.quota, options.deps.now()),
      whole: (signal) => tellWhole(begun, signal),
      stream: () => tellStream(begun, turns, options),
    };
  };
}

async function begin(options: Answering, holder: Holder, turns: readonly Turn[]) {
  try {
    return await beginAnswer({ turns, instructions: [] }, holder, options);
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    const { status, message, headers } = error;
    throw new HTTPError({ status, message, headers, cause: error });
  }
}

async function tellWhole({ answer, release }: BegunAnswer, signal: AbortSignal): Promise<string> {
  try {
    return (await answer({ signal })).text;
  } finally {
    release();
  }
}

const tellStream = (
  { answer, release }: BegunAnswer,
  turns: readonly Turn[],
  { deps, log }: MemberChatOptions,
): ReadableStream<Uint8Array> =>
  streamAnswer({
    head: {
      id: `chatcmpl-${newHexId(deps, 12)}`,
      created: Math.floor(deps.now() / 1000),
      model: MODEL,
    },
    prompt: turns.map(({ text }) => text),
    stop: [],
    maxTokens: undefined,
    includeUsage: false,
    work: (signal) => answer({ signal }),
    explain: (error) => explain(error, log),
    onEnd: release,
  });
