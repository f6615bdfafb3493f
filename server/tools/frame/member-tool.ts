import type * as z from "zod";
import type { PurchaseSums } from "../../accounts/purchases.ts";
import { EMPTY_WALLET, type Wallet } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { localDay } from "../../member/day.ts";
import { cut } from "../../catalog/match-names.ts";
import { NeedsInput, toDistinct, UnknownName } from "../../member/needs-input.ts";
import { type Scene, toScene } from "../../member/scene.ts";
import type { Question } from "../../mcp/question.ts";
import { createQueues } from "../../contract/queues.ts";
import type { MemberContext } from "./context.ts";
import { type Dated, type Reply, toEnvelope } from "./envelope.ts";
import { type Mode, refuseCall } from "./gate.ts";

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
  readonly data: Data;
}

export const sceneOf = (
  { wallet, log }: { readonly wallet: Wallet; readonly log?: PurchaseSums | undefined },
  { facts, deps }: MemberContext,
): Scene =>
  toScene(wallet, {
    facts,
    log,
    now: deps.now(),
    newId: () => deps.randomBytes(ID_BYTES).toString("hex"),
  });

const ID_BYTES = 8;

/** By account, from whatever addresses it calls: a call may hold much of its wallet. */
const oneAtATime = createQueues();

/** Runs a call if the gate lets it through; a refusal is answered without reading the wallet. */
export async function throughGate<Outcome>(
  context: MemberContext,
  mode: Mode,
  run: () => Promise<Outcome>,
) {
  const refusal = await refuseCall(context, mode);
  if (refusal === undefined) {
    return oneAtATime(context.caller.accountId, async () => {
      // One commit counts many calls, which would all go on in the same round of the event loop.
      await context.pause?.();
      return run();
    });
  }
  const { facts, deps } = context;
  const today = localDay(deps.now(), EMPTY_WALLET.profile.time_zone);
  return { result: toEnvelope(refusal, { facts, today }), notes: [] };
}

/**
 * Answers an ambiguous call with the question which one is meant. An unknown name becomes an error
 * with the same particulars; any other error is rethrown.
 */
export function askBack(error: unknown, given: object, scene: Dated) {
  if (!(error instanceof NeedsInput || error instanceof UnknownName)) throw error;
  const envelope = toEnvelope(toQuestion(error, given), scene);
  if (error instanceof NeedsInput) {
    return { result: envelope, notes: [], question: toChoice(error) };
  }
  throw new ToolError(error.message, { cause: error, particulars: envelope });
}

const toChoice = ({ message, need }: NeedsInput): Question => ({
  kind: "choice",
  message,
  choices: toDistinct(need.candidates).map(({ id, label: name }) => ({ id, name })),
  place: need.argument === undefined ? { text: need.given ?? "" } : { argument: need.argument },
});

const toQuestion = (
  { message, need: { given, argument, candidates } }: NeedsInput | UnknownName,
  input: unknown,
): Reply<never> => ({
  summary: message,
  needs_input: {
    argument: argument ?? (given && findArgument(input, given)),
    given: given === undefined ? undefined : cut(given),
    candidates,
  },
});

/** The path of a text in the arguments of a call: `card`, `cards[1]`, `spend.dinning`. */
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
