import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { listedFiles } from "../../build/supply-chain/listed-files.ts";
import { digestFolder, findDamage, readManifest } from "./dist.ts";
import { BASE, buildTables, makeFolder } from "./fixtures.ts";

const ROOT = join(import.meta.dirname, "../..");

const packed = z.tuple([z.object({ files: z.array(z.object({ path: z.string() })) })]);

/** A package with a build in it, made ready as `npm pack` does. */
function makePackage(): string {
  const folder = makeFolder();
  copyFileSync(join(ROOT, "package.json"), join(folder, "package.json"));
  cpSync(inject("base"), join(folder, "dist"), { recursive: true, verbatimSymlinks: true });
  const pack = ["--import", "tsx", join(ROOT, "build/pack.ts"), join(folder, "dist")];
  execFileSync(process.execPath, pack, { cwd: ROOT });
  return folder;
}

describe("the package", () => {
  test("has every file of the manifest at its address, once, but the facts for members", () => {
    const folder = makePackage();
    const shown = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
      cwd: folder,
      encoding: "utf8",
    });
    const [{ files }] = packed.parse(JSON.parse(shown));
    const listed = listedFiles(readManifest(join(folder, "dist")))
      .map(({ path }) => `dist/${path}`)
      .filter((path) => path !== "dist/private/facts.json");
    expect(files.map(({ path }) => path).toSorted()).toEqual(
      ["package.json", "dist/manifest.json", ...listed].toSorted(),
    );
  });

  test("is packed without a word but its name, and git ignores it", () => {
    const folder = makePackage();
    copyFileSync(join(ROOT, ".npmrc"), join(folder, ".npmrc"));
    const { stdout, stderr } = spawnSync("npm", ["pack", "--dry-run", "--ignore-scripts"], {
      cwd: folder,
      // Within `npm test`, its own level would count.
      env: { ...process.env, npm_config_loglevel: undefined },
      encoding: "utf8",
    });
    expect({ stdout, stderr }).toEqual({
      stdout: expect.stringMatching(/^\S+\.tgz\n$/),
      stderr: "",
    });
    const ignored = spawnSync("git", ["check-ignore", stdout.trim()], { cwd: ROOT });
    expect(ignored.status).toBe(0);
  });

  test("holds whole files, and the next build puts links in their place", async () => {
    const dist = join(makePackage(), "dist");
    expect(lstatSync(join(dist, "public")).isDirectory()).toBe(true);
    expect(findDamage(dist)).toEqual([]);
    const before = digestFolder(join(dist, "releases/a"));
    await buildTables(BASE, dist);
    expect(lstatSync(join(dist, "public")).isSymbolicLink()).toBe(true);
    expect(findDamage(dist)).toEqual([]);
    expect(digestFolder(join(dist, "releases/b"))).toEqual(before);
    expect(readFileSync(join(dist, "public/404.html"), "utf8")).toContain("Page not found");
  });
});
