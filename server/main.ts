#!/usr/bin/env node
import { basename, dirname, join } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { type Config, readConfig } from "./config.ts";

const HELP = `Usage: cardfile COMMAND

  serve     the catalog, accounts, tools and chat over HTTP
  build     a catalog from tables of your own; "cardfile build --help" tells more
  mcp       the catalog's five MCP tools over standard input and output
  tools     the member tools over a wallet, the same way; "cardfile tools --help" tells more
  admin     accounts, plans and keys; "cardfile admin help" tells more
  chat      answers a question on the command line; "cardfile chat --help" tells more
  demo      fills an account with a wallet and prints an API key to it
  verify    checks an export against its checksum; "cardfile verify --help" tells more
  help      this text
  version   the version of this program

Settings come from the environment: HOST, PORT, DIST, NODE_ENV, PUBLIC_URL,
ALLOWED_HOSTS, RELOAD_SECONDS, SHUTDOWN_SECONDS; for operators LOG, ACCESS_LOG,
OPS_HOST, OPS_PORT; and for accounts ACCOUNTS, VAR, DATABASE_URL, SECRETS,
TRUSTED_PROXIES and the ceilings. /guides/operating says what they mean.

Exit code: 0 done, 1 it failed (the reason is on standard error), 2 the command
was not understood.
`;

interface Command {
  readonly run: (words: readonly string[]) => Promise<void>;
  /** Takes words after its name; others refuse them, so that a typo shows. */
  readonly takesWords: boolean;
}

const config = (): Config => readConfig(process.env, defaultDist());

/** Only what a command needs is loaded: that is most of the time it takes to start. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["serve", alone(async () => (await import("./serve.ts")).serve(config()))],
  [
    "build",
    withWords(async (words) => {
      const dist = defaultDist();
      const { runBuild } = await import("./build-command.ts");
      return runBuild(dirname(dist), join(dist, "bin", "builder.mjs"), words);
    }),
  ],
  ["mcp", alone(async () => (await import("./stdio.ts")).serveCatalogOverStdio(config()))],
  [
    "tools",
    withWords(async (words) =>
      (await import("./tools-stdio.ts")).serveToolsOverStdio(config(), words),
    ),
  ],
  ["admin", withWords(async (words) => (await import("./admin.ts")).administer(config(), words))],
  ["chat", withWords(async (words) => (await import("./chat-command.ts")).chat(config(), words))],
  [
    "demo",
    withWords(async (words) => (await import("./demo-command.ts")).demonstrate(config(), words)),
  ],
  ["verify", withWords(async (words) => (await import("./verify.ts")).verify(words))],
  ["help", alone(async () => print(HELP))],
  ["version", alone(async () => print(`${packageJson.version}\n`))],
]);

const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["--help", "help"],
  ["-h", "help"],
  ["--version", "version"],
  ["-v", "version"],
]);

const [name = "help", ...rest] = process.argv.slice(2);

try {
  await run(name);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(called: string): Promise<void> {
  const command = COMMANDS.get(OTHER_NAMES.get(called) ?? called);
  const [first, ...others] = rest;
  if (command === undefined) refuse(`Unknown command ${JSON.stringify(called)}.`);
  else if (command.takesWords || first === undefined) await command.run(rest);
  else if (others.length === 0 && OTHER_NAMES.get(first) === "help") print(HELP);
  else refuse(`${called} takes no ${JSON.stringify(first)}; settings come from the environment.`);
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n\n${HELP}`);
  process.exitCode = 2;
}

function print(text: string): void {
  process.stdout.write(text);
}

function alone(work: () => Promise<void>): Command {
  return { run: work, takesWords: false };
}

function withWords(work: Command["run"]): Command {
  return { run: work, takesWords: true };
}

/** The bundle lies in dist/bin, the sources beside dist. */
function defaultDist(): string {
  const here = import.meta.dirname;
  return basename(here) === "bin" ? dirname(here) : join(here, "..", "dist");
}
