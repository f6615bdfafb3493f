import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import { findWrong, readPaths } from "./check-package.ts";

const HELP = `Usage: npm run verify:pack [-- options] [package.tgz…]

Packs the last commit twice, each from a clone of its own, and checks that both packages have the same
bytes, hold what the manifest says and nothing else, and install and run in an empty folder.

  package.tgz   is compared too: a package that somebody published, against what is built here
  --out DIR     keeps the package, its SBOM and SHA256SUMS there
`;

const MODULES = "node_modules";
const QUIET = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"] as const;
const MAX_PRINTED_BYTES = 16 * 1024 * 1024;

const root = join(import.meta.dirname, "..", "..");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, help: { type: "boolean", short: "h" } },
});

if (values.help === true) process.stdout.write(HELP);
else {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-pack-"));
  try {
    await verify(folder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function verify(folder: string): Promise<void> {
  const commit = (await run(root, "git", "rev-parse", "HEAD")).trim();
  const [one, two] = [join(folder, "one"), join(folder, "two")];
  await Promise.all([clone(one, commit), clone(two, commit)]);
  // npm ci verifies packages against the lock file, so one install is enough for both.
  await run(one, "npm", "ci", "--ignore-scripts", ...QUIET);
  linkFolder(join(one, MODULES), join(two, MODULES));
  const [first, second] = await Promise.all([pack(one), pack(two)]);
  const content = await unpack(first, join(folder, "unpacked"));
  const digest = digestOf(first);
  for (const [index, other] of [second, ...positionals].entries()) {
    if (digestOf(other) === digest) continue;
    // Stops at the first package that differs.
    // oxlint-disable-next-line no-await-in-loop
    const there = await unpack(other, join(folder, `unpacked-${index}`));
    const differing = findDiffering(content, there);
    const list = differing.length === 0 ? "the same files, packed otherwise" : differing.join("\n");
    throw new Error(`${other} is not what commit ${commit} gives:\n${list}`);
  }
  say(`commit ${commit} packed twice: the same bytes, sha256 ${digest}`);

  const wrong = findWrong(content, [root, folder]);
  if (wrong.length > 0) throw new Error(`the package is not what was built:\n${wrong.join("\n")}`);
  say("every file is what the manifest says, and there is no other");

  say(`installs, and says that it is ${await installAndAsk(join(folder, "empty"), first)}`);
  if (values.out !== undefined) keep(first, content, values.out);
}

async function clone(folder: string, commit: string): Promise<void> {
  await run(root, "git", "clone", "--quiet", "--no-checkout", root, folder);
  await run(folder, "git", "checkout", "--quiet", "--detach", commit);
}

/** Hard-links a folder, since copying and deleting its bytes would be the slowest step. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(here, there);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(here), there);
    else linkSync(here, there);
  }
}

async function pack(checkout: string): Promise<string> {
  await run(checkout, "npm", "pack", "--loglevel=error");
  const name = readdirSync(checkout).find((file) => file.endsWith(".tgz"));
  if (name === undefined) throw new Error(`npm pack wrote nothing into ${checkout}`);
  return join(checkout, name);
}

async function unpack(archive: string, folder: string): Promise<string> {
  mkdirSync(folder);
  await run(root, "tar", "-xzf", resolve(archive), "-C", folder);
  return join(folder, "package");
}

function findDiffering(one: string, other: string): readonly string[] {
  const [here, there] = [readDigests(one), readDigests(other)];
  const paths = new Set([...here.keys(), ...there.keys()]);
  return [...paths].filter((path) => here.get(path) !== there.get(path)).toSorted();
}

function readDigests(folder: string): ReadonlyMap<string, string> {
  const files = readPaths(folder).map((path) => [path, digestOf(join(folder, path))] as const);
  return new Map(files);
}

async function installAndAsk(empty: string, archive: string): Promise<string> {
  mkdirSync(empty);
  writeFileSync(join(empty, "package.json"), "{}");
  await run(empty, "npm", "install", ...QUIET, archive);
  const said = await run(empty, "npx", "--no-install", packageJson.name, "version");
  const version = said.trim();
  if (version !== packageJson.version) throw new Error(`the program says it is ${version}`);
  return version;
}

function keep(archive: string, content: string, out: string): void {
  mkdirSync(out, { recursive: true });
  const sbom = `${basename(archive, ".tgz")}.cdx.json`;
  copyFileSync(archive, join(out, basename(archive)));
  copyFileSync(join(content, "dist/sbom.json"), join(out, sbom));
  const lines = [basename(archive), sbom].map((name) => `${digestOf(join(out, name))}  ${name}\n`);
  writeFileSync(join(out, "SHA256SUMS"), lines.join(""));
  say(`kept in ${out}`);
}

function digestOf(path: string): string {
  return hash("sha256", readFileSync(path));
}

/** Returns what the command prints on stdout; stderr comes with the error if it fails. */
async function run(cwd: string, command: string, ...words: readonly string[]): Promise<string> {
  return (await promisify(execFile)(command, words, { cwd, maxBuffer: MAX_PRINTED_BYTES })).stdout;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
