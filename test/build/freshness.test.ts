import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { beforeEach, describe, expect, test } from "vitest";
import { findChange, forgetStock, keepStock, takeStock } from "../../build/freshness.ts";
import { makeFolder } from "./fixtures.ts";

const ROOT = join(import.meta.dirname, "../..");
const HOUR_MS = 3_600_000;

const SOURCES = [
  "data/cards.csv",
  "build/build.ts",
  "build/site/styles/frame.css",
  "build/site/guides/api.md",
  "server/main.ts",
  "server/chat/phrasings/joke.txt",
  "package.json",
  "CONTRIBUTING.md",
  "package-lock.json",
  "tsconfig.json",
  "node_modules/.package-lock.json",
];

/** A checkout with a few sources and a dist that counts as built from them. */
/** The time by the clock of files, which npm run test:slow does not move. */
function fileTime(): number {
  const file = join(makeFolder(), "now");
  writeFileSync(file, "");
  return statSync(file).mtimeMs;
}

function makeCheckout(now = Date.now() + HOUR_MS) {
  const root = makeFolder();
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of SOURCES) write(file, `what is in ${file}`);
  for (const file of ["dist/manifest.json", "dist/bin/cardfile.mjs"]) write(file, "built");
  const folders = { root, data: join(root, "data") };
  const dist = join(root, "dist");
  keepStock(dist, takeStock(folders, now));
  return { root, dist, write, change: () => findChange(folders, dist) };
}

describe("a dist", () => {
  let checkout: ReturnType<typeof makeCheckout>;
  beforeEach(() => void (checkout = makeCheckout()));

  test("is fresh while nothing changes", () => {
    expect(checkout.change()).toBeUndefined();
  });

  test.each(SOURCES)("is stale after another byte in %s", (file) => {
    appendFileSync(join(checkout.root, file), ".");
    expect(checkout.change()).toBe(`${file} is another`);
  });

  test.each(SOURCES)("is stale after another text as long in %s", (file) => {
    const path = join(checkout.root, file);
    writeFileSync(path, readFileSync(path, "utf8").replace("what", "that"));
    expect(checkout.change()).toBe(`${file} is another`);
  });

  test.each(SOURCES)("is stale without %s", (file) => {
    rmSync(join(checkout.root, file));
    expect(checkout.change()).toBe(`${file} is gone`);
  });

  test("is stale with one source more, or one of another name", () => {
    checkout.write("build/checks/new.ts", "");
    expect(checkout.change()).toBe("build/checks/new.ts is another");
    rmSync(join(checkout.root, "build/checks/new.ts"));
    renameSync(join(checkout.root, "server/main.ts"), join(checkout.root, "server/other.ts"));
    expect(checkout.change()).toBe("server/main.ts is gone");
  });

  test("is stale when a text as long has the old time of its file", () => {
    const path = join(checkout.root, "data/cards.csv");
    const old = new Date("2026-01-01T00:00:00Z");
    utimesSync(path, old, old);
    const again = takeStock({ root: checkout.root, data: join(checkout.root, "data") }, Date.now());
    keepStock(checkout.dist, again);
    writeFileSync(path, readFileSync(path, "utf8").replace("what", "that"));
    utimesSync(path, old, old);
    expect(checkout.change()).toBe("data/cards.csv is another");
  });

  test("is stale when a text as long was written within the same tick of the clock", () => {
    const { root, dist, change } = makeCheckout(fileTime());
    const { sources } = JSON.parse(readFileSync(join(dist, "built-from.json"), "utf8"));
    expect(new Set(Object.values<{ written: string }>(sources).map((one) => one.written))).toEqual(
      new Set([""]),
    );
    writeFileSync(join(root, "data/cards.csv"), "that is in data/cards.csv");
    expect(change()).toBe("data/cards.csv is another");
  });

  test("stays fresh when its sources were only touched or checked out again", () => {
    const later = new Date("2030-01-01T00:00:00Z");
    for (const file of SOURCES) utimesSync(join(checkout.root, file), later, later);
    expect(checkout.change()).toBeUndefined();
  });

  test("is stale under another Node", () => {
    const stock = JSON.parse(readFileSync(join(checkout.dist, "built-from.json"), "utf8"));
    keepStock(checkout.dist, { ...stock, node: "18" });
    expect(checkout.change()).toBe("built by Node 18");
  });

  test.each(["manifest.json", "bin/cardfile.mjs", "built-from.json"])(
    "is stale without %s",
    (file) => {
      rmSync(join(checkout.dist, file));
      expect(checkout.change()).toBe("there is no whole build");
    },
  );

  test("is stale from the begin of a build to its end, and when the record is spoiled", () => {
    forgetStock(checkout.dist);
    expect(checkout.change()).toBe("there is no whole build");
    writeFileSync(join(checkout.dist, "built-from.json"), "{");
    expect(checkout.change()).toBe("there is no whole build");
  });
});

test("everything that goes into dist is among what it is compared with", async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [
      "build/main.ts",
      "build/build-dist.ts",
      "build/is-fresh.ts",
      "server/main.ts",
      "server/pages/chat/browser/chat.ts",
      ...["docs", "explorer", "transfers"].map((name) => `build/site/browser/${name}/main.ts`),
    ],
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unused",
    packages: "external",
    platform: "node",
    format: "esm",
  });
  const { sources } = takeStock({ root: ROOT, data: join(ROOT, "data") }, 0);
  const loaded = Object.keys(metafile.inputs);
  expect(loaded).toContain("build/site/pages/chat.ts");
  expect(loaded.filter((file) => !(file in sources))).toEqual([]);
  expect(sources).toHaveProperty(["server/chat/phrasings/follow-ups.txt"]);
});
