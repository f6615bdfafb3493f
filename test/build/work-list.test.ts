import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTables } from "../../build/read.ts";
import { toLines, toWorkList } from "../../build/report/work-list.ts";
import type { Tables } from "../../build/read.ts";

const ROOT = join(import.meta.dirname, "../..");
const { tables } = readTables(join(ROOT, "data"));
const options = { today: "2026-11-28", days: 60 };
const tasks = toWorkList(tables, options);

test("facts with a near day come first, by that day", () => {
  const days = tasks.map(({ day }) => day ?? "9999");
  expect(days).toEqual(days.toSorted());
  expect(tasks.at(-1)?.day).toBeUndefined();
});

test("what only grows old stands by its weight", () => {
  const scores = tasks.flatMap(({ day, score }) => (day === undefined ? [score] : []));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test("each task names a row of a table and a page to open", () => {
  for (const { file, line, open } of tasks) {
    expect(file).toMatch(/^data\/[a-z-]+\.csv$/);
    expect(line).toBeGreaterThan(1);
    expect(open).toMatch(/^https:/);
  }
});

test("closed cards are left alone", () => {
  const open = new Set(tables.cards.flatMap((one) => (one.status === "open" ? [one.id] : [])));
  expect(tasks.filter(({ card }) => card !== undefined && !open.has(card))).toEqual([]);
});

/** The same tables with other rows of one. */
const withRows = <Name extends keyof Tables>(name: Name, rows: Tables[Name]): Tables => ({
  ...tables,
  [name]: rows,
});

const rate = tables.earnRates.find(({ card_id: id }) => id === "chase-freedom-flex");
if (rate === undefined) throw new Error("no rate of this card");
const ending = { ...rate, ends: "2026-12-31", as_of: "2026-11-01" };
const ofRates = (rows: Tables["earnRates"]) =>
  toWorkList(withRows("earnRates", rows), options).filter(
    ({ file, day }) => file === "data/earn-rates.csv" && day !== undefined,
  );

test("a rate that ends soon is a task until a row follows it", () => {
  expect(ofRates([ending]).map(({ why }) => why)).toEqual(["ends 2026-12-31: what follows?"]);
  const next = { ...rate, starts: "2027-01-01", ends: undefined };
  expect(ofRates([ending, next])).toEqual([]);
});

test("what ended and was looked at since is done, and two rows of a day are one task", () => {
  expect(ofRates([{ ...ending, ends: "2026-11-10", as_of: "2026-11-11" }])).toEqual([]);
  expect(ofRates([ending, { ...ending, line: 3 }]).map(({ why }) => why)).toEqual([
    "ends 2026-12-31: what follows? (and 1 more row)",
  ]);
});

test("a value is a task before it becomes stale, and until somebody has a newer figure", () => {
  const [figure] = tables.observations;
  if (figure === undefined) throw new Error("no figures");
  const fading = (observedOn: string) =>
    toWorkList(withRows("observations", [{ ...figure, observed_on: observedOn }]), options).filter(
      ({ why }) => why.includes("stale"),
    );
  expect(fading("2026-03-15").map(({ day }) => day)).toEqual(["2026-12-15"]);
  expect(fading("2025-06-15").map(({ why }) => why)).toEqual([
    `the value of ${figure.program} is stale since 2026-03-15: no figure since 2025-06-15`,
  ]);
  expect(fading("2026-10-15")).toEqual([]);
});

test("as Markdown the tasks can be ticked off", () => {
  const [line] = toLines(tasks.slice(0, 1), true);
  expect(line).toMatch(/^- \[ \] `data\/[a-z-]+\.csv:\d+` .*\(<https:.*>\)$/);
});

test("the command takes a card and says what is wrong with its options", () => {
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "build/report/next.ts", ...words], {
      cwd: ROOT,
      encoding: "utf8",
    });
  expect(run("--card", "nope").stderr).toContain("no card nope");
  expect(run("--card", "amex-gold", "--today", "2027-06-01").stdout).toContain("amex-gold");
});
