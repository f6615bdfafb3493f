import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { toHtml } from "../../build/report/html.ts";
import { toReport } from "../../build/report/summary.ts";
import { toText } from "../../build/report/text.ts";
import { TABLE_NAMES, tableOf } from "../../data/tables.ts";
import { runScript } from "../support/command.ts";
import { BASE, copyBase, copyBroken, makeFolder, readRows } from "./fixtures.ts";

const toReleases = (released_at: string) =>
  readRows(BASE).releases.map((one) => ({ ...one, released_at }));

describe("the report", () => {
  const report = toReport(readRows(BASE));

  test("counts what is covered and names what is not", () => {
    expect(report.coverage).toMatchObject([
      { what: "open cards that earn, with rates", known: 3, of: 3, missing: [] },
      { what: "open cards that earn, with sourced rates", known: 3, of: 3, missing: [] },
      { known: 2, of: 4, missing: ["acme-basic", "birch-cash"] },
      { known: 1, of: 2, missing: ["birch-business"] },
      { known: 2, of: 3, missing: ["acme-plus: Rail tickets"] },
      { known: 1, of: 4 },
      { known: 1, of: 4 },
      { what: "live routes with their ratio", known: 2, of: 2, missing: [] },
      { known: 0, of: 10 },
    ]);
  });

  test("scores what the published cells rest on", () => {
    const { cells, own, issuer, recent } = report.score;
    expect([own, issuer, recent].every((part) => part > 0 && part < cells)).toBe(true);
    expect(toText(report)).toContain(`Score of ${cells} published cells`);
    expect(report.reached).toEqual({ known: 0, of: 2 });
    const old = toReport({ ...readRows(BASE), releases: toReleases("2030-01-01T00:00:00Z") });
    expect(old.score).toMatchObject({ issuer, recent: 0 });
    const { cards } = readRows(BASE);
    const unsourced = cards.map((card) => ({ ...card, sources: [] }));
    expect(toReport({ ...readRows(BASE), cards: unsourced }).score.issuer).toBeLessThan(issuer);
  });

  test("tells each table's confidence and age", () => {
    expect(report.tables.map(({ file }) => file)).toEqual(
      TABLE_NAMES.map((name) => tableOf(name).file),
    );
    expect(report.tables.find(({ file }) => file === "card-lounges.csv")).toEqual({
      file: "card-lounges.csv",
      rows: 3,
      confidence: { confirmed: 2, single_source: 0, disputed: 0, unverified: 1 },
      oldest: "2026-05-20",
      newest: "2026-05-20",
    });
    expect(report.ages.at(-1)?.[0]).toBe("2026-06");
  });

  test("names every unverified and disputed row by file and line", () => {
    expect(report.unverified).toContainEqual({
      file: "card-lounges.csv",
      line: 4,
      key: "acme-basic, Plaza Premium",
      note: "reported once without a date",
      as_of: undefined,
      confidence: "unverified",
    });
    const disputed = toReport(readRows(copyBroken("sourced-facts"))).disputed;
    expect(disputed).toMatchObject([{ file: "merchants.csv", line: 3, key: "corner-shop" }]);
  });

  test("lists what is due for a look", () => {
    const due = toReport(readRows(copyBroken("staleness")));
    expect(due.due.length).toBeGreaterThan(0);
    for (const { file, line, column } of due.due) {
      expect(toText(due)).toContain(`${file}:${line} ${column}: `);
      expect(toHtml(due)).toContain(`${file}:${line} ${column}: `);
    }
    expect(toText(due)).toContain(`Due for a look: ${due.due.length}`);
  });

  test("says the same as text and as a page", () => {
    const text = toText(report);
    const page = toHtml(report);
    expect(text).toContain("3 of 3 open cards that earn, with sourced rates");
    expect(text).toContain("card-lounges.csv:4  acme-basic, Plaza Premium");
    expect(page).toContain("acme-basic, Plaza Premium");
    expect(page).not.toContain("undefined");
    expect(page).not.toContain("NaN");
  });

  test("escapes what the tables hold", () => {
    const unverified = { file: "a.csv", line: 2, key: "<b>&", note: '"<script>' };
    const page = toHtml({ ...report, unverified: [unverified] });
    expect(page).toContain("&lt;b&gt;&amp;");
    expect(page).not.toContain("<script");
  });

  test("is printed and written by its command", async () => {
    const html = join(makeFolder(), "deep/report.html");
    const { code, stdout } = await runScript("build/report/main.ts", [
      "--data",
      BASE,
      "--html",
      html,
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain("Data as of 2026-06-15");
    expect(existsSync(html) && readFileSync(html, "utf8")).toContain("<svg");
  });
});

describe("data:check", () => {
  // The check that counts the real cards speaks of the whole list.
  const counted = (line: string) => line.startsWith("cards.csv: expected ");

  test("names problems by file, line and column, and fails", async () => {
    const folder = copyBroken("credit-terms");
    const { code, stdout } = await runScript("build/check-data.ts", ["--data", folder]);
    expect(code).toBe(1);
    const lines = stdout.trim().split("\n");
    expect(lines.filter((line) => !counted(line))).toContain(
      "card-credits.csv:2 month_amounts: only a credit of a month has amounts by month",
    );
    expect(lines.at(-1)).toMatch(/^\d+ rows, \d+ checks: 11 errors$/);
  });

  test("tells of a row that cannot be read", async () => {
    const folder = copyBase();
    const file = join(folder, "earn-rates.csv");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(",1,points_per_dollar", ",one,points_per_dollar"),
    );
    const { code, stdout } = await runScript("build/check-data.ts", ["--data", folder]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      'earn-rates.csv:2 rate: expected points per dollar or per cent, such as 1.5, got "one"',
    );
  });

  test("takes what was read since the last release, and nothing of tomorrow", async () => {
    const read = (day: string) => {
      const folder = copyBase();
      const file = join(folder, "cards.csv");
      const text = readFileSync(file, "utf8");
      writeFileSync(
        file,
        text.replace("https://birch.example/cash,2026-05-20", `points-post,${day}`),
      );
      return runScript("build/check-data.ts", ["--data", folder]);
    };
    expect((await read("2026-06-20")).stdout).not.toContain("after the last release");
    expect((await read("2999-01-01")).stdout).toContain("2999-01-01 is after the last release");
  });

  test("passes the real tables", async () => {
    const { code, stdout } = await runScript("build/check-data.ts", []);
    expect(stdout).toMatch(/\d+ rows, \d+ checks: no error\n$/);
    expect(code).toBe(0);
  });
});
