#!/usr/bin/env node
import { basename, dirname, join } from "node:path";
import { type Config, readConfig } from "./config.ts";

const HELP = `Usage: cardfile [command]

  serve    the catalog over HTTP and MCP (default)
  mcp      the catalog's five MCP tools over standard input and output
  help     this text

Settings come from the environment: HOST, PORT, DIST, NODE_ENV, PUBLIC_URL,
ALLOWED_HOSTS, RELOAD_SECONDS; the README says what they mean.
`;

/** Only what a command needs is loaded: that is most of the time it takes to start. */
const COMMANDS: ReadonlyMap<string, (config: Config) => Promise<void>> = new Map([
  ["serve", async (config: Config) => (await import("./serve.ts")).serve(config)],
  ["mcp", async (config: Config) => (await import("./stdio.ts")).serveCatalogOverStdio(config)],
]);

const [name = "serve"] = process.argv.slice(2);

try {
  await run(name);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(command: string): Promise<void> {
  const start = COMMANDS.get(command);
  if (start !== undefined) {
    await start(readConfig(process.env, defaultDist()));
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
