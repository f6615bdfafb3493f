import { setImmediate as nextRound } from "node:timers/promises";
import * as z from "zod";
import { digestOf } from "../accounts/deps.ts";
import { SCOPES } from "../accounts/scopes.ts";
import type { Wallet } from "../accounts/wallet.ts";
import { readWallet } from "../accounts/wallets.ts";
import { ToolError } from "../contract/tool-error.ts";
import { withNumberedCards } from "../member/held-cards.ts";
import { ownersOf } from "../member/owners.ts";
import { type Scene, toScene } from "../member/scene.ts";
import type { MemberContext } from "./frame/context.ts";
import { type EnvelopeOf, envelopeOf } from "./frame/envelope.ts";
import { finishInPieces } from "./frame/in-pieces.ts";
import { sceneOf } from "./frame/member-tool.ts";
import type { MemberReader } from "./frame/reader.ts";
import type { MemberWriter } from "./frame/writer.ts";

/** Why a write did nothing. */
export interface Problem {
  /** The argument at fault, if there is one. */
  readonly field?: string | undefined;
  readonly message: string;
  /** If the day's calls are used up: when the next ones are available. */
  readonly resetsAt?: string | undefined;
}

type Written<Data extends z.ZodObject> =
  | {
      readonly data: z.infer<Data>;
      readonly summary: string;
      readonly warnings: readonly string[];
      readonly problem?: undefined;
    }
  | { readonly data?: undefined; readonly problem: Problem };

export type Found<Data> = EnvelopeOf<Data> & { readonly data: Data };

export type DataOf<Tool extends { readonly schemas: { readonly data: z.ZodType } }> = z.infer<
  Tool["schemas"]["data"]
>;

/**
 * The member tools for our own pages: one wallet, as it was when the page was requested. Reads do
 * not count towards the daily limit, writes do.
 */
export interface Desk {
  readonly today: string;
  /** Everybody in the wallet, the member first. */
  readonly owners: readonly string[];
  readonly ask: <Input extends z.ZodObject, Data extends z.ZodObject>(
    tool: MemberReader<Input, Data>,
    input: z.input<Input>,
  ) => EnvelopeOf<z.infer<Data>>;
  /** An answer that has data. Throws a ToolError when the tool asks back. */
  readonly read: <Input extends z.ZodObject, Data extends z.ZodObject>(
    tool: MemberReader<Input, Data>,
    input: z.input<Input>,
  ) => Found<z.infer<Data>>;
  /** Same as `read`, but yields to other requests first; for pages that read much of the wallet. */
  readonly readInTurn: <Input extends z.ZodObject, Data extends z.ZodObject>(
    tool: MemberReader<Input, Data>,
    input: z.input<Input>,
  ) => Promise<Found<z.infer<Data>>>;
  /** Yields to other requests during work on long answers. */
  readonly pause: () => Promise<void>;
  /** Stays the same until the wallet or the purchase log changes. */
  readonly digest: () => string;
  readonly cardNames: () => readonly string[];
  readonly write: <Data extends z.ZodObject>(
    tool: MemberWriter<Data>,
    input: object,
  ) => Promise<Written<Data>>;
}

export async function openDesk(
  { id, plan }: Pick<MemberContext["caller"], "plan"> & { readonly id: string },
  outside: Pick<MemberContext, "deps" | "ceilings" | "facts" | "publicUrl">,
  pause: () => Promise<void> = nextRound,
): Promise<Desk> {
  const caller = {
    accountId: id,
    plan,
    scopes: new Set(SCOPES),
    via: "session",
    clientId: "pages",
  } as const;
  const context: MemberContext = { ...outside, caller, noteQuota: () => {}, pause };
  const { wallet, log } = await readWallet(context.deps, id);
  const scene = sceneOf({ wallet: withNumberedCards(wallet, context.facts), log }, context);
  const { ask, read } = readingOf(scene);
  return {
    today: scene.today,
    owners: ownersOf(wallet),
    ask,
    read,
    readInTurn: async (tool, input) => {
      await pause();
      return withData(await finishInPieces(tool.answerSteps(input, scene), pause));
    },
    pause,
    digest: () => digestOf(JSON.stringify([wallet, log])),
    cardNames: () =>
      [...context.facts.cards.values()]
        .filter(({ status }) => status === "open")
        .map(({ card_name: name }) => name),
    write: (tool, input) => write(tool, input, context),
  };
}

/** The reading tools, over a sample wallet that belongs to nobody, at a given moment. */
export const openSample = (wallet: Wallet, outside: Pick<Scene, "facts" | "now">) =>
  readingOf(toScene(wallet, { ...outside, newId: () => "" }));

function readingOf(scene: Scene): Pick<Desk, "ask" | "read"> {
  const ask: Desk["ask"] = (tool, input) => tool.answerOn(input, scene);
  return {
    ask,
    read: (tool, input) => withData(ask(tool, input)),
  };
}

function withData<Data>(envelope: EnvelopeOf<Data>): Found<Data> {
  if ("data" in envelope) return envelope;
  throw new ToolError(envelope.summary);
}

async function write<Data extends z.ZodObject>(
  tool: MemberWriter<Data>,
  input: object,
  context: MemberContext,
): Promise<Written<Data>> {
  try {
    const { result } = await tool.call(input, context);
    const answer = envelopeOf(tool.data).parse(result);
    const { data, summary, warnings, refusal } = answer;
    if (data !== undefined) return { data, summary, warnings };
    return {
      problem: { field: askedIn(answer), message: summary, resetsAt: refusal?.resets_at },
    };
  } catch (error) {
    if (error instanceof ToolError) {
      return { problem: { field: askedIn(error.particulars), message: error.message } };
    }
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    const field = issue?.path[0] === undefined ? undefined : String(issue.path[0]);
    return { problem: { field, message: issue?.message ?? "not valid" } };
  }
}

const asking = z.object({ needs_input: z.object({ argument: z.string().optional() }) });

/** The argument that an answer asks back about. */
const askedIn = (answer: unknown): string | undefined =>
  asking.safeParse(answer).data?.needs_input.argument;
