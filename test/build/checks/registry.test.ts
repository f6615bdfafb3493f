import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checks } from "../../../build/checks/registry.ts";
import { formatProblem } from "../../../build/problem.ts";
import { checksOfAnyData } from "../checks-of-any-data.ts";
import { BASE, BROKEN, copyBroken, readRows } from "../fixtures.ts";

describe.each(checksOfAnyData)("$name", (check) => {
  test("has nothing to say of the base", () => {
    expect(check.run(readRows(BASE))).toEqual([]);
  });

  test("names file, line, column and what to do in its fixture", () => {
    const problems = check.run(readRows(copyBroken(check.name)));
    const expected = readFileSync(join(BROKEN, check.name, "expected.txt"), "utf8");
    expect(problems.map((problem) => `${formatProblem(problem)}\n`).join("")).toBe(expected);
  });
});

test("every check has a fixture folder that breaks it, and every folder a check", () => {
  const names = checksOfAnyData.map(({ name }) => name);
  expect(readdirSync(BROKEN).toSorted()).toEqual(names.toSorted());
});

test("no two checks share a name", () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
});
