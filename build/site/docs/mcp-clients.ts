import { CATALOG_MCP_PATH, TOOLS_PATH } from "../../../server/contract/addresses.ts";
import { ORIGIN } from "../../../server/contract/host-answers.ts";

/** Settings for both servers, or for the catalog only when there are no members. */
type Entry = (withMembers: boolean) => string;

export interface McpClient {
  readonly name: string;
  /** Where the text below goes. */
  readonly where: string;
  readonly byAddress: Entry;
  /** The same through a local command. */
  readonly byCommand: Entry;
  /** The client's name in install links, if it supports them. */
  readonly install?: "cursor" | "vscode";
  readonly note?: string;
  /** Replaces `note` for the member tools. */
  readonly walletNote?: string;
}

const CATALOG = "cardfile";
const WALLET = "cardfile-wallet";
const PROGRAM = "PATH_TO/dist/bin/cardfile.mjs";
const KEY_VARIABLE = "CARDFILE_KEY";

/** Placeholder for the user's API key. */
export const KEY = "YOUR_API_KEY";

const catalogAddress = ORIGIN + CATALOG_MCP_PATH;
/** Clients list at most 40 to 80 tools, so they get the everyday ones; the guide has the rest. */
const TOOLSET = "core";
const walletPath = `${TOOLS_PATH}?toolsets=${TOOLSET}`;
const walletAddress = ORIGIN + walletPath;
const headers = { Authorization: `Bearer ${KEY}` };
const walletWords = ["tools", "--server", ORIGIN, "--toolsets", TOOLSET];

/** Server names and paths for install links. */
export const MCP_SERVERS = [
  { name: CATALOG, about: "catalog", path: CATALOG_MCP_PATH, forMembers: false },
  { name: WALLET, about: "wallet", path: walletPath, forMembers: true },
] as const;

const toJson = (value: unknown): string => JSON.stringify(value, undefined, 2);

const lines =
  (catalog: string, wallet: string): Entry =>
  (withMembers) =>
    withMembers ? `${catalog}\n${wallet}` : catalog;

const servers =
  (catalog: object, wallet: object, key = "mcpServers"): Entry =>
  (withMembers) =>
    toJson({ [key]: { [CATALOG]: catalog, ...(withMembers ? { [WALLET]: wallet } : {}) } });

const commands = [
  { command: "node", args: [PROGRAM, "mcp"] },
  { command: "node", args: [PROGRAM, ...walletWords], env: { [KEY_VARIABLE]: KEY } },
] as const;

const byCommand = servers(...commands);

/** Agents known to work, each with its own settings format. */
export const MCP_CLIENTS: readonly McpClient[] = [
  {
    name: "Claude Code",
    where: "on the command line",
    byAddress: lines(
      `claude mcp add --transport http ${CATALOG} ${catalogAddress}`,
      `claude mcp add --transport http ${WALLET} '${walletAddress}'`,
    ),
    byCommand: lines(
      `claude mcp add ${CATALOG} -- node ${PROGRAM} mcp`,
      `claude mcp add ${WALLET} --env ${KEY_VARIABLE}=${KEY} -- node ${PROGRAM} ${walletWords.join(" ")}`,
    ),
    walletNote: "For the wallet, sign in with /mcp inside Claude Code.",
  },
  {
    name: "Claude Desktop",
    where: "claude_desktop_config.json",
    byAddress: lines(catalogAddress, walletAddress),
    byCommand,
    note: "Addresses are added in the settings, under Connectors; they must be public. The file takes commands.",
  },
  {
    name: "Codex",
    where: "on the command line",
    byAddress: lines(
      `codex mcp add ${CATALOG} --url ${catalogAddress}`,
      `codex mcp add ${WALLET} --url '${walletAddress}' --bearer-token-env-var ${KEY_VARIABLE}`,
    ),
    byCommand: lines(
      `codex mcp add ${CATALOG} -- node ${PROGRAM} mcp`,
      `codex mcp add ${WALLET} --env ${KEY_VARIABLE}=${KEY} -- node ${PROGRAM} ${walletWords.join(" ")}`,
    ),
  },
  {
    name: "Cursor",
    where: ".cursor/mcp.json",
    install: "cursor",
    byAddress: servers({ url: catalogAddress }, { url: walletAddress, headers }),
    byCommand,
  },
  {
    name: "VS Code",
    where: ".vscode/mcp.json",
    install: "vscode",
    byAddress: servers(
      { type: "http", url: catalogAddress },
      { type: "http", url: walletAddress, headers },
      "servers",
    ),
    byCommand: servers(...commands, "servers"),
  },
  {
    name: "Windsurf",
    where: "mcp_config.json",
    byAddress: servers({ serverUrl: catalogAddress }, { serverUrl: walletAddress, headers }),
    byCommand,
  },
  {
    name: "Cline",
    where: "cline_mcp_settings.json",
    byAddress: servers(
      { type: "streamableHttp", url: catalogAddress },
      { type: "streamableHttp", url: walletAddress, headers },
    ),
    byCommand,
  },
  {
    name: "Gemini CLI",
    where: "settings.json",
    byAddress: servers({ httpUrl: catalogAddress }, { httpUrl: walletAddress, headers }),
    byCommand,
  },
];
