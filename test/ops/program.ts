import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inject } from "vitest";
import { findProgram } from "../support/programs.ts";

/** A server as an operator starts it. */
export interface Program {
  readonly root: string;
  /** Address of the operator's port; empty without OPS_PORT. */
  readonly ops: string;
  /** Lines of standard error so far. */
  readonly lines: readonly string[];
  readonly child: ChildProcess;
  /** Its exit code, when it has ended. */
  readonly ended: Promise<number | null>;
  /** Asks it to stop and gives its exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * `cardfile serve` in a process of its own, on free ports, with a folder for its accounts; `under`
 * is a command that runs it, such as one that sets limits.
 */
export async function startProgram(
  env: Readonly<Record<string, string>> = {},
  under: readonly string[] = [],
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-program-"));
  const [command, ...words] = [...under, process.execPath, findProgram(), "serve"];
  const child = spawn(command, words, {
    env: {
      ...process.env,
      DIST: inject("dist"),
      VAR: folder,
      PORT: "0",
      ACCOUNTS: "off",
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lines: string[] = [];
  const ended = once(child, "exit").then(() => {
    rmSync(folder, { recursive: true });
    return child.exitCode;
  });
  const addressAfter = (name: string): string =>
    lines.map((line) => new RegExp(`${name} +(https?://[^/"]+)`).exec(line)?.[1]).find(Boolean) ??
    "";
  const awaited = env["OPS_PORT"] === undefined ? ["health"] : ["health", "metrics"];
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`exit ${code}: ${lines.join("\n")}`)));
    createInterface({ input: child.stderr }).on("line", (line) => {
      lines.push(line);
      if (awaited.every((name) => addressAfter(name) !== "")) resolve();
    });
  });
  return {
    root: addressAfter("health"),
    ops: addressAfter("metrics"),
    lines,
    child,
    ended,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
