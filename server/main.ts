#!/usr/bin/env node
import { basename, dirname, join } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { type Config, readConfig } from "./config/config.ts";

const HELP = `Usage: cardfile COMMAND

  serve     the catalog, accounts, tools and chat over HTTP
  build     a catalog from your own tables
  mcp       the catalog's five MCP tools over standard input and output
  tools     the member tools for a wallet, the same way
  admin     accounts, plans, keys, backups and repair
  chat      answers a question on the command line
  demo      fills an account with a wallet and prints its API key
  check     checks the settings and what they point to
  verify    checks an export against its checksum
  help      this text
  version   the version of this program

"cardfile COMMAND --help" says more about a command.

Settings come from the environment: HOST, PORT, DIST, NODE_ENV, PUBLIC_URL,
ALLOWED_HOSTS, RELOAD_SECONDS, SHUTDOWN_SECONDS; for operators LOG, ACCESS_LOG,
OPS_HOST, OPS_PORT; and for accounts ACCOUNTS, VAR, DATABASE_URL, SECRETS,
TRUSTED_PROXIES and the ceilings. /guides/operating says what they mean.

Exit code: 0 done, 1 failed (the reason is on standard error), 2 the command
was not understood.
`;

const SERVE_HELP = `Usage: cardfile serve

Serves the catalog, its pages and its MCP tools over HTTP and, where member facts are built, accounts,
member tools and the chat. Stops on Ctrl+C once its running answers are done.

  HOST, PORT   where to listen                             (default: 127.0.0.1, 3000)
  DIST         the built catalog: a folder, an http address or s3://bucket/prefix
                                                           (default: dist)
  PUBLIC_URL   the address under which users reach it      (default: that of HOST and PORT)
  ACCOUNTS     on, or off to serve only the catalog        (default: on)
  VAR          folder of the accounts' database and secret (default: var)

These are environment variables; /guides/operating has all of them.
`;

const MCP_HELP = `Usage: cardfile mcp

The catalog's five MCP tools for a local agent, over standard input and output. It needs no key and
opens no port.

  DIST   the built catalog, an environment variable   (default: dist)
`;

const CHECK_HELP = `Usage: cardfile check

Says what is wrong with the settings, the built catalog and the accounts' database, such as a proxy
in front of the server that TRUSTED_PROXIES does not count. It uses the server's settings.

Exit code: 0 nothing is wrong, 1 something is.
`;

interface Command {
  readonly run: (words: readonly string[]) => Promise<void>;
  /** For commands that take only --help and refuse other words, so that a typo shows. */
  readonly help?: string;
}

const config = (): Config => readConfig(process.env, defaultDist());

/** Loads only the modules of the command that runs: loading is most of the start-up time. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["serve", alone(SERVE_HELP, async () => (await import("./commands/serve.ts")).serve(config()))],
  [
    "build",
    withWords(async (words) => {
      const dist = defaultDist();
      const { runBuild } = await import("./commands/build.ts");
      return runBuild(dirname(dist), join(dist, "bin", "builder.mjs"), words, process.env);
    }),
  ],
  [
    "mcp",
    alone(MCP_HELP, async () =>
      (await import("./commands/stdio.ts")).serveCatalogOverStdio(config()),
    ),
  ],
  [
    "tools",
    withWords(async (words) =>
      (await import("./commands/tools-stdio.ts")).serveToolsOverStdio(config(), words),
    ),
  ],
  [
    "admin",
    withWords(async (words) => (await import("./commands/admin.ts")).administer(config(), words)),
  ],
  ["chat", withWords(async (words) => (await import("./commands/chat.ts")).chat(config(), words))],
  [
    "demo",
    withWords(async (words) => (await import("./commands/demo.ts")).demonstrate(config(), words)),
  ],
  ["check", alone(CHECK_HELP, async () => (await import("./commands/check.ts")).check(config()))],
  ["verify", withWords(async (words) => (await import("./commands/verify.ts")).verify(words))],
  ["help", alone(HELP, async () => print(HELP))],
  ["version", alone(HELP, async () => print(`${packageJson.version}\n`))],
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
  if (isMistyped(error)) {
    // Node's message goes on with advice about positional arguments; keep its first sentence.
    const [reason = ""] = error.message.split(/\.\s|\n/);
    process.stderr.write(`${reason}; \`cardfile ${name} --help\` lists the options.\n`);
    process.exitCode = 2;
  } else {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function run(called: string): Promise<void> {
  const command = COMMANDS.get(OTHER_NAMES.get(called) ?? called);
  const [first, ...others] = rest;
  if (command === undefined) refuse(`Unknown command ${JSON.stringify(called)}.`);
  else if (command.help === undefined || first === undefined) await command.run(rest);
  else if (others.length === 0 && OTHER_NAMES.get(first) === "help") print(command.help);
  else refuse(`${called} takes no ${JSON.stringify(first)}; settings come from the environment.`);
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n\n${HELP}`);
  process.exitCode = 2;
}

function print(text: string): void {
  process.stdout.write(text);
}

/** True for what parseArgs throws. */
function isMistyped(error: unknown): error is Error {
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_")
  );
}

function alone(help: string, work: () => Promise<void>): Command {
  return { run: work, help };
}

function withWords(work: Command["run"]): Command {
  return { run: work };
}

/** The bundle lies in dist/bin, the sources beside dist. */
function defaultDist(): string {
  const here = import.meta.dirname;
  return basename(here) === "bin" ? dirname(here) : join(here, "..", "dist");
}
