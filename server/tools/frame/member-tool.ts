import type * as z from "zod";
import { Conflict } from "../../accounts/store/store.ts";
import { EMPTY_WALLET, type Wallet } from "../../accounts/wallet.ts";
import { WalletRefused } from "../../accounts/wallets.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { localDay } from "../../member/day.ts";
import { cut } from "../../member/names.ts";
import { NeedsInput, toDistinct, UnknownName } from "../../member/needs-input.ts";
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

interface Call {
  readonly mode: Mode;
  /** The arguments. */
  readonly given: object;
}

/**
 * Counts the call, lets it through or not, and puts the answer into its envelope. The work tells the
 * member's day as soon as it is known.
 */
export async function underGate<Data>(
  context: MemberContext,
  { mode, given }: Call,
  work: (onDay: (today: string) => void) => Promise<Reply<Data>>,
) {
  let today = localDay(context.deps.now(), EMPTY_WALLET.profile.time_zone);
  const onDay = (day: string): void => void (today = day);
  const fill = <Some>(reply: Reply<Some>) =>
    toEnvelope(reply, { factsOf: context.facts.asOf, today });
  const refused = await refuseCall(context, mode);
  try {
    const { reply, question } = refused
      ? { reply: refused }
      : await answerOf(() => work(onDay), given);
    return { result: fill(reply), notes: [], question };
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    const particulars = fill(toQuestion(error, given));
    throw new ToolError(error.message, { cause: error, particulars });
  }
}

/** What asks back, is refused or was lost in a race becomes an answer; the rest is thrown. */
async function answerOf<Data>(
  work: () => Promise<Reply<Data>>,
  given: object,
): Promise<Answered<Data>> {
  try {
    const reply = await work();
    return { reply, question: toConfirmation(reply) };
  } catch (error) {
    if (error instanceof NeedsInput) {
      return { reply: toQuestion(error, given), question: toChoice(error) };
    }
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

const toChoice = ({ message, asked }: NeedsInput): Question => ({
  kind: "choice",
  message,
  choices: toDistinct(asked.candidates).map(({ id, label: name }) => ({ id, name })),
  place: asked.argument === undefined ? { text: asked.given ?? "" } : { argument: asked.argument },
});

const LOST_RACE: Reply<never> = {
  summary: "Nothing was done: others were changing the wallet at the same time.",
  refusal: { reason: "conflict", remedy: "Try the same call again." },
};

/** The answer that asks which of the candidates is meant. */
export const toQuestion = (
  { message, asked: { given, argument, candidates } }: NeedsInput | UnknownName,
  input: unknown,
): Reply<never> => ({
  summary: message,
  needs_input: {
    argument: argument ?? (given && findArgument(input, given)),
    given: given === undefined ? undefined : cut(given),
    candidates,
  },
});

/** Where a text stands among the arguments of a call: `card`, `cards[1]`, `spend.dinning`. */
function findArgument(value: unknown, text: string, path = ""): string | undefined {
  if (value === text || (typeof value === "number" && String(value) === text)) return path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
    const found = key === text && !Array.isArray(value) ? at : findArgument(inner, text, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
