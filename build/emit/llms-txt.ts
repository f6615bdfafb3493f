import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import {
  CATALOG_MCP_PATH,
  CHAT_PATH,
  TOOLS_PATH,
  toBraces,
} from "../../server/contract/addresses.ts";
import {
  discoveryRoutes,
  getLlmsTxt,
  getSkill,
  getToolReference,
  getWalletServerCard,
  getWalletServerJson,
} from "../../server/contract/discovery-routes.ts";
import { exportRoutes } from "../../server/contract/export-routes.ts";
import {
  chatPage,
  docsPage,
  downloadsPage,
  guidesPage,
  mcpPage,
} from "../../server/contract/pages.ts";
import type { Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { PROMPT_NAMES } from "../../server/tools/prompts.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { TOOLSETS } from "../../server/tools/toolsets.ts";

/** llms.txt (llmstxt.org): the service on one page for agents, from routes and tools. */
export const toLlmsTxt = ({ withMembers }: { readonly withMembers: boolean }): string =>
  `${[
    "# cardfile",
    "",
    "> Open data on US credit cards, transfer partners and point values: free, keyless, read-only.",
    ...(withMembers ? ["> Members also have tools and a chat over their own wallet."] : []),
    "",
    "Use the MCP endpoint when you can call tools, the JSON routes otherwise. Names of issuers,",
    "programs and cards may be loose (amex, UR, csp). Not in the free catalog, so never",
    "guess them: earn rates, welcome-offer and credit amounts, transfer ratios, bonus sizes and",
    "expiry, cards closed to new applicants. Point values are estimates, not market prices.",
    "",
    'Answers may be cached for five minutes. Errors are JSON: {"error": what is wrong and what to do}.',
    "",
    ...toSection("MCP tools", [
      `- [Catalog](${CATALOG_MCP_PATH}): POST, no key, no session, JSON answers; every protocol revision from 2024-11-05 on.`,
      ...catalogTools.map(
        ({ name, description }) => `- [${name}](${mcpPage.path}#${name}): ${description}`,
      ),
    ]),
    ...toSection("Catalog routes", Object.values<Route>(routes).filter(isCatalog).map(toLine)),
    ...toSection("Exports", Object.values<Route>(exportRoutes).map(toLine)),
    ...(withMembers ? toSection("For members", MEMBER_LINES) : []),
    ...toSection("Optional", [
      `- [API](${docsPage.path}): every route with its fields and examples.`,
      `- [MCP](${mcpPage.path}): set-up for each agent.`,
      `- [Guides](${guidesPage.path}): the API, agents and members, operation, contribution.`,
      `- [Downloads](${downloadsPage.path}): the exports with their checksums.`,
      ...Object.values<Route>(discoveryRoutes)
        .filter((route) => !ALREADY_LINKED.has(route) && (withMembers || !OF_MEMBERS.has(route)))
        .map(toLine),
    ]),
  ]
    .join("\n")
    .trimEnd()}\n`;

const MEMBER_LINES = [
  `- [Member tools](${getToolReference.path}): ${memberTools.length} MCP tools over a wallet, at POST ${TOOLS_PATH} with a Bearer token; \`?toolsets=core\` lists the everyday ones (${Object.keys(TOOLSETS).join(", ")}), \`&read_only=1\` those that read. Prompts: ${PROMPT_NAMES.join(", ")}.`,
  `- [Chat](${chatPage.path}): answers questions about a wallet in the OpenAI chat-completions format, at POST ${CHAT_PATH}/chat/completions with a Bearer token.`,
  `- [Skill](${getSkill.path}): Agent Skill to install; it says when and how to use all of this.`,
];

const toSection = (title: string, lines: readonly string[]) => [`## ${title}`, "", ...lines, ""];

const listedApart = new Set<Route>([
  ...Object.values(exportRoutes),
  ...Object.values(discoveryRoutes),
]);

const isCatalog = (route: Route): boolean => !listedApart.has(route);

/** Already linked further up, or this file itself. */
const ALREADY_LINKED = new Set<Route>([getLlmsTxt, getToolReference, getSkill]);

const OF_MEMBERS = new Set<Route>([getWalletServerJson, getWalletServerCard]);

/** A link with its parameters; names in braces are placeholders. */
function toLine({ method, path, summary, description, query, body }: Route): string {
  const template = toBraces(path);
  const fields = Object.keys({ ...query?.shape, ...body?.shape });
  const accepts = fields.length > 0 ? ` Fields: ${fields.join(", ")}.` : "";
  const sentence = /[.?!]$/.test(summary) ? summary : `${summary}.`;
  return `- [${method} ${template}](${template}): ${sentence} ${description}${accepts}`;
}
