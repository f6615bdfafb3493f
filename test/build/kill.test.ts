import { type ChildProcess, spawn } from "node:child_process";
import { on, once } from "node:events";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findScript } from "../support/programs.ts";
import { rounds } from "../support/rounds.ts";
import { digestFolder, findDamage } from "./dist.ts";
import { BASE, buildTables, copyBase, makeFolder } from "./fixtures.ts";

const SEED = 20_261_121;
const LANES = 2;
/** A whole build starts slowly; what can be torn is its last step, which alone is killed far more often. */
const BUILDS_PER_LANE = rounds(1, 3);
const WRITES_PER_LANE = rounds(4, 30);
const FIRST_BUILDS_PER_LANE = rounds(1, 2);
const FIRST_WRITES_PER_LANE = rounds(2, 12);
const BUILT_AFTER = rounds(1, 4);

interface Kill {
  /** Releases that the child has begun to write. */
  readonly writes: number;
  /** The delay of the kill after that. */
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

/** Lets a process write both into dist in turn, and kills it at work. */
async function startAndKill(args: readonly string[], { writes, delayMs }: Kill): Promise<void> {
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

/** A finished release of each folder, as the child builds them. */
async function buildEach(folders: readonly string[]): Promise<readonly string[]> {
  const releases = [];
  for (const [at, data] of folders.entries()) {
    const dist = makeFolder();
    await buildTables(data, dist, String(at + 1));
    releases.push(realpathSync(join(dist, "current")));
  }
  return releases;
}

const NEXT = [
  { of: "a build", script: "rebuild", perLane: BUILDS_PER_LANE },
  { of: "the writing of a release", script: "rewrite", perLane: WRITES_PER_LANE },
] as const;

test.for(NEXT)(
  "dist is whole, and one of two releases, whenever $of is killed",
  PATIENT,
  async ({ script, perLane }) => {
    const program = findScript(script);
    const folders = [BASE, copyOther()];
    const releases = await buildEach(folders);
    const wanted = releases.map(digestFolder);
    expect(wanted[0]).not.toEqual(wanted[1]);
    const written = script === "rebuild" ? folders : releases;

    const runLane = async (dist: string, kills: readonly Kill[]) => {
      let interrupted = 0;
      for (const one of kills) {
        await startAndKill([program, dist, ...written], one);
        if (existsSync(join(dist, ".lock"))) interrupted += 1;
        expect(findDamage(dist)).toEqual([]);
        expect(wanted).toContainEqual(digestFolder(join(dist, "current")));
      }
      return interrupted;
    };
    const dists = Array.from({ length: LANES }, makeFolder);
    for (const dist of dists) await buildTables(BASE, dist, "1");
    const lanes = sampleKills(perLane).map((kills, at) => runLane(dists[at] ?? "", kills));

    // Kills that fall between two writes prove nothing; enough must have hit one.
    const interrupted = (await Promise.all(lanes)).reduce((sum, count) => sum + count, 0);
    if (script === "rewrite") expect(interrupted).toBeGreaterThan(perLane / 4);
    for (const dist of dists) {
      await buildTables(BASE, dist, "1");
      expect(digestFolder(join(dist, "current"))).toEqual(wanted[0]);
      expect(existsSync(join(dist, ".lock"))).toBe(false);
    }
  },
);

const FIRST = [
  { of: "the first build of all", script: "rebuild", perLane: FIRST_BUILDS_PER_LANE },
  { of: "the first writing of all", script: "rewrite", perLane: FIRST_WRITES_PER_LANE },
] as const;

test.for(FIRST)(
  "dist has nothing, or all of a release, when $of is killed",
  PATIENT,
  async ({ script, perLane }) => {
    const program = findScript(script);
    const [release = ""] = await buildEach([BASE]);
    const wanted = digestFolder(release);
    const written = script === "rebuild" ? BASE : release;
    const runLane = async (kills: readonly (Kill & { readonly dist: string })[]) => {
      for (const { dist, delayMs } of kills) {
        await startAndKill([program, dist, written], { writes: 1, delayMs });
        const isThere = existsSync(join(dist, "manifest.json"));
        expect(existsSync(join(dist, "public"))).toBe(isThere);
        if (isThere) expect(digestFolder(join(dist, "current"))).toEqual(wanted);
      }
      // Whatever was left of it, a build comes through.
      for (const { dist } of kills.slice(-BUILT_AFTER)) {
        await buildTables(BASE, dist, "1");
        expect(digestFolder(join(dist, "current"))).toEqual(wanted);
      }
    };
    const lanes = sampleKills(perLane).map((kills) =>
      runLane(kills.map((one) => ({ ...one, dist: makeFolder() }))),
    );
    await Promise.all(lanes);
  },
);
