import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Arguments of node that run TypeScript as the tsx command does, without its extra process. */
export const TSX = ["--import", "tsx"] as const;

export const ROOT = join(import.meta.dirname, "..", "..");

/** Runs a script of this folder in a fresh process and returns what it printed. */
export async function runScript(name: string, args: readonly string[]): Promise<string> {
  const script = join(import.meta.dirname, name);
  const { stdout } = await run(process.execPath, [...TSX, script, ...args], {
    cwd: ROOT,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return stdout;
}
