/**
 * Shows which answers of the member tools differ from the recorded ones.
 *
 *   npm run answers                    names the calls that answer differently
 *   npm run answers -- --diff COMMIT   shows how answers differ from those of a commit (HEAD by default)
 *   npm run answers -- --write         records the answers as they are now
 *   npm run answers -- --print FILE    writes every answer to a file, as JSON
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { changedCalls, DIGEST_FILE, digestOf, parseDigest, toDigestText } from "./digest.ts";
import { type Recording, recordAnswers } from "./record.ts";

const ROOT = join(import.meta.dirname, "../../..");

const [mode = "--check", argument] = process.argv.slice(2);
const recording = await recordAnswers();
if (mode === "--write") writeFileSync(DIGEST_FILE, toDigestText(digestOf(recording)));
else if (mode === "--print") printAnswers(recording, argument ?? "answers.json");
else if (mode === "--diff") showDiff(recording, argument ?? "HEAD");
else reportChanges(recording);

function reportChanges(after: Recording): void {
  const changed = changedCalls(parseDigest(readFileSync(DIGEST_FILE, "utf8")), digestOf(after));
  for (const call of changed) console.log(call);
  console.log(`${changed.length} answers differ from the recorded ones.`);
  if (changed.length > 0) process.exitCode = 1;
}

/** The answers as they are, to be read by another run. */
function printAnswers(answers: Recording, file: string): void {
  const plain = [...answers].map(([call, byWallet]) => [call, Object.fromEntries(byWallet)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(plain)));
}

/** Records the answers of the commit in a work tree of its own, and compares. */
function showDiff(after: Recording, commit: string): void {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-answers-"));
  const tree = join(folder, "tree");
  try {
    execFileSync("git", ["worktree", "add", "--quiet", "--detach", tree, commit], { cwd: ROOT });
    symlinkSync(join(ROOT, "node_modules"), join(tree, "node_modules"));
    const file = join(folder, "before.json");
    const script = join(tree, "test/tools/answers/main.ts");
    execFileSync(process.execPath, ["--import", "tsx", script, "--print", file], { cwd: tree });
    const before = readAnswers(file);
    for (const key of changedCalls(digestOf(before), digestOf(after))) {
      console.log(`\n${key}`);
      showOne(folder, findAnswer(before, key), findAnswer(after, key));
    }
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", tree], { cwd: ROOT });
    rmSync(folder, { recursive: true, force: true });
  }
}

function readAnswers(file: string): Recording {
  const answers = z.record(z.string(), z.record(z.string(), z.string()));
  const parsed = answers.parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(
    Object.entries(parsed).map(([call, byWallet]) => [call, new Map(Object.entries(byWallet))]),
  );
}

/** The answer of a key of `changedCalls`, indented; empty when there is none. */
function findAnswer(answers: Recording, key: string): string {
  const at = key.indexOf(": ");
  const answer = answers.get(key.slice(at + 2))?.get(key.slice(0, at));
  return answer === undefined ? "" : `${JSON.stringify(JSON.parse(answer), undefined, 1)}\n`;
}

function showOne(folder: string, before: string, after: string): void {
  const files = ["before", "after"].map((name) => join(folder, name));
  for (const [place, text] of [before, after].entries()) writeFileSync(files[place] ?? "", text);
  const options = ["diff", "--no-index", "--no-prefix", "--unified=1"];
  spawnSync("git", [...options, ...files], { stdio: "inherit" });
}
