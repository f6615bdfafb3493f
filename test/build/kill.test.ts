import { type ChildProcess, spawn } from "node:child_process";
import { on, once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import fc from "fast-check";
import { expect, test } from "vitest";
import { digestFolder, findDamage } from "./dist.ts";
import { BASE, buildTables, copyBase, makeFolder } from "./fixtures.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const SEED = 20_261_121;
const LANES = 2;
const KILLS_PER_LANE = 20;
const FIRST_BUILDS_PER_LANE = 4;

interface Kill {
  /** How many releases the child has begun to write. */
  readonly writes: number;
  /** How long after that it is killed. */
  readonly delayMs: number;
}

const kill: fc.Arbitrary<Kill> = fc.record({
  writes: fc.integer({ min: 1, max: 2 }),
  // A write takes a few milliseconds on one disk and a hundred on another.
  delayMs: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 100 })),
});

/** Many builds, one after the other, however busy the machine is. */
const PATIENT = { timeout: 480_000 };

/** The same kills in every run, shared out among the lanes. */
function sampleKills(perLane: number): readonly (readonly Kill[])[] {
  const kills = fc.sample(kill, { seed: SEED, numRuns: LANES * perLane });
  return Array.from({ length: LANES }, (_, lane) =>
    kills.slice(lane * perLane, (lane + 1) * perLane),
  );
}

/** rebuild.ts as one JavaScript file: it starts in a third of the time. */
async function bundleScript(): Promise<string> {
  // Beside the packages, for the compiler of the pages' scripts cannot be bundled; in a folder of its
  // own, for the chat clears the other.
  const outfile = join(ROOT, "node_modules", ".cache", "cardfile-kill", "rebuild.mjs");
  await bundle({
    entryPoints: [fileURLToPath(new URL("rebuild.ts", import.meta.url))],
    outfile,
    bundle: true,
    platform: "node",
    external: ["@node-rs/argon2", "esbuild"],
    // Stylesheets and scripts are read from beside the source.
    define: { "import.meta.dirname": JSON.stringify(join(ROOT, "build", "site")) },
    format: "esm",
  });
  return outfile;
}

/** Lets a process build both folders into dist in turn, and kills it at work. */
async function buildAndKill(args: readonly string[], { writes, delayMs }: Kill): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const exit = once(child, "exit");
  await waitForDots(child, writes);
  await setTimeout(delayMs);
  child.kill("SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
}

async function waitForDots(child: ChildProcess, count: number): Promise<void> {
  if (child.stdout === null) throw new Error("the child has no stdout");
  let dots = 0;
  // Not the stream's own iterator: leaving that closes the pipe under the child.
  for await (const chunks of on(child.stdout, "data", { close: ["close"] })) {
    dots += chunks.join("").length;
    if (dots >= count) return;
  }
  throw new Error("the child ended by itself");
}

/** A second data set: the base with two names changed. */
function copyOther(): string {
  const cards = readFileSync(join(BASE, "cards.csv"), "utf8");
  return copyBase({
    "cards.csv": cards
      .replace("Basic,Acme,personal", "Base,Acme,personal")
      .replace("Acme Basic Card", "Acme"),
  });
}

/** What dist/current must be after a build of each folder, as the child builds them. */
async function buildEach(folders: readonly string[]) {
  const releases = [];
  for (const [at, data] of folders.entries()) {
    const dist = makeFolder();
    await buildTables(data, dist, String(at + 1));
    releases.push(digestFolder(join(dist, "current")));
  }
  return releases;
}

test("dist is whole, and one of two releases, whenever a build is killed", PATIENT, async () => {
  const script = await bundleScript();
  const folders = [BASE, copyOther()];
  const releases = await buildEach(folders);
  expect(releases[0]).not.toEqual(releases[1]);

  const runLane = async (dist: string, kills: readonly Kill[]) => {
    let interrupted = 0;
    for (const one of kills) {
      await buildAndKill([script, dist, ...folders], one);
      if (existsSync(join(dist, ".lock"))) interrupted += 1;
      expect(findDamage(dist)).toEqual([]);
      expect(releases).toContainEqual(digestFolder(join(dist, "current")));
    }
    return interrupted;
  };
  const dists = Array.from({ length: LANES }, makeFolder);
  for (const dist of dists) await buildTables(BASE, dist, "1");
  const lanes = sampleKills(KILLS_PER_LANE).map((kills, at) => runLane(dists[at] ?? "", kills));

  // Kills that fall between two writes prove nothing; enough must have hit one.
  const interrupted = (await Promise.all(lanes)).reduce((sum, count) => sum + count, 0);
  expect(interrupted).toBeGreaterThan(0);
  for (const dist of dists) {
    await buildTables(BASE, dist, "1");
    expect(digestFolder(join(dist, "current"))).toEqual(releases[0]);
    expect(existsSync(join(dist, ".lock"))).toBe(false);
  }
});

test(
  "dist has nothing, or all of a release, when the first build of all is killed",
  PATIENT,
  async () => {
    const script = await bundleScript();
    const [release] = await buildEach([BASE]);
    const runLane = async (kills: readonly (Kill & { readonly dist: string })[]) => {
      for (const { dist, delayMs } of kills) {
        await buildAndKill([script, dist, BASE], { writes: 1, delayMs });
        const isThere = existsSync(join(dist, "manifest.json"));
        expect(existsSync(join(dist, "public"))).toBe(isThere);
        if (isThere) expect(digestFolder(join(dist, "current"))).toEqual(release);
        await buildTables(BASE, dist, "1");
        expect(digestFolder(join(dist, "current"))).toEqual(release);
      }
    };
    const lanes = sampleKills(FIRST_BUILDS_PER_LANE).map((kills) =>
      runLane(kills.map((one) => ({ ...one, dist: makeFolder() }))),
    );
    await Promise.all(lanes);
  },
);
