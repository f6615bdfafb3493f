import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { build } from "../../build/build.ts";
import { toLines } from "../../build/checks/check-tables.ts";
import { defineCheck } from "../../build/checks/check.ts";
import { DataError } from "../../build/problem.ts";
import { digestFolder, findDamage, readManifest } from "./dist.ts";
import {
  BASE,
  buildTables,
  copyBase,
  copyBroken,
  copyBuiltBase,
  makeFolder,
  silent,
} from "./fixtures.ts";

const YEAR_MS = 365 * 86_400_000;

const problemsOf = async (data: string, dist: string): Promise<readonly string[]> => {
  const stopped: unknown = await buildTables(data, dist).catch((error: unknown) => error);
  if (stopped instanceof DataError) return stopped.message.split("\n");
  throw new Error("expected a DataError", { cause: stopped });
};

const baseText = (file: string) => readFileSync(join(BASE, file), "utf8");

describe("a build of the base", () => {
  test("writes what its manifest lists, and nothing else", () => {
    expect(findDamage(inject("base"))).toEqual([]);
  });

  test("takes its version from the last release", () => {
    expect(readManifest(inject("base"))).toMatchObject({
      version: "2026-06-15T12:00:00Z",
      inputs: "0".repeat(64),
    });
  });

  test("tells how much it wrote and what to look at again", async () => {
    const dist = makeFolder();
    const { remarks, files, bytes } = await buildTables(copyBroken("staleness"), dist);
    expect(remarks.due.map(({ file }) => file)).toContain("cards.csv");
    const slot = Object.keys(digestFolder(join(dist, "releases", "a")));
    expect(files).toBe(slot.length);
    const sizes = slot.map((path) => readFileSync(join(dist, "releases", "a", path)).length);
    expect(bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });

  test.each([1, 3])("is the same with the clock %i years ahead", async (years) => {
    const [today, later] = [makeFolder(), makeFolder()];
    await buildTables(BASE, today);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + years * YEAR_MS });
    onTestFinished(() => void vi.useRealTimers());
    await buildTables(BASE, later);
    expect(digestFolder(join(later, "current"))).toEqual(digestFolder(join(today, "current")));
  });

  test("tells its steps in their order", async () => {
    const steps: string[] = [];
    const progress = { step: (name: string) => void steps.push(name) };
    const options = { data: BASE, inputs: "0".repeat(64), checks: [], progress };
    await build({ ...options, dist: makeFolder() });
    expect(steps).toEqual(["prepare", "read", "check", "answer", "emit", "write"]);
  });
});

describe("two builds of the same tables", () => {
  test("give the same bytes, the compressed files too", async () => {
    const second = makeFolder();
    await buildTables(copyBase(), second);
    const files = digestFolder(inject("base"));
    expect(digestFolder(second)).toEqual(files);
    expect(Object.keys(files)).toEqual(expect.arrayContaining([expect.stringMatching(/\.br$/)]));
    expect(Object.keys(files)).toEqual(expect.arrayContaining([expect.stringMatching(/\.gz$/)]));
  });

  test("give the same bytes one after the other into one folder", async () => {
    const dist = copyBuiltBase();
    await buildTables(BASE, dist);
    expect(digestFolder(join(dist, "releases", "b"))).toEqual(
      digestFolder(join(dist, "releases", "a")),
    );
  });

  test("give the same public bytes when the rows of a table stand in another order", async () => {
    const second = copyBuiltBase();
    const shuffled = ["cards.csv", "transfer-routes.csv", "programs.csv", "card-lounges.csv"];
    const replaced = shuffled.map((file) => {
      const [header, ...rows] = baseText(file).trimEnd().split("\n");
      return [file, [header, ...rows.toReversed(), ""].join("\n")];
    });
    await buildTables(copyBase(Object.fromEntries(replaced)), second);
    expect(digestFolder(join(second, "public"))).toEqual(
      digestFolder(join(inject("base"), "public")),
    );
  });
});

describe("a build that fails", () => {
  let dist: string;
  let before: Readonly<Record<string, string>>;
  beforeEach(() => {
    dist = copyBuiltBase();
    before = digestFolder(dist);
  });

  test.each([
    ["an unreadable row", () => copyBase({ "cards.csv": "id\n" })],
    ["a broken rule", () => copyBroken("families")],
  ])("by %s leaves dist as it was", async (_, makeData) => {
    await problemsOf(makeData(), dist);
    expect(digestFolder(dist)).toEqual(before);
  });

  test("by a file that cannot be published leaves dist as it was", async () => {
    // A value of 0 is not positive, which only the public schema of the answer says.
    const text = baseText("valuation-observations.csv").replaceAll(/,0\.\d+,/g, ",0.001,");
    const data = copyBase({ "valuation-observations.csv": text });
    const options = { data, dist, inputs: "0".repeat(64), checks: [], progress: silent };
    await expect(build(options)).rejects.toThrow(/more than 0/);
    expect(digestFolder(dist)).toEqual(before);
  });

  test("lists unreadable rows and broken rules of all tables at once", async () => {
    const data = copyBase({
      "issuers.csv": baseText("issuers.csv").replace("2026-05-20", "May 2026"),
      "cards.csv": baseText("cards.csv").replace("395", "3950"),
      "card-credits.csv": baseText("card-credits.csv").replace("Rail tickets", "Rail 50"),
    });
    expect(await problemsOf(data, dist)).toEqual([
      'issuers.csv:2 as_of: expected a date YYYY-MM-DD, got "May 2026"',
      "cards.csv:2 annual_fee: 3950 is over 1500; check the figure",
      expect.stringMatching(/^card-credits\.csv:4 credit_name: "Rail 50" has a digit/),
    ]);
  });

  test("by an unreadable row does not tell of rows that miss it", async () => {
    const data = copyBase({
      "programs.csv": baseText("programs.csv").replace("transferable", "bank"),
      "sources.csv": baseText("sources.csv").replace("publication", "blog"),
      "releases.csv": "released_at,summary,content_sha256\ntoday,A release,\n",
    });
    expect(await problemsOf(data, dist)).toEqual([
      'releases.csv:2 released_at: expected a UTC time such as 2026-11-21T12:00:00Z, got "today"',
      expect.stringMatching(/^sources\.csv:3 kind: expected one of/),
      expect.stringMatching(/^programs\.csv:2 category: expected one of/),
    ]);
  });
});

test("a warning does not stop a build, an error does", async () => {
  const dist = makeFolder();
  const problem = { file: "cards.csv", line: 2, message: "look" };
  const rule = (severity: "warning" | "error") =>
    defineCheck({ name: "rule", about: "A rule.", severity, run: () => [problem] });
  const options = { data: BASE, dist, inputs: "0".repeat(64), progress: silent };
  await expect(build({ ...options, checks: [rule("error")] })).rejects.toThrow("cards.csv:2: look");
  expect(digestFolder(dist)).toEqual({});
  const { remarks } = await build({ ...options, checks: [rule("warning")] });
  expect(toLines(remarks)).toEqual(["warning: cards.csv:2: look"]);
});
