import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import type { Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";

/** llms.txt: the service on one page for agents, from the route table and the tools. */
export function toLlmsTxt(): string {
  return `${[
    "# cardfile",
    "",
    "> Open data on US credit cards, transfer partners and point values: free, keyless, read-only.",
    "",
    "Use the MCP endpoint when you can call tools, the JSON routes otherwise. Names of issuers,",
    "programs and cards may be loose (amex, UR, csp). Not in the free catalog, so never to be",
    "guessed: earn rates, welcome-offer and credit amounts, transfer ratios, bonus sizes and",
    "expiry, cards closed to new applicants.",
    "",
    "## MCP tools",
    "",
    "POST /mcp, no key, no session, JSON answers; every protocol revision from 2024-11-05 on.",
    "",
    ...catalogTools.map(({ name, description }) => `- ${name}: ${description}`),
    "",
    "## Routes",
    "",
    ...Object.values<Route>(routes).map(toLine),
    "",
    'Answers may be cached for five minutes. Errors are JSON: {"error": what is wrong and what to do}.',
  ].join("\n")}\n`;
}

function toLine({ method, path, summary, description, query, body }: Route): string {
  const template = path.replaceAll(/:(\w+)/g, "{$1}");
  const fields = Object.keys({ ...query?.shape, ...body?.shape });
  const accepts = fields.length > 0 ? ` Fields: ${fields.join(", ")}.` : "";
  const sentence = /[.?!]$/.test(summary) ? summary : `${summary}.`;
  return `- ${method} ${template}: ${sentence} ${description}${accepts}`;
}
