import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import { findWrong, readPaths } from "./check-package.ts";

const HELP = `Usage: npm run verify:pack [-- options] [package.tgz…]

Packs the last commit twice, each from a clone of its own, and checks that both packages have the same
bytes, hold what the manifest says and nothing else, and install and run in an empty folder.

  package.tgz   is compared too: a package that somebody published, against what is built here
  --out DIR     keeps the package, its SBOM and SHA256SUMS there
`;

const root = join(import.meta.dirname, "..", "..");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, help: { type: "boolean", short: "h" } },
});

if (values.help === true) process.stdout.write(HELP);
else {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-pack-"));
  try {
    verify(folder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function verify(folder: string): void {
  const commit = run(root, "git", "rev-parse", "HEAD").trim();
  const [first, second] = ["one", "two"].map((name) => packClone(join(folder, name), commit));
  if (first === undefined || second === undefined) throw new Error("nothing was packed");
  const content = unpack(first, join(folder, "unpacked"));
  const digest = digestOf(first);
  for (const [index, other] of [second, ...positionals].entries()) {
    if (digestOf(other) === digest) continue;
    const differing = findDiffering(content, unpack(other, join(folder, `unpacked-${index}`)));
    const list = differing.length === 0 ? "the same files, packed otherwise" : differing.join("\n");
    throw new Error(`${other} is not what commit ${commit} gives:\n${list}`);
  }
  say(`commit ${commit} packed twice: the same bytes, sha256 ${digest}`);

  const wrong = findWrong(content, [root, folder]);
  if (wrong.length > 0) throw new Error(`the package is not what was built:\n${wrong.join("\n")}`);
  say("every file is what the manifest says, and there is no other");

  say(`installs, and says that it is ${installAndAsk(join(folder, "empty"), first)}`);
  if (values.out !== undefined) keep(first, content, values.out);
}

/** The package of a commit, built in a clone with what the lock file says. */
function packClone(clone: string, commit: string): string {
  run(root, "git", "clone", "--quiet", "--no-checkout", root, clone);
  run(clone, "git", "checkout", "--quiet", "--detach", commit);
  run(clone, "npm", "ci", "--ignore-scripts", "--prefer-offline", "--loglevel=error");
  run(clone, "npm", "pack", "--loglevel=error");
  const name = readdirSync(clone).find((file) => file.endsWith(".tgz"));
  if (name === undefined) throw new Error(`npm pack wrote nothing into ${clone}`);
  return join(clone, name);
}

function unpack(archive: string, folder: string): string {
  mkdirSync(folder);
  run(root, "tar", "-xzf", resolve(archive), "-C", folder);
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

function installAndAsk(empty: string, archive: string): string {
  mkdirSync(empty);
  writeFileSync(join(empty, "package.json"), "{}");
  run(empty, "npm", "install", "--prefer-offline", "--loglevel=error", archive);
  const version = run(empty, "npx", "--no-install", packageJson.name, "version").trim();
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

/** What the command prints; what it complains of is told when it fails. */
function run(cwd: string, command: string, ...words: readonly string[]): string {
  return execFileSync(command, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
