import { describe, expect, test } from "vitest";
import { formatProblem, quoteCell } from "../../build/problem.ts";
import { formatBytes, progressTo } from "../../build/progress.ts";

/** A stream that keeps what is written to it. */
function fakeStream(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) };
  // A whole terminal is not needed to see what is written to it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { written, stream: stream as unknown as NodeJS.WriteStream };
}

/** A clock that moves on by so much each time it is read. */
const clockOf = (stepMs: number) => {
  let now = 0;
  return () => (now += stepMs);
};

describe("progress", () => {
  test("is a line a step, with its time, on a terminal", () => {
    const { written, stream } = fakeStream(true);
    const progress = progressTo(stream, clockOf(7));
    progress.step("read", "2 rows");
    expect(written.map((line) => line.split(/\s{2,}/))).toEqual([["read", "2 rows", "7 ms\n"]]);
  });

  test("is silent in a pipe", () => {
    const { written, stream } = fakeStream(false);
    progressTo(stream, clockOf(7)).step("read", "2 rows");
    expect(written).toEqual([]);
  });
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1.0 KB"],
  [999_949, "999.9 KB"],
  [1_234_567, "1.2 MB"],
])("%d bytes are shown as %s", (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

test.each([
  [{ file: "cards.csv", message: "wrong" }, "cards.csv: wrong"],
  [{ file: "cards.csv", line: 4, message: "wrong" }, "cards.csv:4: wrong"],
  [{ file: "cards.csv", line: 4, column: "id", message: "wrong" }, "cards.csv:4 id: wrong"],
])("a problem is told with as much of its place as is known: %#", (problem, shown) => {
  expect(formatProblem(problem)).toBe(shown);
});

test("a cell of 60 characters is shown whole, a longer one cut", () => {
  expect(quoteCell("x".repeat(60))).toBe(`"${"x".repeat(60)}"`);
  expect(quoteCell("x".repeat(61))).toBe(`"${"x".repeat(60)}…"`);
});
