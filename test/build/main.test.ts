import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { runBuild } from "../../build/run-build.ts";
import { TABLE_NAMES } from "../../data/tables.ts";
import { describe, expect, inject, test } from "vitest";
import { runNode } from "../support/command.ts";
import { digestFolder, findDamage } from "./dist.ts";
import { BASE, copyBase, makeFolder, silent } from "./fixtures.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Runs a program of a checkout by Node, as a person would, in a pipe. */
async function runBuilder(words: readonly string[], cwd = ROOT, env: NodeJS.ProcessEnv = {}) {
  const { stderr, ...done } = await runNode(words, { cwd, env: { ...process.env, ...env } });
  return { ...done, stderr: stderr.split("\n").filter((line) => line !== "") };
}

const runMain = (...args: readonly string[]) =>
  runBuilder(["--import", "tsx", "build/main.ts", ...args]);

/** Builds the data alone, in this process: what it says, and whether anything was built. */
async function buildHere(data: string, dist: string) {
  const lines: string[] = [];
  const options = { data, dist, inputs: "0".repeat(64), checks: [], progress: silent };
  const report = await runBuild(options, (text) => void lines.push(...text.split("\n")));
  return { isBuilt: report !== undefined, lines };
}

/** A time zone with another day, or nearly, than the one of this process. */
const farFromHere = (): string =>
  new Date().getTimezoneOffset() < 0 ? "America/Los_Angeles" : "Pacific/Kiritimati";

/** A checkout of its own, without a dist. */
function copyCheckout(): string {
  const root = makeFolder();
  for (const name of CHECKOUT) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  return root;
}

const CHECKOUT = [
  "data",
  "build",
  "server",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "CONTRIBUTING.md",
];

// Each build is a process of its own, on a machine that does much else.
describe("build/main.ts", { timeout: 240_000 }, () => {
  test("builds the same bytes in any time zone and language, says nothing on stdout, and does nothing while dist is fresh", async () => {
    const root = copyCheckout();
    const dist = join(root, "dist");
    const build = (env?: NodeJS.ProcessEnv) =>
      runBuilder(["--import", "tsx", "build/main.ts", "--if-stale"], root, env);
    const isFresh = async () => (await runBuilder(["dist/bin/is-fresh.mjs"], root)).code === 0;
    expect(await isFresh()).toBe(false);

    const first = await build({ TZ: farFromHere(), LC_ALL: "tr_TR.UTF-8" });
    expect(first).toMatchObject({ code: 0, stdout: "" });
    expect(first.stderr).toEqual([
      expect.stringMatching(/^\d+ groups of facts are due for a look/),
    ]);
    expect(findDamage(dist)).toEqual([]);
    const built = digestFolder(join(dist, "current"));
    // The build of the whole run was made in this time zone and language, of unknown inputs.
    expect({ ...built, "manifest.json": "" }).toEqual({
      ...digestFolder(join(inject("dist"), "current")),
      "manifest.json": "",
    });
    const writtenAt = statSync(join(dist, "manifest.json")).mtimeMs;

    expect(await isFresh()).toBe(true);
    expect(await build()).toEqual({ code: 0, stdout: "", stderr: [] });
    expect(statSync(join(dist, "manifest.json")).mtimeMs).toBe(writtenAt);
    expect(digestFolder(join(dist, "current"))).toEqual(built);

    // A rebuild is recognised without a whole build.
    appendFileSync(join(root, "data/releases.csv"), "tomorrow,A later release,\n");
    expect(await isFresh()).toBe(false);
    expect((await build()).stderr.at(0)).toContain('got "tomorrow"');
  });

  test("lists every problem of a bad table on stderr, exits 1 and leaves dist alone", async () => {
    const dist = makeFolder();
    const baseText = (file: string) => readFileSync(join(BASE, file), "utf8");
    const data = copyBase({
      "cards.csv": baseText("cards.csv").replace(",open,", ",opened,"),
      "programs.csv": baseText("programs.csv").replace(",active,", ",activ,"),
      "releases.csv": "released_at,summary,content_sha256\ntoday,A release,\n",
    });
    rmSync(join(data, "issuers.csv"));
    expect(await runMain("--data", data, "--dist", dist)).toEqual({
      code: 1,
      stdout: "",
      stderr: [
        expect.stringMatching(/^releases\.csv:2 released_at: expected a UTC time .*, got "today"$/),
        "issuers.csv: the file is missing",
        expect.stringMatching(/^programs\.csv:2 status: expected one of .*, got "activ"$/),
        expect.stringMatching(/^cards\.csv:2 status: expected one of .*, got "opened"$/),
        "4 problems; dist is unchanged",
      ],
    });
    expect(digestFolder(dist)).toEqual({});
  });

  test("says once that a folder is missing, or has no tables", async () => {
    const empty = makeFolder();
    expect(await buildHere("no-such-folder", makeFolder())).toEqual({
      isBuilt: false,
      lines: ["no-such-folder: no such folder; give the folder that has cards.csv"],
    });
    expect(await buildHere(empty, makeFolder())).toEqual({
      isBuilt: false,
      lines: [
        `${empty}: none of the ${TABLE_NAMES.length} tables is here; give the folder that has cards.csv`,
      ],
    });
  });

  test("stops and names the build that is writing", async () => {
    const dist = makeFolder();
    writeFileSync(join(dist, ".lock"), String(process.ppid));
    // Just made by the clock of this process, which the slow tests move.
    utimesSync(join(dist, ".lock"), new Date(), new Date());
    expect(await buildHere(BASE, dist)).toEqual({
      isBuilt: false,
      lines: [`another build (process ${process.ppid}) is writing; wait for it`],
    });
    expect(Object.keys(digestFolder(dist))).toEqual([".lock"]);
  });

  test("tells its options and builds nothing when asked for help", async () => {
    const dist = makeFolder();
    const { code, stdout } = await runMain("--help", "--dist", dist);
    expect(code).toBe(0);
    for (const option of ["--if-stale", "--data", "--dist"]) expect(stdout).toContain(option);
    expect(existsSync(join(dist, "manifest.json"))).toBe(false);
  });
});
