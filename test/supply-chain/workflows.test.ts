import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fetchActionlint } from "./actionlint.ts";
import { ROOT } from "./package.ts";

const FOLDER = ".github/workflows";
const read = (file: string) => readFileSync(join(ROOT, FOLDER, file), "utf8");

/** The text of each job by its name: jobs stand two blanks in, what is theirs further. */
function splitJobs(text: string): ReadonlyMap<string, string> {
  const [, jobs = ""] = text.split(/^jobs:\n/m);
  const parts = jobs.split(/^ {2}([\w-]+):\n/m).slice(1);
  return new Map(
    parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ""] as const] : [])),
  );
}

describe.each(readdirSync(join(ROOT, FOLDER)))("%s", (file) => {
  const text = read(file);

  test("uses actions by their commit, with the version beside it", () => {
    const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used)
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("grants at most reading unless a job asks for one thing more", () => {
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)\n\n/m);
    for (const [name, job] of splitJobs(text)) {
      const granted = [...job.matchAll(/^ {6}[\w-]+: write$/gm)];
      expect(granted.length, name).toBeLessThanOrEqual(1);
    }
  });

  test("puts nothing that others write into a command", () => {
    for (const [, command] of text.matchAll(/run: (.*)$/gm)) expect(command).not.toContain("${{");
  });

  test("runs scripts that there are", () => {
    for (const [, script = ""] of text.matchAll(/npm run ([\w:-]+)/g)) {
      expect(readFileSync(join(ROOT, "package.json"), "utf8")).toContain(`"${script}":`);
    }
    for (const [path] of text.matchAll(/\.ci\/\w+/g))
      expect(existsSync(join(ROOT, path))).toBe(true);
  });
});

test("only the job that publishes may sign, and it builds nothing", () => {
  const jobs = splitJobs(read("release.yml"));
  const signers = [...jobs].filter(([, job]) => job.includes("id-token: write"));
  expect(signers.map(([name]) => name)).toEqual(["publish"]);
  expect(jobs.get("publish")).toContain("npm publish ./package/*.tgz --provenance");
  expect(jobs.get("publish")).not.toMatch(/actions\/checkout|npm (?:ci|install|run)/);
});

test("the job that packs comes after the tests, in a runner that has run nothing else", () => {
  const jobs = splitJobs(read("release.yml"));
  const packers = [...jobs].filter(([, job]) => job.includes("verify:pack"));
  expect(packers.map(([name]) => name)).toEqual(["pack"]);
  const pack = jobs.get("pack") ?? "";
  expect(pack).toContain("needs: test\n");
  expect([...pack.matchAll(/ run: (.*)$/gm)].map(([, command]) => command)).toEqual([
    expect.stringContaining("GITHUB_REF_NAME"),
    "npm ci --ignore-scripts",
    "npm run verify:audit && npm audit signatures",
    'npm run verify:pack -- --out "$RUNNER_TEMP/package"',
  ]);
  expect(pack).not.toMatch(/sudo|\.ci\/run|\bcontainer:|\bservices:|cache: true/);
  for (const name of ["publish", "release"]) expect(jobs.get(name)).toContain("needs: pack\n");
});

const lint = await fetchActionlint();

/** The context of variables is younger than this linter. */
const isOfItsTime = (complaint: string): boolean => !complaint.includes('variable "vars"');

test.skipIf(lint === undefined)("the linter of workflows finds faults, and none in ours", () => {
  expect(lint?.("on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n", "a.yml")).not.toEqual([]);
  for (const file of readdirSync(join(ROOT, FOLDER))) {
    const complaints = lint?.(read(file), join(FOLDER, file)) ?? [];
    expect(complaints.filter(isOfItsTime), file).toEqual([]);
  }
});
