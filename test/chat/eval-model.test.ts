import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCases } from "./eval/case.ts";
import { readFrames, toSaid } from "./frames/read.ts";
import { NOTHING, reply, said, type Script, startModel } from "./model-server.ts";

const MINUTES = 60_000;
/** A talk of two questions, of which a frame was written for the second. */
const CASE = "d9-dialogue-10";
const USAGE = { prompt_tokens: 2000, completion_tokens: 50 };

const framed = readFrames().find(({ case: id }) => id === CASE);
const questions = readCases("dev").find(({ id }) => id === CASE)?.messages ?? [];

const folder = mkdtempSync(join(tmpdir(), "cardfile-eval-"));
const file = join(folder, "recording.jsonl");
let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => {
  model.close();
  rmSync(folder, { recursive: true });
});

async function evaluate(more: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const script = join(import.meta.dirname, "eval", "main.ts");
  const args = ["--import", "tsx", script, "--case", CASE, "--reader", "model", ...more];
  const done = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...env },
  });
  return done.stdout;
}

/** It reads the last question, and none before. */
const readLast: Script = (response) => {
  const isLast = model.bodies.at(-1)?.includes(questions.at(-1)?.content ?? "") === true;
  const content = isLast && framed !== undefined ? said(toSaid(framed.frame)) : NOTHING;
  reply({ choices: [{ message: { content } }], usage: USAGE })(response);
};

test("a model is recorded, and replayed without it", { timeout: 5 * MINUTES }, async () => {
  model.play(readLast);
  const price = ["--price", "0.1,0.4"];
  const env = { UPSTREAM_URL: model.url, UPSTREAM_MODEL: "by-hand" };
  const asked = await evaluate(["--record", file, ...price], env);
  expect(asked).toMatch(/^by-hand, asked on \d{4}-\d\d-\d\d: unsure 1, read 1$/m);
  expect(asked).toContain("2 replies to 2 questions; tokens a question: 2000 in, 50 out");
  expect(asked).toContain("$0.000220 a question, $0.0004 in all");
  expect(await evaluate(["--replay", file, ...price])).toBe(asked);
  expect(model.bodies).toHaveLength(2);
});
