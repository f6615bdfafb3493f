import { parseArgs } from "node:util";
import { TOOLS_PATH } from "../contract/addresses.ts";
import { openStorage } from "../catalog/dist.ts";
import { FactsUnavailable, hasFacts } from "../catalog/read-facts.ts";
import { openCatalog } from "../catalog/store.ts";
import type { Config } from "../config/config.ts";
import { logLine as log } from "../ops/log.ts";
import { relayStdio, type Send } from "../mcp/stdio-relay.ts";
import { createMembers } from "../members.ts";
import { selectAt, TOOLSETS } from "../tools/toolsets.ts";

const HELP = `Usage: cardfile tools [--server URL] [--key KEY] [--toolsets NAMES] [--read-only]

The member tools for your wallet, for a local agent, over standard input and output.

  --server URL   a running cardfile; without it, the accounts of this machine, for which DIST must
                 be built from the sources: the npm package has no facts for members
  --key KEY      an API key with the scope service:tools (reads) or service:tools:write (reads and
                 changes); better in CARDFILE_KEY, where other users of the machine cannot see it
  --toolsets NAMES   list only these, comma-separated: ${Object.keys(TOOLSETS).join(", ")}
  --read-only        list only tools that change nothing
`;

/** Serves the member tools over stdio, from a server or from the accounts of this machine. */
export async function serveToolsOverStdio(config: Config, words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      server: { type: "string" },
      key: { type: "string" },
      toolsets: { type: "string" },
      "read-only": { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) return void process.stdout.write(HELP);
  const key = values.key ?? config.apiKey;
  if (key === undefined) throw new Error(`No API key: set CARDFILE_KEY or give --key.\n\n${HELP}`);
  const select = (address: string): string =>
    selectAt(address, values.toolsets ?? "", values["read-only"] === true);
  const { send, close } =
    values.server === undefined
      ? await sendHere(config, key, select(config.publicUrl + TOOLS_PATH))
      : sendTo(select(new URL(TOOLS_PATH, values.server).href), key);
  try {
    await relayStdio(send, log);
  } finally {
    await close();
  }
}

interface Way {
  readonly send: Send;
  readonly close: () => Promise<void>;
}

const toInit = (body: string, key: string, headers: Readonly<Record<string, string>>) => ({
  method: "POST",
  body,
  headers: { ...headers, "content-type": "application/json", authorization: `Bearer ${key}` },
});

function sendTo(url: string, key: string): Way {
  return {
    send: (body, headers) => fetch(url, { ...toInit(body, key, headers), redirect: "error" }),
    close: async () => {},
  };
}

/** A member endpoint inside this process, on the accounts of this machine. */
async function sendHere(config: Config, key: string, url: string): Promise<Way> {
  const storage = await openStorage(config);
  const { current, stop } = await openCatalog(storage, {
    reloadSeconds: config.reloadSeconds,
    log,
  });
  if (current() === undefined) {
    throw new Error(`No built catalog in ${config.dist}; run \`npm run build\`, or set DIST.`);
  }
  if (!(await hasFacts(storage))) throw new FactsUnavailable();
  const members = createMembers({
    ...config,
    config: config.accounts,
    allowedHosts: undefined,
    storage,
    current,
    now: Date.now,
    log,
  });
  await members.open();
  return {
    send: (body, headers) => members.fetch(new Request(url, toInit(body, key, headers))),
    close: async () => {
      stop();
      await members.close();
    },
  };
}
