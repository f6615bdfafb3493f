import * as z from "zod";
import { type Deps, digestOf } from "../../accounts/deps.ts";
import type { Write } from "../../accounts/store/store.ts";
import type { Wallet } from "../../accounts/wallet.ts";
import { putSlip, readSlip } from "../../accounts/wallet-slips.ts";
import { changeWallet, previewWallet } from "../../accounts/wallets.ts";
import { type AnyTool, defineTool } from "../../mcp/tool.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { type Brief, toBriefText } from "./brief-text.ts";
import type { MemberContext } from "./context.ts";
import { envelopeOf, type Reply } from "./envelope.ts";
import { type About, sceneOf, underGate } from "./member-tool.ts";
import type { Scene } from "../../member/scene.ts";

type Raw = Record<string, unknown>;

/** A wallet as it shall be, and the answer that tells so. */
export interface Decision<Data> {
  /** The same object as before when nothing changes. */
  readonly after: Wallet;
  readonly reply: Reply<Data>;
  /** Other records to write in the same moment. */
  readonly also?: readonly Write[];
  /** Of the data, what holds only once it was done: a token of a record that a dry run does not write. */
  readonly onceDone?: Partial<Data>;
  /** The answer instead of doing it; a dry run tells what would be done all the same. */
  readonly refused?: Reply<never>;
}

interface Writer<Input extends z.ZodObject, Data extends z.ZodObject, Loaded> extends About<
  Input,
  Data
> {
  /** How the text of a long answer is shortened. */
  readonly brief?: Brief;
  /** True for tools that may lose something for good. */
  readonly destructive?: boolean;
  /** Whether the same call twice leaves the wallet as once. */
  readonly idempotent: boolean;
  /** Reads what the decision needs beside the wallet. */
  readonly load?: (input: z.infer<Input>, context: MemberContext) => Promise<Loaded>;
  /** A function of its arguments alone: it may be asked several times for one write. */
  readonly decide: (
    input: z.infer<Input>,
    scene: Scene,
    context: MemberContext,
    loaded: Loaded | undefined,
  ) => Decision<z.infer<Data>>;
}

const writeParams = z.object({
  dry_run: z.boolean().optional(),
  idempotency_key: z.string().min(1).max(200).optional(),
});

const writeData = z.object({ dry_run: z.boolean().describe("True when nothing was changed.") });

/** A tool that writes, with the full shape of the `data` of its answer. */
export interface MemberWriter<
  Data extends z.ZodObject = z.ZodObject,
> extends AnyTool<MemberContext> {
  readonly data: Data;
}

/** Declares a tool that changes the wallet: dry runs, idempotency and lost races are seen to here. */
export function defineWriter<
  Input extends z.ZodObject,
  Data extends z.ZodObject,
  Loaded = undefined,
>(tool: Writer<Input, Data, Loaded>): MemberWriter<Data> {
  const { name, title, description, destructive = false, idempotent, input, data } = tool;
  const fullInput: z.ZodObject = input.extend(writeParams.shape);
  const fullData: z.ZodObject = data.extend(writeData.shape);
  const defined = defineTool({
    name,
    title,
    description,
    readOnly: false,
    destructive,
    idempotent,
    input: fullInput,
    output: envelopeOf(fullData),
    toText: (result) => toBriefText(result, tool.brief ?? {}, toOptions(result)),
    run: (given: Record<string, unknown>, context: MemberContext) =>
      underGate(context, { mode: destructive ? "destroy" : "write", given }, (onDay) =>
        write(tool, given, { context, onDay }),
      ),
  });
  return { ...defined, data };
}

async function write<Input extends z.ZodObject, Data extends z.ZodObject, Loaded>(
  tool: Writer<Input, Data, Loaded>,
  given: Record<string, unknown>,
  { context, onDay }: { readonly context: MemberContext; readonly onDay: (today: string) => void },
): Promise<Reply<Raw>> {
  const { dry_run, idempotency_key, ...own } = given;
  const { dry_run: dryRun = false, idempotency_key: token } = writeParams.parse({
    dry_run,
    idempotency_key,
  });
  const input = tool.input.parse(own);
  const { deps, caller } = context;
  const decide = async (wallet: Wallet) => {
    // Read at each try: what was used up meanwhile must be seen.
    const loaded = await tool.load?.(input, context);
    const scene = sceneOf(wallet, context);
    onDay(scene.today);
    return tool.decide(input, scene, context, loaded);
  };
  const asked = digestOf(JSON.stringify([tool.name, input]));
  const findDone = async () =>
    token === undefined ? undefined : findReply(deps, caller.accountId, token, asked);
  if (dryRun) {
    const isDone = (await findDone()) !== undefined;
    const { outcome } = await previewWallet(deps, caller.accountId, async (wallet) => {
      const { after, reply } = await decide(wallet);
      return { after, outcome: reply };
    });
    return asPreview(outcome, isDone);
  }
  const { outcome } = await changeWallet(deps, caller.accountId, async (wallet) => {
    const before = await findDone();
    if (before !== undefined) return { after: wallet, outcome: before };
    const { after, reply, also = [], onceDone, refused } = await decide(wallet);
    if (refused !== undefined) return { after: wallet, outcome: refused };
    const done =
      "data" in reply
        ? withDryRun({ ...reply, data: { ...reply.data, ...onceDone } }, false)
        : reply;
    // What asks or refuses has done nothing, so it may be tried again under the same key.
    const kept =
      token === undefined || !("data" in done)
        ? []
        : [keepReply(deps, caller.accountId, token, asked, done)];
    return { after, outcome: done, also: [...also, ...kept] };
  });
  return outcome;
}

/** The id of a card that a dry run would add is not kept. */
const toOptions = (result: object) => ({ tellsIds: !isDryRun(result) });

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
  const warnings = [...(isDone ? [DONE_BEFORE] : []), ...(reply.warnings ?? [])];
  return { ...withDryRun(reply, true), summary, warnings };
}

const DONE_BEFORE =
  "This request was done before under this idempotency_key; with it, nothing would be done again.";

/** How long the same request is not done again. */
const REPLY_MS = 24 * 60 * 60_000;

const keptReply = z.object({
  asked: z.string(),
  reply: z.looseObject({ summary: z.string(), data: z.looseObject({}) }),
});

async function findReply(
  deps: Deps,
  accountId: string,
  token: string,
  asked: string,
): Promise<Reply<Raw> | undefined> {
  const slip = await readSlip(deps.store, { accountId, purpose: "reply", token });
  if (slip === undefined) return undefined;
  const kept = keptReply.parse(slip.content);
  if (kept.asked !== asked) {
    throw new ToolError("This idempotency_key was used for another request. Use a new one.");
  }
  return { ...kept.reply, warnings: ["This request was done before; nothing was done again."] };
}

const keepReply = (
  deps: Deps,
  accountId: string,
  token: string,
  asked: string,
  reply: Reply<Raw>,
): Write =>
  putSlip({ accountId, purpose: "reply", token }, { asked, reply }, deps.now() + REPLY_MS);
