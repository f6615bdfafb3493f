import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { listCards } from "../../server/contract/routes.ts";
import { findFreePort } from "./port.ts";
import { printSection, printTotal, type Row } from "./report.ts";
import { readResults, saveResults, toResults } from "./results.ts";
import { ROOT } from "./run-script.ts";
import { single } from "./statistics.ts";

/*
 * A newcomer's wait: clones the last commit into an empty folder, installs, starts, and starts
 * again, each with nothing kept but npm's own cache of packages.
 */
const MAX_SECONDS = 20;
const MAX_FRESH_SECONDS = 0.6;
const LIMIT_MS = 180_000;

const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), "cardfile-first-minute-"));
try {
  const section = {
    name: "first-minute",
    rows: await measureFirstMinute(join(folder, "cardfile")),
  };
  printSection(section);
  printTotal([section]);
  saveResults(toResults([section], readResults()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureFirstMinute(checkout: string): Promise<readonly Row[]> {
  // A new TMPDIR, so that no compiler finds an earlier cache.
  const env = { ...process.env, TMPDIR: folder };
  const clone = await timed(() => run("git", ["clone", "--quiet", ROOT, checkout]));
  const install = await timed(() => run("npm", ["ci"], { cwd: checkout, env }));
  const start = await timeStart(checkout, env);
  const fresh = await timeStart(checkout, env);
  const whole = {
    name: "first answer on a clean clone",
    figure: single(install + start),
    unit: "s",
  };
  return [
    { name: "git clone", figure: single(clone), unit: "s" },
    { name: "npm ci, packages cached", figure: single(install), unit: "s" },
    { name: "npm start to the first answer", figure: single(start), unit: "s" },
    { ...whole, target: { atMost: MAX_SECONDS }, note: "npm ci && npm start" },
    {
      name: "npm start on a fresh dist",
      figure: single(fresh),
      unit: "s",
      target: { atMost: MAX_FRESH_SECONDS },
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Seconds from the command to the first answer. */
async function timeStart(checkout: string, env: NodeJS.ProcessEnv): Promise<number> {
  // A group of its own, as npm may leave what it started.
  const child = spawn("npm", ["start"], {
    cwd: checkout,
    env: { ...env, PORT: String(await findFreePort()), VAR: join(folder, "var") },
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  const stop = (): void => void process.kill(-(child.pid ?? 0), "SIGTERM");
  const limit = setTimeout(stop, LIMIT_MS);
  try {
    return await timed(async () => {
      const { status } = await fetch((await readRoot(child.stderr)) + listCards.path);
      if (status !== 200) throw new Error(`the first answer had status ${status}`);
    });
  } finally {
    clearTimeout(limit);
    if (child.exitCode === null) {
      stop();
      await once(child, "exit");
    }
  }
}

/** Where the server says it listens. */
async function readRoot(log: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const chunk of log) {
    text += chunk.toString();
    const [, root] = /listening on (\S+)\n/.exec(text) ?? [];
    if (root !== undefined) return root;
  }
  throw new Error(`npm start ended: ${text}`);
}
