import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { findDamage } from "../build/dist.ts";
import { BASE } from "../build/fixtures.ts";
import { callBody } from "../mcp/requests.ts";
import { findFreePort } from "../support/free-port.ts";
import { findNodes } from "./nodes.ts";
import { installInto } from "./package.ts";

const EXPORT = "node_modules/cardfile/dist/public/v1/public/exports/valuations.json";
const WITHOUT_FACTS = /private\/facts\.json, are missing .*cardfile build --data DIR.*DIST/;

let folder: string;
let project: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cardfile-install-"));
  project = await installInto(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The program that npx runs. */
const program = () => join(project, "node_modules/cardfile", packageJson.bin.cardfile);
const env = (more: Readonly<Record<string, string>> = {}) => ({
  PATH: process.env["PATH"],
  HOME: folder,
  ...more,
});

describe.each(findNodes())("installed, on Node $version", ({ path, version }) => {
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
  const serve = async (more: Readonly<Record<string, string>> = {}) => {
    const port = String(await findFreePort());
    const started = spawn(path, [program(), "serve"], {
      cwd: project,
      env: env({ ...more, PORT: port }),
      stdio: ["ignore", "ignore", "pipe"],
    });
    server = started;
    const said: string[] = [];
    const lines = createInterface({ input: started.stderr });
    await new Promise<void>((resolve) => {
      lines.once("close", resolve).on("line", (line) => {
        said.push(line);
        if (line.includes("/health")) resolve();
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
    for (const words of [[], ["help"]]) {
      const { status, stdout, stderr } = await cardfile(words);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout).toContain("Usage: cardfile");
    }
    expect(await cardfile(["tools", "--help"])).toMatchObject({ status: 0, stderr: "" });
    expect(await cardfile(["verify", EXPORT])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("intact"),
    });
  });

  test("answers with the catalog tools over standard input and output", async () => {
    const call = callBody("get_card_facts", { card_name: "venture x" });
    const { status, stdout } = await cardfile(["mcp"], { input: `${JSON.stringify(call)}\n` });
    expect(status).toBe(0);
    expect(JSON.parse(stdout).result.structuredContent).toBeDefined();
  });

  test.each([["tools"], ["demo"]])("%s says what is missing and what to do", async (command) => {
    const { status, stdout, stderr } = await cardfile([command], { CARDFILE_KEY: "svc_0_x" });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(WITHOUT_FACTS);
  });

  test("serves the catalog alone, and says why there are no accounts", async () => {
    const { said, root } = await serve();
    expect(said.join("\n")).toMatch(WITHOUT_FACTS);
    const health = await fetch(`${root}/health`);
    expect(await health.json()).toMatchObject({ status: "ok", data_available: true });
    const card = await fetch(`${root}/v1/public/credit-cards/chase-sapphire-preferred`);
    expect(await card.json()).toMatchObject({ id: "chase-sapphire-preferred", annual_fee: 95 });
    for (const page of ["/sign-up", "/sign-in", "/account", "/tools/mcp", "/chat/v1/models"]) {
      expect((await fetch(root + page)).status, page).toBe(404);
    }
    expect(await (await fetch(`${root}/docs/chat`)).text()).toContain("no accounts");
    expect(existsSync(join(project, "var"))).toBe(false);
  });

  test("builds from tables of one's own, and serves them with accounts", async () => {
    const dist = join(folder, `built-${version}`);
    const built = await cardfile(["build", "--data", BASE, "--dist", dist]);
    expect(built).toEqual({
      status: 0,
      stdout: expect.stringContaining(`DIST=${dist}`),
      stderr: "",
    });
    expect(findDamage(dist)).toEqual([]);
    const { root } = await serve({ DIST: dist, VAR: join(folder, `var-${version}`) });
    const card = await fetch(`${root}/v1/public/credit-cards/acme-plus`);
    expect(await card.json()).toMatchObject({ id: "acme-plus" });
    expect((await fetch(`${root}/sign-up`)).status).toBe(200);
  });

  test("build tells what is wrong with tables, and which it lacks", async () => {
    const dist = join(folder, "never");
    const built = await cardfile(["build", "--data", folder, "--dist", dist]);
    expect(built).toMatchObject({ status: 1, stdout: "" });
    expect(built.stderr).toMatch(/^\S+: none of the \d+ tables is here; .*\n$/);
    expect(existsSync(dist)).toBe(false);
    expect((await cardfile(["build"])).stderr).toContain("--data");
  });
});

/** Ends a program and waits for its end. */
async function stop(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
