import { CATALOG_MCP_PATH, TOOLS_PATH } from "../contract/addresses.ts";
import { headersOfType } from "../contract/page-headers.ts";
import { homePage, mcpPage, siteStyles } from "../contract/pages.ts";
import { BASELINE, UNCACHED_HEADERS } from "../contract/response-headers.ts";
import { HTML_TYPE } from "../contract/route.ts";
import { type Html, html, toText } from "../look/html.ts";

/** An MCP address, as shown to somebody who opens it in a browser. */
export interface McpAddress {
  readonly path: string;
  /** The server name for agents. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

export const CATALOG_MCP: McpAddress = {
  path: CATALOG_MCP_PATH,
  name: "cardfile",
  title: "The card catalog, for agents",
  about: "It answers questions about cards, transfer partners and point values. It needs no key.",
};

export const MEMBER_MCP: McpAddress = {
  path: TOOLS_PATH,
  name: "cardfile-wallet",
  title: "Your wallet, for agents",
  about:
    "It works with a member's cards, balances and spending. An agent signs in with OAuth, or sends an " +
    "API key as a Bearer token.",
};

/**
 * A page for a browser at an MCP address; undefined for any other request. The status is that of
 * every GET there (SPEC 4.12), so that no client takes the page for an answer.
 */
export function toMcpPage(
  { method, headers }: Request,
  address: McpAddress,
  publicUrl: string,
): Response | undefined {
  if (method !== "GET" || !/text\/html/i.test(headers.get("accept") ?? "")) return undefined;
  const protection = [...headersOfType(HTML_TYPE), ...UNCACHED_HEADERS];
  const answer = new Headers({ ...BASELINE, allow: "POST, OPTIONS", "content-type": HTML_TYPE });
  for (let at = 0; at < protection.length; at += 2) {
    answer.set(protection[at] ?? "", protection[at + 1] ?? "");
  }
  return new Response(toText(toPage(address, publicUrl)), { status: 405, headers: answer });
}

const toPage = ({ path, name, title, about }: McpAddress, publicUrl: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | cardfile</title>
        <link rel="stylesheet" href="${siteStyles.path}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>This is the address of an MCP server; give it to your agent. ${about}</p>
          <pre><code>${publicUrl}${path}</code></pre>
          <p>With Claude Code, for example:</p>
          <pre><code>claude mcp add --transport http ${name} ${publicUrl}${path}</code></pre>
          <p>
            <a href="${mcpPage.path}">Set up another agent</a>, or go to
            <a href="${homePage.path}">the front page</a>.
          </p>
        </main>
      </body>
    </html>`;
