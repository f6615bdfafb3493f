import type * as z from "zod";
import { Conflict } from "../../accounts/store/store.ts";
import type { Wallet } from "../../accounts/wallet.ts";
import { readWallet, WalletRefused } from "../../accounts/wallets.ts";
import { type AnyTool, defineTool, ToolError } from "../../mcp/tool.ts";
import type { MemberContext } from "./context.ts";
import { type Envelope, envelopeOf, type Reply, toEnvelope } from "./envelope.ts";
import { type Mode, refuseCall } from "./gate.ts";
import { NeedsInput } from "./needs-input.ts";
import { type Scene, toScene } from "./scene.ts";

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

interface Reader<
  Input extends z.ZodObject,
  Data extends z.ZodObject,
  Name extends string,
> extends About<Input, Data, Name> {
  /** The answer is a function of what is asked and of the scene, and of nothing else. */
  readonly answer: (input: z.infer<Input>, scene: Scene) => Reply<z.infer<Data>>;
}

/** A tool that reads, with its answer on a scene for those who have read the wallet already. */
export interface MemberReader<
  Input extends z.ZodObject = z.ZodObject,
  Data extends z.ZodObject = z.ZodObject,
  Name extends string = string,
> extends AnyTool<MemberContext> {
  readonly name: Name;
  /** The full shapes of what it takes and of the `data` of its answer. */
  readonly schemas: { readonly input: Input; readonly data: Data };
  /** Without the gate, which who calls must see to. Throws a ToolError as the tool does. */
  readonly answerOn: (given: unknown, scene: Scene) => Envelope;
}

/** Declares a tool that reads: the gate before it, the envelope around it. */
export function defineReader<
  Input extends z.ZodObject,
  Data extends z.ZodObject,
  const Name extends string,
>(tool: Reader<Input, Data, Name>): MemberReader<Input, Data, Name> {
  const { name, title, description, input, data, answer } = tool;
  const defined = defineTool({
    name,
    title,
    description,
    readOnly: true,
    input,
    output: envelopeOf(data),
    run: (given, context: MemberContext) =>
      underGate(context, "read", async (onDay) => {
        const { wallet } = await readWallet(context.deps, context.caller.accountId);
        const scene = sceneOf(wallet, context);
        onDay(scene.today);
        return answer(given, scene);
      }),
  });
  const answerOn: MemberReader["answerOn"] = (given, scene) =>
    toEnvelope(
      orAsk(() => answer(parseInput(input, given), scene)),
      earlierOf(scene.facts.asOf, scene.today),
    );
  return { ...defined, name, schemas: { input, data }, answerOn };
}

/** Arguments that come from no protocol are checked here. */
function parseInput<Input extends z.ZodObject>(input: Input, given: unknown): z.infer<Input> {
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ToolError(`${issue?.path.join(".") ?? "input"}: ${issue?.message ?? "not valid"}`);
}

/** What may mean several things becomes an answer that asks which. */
function orAsk<Data>(work: () => Reply<Data>): Reply<Data> {
  try {
    return work();
  } catch (error) {
    if (error instanceof NeedsInput) return toQuestion(error);
    throw error;
  }
}

const toQuestion = ({ message, candidates }: NeedsInput): Reply<never> => ({
  summary: message,
  candidates,
});

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
  const reply = refused ?? (await answerOf(() => work(onDay)));
  return { result: toEnvelope(reply, asOf), notes: [] };
}

/** Of the facts' day and the member's: nothing is known from a day that has not begun for him. */
const earlierOf = (asOf: string, today: string): string => (today < asOf ? today : asOf);

/** What asks back, is refused or was lost in a race becomes an answer; the rest is thrown. */
async function answerOf<Data>(work: () => Promise<Reply<Data>>): Promise<Reply<Data>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NeedsInput) return toQuestion(error);
    if (error instanceof Conflict) return LOST_RACE;
    if (!(error instanceof WalletRefused)) throw error;
    throw new ToolError(`The wallet cannot hold this: ${error.message}`, { cause: error });
  }
}

const LOST_RACE: Reply<never> = {
  summary: "Nothing was done: others were changing the wallet at the same time.",
  refusal: { reason: "conflict", remedy: "Try the same call again." },
};
