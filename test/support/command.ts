import { execFile, type ExecFileOptions } from "node:child_process";
import { join } from "node:path";
import { vi } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** How a command ended, and what it said. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Node in a process of its own; a failure is an outcome too. */
export function runNode(
  words: readonly string[],
  { input = "", ...options }: ExecFileOptions & { readonly input?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const texts = { ...options, encoding: "utf8" } as const;
    const child = execFile(process.execPath, words, texts, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

/** Runs a command in this process, which takes a tenth of the time of one of its own. */
export async function runHere(command: () => Promise<void>): Promise<Outcome> {
  const written = { stdout: "", stderr: "" };
  const watched = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      written[stream] += String(text);
      return true;
    }),
  );
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await command();
    return { ...written, code: process.exitCode };
  } finally {
    process.exitCode = before;
    for (const one of watched) one.mockRestore();
  }
}

let runs = 0;

/** Runs a script of ours in this process; what it imports is loaded once for all runs. */
export const runScript = (script: string, words: readonly string[]): Promise<Outcome> =>
  runHere(async () => {
    const { argv } = process;
    process.argv = [process.execPath, script, ...words];
    try {
      await import(`${join(ROOT, script)}?run=${++runs}`);
    } finally {
      process.argv = argv;
    }
  });
