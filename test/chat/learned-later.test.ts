import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { bundleServer } from "../../build/emit/bundle.ts";
import { loreName } from "../../build/emit/lore.ts";
import { toLessonsFile, toTaught } from "../../server/chat/learning/kept.ts";
import { readFollowUps } from "../../server/chat/builtin/phrasings/follow-ups.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import { findFreePort } from "../support/free-port.ts";
import { TOY_INTENTS } from "./toy-intents.ts";

const ROOT = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** The program as npm start builds it, with what the chat has to learn beside it. */
async function makeProgram(lessons: unknown) {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-lessons-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const bin = join(folder, "bin");
  (await bundleServer(ROOT, true)).write(bin);
  const lore = join(bin, loreName());
  const teach = (taught: unknown): void =>
    writeFileSync(toLessonsFile(lore), JSON.stringify(taught));
  teach(lessons);
  const port = String(await findFreePort());
  const env = { DIST: inject("dist"), VAR: folder, PATH: process.env["PATH"], PORT: port };
  return { program: join(bin, "cardfile.mjs"), env, lore, teach };
}

/** Where the server says it listens. */
async function readRoot(log: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const chunk of log) {
    text += chunk.toString();
    const [, root] = /listening on (\S+)\n/.exec(text) ?? [];
    if (root !== undefined) return root;
  }
  throw new Error(`the server ended: ${text}`);
}

test(
  "a server whose chat was left to it serves, asks for patience, learns and keeps it",
  { timeout: 120_000 },
  async () => {
    const { program, env, lore, teach } = await makeProgram({ intents: "spoiled", followUps: [] });
    const { stdout } = await run(process.execPath, [program, "demo"], { env });
    const key = /API key\s+(\S+)/.exec(stdout)?.[1] ?? "";
    const server = spawn(process.execPath, [program, "serve"], { env });
    onTestFinished(() => void server.kill());
    const root = await readRoot(server.stderr);
    const ask = () =>
      fetch(`${root}/chat/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({
          model: MODEL,
          messages: [{ role: "user", content: "hello" }],
        }),
      });

    expect((await fetch(`${root}/v1/public/credit-cards`)).status).toBe(200);
    const early = await ask();
    expect(early.status).toBe(503);
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await early.json()).toEqual({
      error: {
        message: expect.stringContaining("getting ready"),
        type: "server_error",
        param: null,
        code: "getting_ready",
      },
    });

    teach(toTaught({ intents: TOY_INTENTS, followUps: readFollowUps() }));
    await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200);
    expect(existsSync(lore)).toBe(true);
  },
);
