#!/usr/bin/env node
import { basename, dirname, join } from "node:path";
import { type Config, readConfig } from "./config.ts";

const HELP = `Usage: cardfile [command]

  serve    the catalog over HTTP and MCP (default)
  mcp      the catalog's five MCP tools over standard input and output
  tools    the 47 tools over a wallet, the same way; "cardfile tools --help" tells more
  admin    accounts, plans and keys; "cardfile admin help" tells more
  demo     fills an account with a wallet and prints an API key to it
  help     this text

Settings come from the environment: HOST, PORT, DIST, NODE_ENV, PUBLIC_URL,
ALLOWED_HOSTS, RELOAD_SECONDS, and for accounts ACCOUNTS, VAR, DATABASE_URL,
SECRETS, TRUSTED_PROXIES and the ceilings; the README says what they mean.
`;

type Command = (config: Config, words: readonly string[]) => Promise<void>;

/** Only what a command needs is loaded: that is most of the time it takes to start. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["serve", async (config) => (await import("./serve.ts")).serve(config)],
  ["mcp", async (config) => (await import("./stdio.ts")).serveCatalogOverStdio(config)],
  [
    "tools",
    async (config, words) => (await import("./tools-stdio.ts")).serveToolsOverStdio(config, words),
  ],
  ["admin", async (config, words) => (await import("./admin.ts")).administer(config, words)],
  ["demo", async (config) => (await import("./admin.ts")).demonstrate(config)],
]);

const [name = "serve", ...rest] = process.argv.slice(2);

try {
  await run(name);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(command: string): Promise<void> {
  const start = COMMANDS.get(command);
  if (start !== undefined) {
    await start(readConfig(process.env, defaultDist()), rest);
    return;
  }
  const known = ["help", "--help", "-h"].includes(command);
  const stream = known ? process.stdout : process.stderr;
  stream.write(known ? HELP : `Unknown command ${JSON.stringify(command)}.\n\n${HELP}`);
  process.exitCode = known ? 0 : 2;
}

/** The bundle lies in dist/bin, the sources beside dist. */
function defaultDist(): string {
  const here = import.meta.dirname;
  return basename(here) === "bin" ? dirname(here) : join(here, "..", "dist");
}
