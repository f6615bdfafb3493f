import { ToolError } from "../contract/tool-error.ts";
import { toolGroups } from "./registry.ts";

/*
 * The tools a client is shown: all, unless the address, a header or a flag says otherwise. Clients
 * cap lists at 40 to 80 tools, and models choose better from short ones.
 */

const namesOf = (group: keyof typeof toolGroups): readonly string[] =>
  toolGroups[group].map(({ name }) => name);

/** Every tool is in one of these, and the everyday ones in `core` too. */
export const TOOLSETS: Readonly<
  Record<string, { readonly about: string; readonly tools: readonly string[] }>
> = {
  core: {
    about: "what most questions need, and the ways to fill a wallet",
    tools: [
      "get_wallet",
      "add_wallet_card",
      "update_wallet_card",
      "search_cards",
      "get_card",
      "list_balances",
      "set_balance",
      "compare_transfer_paths",
      "best_card_for_purchase",
      "category_cheat_sheet",
      "simulate_card_change",
      "rank_candidate_cards",
      "list_credits",
      "list_expiring",
      "record_credit_use",
      "list_upcoming_fees",
      "evaluate_renewal",
      "check_eligibility",
      "import_wallet",
    ],
  },
  wallet: {
    about: "cards held, the profile, copies in and out",
    tools: [...namesOf("wallet"), ...namesOf("files")],
  },
  cards: { about: "cards of the catalog, held or not", tools: namesOf("cards") },
  points: { about: "balances and what points are worth", tools: namesOf("points") },
  transfers: { about: "routes, exact transfers, bonuses", tools: namesOf("transfers") },
  spend: {
    about: "which card for what, a year's rewards, cards to add or drop",
    tools: namesOf("spend"),
  },
  benefits: {
    about: "credits, lounges, protections, certificates, what expires",
    tools: namesOf("benefits"),
  },
  fees: { about: "annual fees, renewals, product changes", tools: namesOf("fees") },
  offers: { about: "application rules and welcome bonuses", tools: namesOf("offers") },
  trip: { about: "awards against cash, points goals", tools: namesOf("trip") },
};

export interface Selection {
  /** Names of toolsets; undefined when none is chosen, which means every tool. */
  readonly toolsets: readonly string[] | undefined;
  readonly readOnly: boolean;
}

/** Header equivalents of the query, named as on other MCP servers. */
const TOOLSETS_HEADER = "x-mcp-toolsets";
const READ_ONLY_HEADER = "x-mcp-readonly";

/** Reads the query, or else the headers. Throws a ToolError on an unknown name. */
export function readSelection({ url, headers }: Pick<Request, "url" | "headers">): Selection {
  const at = url.indexOf("?");
  const query = new URLSearchParams(at === -1 ? "" : url.slice(at));
  const said = query.getAll("read_only");
  return {
    toolsets: parseToolsets(query.get("toolsets") ?? headers.get(TOOLSETS_HEADER) ?? ""),
    readOnly: (said.length > 0 ? said : [headers.get(READ_ONLY_HEADER) ?? "0"]).some(parseReadOnly),
  };
}

/** The tools' address with a command's options. Throws a ToolError on an unknown name. */
export function selectAt(address: string, toolsets: string, readOnly: boolean): string {
  const url = new URL(address);
  if (toolsets !== "") url.searchParams.set("toolsets", toolsets);
  if (readOnly) url.searchParams.set("read_only", "1");
  readSelection({ url: url.href, headers: new Headers() });
  return url.href;
}

function parseToolsets(text: string): Selection["toolsets"] {
  const names = text
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const unknown = names.find((name) => name !== ALL && !Object.hasOwn(TOOLSETS, name));
  if (unknown !== undefined) {
    const known = [...Object.keys(TOOLSETS), ALL].join(", ");
    throw new ToolError(
      `There is no toolset ${JSON.stringify(unknown.slice(0, 40))}. There are: ${known}. ` +
        "Name one or several, with commas.",
    );
  }
  return names.length === 0 || names.includes(ALL) ? undefined : names;
}

const ALL = "all";

const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ["1", true],
  ["true", true],
  ["", false],
  ["0", false],
  ["false", false],
]);

function parseReadOnly(text: string): boolean {
  const value = SWITCH.get(text.trim().toLowerCase());
  if (value === undefined) throw new ToolError("read_only is 1 or 0.");
  return value;
}
