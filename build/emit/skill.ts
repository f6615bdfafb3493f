import { hash } from "node:crypto";
import { SCOPE_MEANINGS } from "../../server/accounts/scopes.ts";
import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import {
  CATALOG_MCP_PATH,
  CHAT_PATH,
  TOOLS_PATH,
  toBraces,
} from "../../server/contract/addresses.ts";
import { getOpenApi, getSkill, getToolReference } from "../../server/contract/discovery-routes.ts";
import type { Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { PROMPT_NAMES } from "../../server/tools/prompts.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { TOOLSETS } from "../../server/tools/toolsets.ts";

const NAME = "cardfile";

const DESCRIPTION =
  "Looks up US credit cards (fees, networks, lounges, protections, statement credits), transfer " +
  "partners and point values in a cardfile service, and asks it about the user's own cards and " +
  "points. Use when the user asks which card to use or get, what points are worth, where points " +
  "can be transferred, what a card costs or covers, or names a card, bank or loyalty program.";

/** SKILL.md: teaches a personal agent to use the service (agentskills.io). */
export function toSkill(): string {
  return `${[
    "---",
    `name: ${NAME}`,
    `description: ${DESCRIPTION}`,
    "license: MIT",
    "compatibility: Needs HTTP access to a cardfile service, whose address the user gives.",
    "---",
    "",
    ...ADDRESS,
    ...WAYS,
    ...toCatalogSection(),
    ...toMemberSection(),
    ...CHAT,
    ...RULES,
  ].join("\n")}\n`;
}

/** The skill as an index lists it. */
export const toSkillEntry = () => ({
  name: NAME,
  type: "skill-md" as const,
  description: DESCRIPTION,
  url: getSkill.path,
  digest: `sha256:${hash("sha256", toSkill())}`,
});

const ADDRESS = [
  "# cardfile",
  "",
  "US credit cards, transfer partners and point values: a free catalog for everyone, and tools and",
  "a chat over a member's own wallet.",
  "",
  "## Where the service is",
  "",
  `The service is whatever host this file came from: from \`https://HOST${getSkill.path}\` the base`,
  "address is `https://HOST`. When that is not known, take the environment variable `CARDFILE_URL`,",
  "and when it is not set, ask the user for the address. Never make one up. Below it is",
  "`$CARDFILE_URL`.",
  "",
];

const WAYS = [
  "## Which way to ask",
  "",
  "| the question is about | use | key |",
  "|---|---|---|",
  `| cards, transfer routes, point values in general | catalog: MCP at ${CATALOG_MCP_PATH}, or JSON | none |`,
  `| the user's own cards, points, spending; changing the wallet | member tools: MCP at ${TOOLS_PATH} | yes |`,
  `| the same, when you cannot call MCP tools or want one finished answer | chat: ${CHAT_PATH} | yes |`,
  "",
  "If MCP tools of cardfile are already connected, call them. Otherwise send the requests below.",
  "",
];

function toCatalogSection(): readonly string[] {
  return [
    "## The free catalog",
    "",
    ...catalogTools.map(({ name, title }) => `- \`${name}\`: ${title}`),
    "",
    "Names may be loose (`csp`, `amex plat`, `UR`). A name that may mean several cards comes back as",
    "`candidates`: ask the user, or call again with an id.",
    "",
    "```sh",
    `curl -s "$CARDFILE_URL${CATALOG_MCP_PATH}" -H 'Content-Type: application/json' -d '{`,
    '  "jsonrpc": "2.0", "id": 1, "method": "tools/call",',
    `  "params": {"name": "find_transfer_routes", "arguments": {"to_program": "hyatt"}}}'`,
    "```",
    "",
    "`result.structuredContent` has the answer; the later texts of `result.content` say what the",
    "catalog could not answer. Pass that on.",
    "",
    "```json",
    '{"result": {"resultType": "complete", "structuredContent": {"routes": [{"source_program":',
    '  "Chase Ultimate Rewards", "dest_program": "World of Hyatt", "is_active": true,',
    '  "has_transfer_bonus": false}], "service": {"source": "cardfile catalog, released ..."}}}}',
    "```",
    "",
    `The same as plain JSON; all of it is described in \`${getOpenApi.path}\`:`,
    "",
    ...Object.values<Route>(routes).filter(isCatalogRoute).map(toLine),
    "",
    "```sh",
    `curl -s "$CARDFILE_URL/v1/public/credit-cards/search" -H 'Content-Type: application/json' \\`,
    `  -d '{"no_foreign_fee": true, "lounge_network": "priority pass", "annual_fee_max": 400}'`,
    "```",
    "",
  ];
}

/** True for JSON routes; the description mentions other formats of the same data. */
const isCatalogRoute = ({ path, contentType }: Route): boolean =>
  path.startsWith("/v1/") && contentType === undefined;

const toLine = ({ method, path, summary }: Route): string =>
  `- \`${method} ${toBraces(path)}\`: ${summary}`;

function toMemberSection(): readonly string[] {
  return [
    "## The member tools",
    "",
    `${memberTools.length} MCP tools at \`${TOOLS_PATH}\`, with \`Authorization: Bearer $CARDFILE_KEY\`. The user makes the key`,
    "under `/account/keys`. Scopes:",
    "",
    ...Object.entries(SCOPE_MEANINGS).map(([scope, meaning]) => `- \`${scope}\`: ${meaning}`),
    "",
    `\`${TOOLS_PATH}?toolsets=core\` lists the everyday tools and \`find_tool\`, which finds the rest;`,
    `\`&read_only=1\` leaves out those that write. Toolsets: ${Object.keys(TOOLSETS).join(", ")}.`,
    "",
    `Inputs and outputs are in \`${getToolReference.path}\`; read the part you need. The tools:`,
    "",
    ...memberTools.map(
      ({ name, title, readOnly }) => `- \`${name}\`: ${title}${readOnly ? "" : " (writes)"}`,
    ),
    "",
    `Prompts: ${PROMPT_NAMES.map((name) => `\`${name}\``).join(", ")}.`,
    "Resources such as `wallet://overview` and `card://{id}` are what the tools answer.",
    "",
    "Every answer has `status` (`ok`, `needs_input` with the argument and candidates, or `refused`",
    "with the reason), `summary`, `data`, `assumptions`, `warnings` and `sources`. Before a tool that",
    "writes, say what will change, call it with `dry_run: true`, and write only when the user agrees.",
    "",
    "```sh",
    `curl -s "$CARDFILE_URL${TOOLS_PATH}" -H "Authorization: Bearer $CARDFILE_KEY" \\`,
    "  -H 'Content-Type: application/json' -d '{",
    '  "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {',
    `  "name": "best_card_for_purchase", "arguments": {"merchant": "costco", "amount": 200}}}'`,
    "```",
    "",
  ];
}

