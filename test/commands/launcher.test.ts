import { execFile } from "node:child_process";
import { accessSync, constants, cpSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { makeFolder } from "../build/fixtures.ts";
import { findProgram } from "../support/programs.ts";

const ROOT = join(import.meta.dirname, "../..");
const { cardfile } = packageJson.bin;
const run = promisify(execFile);

/** The launcher in a new checkout, as npx runs it. */
function copyLauncher(): { folder: string; launcher: string } {
  const folder = makeFolder();
  const launcher = join(folder, cardfile);
  cpSync(join(ROOT, cardfile), launcher);
  return { folder, launcher };
}

test("before the first build, the program says in one line how to build it", async () => {
  const { launcher } = copyLauncher();
  await expect(run(launcher, ["help"])).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: "cardfile is not built yet; run `npm run build` and try again.\n",
  });
});

test("without words it prints help, before the first build too", async () => {
  const { folder, launcher } = copyLauncher();
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "server/main.ts"), `console.log("Usage: cardfile COMMAND");`);
  expect((await run(launcher)).stdout).toBe("Usage: cardfile COMMAND\n");
});

test("after a build it is the program that was built", async () => {
  const { folder, launcher } = copyLauncher();
  cpSync(dirname(findProgram()), join(folder, "dist/bin"), { recursive: true });
  expect((await run(launcher, ["version"])).stdout).toBe(`${packageJson.version}\n`);
});

test("the built program can be executed", () => {
  expect(() => accessSync(findProgram(), constants.X_OK)).not.toThrow();
});
