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
import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import { findWrong } from "./check-package.ts";

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
  const [first, second] = ["one", "two"].map((name) => packClone(join(folder, name)));
  if (first === undefined || second === undefined) throw new Error("nothing was packed");
  const digest = digestOf(first);
  for (const other of [second, ...positionals]) {
    const isSame = digestOf(other) === digest;
    if (!isSame) throw new Error(`${other}: not the bytes of ${first}, ${digest}`);
  }
  say(`packed twice with the same bytes, sha256 ${digest}`);

  const unpacked = join(folder, "unpacked");
  mkdirSync(unpacked);
  run(folder, "tar", "-xzf", first, "-C", unpacked);
  const content = join(unpacked, "package");
  const wrong = findWrong(content, [root, folder, homedir()]);
  if (wrong.length > 0) throw new Error(`the package is not what was built:\n${wrong.join("\n")}`);
  say("every file is what the manifest says, and there is no other");

  say(`installs, and says that it is ${installAndAsk(join(folder, "empty"), first)}`);
  if (values.out !== undefined) keep(first, content, values.out);
}

/** The package of the last commit, built in a clone with what the lock file says. */
function packClone(clone: string): string {
  run(root, "git", "clone", "--quiet", root, clone);
  run(clone, "npm", "ci", "--ignore-scripts", "--prefer-offline", "--loglevel=error");
  run(clone, "npm", "pack", "--loglevel=error");
  const name = readdirSync(clone).find((file) => file.endsWith(".tgz"));
  if (name === undefined) throw new Error(`npm pack wrote nothing into ${clone}`);
  return join(clone, name);
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

/** What the command prints; its errors go to ours. */
function run(cwd: string, command: string, ...words: readonly string[]): string {
  return execFileSync(command, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", 2] });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
