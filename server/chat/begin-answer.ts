import { type Deps, newHexId } from "../accounts/deps.ts";
import type { Ceilings } from "../accounts/plans.ts";
import type { Quota, Repeatable } from "../accounts/quotas.ts";
import { isClientGone } from "../ops/turns.ts";
import { readWallet } from "../accounts/wallets.ts";
import { FactsUnavailable } from "../catalog/read-facts.ts";
import type { FactIndex } from "../member/facts.ts";
import { toScene } from "../member/scene.ts";
import { type Holder, meter, type Turnstile } from "./meter.ts";
import type { Answer, Asking, Conversation, Reasoner } from "./reasoner.ts";
import { createToolbox } from "./toolbox.ts";
import { ChatError } from "./wire/errors.ts";
import { StoreUnavailable } from "../accounts/store/store.ts";

/** Dependencies for answering members, whichever way they ask. */
export interface Answering {
  readonly deps: Deps;
  readonly ceilings: Ceilings;
  readonly publicUrl: string;
  /** The current facts; throws when there are none. */
  readonly getFacts: () => Promise<FactIndex>;
  readonly reasoner: Reasoner;
  readonly enter: Turnstile;
  /** True when the language model reads only for members with a confirmed address. */
  readonly onlyVerified?: boolean;
}

/** A question that has been admitted and counted. */
export interface BegunAnswer {
  readonly quota: Quota;
  /** The day of the facts. */
  readonly asOf: string;
  readonly answer: (asking: Asking) => Promise<Answer>;
  /** Must be called when the answer is sent or given up. */
  readonly release: () => void;
}

/** Admits a question, counts it and reads the wallet. Throws a ChatError when it is refused. */
export async function beginAnswer(
  conversation: Conversation,
  holder: Holder,
  work: Answering,
  repeatable?: Repeatable,
): Promise<BegunAnswer> {
  const { deps, reasoner } = work;
  const release = work.enter(holder.id);
  try {
    const facts = await getFacts(work);
    const quota = await meter(holder, work, repeatable);
    const { wallet, log } = await readWallet(deps, holder.id);
    const outside = { facts, log, now: deps.now(), newId: () => newHexId(deps, 8) };
    const toolbox = createToolbox(toScene(wallet, outside));
    const builtInOnly = work.onlyVerified === true && !holder.verified;
    const answer = (asking: Asking) =>
      reasoner.answer(conversation, toolbox, { ...asking, account: holder.id, builtInOnly });
    return { quota, asOf: facts.asOf, answer, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Nothing is counted for a member who cannot be answered. */
const getFacts = (work: Answering): Promise<FactIndex> =>
  work.getFacts().catch((cause: unknown) => {
    if (!(cause instanceof FactsUnavailable)) throw cause;
    throw new ChatError(cause.message, { status: 503, type: "server_error", cause });
  });

/** Turns an error into one for the caller: its own words if meant for them, else a general one. */
export function explain(error: unknown, log: (message: string) => void): ChatError {
  if (error instanceof ChatError) return error;
  if (error instanceof StoreUnavailable) {
    log(`accounts: ${String(error.cause)}`);
    const headers = { "retry-after": "30" };
    return new ChatError(error.told, { status: 503, type: "server_error", headers });
  }
  if (!isClientGone(error)) {
    log(`unexpected: ${error instanceof Error ? error.stack : String(error)}`);
  }
  return new ChatError("Something went wrong here.", { status: 500, type: "server_error" });
}
