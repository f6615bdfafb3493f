import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { inject } from "vitest";
import { demonstrate } from "../../server/commands/demo.ts";
import { readConfig } from "../../server/config/config.ts";
import { listenWithMembers } from "../members/server.ts";
import { runHere } from "../support/command.ts";
import { findProgram } from "../support/programs.ts";

const program = findProgram();

export type Demo = Awaited<ReturnType<typeof openDemo>>;

/** A server with the demonstration wallet, and how the official clients reach it. */
export async function openDemo() {
  const server = await listenWithMembers();
  let key = "";
  const environment = () => ({
    DIST: inject("dist"),
    VAR: server.folder,
    PATH: process.env["PATH"] ?? "",
    // The clock may be moved by it.
    NODE_OPTIONS: process.env["NODE_OPTIONS"] ?? "",
  });
  const init = () => ({ requestInit: { headers: { authorization: `Bearer ${key}` } } });
  const at = (query: string) => new URL(`${server.root}/tools/mcp${query}`);
  return {
    root: server.root,
    close: server.close,
    environment,
    keyInUse: () => key,
    useKey: (text: string) => void (key = text),
    /** Makes the wallet fresh, and a new key to it that is used from now on. */
    reset: async () => {
      const config = readConfig(environment(), inject("dist"));
      const { stdout } = await runHere(() => demonstrate(config, ["--reset"]));
      key = /export KEY=(\S+)/.exec(stdout)?.[1] ?? "";
    },
    overHttp: (query = "") => new StreamableHTTPClientTransport(at(query), init()),
    oldOverHttp: (query = "") => new OldHttp(at(query), init()),
    stdio: (more: readonly string[] = []) => ({
      command: process.execPath,
      args: [program, "tools", ...more],
      env: { ...environment(), CARDFILE_KEY: key },
      stderr: "ignore" as const,
    }),
  };
}