const CHAT = [
  "## The chat",
  "",
  "One question in, one finished answer out, in the OpenAI chat-completions format. It reads the",
  "wallet and never changes it. Send the user's question as it was asked; for a follow-up send the",
  "earlier turns too, because the chat keeps nothing.",
  "",
  "```sh",
  `curl -s "$CARDFILE_URL${CHAT_PATH}/chat/completions" \\`,
  `  -H "Authorization: Bearer $CARDFILE_KEY" -H 'Content-Type: application/json' \\`,
  `  -d '{"model": "${MODEL}", "messages": [{"role": "user", "content": "Which card at Costco?"}]}'`,
  "```",
  "",
  "The answer is `choices[0].message.content`, its sources are in `choices[0].message.annotations`.",
  'With `"response_format": {"type": "json_object"}` the content is `{"kind", "answer", "sources",',
  '"as_of"}`; when `kind` is `clarify` put its question to the user, when it is `refuse` say so.',
  "",
];

const RULES = [
  "## Rules",
  "",
  "- The free catalog has no earn rates, no amounts of welcome offers or credits, no transfer ratios,",
  "  no bonus sizes or end dates, and no cards that are closed to new applicants. Never guess them",
  "  or fill them in from memory: say that they are not in the catalog, or ask the member tools.",
  "- Point values are the service's estimates in US cents, not market prices: call them estimates.",
  "- Give the date of the data and the sources that an answer names. The issuer's terms decide.",
  "- Point transfers are final. Say so before the user makes one.",
  "- Never ask for card numbers, security codes or passwords, and never send any: no tool needs them.",
  "- Take the key from the environment variable `CARDFILE_KEY`. Never print it, never write it into a",
  "  file, and send it to no host but `$CARDFILE_URL`.",
  "- 401: the key is missing, wrong or revoked; the user makes another. 403: it lacks the scope that is",
  "  named. 429 or `refused`: the daily limit is reached; say when it resets. 404 at the member",
  "  addresses: this server has only the catalog.",
];
