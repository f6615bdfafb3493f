import { spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeRelease } from "../../build/write.ts";
import { digestFolder, sha256Of } from "./dist.ts";
import { makeFolder } from "./fixtures.ts";

const filesOf = (text: string) => [
  { path: "public/v1/answer.json", bytes: Buffer.from(text) },
  { path: "private/lookup.json", bytes: Buffer.from("{}") },
  { path: "manifest.json", bytes: Buffer.from("{}") },
];

const answerOf = (dist: string) => readFileSync(join(dist, "public/v1/answer.json"), "utf8");

/** A dist that a build of "old" wrote, with a lock in it. */
function makeLocked(lock: string): string {
  const dist = makeFolder();
  writeRelease(dist, filesOf("old"));
  writeFileSync(join(dist, ".lock"), lock);
  // Just made by the clock of this process, which the slow tests move.
  utimesSync(join(dist, ".lock"), new Date(), new Date());
  return dist;
}

/** The id of a process that is over. */
const deadProcess = (): number => spawnSync(process.execPath, ["--version"]).pid;

describe("a release", () => {
  test("is found under the names that do not change", () => {
    const dist = makeFolder();
    writeRelease(dist, filesOf("first"));
    expect(answerOf(dist)).toBe("first");
    expect(existsSync(join(dist, "private/lookup.json"))).toBe(true);
    expect(existsSync(join(dist, "manifest.json"))).toBe(true);
  });

  test("goes to the slot that is not current, so that the current one stays whole", () => {
    const dist = makeFolder();
    const slots = ["first", "second", "third"].map((text) => {
      writeRelease(dist, filesOf(text));
      expect(answerOf(dist)).toBe(text);
      return readlinkSync(join(dist, "current"));
    });
    expect(slots).toEqual(["releases/a", "releases/b", "releases/a"]);
  });

  test("keeps nothing of what was in its slot before", () => {
    const dist = makeFolder();
    for (const text of ["first", "second"]) writeRelease(dist, filesOf(text));
    mkdirSync(join(dist, "releases/a/public/old"));
    writeFileSync(join(dist, "releases/a/public/old/card.json"), "closed");
    writeRelease(dist, filesOf("third"));
    expect(Object.keys(digestFolder(join(dist, "public")))).toEqual(["v1/answer.json"]);
  });

  test("keeps a file of its slot that has the same bytes, and no other", () => {
    const dist = makeFolder();
    const write = (text: string, more: readonly string[] = []) =>
      writeRelease(dist, [
        ...filesOf(text),
        ...more.map((path) => ({ path, bytes: Buffer.from("same") })),
      ]);
    const others = ["same", "spoiled", "longer", "link", "folder", "gone/away"];
    const paths = others.map((name) => `public/${name}`);
    write("first", paths);
    write("second");
    const slot = join(dist, "releases/a/public");
    const fileOf = (name: string) => statSync(join(slot, name));
    const before = fileOf("same").ino;
    writeFileSync(join(slot, "spoiled"), "sane");
    writeFileSync(join(slot, "longer"), "same and more");
    rmSync(join(slot, "link"));
    symlinkSync("same", join(slot, "link"));
    rmSync(join(slot, "folder"));
    mkdirSync(join(slot, "folder"));
    const reader = openSync(join(slot, "spoiled"), "r");
    write("third", paths.slice(0, -1));
    expect(Object.entries(digestFolder(slot))).toEqual(
      expect.arrayContaining(others.slice(0, -1).map((name) => [name, sha256Of("same")])),
    );
    expect(fileOf("same").ino).toBe(before);
    expect(existsSync(join(slot, "gone"))).toBe(false);
    // Whoever has opened an old file reads that to its end.
    expect(readFileSync(reader, "utf8")).toBe("sane");
    closeSync(reader);
  });

  test("is written over what a killed build left aside", () => {
    const dist = makeLocked("");
    for (const name of ["current", "public", "private", "manifest.json"]) {
      symlinkSync("releases/b", join(dist, `${name}.new`));
    }
    mkdirSync(join(dist, "releases/b/manifest.json"), { recursive: true });
    writeRelease(dist, filesOf("new"));
    expect(answerOf(dist)).toBe("new");
    expect(Object.keys(digestFolder(dist)).filter((path) => path.endsWith(".new"))).toEqual([]);
  });

  test("leaves other files of dist alone", () => {
    const dist = makeFolder();
    mkdirSync(join(dist, "bin"));
    writeFileSync(join(dist, "bin/server.mjs"), "server");
    writeRelease(dist, filesOf("first"));
    expect(readFileSync(join(dist, "bin/server.mjs"), "utf8")).toBe("server");
  });

  test("that cannot be written leaves the one before, and no lock", () => {
    const dist = makeFolder();
    writeRelease(dist, filesOf("first"));
    const current = digestFolder(join(dist, "current"));
    const broken = [...filesOf("second"), { path: "manifest.json/x", bytes: Buffer.from("") }];
    expect(() => writeRelease(dist, broken)).toThrow("manifest.json");
    expect(digestFolder(join(dist, "current"))).toEqual(current);
    expect(existsSync(join(dist, ".lock"))).toBe(false);
    writeRelease(dist, filesOf("third"));
    expect(answerOf(dist)).toBe("third");
  });
});

describe("the lock", () => {
  test("is gone when the release is written", () => {
    const dist = makeFolder();
    writeRelease(dist, filesOf("first"));
    expect(existsSync(join(dist, ".lock"))).toBe(false);
  });

  test.each([
    ["a process that is over", () => String(deadProcess())],
    ["a process that was killed before it wrote its id", () => ""],
    ["a process with the id of this one, before a restart", () => String(process.pid)],
    ["nobody", () => "?"],
  ])("of %s is taken over", (_, holder) => {
    const dist = makeLocked(holder());
    writeRelease(dist, filesOf("new"));
    expect(answerOf(dist)).toBe("new");
    expect(existsSync(join(dist, ".lock"))).toBe(false);
  });

  test.each([
    ["a live process", process.ppid],
    ["a live process that may belong to another user", 1],
  ])("of %s is respected", (_, holder) => {
    const dist = makeLocked(String(holder));
    const before = digestFolder(dist);
    expect(() => writeRelease(dist, filesOf("new"))).toThrow(
      `another build (process ${holder}) is writing; wait for it`,
    );
    expect(digestFolder(dist)).toEqual(before);
  });

  test("of a live process is taken over when it is older than any build takes", () => {
    const dist = makeLocked(String(process.ppid));
    const ELEVEN_MINUTES_S = 660;
    const then = Date.now() / 1000 - ELEVEN_MINUTES_S;
    utimesSync(join(dist, ".lock"), then, then);
    writeRelease(dist, filesOf("new"));
    expect(answerOf(dist)).toBe("new");
  });
});
