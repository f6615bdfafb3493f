import { catalogTools } from "../../../server/catalog-mcp/registry.ts";
import {
  CATALOG_MCP_PATH,
  SIGN_IN_PATH,
  SIGN_UP_PATH,
  TOOLS_PATH,
} from "../../../server/contract/addresses.ts";
import {
  getLlmsTxt,
  getServerJson,
  getSkill,
  getToolReference,
} from "../../../server/contract/discovery-routes.ts";
import { mcpPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { PROMPT_NAMES } from "../../../server/tools/prompts.ts";
import { memberTools } from "../../../server/tools/registry.ts";
import { TOOLSETS } from "../../../server/tools/toolsets.ts";
import type { Answer } from "../../answers/answer.ts";
import { toCatalogTools, toToolBox } from "../docs/catalog-tools.ts";
import { KEY, MCP_CLIENTS, MCP_SERVERS, type McpClient } from "../docs/mcp-clients.ts";
import { toHeading, toLongPage } from "../docs/layout.ts";
import { toMemberTools } from "../docs/member-tools.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";
import { toSnippet } from "../snippets.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";
import { toToolCall } from "../tool-call.ts";

/** Explains how to connect an agent to the catalog and to a wallet. */
export function answerMcpPage(facts: SiteFacts): readonly Answer[] {
  const { withMembers } = facts;
  const places = [SET_UP, TRY, CATALOG, ...(withMembers ? [WALLET] : [])];
  const body = html`${toIntroduction(withMembers)} ${toHeading(SET_UP)} ${toSetUp(withMembers)}
  ${MCP_CLIENTS.map((client) => toClient(client, withMembers))} ${toHeading(TRY)} ${toTry()}
  ${toHeading(CATALOG)} ${toCatalogTools()}
  ${withMembers && html`${toHeading(WALLET)} ${toWallet()} ${toMemberTools()}`}`;
  const page = {
    section: mcpPage,
    title: mcpPage.summary,
    description: `Connect an agent to the card catalog ${withMembers ? "and to your wallet " : ""}over MCP.`,
    script: "docs.js",
    content: toLongPage("Connect an agent", places, body),
  } as const;
  return publish(mcpPage, {}, page, facts);
}

const toId = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

const SET_UP = {
  id: "set-up",
  title: "Set it up",
  within: MCP_CLIENTS.map(({ name }) => ({ id: toId(name), title: name })),
};
const TRY = { id: "try", title: "Try it" };
const CATALOG = {
  id: "catalog",
  title: `The ${catalogTools.length} tools of the catalog`,
  within: catalogTools.map(({ name }) => ({ id: name, title: name })),
};
const WALLET = { id: "wallet", title: `The ${memberTools.length} tools over a wallet` };

const toIntroduction = (withMembers: boolean): Html =>
  html`<p class="lede">
      ${
        withMembers
          ? "Two servers speak the Model Context Protocol: the free catalog and a member's wallet."
          : "The free catalog speaks the Model Context Protocol."
      }
    </p>
    <div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Server</th>
            <th scope="col">Address</th>
            <th scope="col">Who can use it</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row"><a href="#catalog">Catalog</a></th>
            <td><code>${CATALOG_MCP_PATH}</code></td>
            <td>Everyone: no key, no session. Read-only.</td>
          </tr>
          ${
            withMembers &&
            html`<tr>
              <th scope="row"><a href="#wallet">Wallet</a></th>
              <td><code>${TOOLS_PATH}</code></td>
              <td>Members, by signing in (OAuth) or with an API key.</td>
            </tr>`
          }
        </tbody>
      </table>
    </div>
    <p>
      The transport is Streamable HTTP, in every protocol revision from 2024-11-05 to 2026-07-28. An
      agent that reads pages finds the same in <a href="${getLlmsTxt.path}">llms.txt</a>;
      ${withMembers && html`one that installs skills can take <a href="${getSkill.path}">this one</a>;`}
      <a href="${getServerJson.path}">server.json</a> is the entry for the MCP registry.
    </p>`;

const toSetUp = (withMembers: boolean): Html =>
  html`<p class="unscripted"><code>${ORIGIN}</code> stands for the address of this service.</p>
    <p>
      By address, there is nothing to install.
      ${
        withMembers &&
        html`Leave out the wallet if you have no account here; leave out <code>headers</code> if
          your client signs in by itself, otherwise replace <code>${KEY}</code> with a key from
          <a href="/account/keys">your account</a>.`
      }
    </p>
    <p>
      By command, the catalog runs on your own machine without a network. It needs Node and a
      checkout of cardfile in which <code>npm run build</code> has run; <code>PATH_TO</code> is
      where it is.
    </p>`;

const toClient = (
  { name, where, byAddress, byCommand, install, note, walletNote = note }: McpClient,
  withMembers: boolean,
): Html =>
  html`<section class="operation client" aria-labelledby="${toId(name)}">
    <h3 id="${toId(name)}">${name} <span class="hint">${where}</span></h3>
    ${toNote(withMembers ? walletNote : note)}
    ${install !== undefined && toInstallLinks(name, install, withMembers)}
    ${toSnippet(byAddress(withMembers))}
    <details>
      <summary>By command: ${name}</summary>
      ${toSnippet(byCommand(withMembers))}
    </details>
  </section>`;

/** A script fills in the link targets. */
const toInstallLinks = (client: string, install: string, withMembers: boolean): Html =>
  html`<p class="scripted-only">
    ${MCP_SERVERS.filter(({ forMembers }) => withMembers || !forMembers).map(
      ({ name, about, path }) =>
        html`<a data-install="${install}" data-server="${name}" data-path="${path}"
          >Add the ${about} to ${client}</a
        > `,
    )}
  </p>`;

const toNote = (text: string | undefined) => text !== undefined && html`<p>${text}</p>`;

const toTry = (): Html => {
  const call = toToolCall("get_card_facts", { card_name: "venture x" });
  return html`<p>The tools of the catalog need no client; a POST is enough.</p>
    ${toSnippet(
      `curl -s ${ORIGIN}${CATALOG_MCP_PATH} -H 'Content-Type: application/json' -d '${JSON.stringify(call)}'`,
    )}
    ${toToolBox()}`;
};

const toWallet = (): Html =>
  html`<p>
      They return data and arithmetic on a member's cards, balances and spending, each figure with
      its basis and sources; your agent reasons. Those that change something are marked; they take
      <code>dry_run</code> and <code>idempotency_key</code>, and what may lose data requires
      <code>confirm</code>. The text of an answer has the rows that matter as short lines, its
      structured content has everything; <code>limit</code> caps the rows of a list, and
      <code>detail: "full"</code> gives everything as JSON text. A key or token needs the scope
      <code>service:tools</code> to read, or <code>service:tools:write</code> to read and change;
      the first alone lists only tools that read.
    </p>
    <p>
      The address lists all ${memberTools.length}. The settings above choose
      <code>?toolsets=core</code>, as many clients take at most 40 tools; separate several with
      commas. With a toolset chosen, <code>find_tool</code> finds the rest;
      <code>&amp;read_only=1</code> leaves out tools that write.
    </p>
    <p>
      ${PROMPT_NAMES.length} prompts start workflows:
      ${PROMPT_NAMES.map((name, at) => html`${at > 0 && ", "}<code>${name}</code>`)}. Resources such
      as
      <code>wallet://overview</code> and <code>card://amex-gold</code> hold what the tools answer.
    </p>
    <dl>
      ${Object.entries(TOOLSETS).map(
        ([name, { about, tools }]) =>
          html`<dt><code>${name}</code></dt>
            <dd>${tools.length} tools: ${about}.</dd>`,
      )}
    </dl>
    <p>
      Inputs and outputs of each: <a href="${getToolReference.path}">tools.md</a>. Accounts:
      <a href="${SIGN_UP_PATH}">sign up</a> or <a href="${SIGN_IN_PATH}">sign in</a>, on a server
      that has them.
    </p>`;
