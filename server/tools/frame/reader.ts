import * as z from "zod";
import { readWallet } from "../../accounts/wallets.ts";
import { InvalidInput } from "../../contract/tool-error.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import { type AnyTool, defineTool, type ToolAnswer } from "../../mcp/tool.ts";
import { type Brief, toBriefText } from "./brief-text.ts";
import type { MemberContext } from "./context.ts";
import { type Answer, type EnvelopeOf, envelopeOf, type Reply, toEnvelope } from "./envelope.ts";
import { type About, sceneOf, toQuestion, underGate } from "./member-tool.ts";

interface Reader<
  Input extends z.ZodObject,
  Data extends z.ZodObject,
  Name extends string,
> extends About<Input, Data, Name> {
  /** How the text of a long answer is shortened; gives the tool `detail`, and `limit` for its rows. */
  readonly brief?: Brief | undefined;
  /** The text is always the whole as JSON. */
  readonly textIsJson?: true;
  /** The answer is a function of what is asked and of the scene, and of nothing else. */
  readonly answer: (input: z.infer<Input>, scene: Scene) => Reply<z.infer<Data>>;
  /** Whole records of which the data tells a part. */
  readonly links?: (data: z.infer<Data>) => ToolAnswer<object>["links"];
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
  readonly brief: Brief | undefined;
  /** What it finds, before its envelope. Throws NeedsInput when the call may mean several things. */
  readonly replyOn: (given: unknown, scene: Scene) => Reply<z.infer<Data>>;
  /** Without the gate, which who calls must see to. Throws a ToolError as the tool does. */
  readonly answerOn: (given: unknown, scene: Scene) => EnvelopeOf<z.infer<Data>>;
}

/*
 * One answer, in four wrappings: `answer` is the tool's own; `replyOn` checks its arguments first;
 * `answerWithin` also takes `detail` and `limit`; `answerOn` adds the envelope and asks back; and
 * `call`, for the protocol, puts the gate and the reading of the wallet before it.
 */

/** Declares a tool that reads: the gate before it, the envelope around it. */
export function defineReader<
  Input extends z.ZodObject,
  Data extends z.ZodObject,
  const Name extends string,
>(tool: Reader<Input, Data, Name>): MemberReader<Input, Data, Name> {
  const { name, title, description, input, data, answer, links, brief = {} } = tool;
  const { fullInput, answerWithin } = withLengths(tool);
  const defined = defineTool({
    name,
    title,
    description,
    readOnly: true,
    input: fullInput,
    output: envelopeOf(data),
    toText: tool.textIsJson
      ? undefined
      : (result, given) => toText(result, brief, readLengths(given)),
    run: async (given, context: MemberContext) => {
      const answered = await underGate(context, { mode: "read", given }, async (onDay) => {
        const { wallet } = await readWallet(context.deps, context.caller.accountId);
        const scene = sceneOf(wallet, context);
        onDay(scene.today);
        return answerWithin(given, scene);
      });
      const { result } = answered;
      return { ...answered, links: "data" in result ? links?.(result.data) : undefined };
    },
  });
  const replyOn: MemberReader<Input, Data, Name>["replyOn"] = (given, scene) =>
    answer(parseInput(input, given), scene);
  const answerOn: MemberReader<Input, Data, Name>["answerOn"] = (given, scene) => {
    const reply = orAsk(() => answerWithin(given, scene), given);
    // The schema is an allow-list, as it is for an answer that leaves the service.
    const shown = "data" in reply ? { ...reply, data: data.parse(reply.data) } : reply;
    return toEnvelope(shown, { factsOf: scene.facts.asOf, today: scene.today });
  };
  return { ...defined, name, schemas: { input, data }, brief: tool.brief, replyOn, answerOn };
}

const lengths = z.object({
  /** Explained once, in the instructions of the server. */
  detail: z.enum(["brief", "full"]).optional(),
  limit: z.int().min(1).optional(),
});

/** How long the text is and how many rows it lists, as the caller chose. */
type Lengths = z.infer<typeof lengths>;

const readLengths = (input: object): Lengths => lengths.parse(input);

/** The arguments of a tool whose text can be shortened. */
function lengthParamsOf({ rows, isLong }: Brief): z.ZodRawShape {
  const { limit, detail } = lengths.shape;
  if (rows !== undefined) return { limit, detail };
  return isLong ? { detail } : {};
}

/** The same answer, of an input that also takes its length. */
function withLengths<Input extends z.ZodObject, Data extends z.ZodObject, Name extends string>({
  input,
  brief,
  answer,
}: Reader<Input, Data, Name>) {
  const lengthParams = brief === undefined ? {} : lengthParamsOf(brief);
  const fullInput: z.ZodObject = input.extend({ ...lengthParams, ...input.shape });
  const answerWithin = (given: unknown, scene: Scene): Reply<z.infer<Data>> => {
    const full = parseInput(fullInput, given);
    const own = Object.entries(full).filter(
      ([key]) => key in input.shape || !(key in lengthParams),
    );
    const reply = answer(parseInput(input, Object.fromEntries(own)), scene);
    return cutRows(reply, brief?.rows, readLengths(full).limit);
  };
  return { fullInput, answerWithin };
}

/** The same reply with the first rows of its list, and a warning that says how many are left out. */
function cutRows<Data extends object>(
  reply: Reply<Data>,
  rows: string | undefined,
  most: number | undefined,
): Reply<Data> {
  if (rows === undefined || most === undefined || !("data" in reply)) return reply;
  const list: unknown = Reflect.get(reply.data, rows);
  if (!Array.isArray(list) || list.length <= most) return reply;
  const warning = `${rows}: ${most} of ${list.length} given; limit left out ${list.length - most}.`;
  return {
    ...reply,
    data: { ...reply.data, [rows]: list.slice(0, most) },
    warnings: [warning, ...(reply.warnings ?? [])],
  };
}

/** Short lines; undefined for the whole as JSON. */
function toText(result: Answer, brief: Brief, { detail, limit }: Lengths): string | undefined {
  if (detail === "full") return undefined;
  const remedy = "detail" in lengthParamsOf(brief) ? 'detail "full" has all' : undefined;
  return toBriefText(result, brief, { isLimited: limit !== undefined, remedy });
}

/** Arguments that come from no protocol are checked here. */
function parseInput<Input extends z.ZodObject>(input: Input, given: unknown): z.infer<Input> {
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InvalidInput(`${issue?.path.join(".") ?? "input"}: ${issue?.message ?? "not valid"}`);
}

/** What may mean several things becomes an answer that asks which. */
function orAsk<Data>(work: () => Reply<Data>, given: unknown): Reply<Data> {
  try {
    return work();
  } catch (error) {
    if (error instanceof NeedsInput) return toQuestion(error, given);
    throw error;
  }
}
