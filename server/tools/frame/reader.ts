import type * as z from "zod";
import { readWallet } from "../../accounts/wallets.ts";
import { InvalidInput } from "../../contract/tool-error.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import { type AnyTool, defineTool } from "../../mcp/tool.ts";
import type { MemberContext } from "./context.ts";
import { type EnvelopeOf, envelopeOf, type Reply, toEnvelope } from "./envelope.ts";
import { type About, sceneOf, toQuestion, underGate } from "./member-tool.ts";

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
  readonly answerOn: (given: unknown, scene: Scene) => EnvelopeOf<z.infer<Data>>;
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
      underGate(context, { mode: "read", given }, async (onDay) => {
        const { wallet } = await readWallet(context.deps, context.caller.accountId);
        const scene = sceneOf(wallet, context);
        onDay(scene.today);
        return answer(given, scene);
      }),
  });
  const answerOn: MemberReader<Input, Data, Name>["answerOn"] = (given, scene) =>
    toEnvelope(
      orAsk(() => answer(parseInput(input, given), scene), given),
      { factsOf: scene.facts.asOf, today: scene.today },
    );
  return { ...defined, name, schemas: { input, data }, answerOn };
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
