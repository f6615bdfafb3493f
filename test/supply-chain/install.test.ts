import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { findFreePort } from "../support/free-port.ts";
import { findNodes } from "./nodes.ts";
import { installInto } from "./package.ts";

const EXPORT = "node_modules/cardfile/dist/public/v1/public/exports/valuations.json";
const WITHOUT_FACTS = /private\/facts\.json, are missing .*npm run build.*DIST/;

let folder: string;
let project: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cardfile-install-"));
  project = await installInto(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What npx runs. */
const program = () => join(project, "node_modules/cardfile", packageJson.bin.cardfile);
const env = (more: Readonly<Record<string, string>> = {}) => ({
  PATH: process.env["PATH"],
  HOME: folder,
  ...more,
});

describe.each(findNodes())("installed, on Node $version", ({ path }) => {
  const cardfile = (
    words: readonly string[],
    { input = "", ...more }: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; stdout: string; stderr: string }> =>
    new Promise((resolve) => {
      const options = { cwd: project, env: env(more) };
      const child = execFile(path, [program(), ...words], options, (_, stdout, stderr) =>
        resolve({ status: child.exitCode ?? -1, stdout, stderr }),
      );
      child.stdin?.end(input);
    });
  let server: ChildProcess | undefined;
  afterEach(() => stop(server));
  /** Serves on a free port; gives its address and what it said until it was ready. */
  const serve = async () => {
    const port = String(await findFreePort());
    const started = spawn(path, [program(), "serve"], {
      cwd: project,
      env: env({ PORT: port }),
      stdio: ["ignore", "ignore", "pipe"],
    });
    server = started;
    const said: string[] = [];
    const lines = createInterface({ input: started.stderr });
    await new Promise<void>((resolve) => {
      lines.once("close", resolve).on("line", (line) => {
        said.push(line);
        if (line.startsWith("tools and chat")) resolve();
      });
    });
    return { said, root: `http://127.0.0.1:${port}` };
  };

  test("tells its version and its commands, and checks its own exports", async () => {
    expect(await cardfile(["version"])).toEqual({
      status: 0,
      stdout: `${packageJson.version}\n`,
      stderr: "",
    });
    expect(await cardfile(["help"])).toMatchObject({ status: 0, stderr: "" });
    expect(await cardfile(["tools", "--help"])).toMatchObject({ status: 0, stderr: "" });
    expect(await cardfile(["verify", EXPORT])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("whole"),
    });
  });

  test("answers with the catalog tools over standard input and output", async () => {
    const call = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_card_facts", arguments: { card_name: "venture x" } },
    };
    const { status, stdout } = await cardfile(["mcp"], { input: `${JSON.stringify(call)}\n` });
    expect(status).toBe(0);
    expect(JSON.parse(stdout).result.structuredContent).toBeDefined();
  });

  test("build and tools say what they miss and what to do", async () => {
    const built = await cardfile(["build"]);
    expect(built.status).toBe(1);
    expect(built.stderr).toMatch(/nothing to build from .*in a checkout of the sources/);
    const tools = await cardfile(["tools"], { CARDFILE_KEY: "svc_0_x" });
    expect(tools).toMatchObject({ status: 1, stdout: "" });
    expect(tools.stderr).toMatch(WITHOUT_FACTS);
  });

  test("serves the catalog and accounts; tools and chat say what they miss", async () => {
    const { stdout } = await cardfile(["demo"]);
    const [key = ""] = /svc_\S+/.exec(stdout) ?? [];
    const { said, root } = await serve();
    expect(said.join("\n")).toMatch(WITHOUT_FACTS);
    const send = (at: string, body: unknown) =>
      fetch(root + at, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      });

    const health = await fetch(`${root}/health`);
    expect(await health.json()).toMatchObject({ status: "ok", data_available: true });
    const card = await fetch(`${root}/v1/public/credit-cards/chase-sapphire-preferred`);
    expect(await card.json()).toMatchObject({ id: "chase-sapphire-preferred", annual_fee: 95 });
    expect((await fetch(`${root}/sign-in`)).status).toBe(200);

    const params = { name: "get_wallet", arguments: {} };
    const tool = await send("/tools/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params });
    expect([tool.status, await tool.text()]).toEqual([503, expect.stringMatching(WITHOUT_FACTS)]);
    const messages = [{ role: "user", content: "Which card at Costco?" }];
    const chat = await send("/chat/v1/chat/completions", { model: "cardfile-1", messages });
    expect([chat.status, await chat.text()]).toEqual([503, expect.stringMatching(WITHOUT_FACTS)]);
  });
});

/** Ends a program and waits for its end. */
async function stop(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
