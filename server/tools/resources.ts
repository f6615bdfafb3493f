import * as z from "zod";
import { ToolError } from "../contract/tool-error.ts";
import type { Resource, Texts } from "../mcp/tool-set.ts";
import type { AnyTool } from "../mcp/tool.ts";
import type { MemberContext } from "./frame/context.ts";
import { WALLET_SECTIONS } from "./wallet/get-wallet.ts";
import { suggestCardIds, suggestProgramIds } from "./suggestions.ts";

interface ToolResource extends Omit<Resource<MemberContext>, "read"> {
  readonly tool: string;
  readonly toInput: (variables: Texts) => object;
}

const RESOURCES: readonly ToolResource[] = [
  {
    uri: "wallet://overview",
    name: "wallet",
    title: "Wallet",
    description: "Everything held: cards, balances, credit uses, bonuses, certificates, profile.",
    tool: "get_wallet",
    toInput: () => ({ include: WALLET_SECTIONS }),
  },
  {
    uri: "wallet://cards",
    name: "wallet-cards",
    title: "Cards held",
    description: "The open cards with their owners, dates and chosen categories.",
    tool: "get_wallet",
    toInput: () => ({ include: ["cards"] }),
  },
  {
    uri: "wallet://balances",
    name: "wallet-balances",
    title: "Point balances",
    description: "Points by program and owner, their value and when they expire.",
    tool: "list_balances",
    toInput: () => ({}),
  },
  {
    uri: "wallet://profile",
    name: "wallet-profile",
    title: "Profile",
    description: "Goals, household, memberships and how points are valued.",
    tool: "get_wallet",
    toInput: () => ({ include: ["profile"] }),
  },
  {
    uri: "wallet://balances/{program}",
    name: "wallet-balance",
    title: "Balance in one program",
    description: "Points in a program by owner, their value and when they expire.",
    tool: "list_balances",
    toInput: ({ program }) => ({ program }),
    complete: { program: suggestProgramIds },
  },
  {
    uri: "card://{id}",
    name: "card",
    title: "Card record",
    description: "All about one card: earn rates, offer, credits, perks, protections, sources.",
    tool: "get_card",
    toInput: ({ id }) => ({ card: id }),
    complete: { id: suggestCardIds },
  },
];

export const toResources = (
  tools: readonly AnyTool<MemberContext>[],
): readonly Resource<MemberContext>[] =>
  RESOURCES.flatMap(({ tool: name, toInput, ...about }) => {
    const tool = tools.find((one) => one.name === name);
    return tool === undefined
      ? []
      : [{ ...about, read: (variables, context) => read(tool, toInput(variables), context) }];
  });

const answer = z.object({ status: z.string(), summary: z.string() });

/** A tool's answer. Throws if the tool asks back or refuses: a resource is always a record. */
async function read(tool: AnyTool<MemberContext>, input: object, context: MemberContext) {
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) throw new ToolError(z.prettifyError(parsed.error));
  const { result } = await tool.call(parsed.data, context);
  const { status, summary } = answer.parse(result);
  if (status === "ok") return result;
  throw new ToolError(summary);
}
