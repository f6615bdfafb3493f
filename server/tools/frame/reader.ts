import * as z from "zod";
import { readWallet } from "../../accounts/wallets.ts";
import { InvalidInput } from "../../contract/tool-error.ts";
import { getOwner } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { type AnyTool, defineTool, type ToolAnswer } from "../../mcp/tool.ts";
import { suppose } from "../suppose.ts";
import { type AsIf, asIf } from "./as-if.ts";
import { type Brief, toBriefText } from "./brief-text.ts";
import type { MemberContext } from "./context.ts";
import { type Answer, type EnvelopeOf, envelopeOf, type Reply, toEnvelope } from "./envelope.ts";
import { finish, finishInPieces, type Steps } from "./in-pieces.ts";
import { type About, askBack, sceneOf, throughGate } from "./member-tool.ts";

/** For tools with answers that depend on what the member holds or spends. */
export const asIfParam = asIf.optional();

const lengths = z.object({
  /** Explained once, in the instructions of the server. */
  detail: z.enum(["brief", "full"]).optional(),
  limit: z.int().min(1).optional(),
});

type Lengths = z.infer<typeof lengths>;

/** Arguments that are handled here; not every tool takes them. */
interface Common extends Lengths {
  readonly as_if?: AsIf | undefined;
  readonly owner?: string | undefined;
  readonly [argument: string]: unknown;
}

type ReaderInput = z.ZodObject & { readonly _zod: { readonly output: Common } };

interface Reader<
  Input extends ReaderInput,
  Data extends z.ZodObject,
  Name extends string,
> extends About<Input, Data, Name> {
  /** How to shorten a long answer; adds the argument `detail`, and `limit` for its rows. */
  readonly brief?: Brief | undefined;
  /** The text is always the full JSON. */
  readonly textIsJson?: true;
  /** A pure function of the input and the scene, in steps if the answer is long. */
  readonly answer: (
    input: z.infer<Input>,
    scene: Scene,
  ) => Reply<z.infer<Data>> | Steps<Reply<z.infer<Data>>>;
  /** Loads more than the wallet and the purchase sums, if the answer needs it. */
  readonly load?: (
    input: z.infer<Input>,
    context: MemberContext,
  ) => Promise<Pick<Scene, "logPart">>;
  /** Links to full records that the data shows in part. */
  readonly links?: (data: z.infer<Data>) => ToolAnswer<object>["links"];
}

/** A reading tool; `answerOn` is for callers that have read the wallet already. */
export interface MemberReader<
  Input extends z.ZodObject = z.ZodObject,
  Data extends z.ZodObject = z.ZodObject,
  Name extends string = string,
> extends AnyTool<MemberContext> {
  readonly name: Name;
  /** The full schemas of the input and of the answer's `data`. */
  readonly schemas: { readonly input: Input; readonly data: Data };
  readonly brief: Brief | undefined;
  /** Skips the gate, so the caller must check access. Throws a ToolError as the tool does. */
  readonly answerOn: (given: unknown, scene: Scene) => EnvelopeOf<z.infer<Data>>;
  /** Same as `answerOn`, in steps: a long answer has many. */
  readonly answerSteps: (given: unknown, scene: Scene) => Steps<EnvelopeOf<z.infer<Data>>>;
}

/**
 * Declares a reading tool. `call` is gate, wallet, answer, envelope; `answerOn` is the last two.
 * Each parses its arguments once and applies `as_if`.
 */
export function defineReader<
  Input extends ReaderInput,
  Data extends z.ZodObject,
  const Name extends string,
>(tool: Reader<Input, Data, Name>): MemberReader<Input, Data, Name> {
  const { name, title, description, data, brief } = tool;
  const input = withLengths(tool.input, brief);
  const answer = answererOf(tool);
  const defined = defineTool({
    name,
    title,
    description,
    readOnly: true,
    input,
    output: envelopeOf(data),
    toText: tool.textIsJson ? undefined : (result, given) => toText(result, brief ?? {}, given),
    run: (given, context: MemberContext) =>
      throughGate(context, "read", async () => {
        const kept = await readWallet(context.deps, context.caller.accountId);
        const loaded = await tool.load?.(given, context);
        return finishInPieces(
          answer(given, { ...sceneOf(kept, context), ...loaded }),
          context.pause,
        );
      }),
  });
  const answerSteps = function* (raw: unknown, scene: Scene) {
    const { result } = yield* answer(parseInput(input, raw), scene);
    // The schema is an allow-list here too, as for answers that leave the service.
    return "data" in result ? { ...result, data: data.parse(result.data) } : result;
  };
  return {
    ...defined,
    name,
    schemas: { input: tool.input, data },
    brief,
    answerOn: (raw, scene) => finish(answerSteps(raw, scene)),
    answerSteps,
  };
}

/** A tool's answer with `as_if` applied, the owner's name resolved and rows cut to `limit`. */
const answererOf = <Input extends ReaderInput, Data extends z.ZodObject, Name extends string>({
  answer,
  brief,
  links,
}: Reader<Input, Data, Name>) =>
  function* (given: z.infer<Input>, real: Scene) {
    try {
      const { scene, assumptions, warnings } = suppose(real, given.as_if);
      const owner = given.owner && getOwner(scene.wallet, given.owner);
      const answered = answer({ ...given, owner }, scene);
      const whole = "next" in answered ? yield* answered : answered;
      const noted: Reply<z.infer<Data>> = {
        ...whole,
        assumptions: [assumptions, whole.assumptions],
        warnings: [warnings, whole.warnings],
      };
      const reply = cutRows(noted, brief?.rows, given.limit);
      const linked = "data" in reply ? links?.(reply.data) : undefined;
      return { result: toEnvelope(reply, real), notes: [], links: linked };
    } catch (error) {
      return askBack(error, given, real);
    }
  };

function lengthParamsOf({ rows, isLong }: Brief): z.ZodRawShape {
  const { limit, detail } = lengths.shape;
  if (rows !== undefined) return { limit, detail };
  return isLong ? { detail } : {};
}

/** The tool's own arguments come first, and stay as they are. */
function withLengths<Input extends z.ZodObject>(input: Input, brief: Brief = {}): Input {
  const shape = { ...input.shape, ...lengthParamsOf(brief), ...input.shape };
  return input.clone({ ...input.def, shape });
}

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
    warnings: [warning, reply.warnings],
  };
}

/** Short lines; undefined for the full JSON. */
function toText(result: Answer, brief: Brief, { detail, limit }: Lengths): string | undefined {
  if (detail === "full") return undefined;
  const remedy = "detail" in lengthParamsOf(brief) ? 'detail "full" has all' : undefined;
  return toBriefText(result, brief, { isLimited: limit !== undefined, remedy });
}

/** Callers in this process bypass the protocol's check of arguments. */
function parseInput<Input extends z.ZodObject>(input: Input, given: unknown): z.infer<Input> {
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InvalidInput(`${issue?.path.join(".") ?? "input"}: ${issue?.message ?? "not valid"}`);
}
