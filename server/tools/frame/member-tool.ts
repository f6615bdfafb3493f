import type * as z from "zod";
import { Conflict } from "../../accounts/store/store.ts";
import type { Wallet } from "../../accounts/wallet.ts";
import { WalletRefused } from "../../accounts/wallets.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import { type Scene, toScene } from "../../member/scene.ts";
import type { Question } from "../../mcp/question.ts";
import type { MemberContext } from "./context.ts";
import { type Reply, toEnvelope } from "./envelope.ts";
import { type Mode, refuseCall } from "./gate.ts";

/** What every member tool tells about itself. */
export interface About<
  Input extends z.ZodObject,
  Data extends z.ZodObject,
  Name extends string = string,
> {
  readonly name: Name;
  readonly title: string;
  /** When to use it, and which tool fits better otherwise. */
  readonly description: string;
  readonly input: Input;
  /** The shape of `data`. */
  readonly data: Data;
}

/** All that a tool may look at. */
export const sceneOf = (wallet: Wallet, { facts, deps }: MemberContext): Scene =>
  toScene(wallet, {
    facts,
    now: deps.now(),
    newId: () => deps.randomBytes(ID_BYTES).toString("hex"),
  });

const ID_BYTES = 8;

/**
 * Counts the call, lets it through or not, and puts the answer into its envelope. The work tells the
 * member's day as soon as it is known.
 */
export async function underGate<Data>(
  context: MemberContext,
  mode: Mode,
  work: (onDay: (today: string) => void) => Promise<Reply<Data>>,
) {
  let { asOf } = context.facts;
  const onDay = (today: string): void => {
    asOf = earlierOf(asOf, today);
  };
  const refused = await refuseCall(context, mode);
  const { reply, question } = refused ? { reply: refused } : await answerOf(() => work(onDay));
  return { result: toEnvelope(reply, asOf), notes: [], question };
}

/** Of the facts' day and the member's: nothing is known from a day that has not begun for him. */
export const earlierOf = (asOf: string, today: string): string => (today < asOf ? today : asOf);

/** What asks back, is refused or was lost in a race becomes an answer; the rest is thrown. */
async function answerOf<Data>(work: () => Promise<Reply<Data>>): Promise<Answered<Data>> {
  try {
    const reply = await work();
    return { reply, question: toConfirmation(reply) };
  } catch (error) {
    if (error instanceof NeedsInput) return { reply: toQuestion(error), question: toChoice(error) };
    if (error instanceof Conflict) return { reply: LOST_RACE };
    if (!(error instanceof WalletRefused)) throw error;
    throw new ToolError(`The wallet cannot hold this: ${error.message}`, { cause: error });
  }
}

interface Answered<Data> {
  readonly reply: Reply<Data>;
  readonly question?: Question | undefined;
}

const toConfirmation = <Data>(reply: Reply<Data>): Question | undefined =>
  "refusal" in reply && reply.refusal.reason === "not_confirmed"
    ? { kind: "confirmation", message: reply.summary }
    : undefined;

const toChoice = ({ message, candidates, place }: NeedsInput): Question => ({
  kind: "choice",
  message,
  choices: candidates,
  place,
});

const LOST_RACE: Reply<never> = {
  summary: "Nothing was done: others were changing the wallet at the same time.",
  refusal: { reason: "conflict", remedy: "Try the same call again." },
};

/** The answer that asks which of the candidates is meant. */
export const toQuestion = ({ message, candidates }: NeedsInput): Reply<never> => ({
  summary: message,
  candidates,
});
