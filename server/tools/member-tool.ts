import type * as z from "zod";
import { WalletRefused } from "../accounts/wallets.ts";
import { type AnyTool, defineTool, ToolError } from "../mcp/tool.ts";
import type { MemberContext } from "./context.ts";
import { envelopeOf, type Reply, toEnvelope } from "./envelope.ts";
import { refuseCall } from "./gate.ts";

/** How a tool touches the wallet. */
export type Mode = "read" | "write" | "destroy";

interface MemberTool<Input extends z.ZodObject, Data extends z.ZodType> {
  readonly name: string;
  readonly title: string;
  /** When to use it, and which tool fits better otherwise. */
  readonly description: string;
  readonly mode: Mode;
  /** For writes: whether the same call twice leaves the wallet as once. */
  readonly idempotent?: boolean;
  readonly input: Input;
  /** The shape of `data`. */
  readonly data: Data;
  readonly run: (
    input: z.infer<Input>,
    context: MemberContext,
  ) => Promise<Reply<z.infer<Data>>> | Reply<z.infer<Data>>;
}

/** What a wallet refuses is told to the caller; anything else that goes wrong is our fault. */
async function translate<Outcome>(work: () => Promise<Outcome> | Outcome): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WalletRefused)) throw error;
    throw new ToolError(`The wallet cannot hold this: ${error.message}`, { cause: error });
  }
}

/** Declares a member tool: the gate before it, the envelope around it. */
export function defineMemberTool<Input extends z.ZodObject, Data extends z.ZodType>(
  tool: MemberTool<Input, Data>,
): AnyTool<MemberContext> {
  const { name, title, description, mode, idempotent, input, data, run } = tool;
  return defineTool({
    name,
    title,
    description,
    readOnly: mode === "read",
    ...(mode === "read"
      ? {}
      : { destructive: mode === "destroy", idempotent: idempotent ?? false }),
    input,
    output: envelopeOf(data),
    run: async (given, context: MemberContext) => {
      const asOf = context.facts.facts.version.slice(0, "YYYY-MM-DD".length);
      const refused = await refuseCall(context, mode);
      const reply = refused ?? (await translate(() => run(given, context)));
      return { result: toEnvelope(reply, asOf), notes: [] };
    },
  });
}
