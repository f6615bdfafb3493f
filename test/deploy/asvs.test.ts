import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "build/deploy");

const text = readFileSync(join(FOLDER, "asvs.md"), "utf8");

const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (.+?) +\| ([\w ]+?) +\| (.+?) +\|$/gm),
].map(([, id = "", level, about, state = "", evidence = ""]) => ({
  id,
  level,
  about,
  state,
  evidence,
}));

const linksOf = (evidence: string) =>
  [...evidence.matchAll(/\[([^\]]+)\]\(([^)#]+)(#[^)]*)?\)/g)].map(([, title = "", path = ""]) => ({
    title,
    path,
  }));

describe("the table of the ASVS", () => {
  test("has each requirement of levels 1 and 2 but those of WebRTC once", () => {
    expect(rows).toHaveLength(246);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const lines = text.split("\n").filter((line) => /^\| \d/.test(line));
    expect(lines).toHaveLength(rows.length);
  });

  test("counts its states as its first lines say", () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const [met, away, missing] = [count("met"), count("not applicable"), count("missing")];
    expect(met + away + missing).toBe(rows.length);
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      `${met} are met, ${away} do not apply, ${missing} are missing`,
    );
  });

  test("names a test for each that is met", () => {
    const unproven = rows.filter(
      ({ state, evidence }) => state === "met" && !evidence.includes("](../../test/"),
    );
    expect(unproven).toEqual([]);
  });

  const named = rows.flatMap(({ evidence }) => linksOf(evidence));
  test.each([...new Map(named.map((one) => [JSON.stringify(one), one])).values()])(
    "$title, in $path",
    ({ title, path }) => {
      const file = join(FOLDER, path);
      expect(existsSync(file)).toBe(true);
      if (path.startsWith("../../test/")) {
        expect(readFileSync(file, "utf8")).toContain(`"${title}"`);
      }
    },
  );
});
