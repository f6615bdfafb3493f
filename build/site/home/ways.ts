import { catalogTools } from "../../../server/catalog-mcp/registry.ts";
import { MODEL } from "../../../server/chat/wire/models.ts";
import { CATALOG_MCP_PATH, CHAT_PATH, TOOLS_PATH } from "../../../server/contract/addresses.ts";
import { getToolReference } from "../../../server/contract/discovery-routes.ts";
import { chatPage, docsPage, mcpPage } from "../../../server/contract/pages.ts";
import { listTransfersTo } from "../../../server/contract/routes.ts";
import { urlFor } from "../../../server/contract/route.ts";
import { memberTools } from "../../../server/tools/registry.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";
import { toToolCall } from "../tool-call.ts";
import { toFieldLines } from "./field-lines.ts";

/** A way to use the service: description, a call to copy, and where to read on. */
export interface Way {
  readonly heading: string;
  readonly about: string;
  readonly who: "No key" | "Account";
  readonly snippet: string;
  /** Address of the published answer to the call, if there is one. */
  readonly answerAt?: string;
  readonly link: { readonly href: string; readonly text: string };
}

const KEY_HEADER = `-H "Authorization: Bearer $KEY"`;
const JSON_HEADER = "-H 'Content-Type: application/json'";

type Body = Readonly<Record<string, unknown>>;

const toCall = (path: string, headers: readonly string[], body: Body): string =>
  [
    `curl -s ${ORIGIN}${path} \\`,
    ...headers.map((header) => `  ${header} \\`),
    `  -d '${toFieldLines(body).replaceAll("\n", "\n  ")}'`,
  ].join("\n");

const WHO_REACHES_HYATT = urlFor(listTransfersTo.path, { destProgram: "world_of_hyatt" });

export const WAYS: readonly Way[] = [
  {
    heading: "JSON catalog",
    who: "No key",
    about:
      "Cards, routes and values as plain files and a few filters, open to every origin. " +
      "Any static host or CDN can serve it.",
    snippet: `curl -s ${ORIGIN}${WHO_REACHES_HYATT}`,
    answerAt: WHO_REACHES_HYATT,
    link: { href: docsPage.path, text: "Every route, with a console" },
  },
  {
    heading: "MCP for agents",
    who: "No key",
    about:
      `The same catalog as ${catalogTools.length} read-only tools. Names may be loose, and every ` +
      "answer says what the catalog does not know.",
    snippet: toCall(
      CATALOG_MCP_PATH,
      [JSON_HEADER],
      toToolCall("get_card_facts", { card_name: "venture x" }),
    ),
    link: { href: mcpPage.path, text: "Set up a client" },
  },
  {
    heading: `${memberTools.length} member tools`,
    who: "Account",
    about:
      "An agent works with your wallet: which card to use, expiring credits, upcoming fees, " +
      "exact transfers. Data and arithmetic; your agent reasons.",
    snippet: toCall(TOOLS_PATH, [KEY_HEADER, JSON_HEADER], toToolCall("list_balances", {})),
    link: { href: getToolReference.path, text: "Tool reference" },
  },
  {
    heading: "Chat",
    who: "Account",
    about:
      "Ask in words; the answer uses the same tools and names its sources. " +
      "Any OpenAI client works with it.",
    snippet: toCall(`${CHAT_PATH}/chat/completions`, [KEY_HEADER, JSON_HEADER], {
      model: MODEL,
      messages: [{ role: "user", content: "Which card at Costco?" }],
    }),
    link: { href: chatPage.path, text: "Clients and limits" },
  },
];
