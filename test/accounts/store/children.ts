import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { findScript } from "../../support/programs.ts";

export interface Child {
  /** The lines it has printed, as they come. */
  readonly lines: readonly string[];
  readonly say: (line: string) => void;
  /** Resolves when it has printed so many lines; rejects when it ends before. */
  readonly waitForLines: (count: number) => Promise<void>;
  /** Kills it as kill -9 does; resolves when it is gone and all it printed has been read. */
  readonly kill: () => Promise<void>;
  /** Resolves to its exit code. */
  readonly end: () => Promise<number | null>;
}

/** Starts a script of this folder by its name, or a shell line that does. */
export function startChild(script: string, args: readonly string[], shell?: string): Child {
  const command = [process.execPath, findScript(script), ...args];
  const [file = "", ...rest] = shell === undefined ? command : ["sh", "-c", shell, ...command];
  const child = spawn(file, rest, { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => lines.push(line));
  // It ends when the pipe does, after the last line.
  const closed = once(reader, "close");
  const exited = once(child, "exit");
  const end = async (): Promise<number | null> => {
    await Promise.all([closed, exited]);
    return child.exitCode;
  };
  return {
    lines,
    say: (line) => void child.stdin.write(`${line}\n`),
    waitForLines: async (count) => {
      while (lines.length < count) {
        const ended = await Promise.race([
          once(reader, "line").then(() => false),
          closed.then(() => true),
        ]);
        if (!ended || lines.length >= count) continue;
        // Its output ends before it does; only then is known how.
        await exited;
        throw new Error(describeEnd(child, lines));
      }
    },
    kill: async () => {
      child.kill("SIGKILL");
      await end();
    },
    end,
  };
}

const describeEnd = ({ exitCode, signalCode }: ChildProcess, lines: readonly string[]): string =>
  `the child ended (${exitCode ?? signalCode}) after ${lines.length} lines: ${lines.at(-1) ?? ""}`;
