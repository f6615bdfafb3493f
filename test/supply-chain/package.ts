import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import * as z from "zod";
import { writeClient } from "../../build/emit/client.ts";
import { readLocked } from "../../build/supply-chain/packages.ts";
import { findProgram } from "../support/programs.ts";

export const ROOT = join(import.meta.dirname, "../..");

const run = promisify(execFile);
const packed = z.tuple([z.object({ filename: z.string() })]);

/** Packs what was built and unpacks it into `package` of the folder, which it gives. */
export async function unpackInto(folder: string, built = inject("dist")): Promise<string> {
  const source = join(folder, "source");
  const dist = join(source, "dist");
  for (const file of [
    "package.json",
    "README.md",
    "LICENSE",
    "data/LICENSE.md",
    "server/commands/launcher.mjs",
  ]) {
    cpSync(join(ROOT, file), join(source, file));
  }
  cpSync(built, dist, { recursive: true, verbatimSymlinks: true });
  cpSync(dirname(findProgram()), join(dist, "bin"), { recursive: true });
  await writeClient(ROOT, dist);
  writeFileSync(join(dist, "sbom.json"), "{}");
  const pack = ["--import", "tsx", join(ROOT, "build/pack.ts"), dist];
  await run(process.execPath, pack, { cwd: ROOT });
  const { stdout } = await run("npm", ["pack", "--ignore-scripts", "--json"], { cwd: source });
  const [{ filename }] = packed.parse(JSON.parse(stdout));
  await run("tar", ["-xzf", join(source, filename), "-C", folder]);
  return join(folder, "package");
}

/**
 * A project with the package in it, as npm installs it for those who only use it: with its dependencies
 * and nothing that is for its development. No network is needed.
 */
export async function installInto(folder: string): Promise<string> {
  const project = join(folder, "project");
  const modules = join(project, "node_modules");
  mkdirSync(modules, { recursive: true });
  for (const { path, isDev } of readLocked(ROOT)) {
    // Packages for other platforms are not installed.
    const isWanted = !isDev && existsSync(join(ROOT, path));
    if (isWanted) cpSync(join(ROOT, path), join(project, path), { recursive: true });
  }
  cpSync(await unpackInto(folder), join(modules, "cardfile"), { recursive: true });
  return project;
}
