import * as z from "zod";
import { digestOf } from "../../accounts/deps.ts";
import { readLog } from "../../accounts/purchases.ts";
import { Conflict, type Write } from "../../accounts/store/store.ts";
import type { Wallet } from "../../accounts/wallet.ts";
import { WalletRefused } from "../../accounts/check-wallet.ts";
import { changeWallet, previewWallet, readWallet } from "../../accounts/wallets.ts";
import { type AnyTool, defineTool, type MaybePromise } from "../../mcp/tool.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { type Brief, toBriefText } from "./brief-text.ts";
import type { MemberContext } from "./context.ts";
import { envelopeOf, type Reply, toEnvelope } from "./envelope.ts";
import { findReply, keepReply, type RepeatableCall } from "./kept-replies.ts";
import { type About, askBack, sceneOf, throughGate } from "./member-tool.ts";
import type { Question } from "../../mcp/question.ts";
import type { Scene } from "../../member/scene.ts";

type Raw = Record<string, unknown>;

/** The wallet after the change, and the reply. */
export interface Decision<Data> {
  /** The same object as before when nothing changes. */
  readonly after: Wallet;
  readonly reply: Reply<Data>;
  /** Other records to write in the same transaction. */
  readonly also?: readonly Write[] | undefined;
  /** Data that exists only after the write: the token of a record that a dry run does not write. */
  readonly onceDone?: Partial<Data> | undefined;
  /** The reply if the change is refused; a dry run still shows what would be done. */
  readonly refused?: Reply<never> | undefined;
}

/** Arguments that every writing tool takes, handled here. */
const writeParams = z.object({
  dry_run: z.boolean().optional(),
  idempotency_key: z.string().min(1).max(200).optional(),
});

interface Common extends z.infer<typeof writeParams> {
  readonly [argument: string]: unknown;
}

type WriterInput = z.ZodObject & { readonly _zod: { readonly output: Common } };

interface Writer<Input extends WriterInput, Data extends z.ZodObject> extends About<Input, Data> {
  readonly brief?: Brief;
  /** True for tools that may lose something for good. */
  readonly destructive?: boolean;
  /** True if repeating a call leaves the wallet as one call does. */
  readonly idempotent: boolean;
  /** May run several times for one write, so it must not write anything itself. */
  readonly decide: (
    input: z.infer<Input>,
    scene: Scene,
    context: MemberContext,
  ) => MaybePromise<Decision<z.infer<Data>>>;
}

const writeData = z.object({ dry_run: z.boolean().describe("True when nothing was changed.") });

/** A writing tool, with the full schema of the answer's `data`. */
export interface MemberWriter<
  Data extends z.ZodObject = z.ZodObject,
> extends AnyTool<MemberContext> {
  readonly data: Data;
}

/** Declares a tool that changes the wallet; handles dry runs, idempotency and write conflicts. */
export function defineWriter<Input extends WriterInput, Data extends z.ZodObject>(
  tool: Writer<Input, Data>,
): MemberWriter<Data> {
  const { name, title, description, destructive = false, idempotent, input, data } = tool;
  const shape = { ...input.shape, ...writeParams.shape };
  const defined = defineTool({
    name,
    title,
    description,
    readOnly: false,
    destructive,
    idempotent,
    input: input.clone({ ...input.def, shape }),
    output: envelopeOf(data.extend(writeData.shape)),
    // After a dry run, the id of a card it would add does not exist.
    toText: (result) => toBriefText(result, tool.brief ?? {}, { tellsIds: !isDryRun(result) }),
    run: (given, context: MemberContext) =>
      throughGate(context, destructive ? "destroy" : "write", () => write(tool, given, context)),
  });
  return { ...defined, data };
}

async function write<Input extends WriterInput, Data extends z.ZodObject>(
  tool: Writer<Input, Data>,
  given: z.infer<Input>,
  context: MemberContext,
) {
  const { deps, caller } = context;
  const { dry_run: isDry = false, idempotency_key: token }: Common = given;
  const input = ownArguments(given);
  const request = { token, digest: digestOf(JSON.stringify([tool.name, input])) };
  const change = async (wallet: Wallet) => {
    const log = await readLog(deps, caller.accountId);
    const scene = sceneOf({ wallet, log }, context);
    try {
      // Read at each attempt, to see a key that was used in the meantime.
      const done = await findReply(context, request);
      if (done !== undefined && !isDry) return { after: wallet, outcome: toOutcome(done, scene) };
      const decision = await tool.decide(input, scene, context);
      const { after, reply, also } = isDry
        ? { ...decision, reply: asPreview(decision.reply, done !== undefined), also: [] }
        : carryOut(decision, wallet, context, request);
      return { after, also, outcome: toOutcome(reply, scene) };
    } catch (error) {
      return { after: wallet, outcome: askBack(error, given, scene) };
    }
  };
  try {
    const { outcome } = await (isDry ? previewWallet : changeWallet)(
      deps,
      caller.accountId,
      change,
    );
    return outcome;
  } catch (error) {
    if (error instanceof WalletRefused) {
      throw new ToolError(`The wallet cannot hold this: ${error.message}`, { cause: error });
    }
    if (!(error instanceof Conflict)) throw error;
    return toOutcome(LOST_RACE, sceneOf(await readWallet(deps, caller.accountId), context));
  }
}

function ownArguments<Given extends Common>(given: Given): Given {
  const own = { ...given };
  for (const name of Object.keys(writeParams.shape)) Reflect.deleteProperty(own, name);
  return own;
}

const toOutcome = (reply: Reply<Raw>, scene: Scene) => ({
  result: toEnvelope(reply, scene),
  notes: [],
  question: toConfirmation(reply),
});

const toConfirmation = (reply: Reply<Raw>): Question | undefined =>
  "refusal" in reply && reply.refusal.reason === "not_confirmed"
    ? { kind: "confirmation", message: reply.summary }
    : undefined;

const LOST_RACE: Reply<never> = {
  summary: "Nothing was done: others were changing the wallet at the same time.",
  refusal: { reason: "conflict", remedy: "Try the same call again." },
};

function carryOut<Data extends object>(
  { after, reply, also = [], onceDone, refused }: Decision<Data>,
  before: Wallet,
  context: MemberContext,
  call: RepeatableCall,
) {
  if (refused !== undefined) return { after: before, reply: refused, also: [] };
  // A question or refusal has changed nothing, so the key may be used again.
  if (!("data" in reply)) return { after, reply, also };
  const done = withDryRun({ ...reply, data: { ...reply.data, ...onceDone } }, false);
  return { after, reply: done, also: [...also, ...keepReply(context, call, done)] };
}

const isDryRun = (result: object): boolean =>
  z.object({ data: z.object({ dry_run: z.literal(true) }) }).safeParse(result).success;

const withDryRun = <Data extends object>(
  reply: Reply<Data> & { readonly data: Data },
  dryRun: boolean,
) => ({
  ...reply,
  data: { ...reply.data, dry_run: dryRun },
});

function asPreview<Data extends object>(reply: Reply<Data>, isDone: boolean): Reply<Raw> {
  if (!("data" in reply)) return reply;
  const summary = `Dry run, nothing changed. The outcome would be: ${reply.summary}`;
  return { ...withDryRun(reply, true), summary, warnings: [isDone && DONE_BEFORE, reply.warnings] };
}

const DONE_BEFORE =
  "This request was already done under this idempotency_key; with it, nothing would be repeated.";
