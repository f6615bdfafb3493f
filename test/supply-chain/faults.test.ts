import { expect, test } from "vitest";
import { findFaults } from "../../build/supply-chain/faults.ts";

const shipped = new Set(["node_modules/h3", "node_modules/outer/node_modules/inner"]);
const advisory = { title: "reads too much", url: "https://example.org/a", severity: "high" };
const report = (name: string, nodes: readonly string[], via: readonly unknown[] = [advisory]) =>
  JSON.stringify({ vulnerabilities: { [name]: { severity: "high", via, nodes } } });

test("a fault in what is shipped is told with where to read of it", () => {
  expect(findFaults(report("h3", ["node_modules/h3"]), shipped)).toEqual([
    "h3: high: reads too much https://example.org/a",
  ]);
  const inner = ["node_modules/inner", "node_modules/outer/node_modules/inner"];
  expect(findFaults(report("inner", inner, ["other"]), shipped)).toEqual(["inner: high: other"]);
});

test("a fault in a tool, or in another copy of a package, is not one in what is shipped", () => {
  expect(findFaults(report("inner", ["node_modules/inner"]), shipped)).toEqual([]);
});

test.each([[""], ['{"message":"405 Method Not Allowed"}']])(
  "no report is no good news: %s",
  (printed) => {
    expect(() => findFaults(printed, shipped)).toThrow(/^npm audit gave no report: /);
  },
);
