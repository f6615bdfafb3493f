import { CATALOG_MCP_PATH, TOOLS_PATH } from "../../../server/contract/addresses.ts";
import { ORIGIN } from "../snippets.ts";

/** How one agent is told of the two servers. */
export interface McpClient {
  readonly name: string;
  /** Where the text below goes. */
  readonly where: string;
  /** The servers by their addresses. */
  readonly byAddress: string;
  /** The same by a command of this machine. */
  readonly byCommand: string;
  /** What else is to know. */
  readonly note?: string;
}

const CATALOG = "cardfile";
const WALLET = "cardfile-wallet";
const PROGRAM = "PATH_TO/dist/bin/cardfile.mjs";
const KEY_VARIABLE = "CARDFILE_KEY";

/** Stands for the API key, which is its owner's to fill in. */
export const KEY = "YOUR_API_KEY";

const catalogAddress = ORIGIN + CATALOG_MCP_PATH;
const walletAddress = ORIGIN + TOOLS_PATH;
const headers = { Authorization: `Bearer ${KEY}` };
const walletWords = ["tools", "--server", ORIGIN];

const toJson = (value: unknown): string => JSON.stringify(value, undefined, 2);

const commands = {
  [CATALOG]: { command: "node", args: [PROGRAM, "mcp"] },
  [WALLET]: {
    command: "node",
    args: [PROGRAM, ...walletWords],
    env: { [KEY_VARIABLE]: KEY },
  },
};

const servers = (catalog: object, wallet: object): string =>
  toJson({ mcpServers: { [CATALOG]: catalog, [WALLET]: wallet } });

const byCommand = toJson({ mcpServers: commands });

/** Each agent that is known to work, with what it calls an address. */
export const MCP_CLIENTS: readonly McpClient[] = [
  {
    name: "Claude Code",
    where: "on the command line",
    byAddress: [
      `claude mcp add --transport http ${CATALOG} ${catalogAddress}`,
      `claude mcp add --transport http ${WALLET} ${walletAddress}`,
    ].join("\n"),
    byCommand: [
      `claude mcp add ${CATALOG} -- node ${PROGRAM} mcp`,
      `claude mcp add ${WALLET} --env ${KEY_VARIABLE}=${KEY} -- node ${PROGRAM} ${walletWords.join(" ")}`,
    ].join("\n"),
    note: "For the wallet, sign in with /mcp inside Claude Code.",
  },
  {
    name: "Claude Desktop",
    where: "claude_desktop_config.json",
    byAddress: [catalogAddress, walletAddress].join("\n"),
    byCommand,
    note: "Addresses are added in the settings, under Connectors; they must be public. The file takes commands.",
  },
  {
    name: "Codex",
    where: "on the command line",
    byAddress: [
      `codex mcp add ${CATALOG} --url ${catalogAddress}`,
      `codex mcp add ${WALLET} --url ${walletAddress} --bearer-token-env-var ${KEY_VARIABLE}`,
    ].join("\n"),
    byCommand: [
      `codex mcp add ${CATALOG} -- node ${PROGRAM} mcp`,
      `codex mcp add ${WALLET} --env ${KEY_VARIABLE}=${KEY} -- node ${PROGRAM} ${walletWords.join(" ")}`,
    ].join("\n"),
  },
  {
    name: "Cursor",
    where: ".cursor/mcp.json",
    byAddress: servers({ url: catalogAddress }, { url: walletAddress, headers }),
    byCommand,
  },
  {
    name: "VS Code",
    where: ".vscode/mcp.json",
    byAddress: toJson({
      servers: {
        [CATALOG]: { type: "http", url: catalogAddress },
        [WALLET]: { type: "http", url: walletAddress, headers },
      },
    }),
    byCommand: toJson({ servers: commands }),
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
