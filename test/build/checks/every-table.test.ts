import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import cleanText from "../../../build/checks/clean-text.ts";
import datesNotInFuture from "../../../build/checks/dates-not-in-future.ts";
import knownSources from "../../../build/checks/known-sources.ts";
import sourcedFacts from "../../../build/checks/sourced-facts.ts";
import uniqueRows from "../../../build/checks/unique-rows.ts";
import type { Tables } from "../../../build/read.ts";
import { TABLE_NAMES, type TableName, tables as allTables } from "../../../data/tables.ts";
import { checksOfAnyData } from "../checks-of-any-data.ts";
import { BASE, BROKEN, copyBroken, readRows } from "../fixtures.ts";

/*
 * Rules that hold in all tables list the tables they know. A new table, or a new column, that such
 * a list forgets fails here.
 */
const base = readRows(BASE);

const LINE = 99;

/** The base with one more row in a table: its last one with some cells changed. */
const withRow = (name: TableName, cells: object): Tables => ({
  ...base,
  [name]: [...base[name], { ...base[name].at(-1), line: LINE, ...cells }],
});

const tablesWith = (column: string) =>
  TABLE_NAMES.filter((name) => column in allTables[name].row.shape);

describe.each(TABLE_NAMES)("a row of %s", (name) => {
  const { file, unique } = allTables[name];

  test("may not stand there twice", () => {
    const place = { file, line: LINE, column: unique.join("+") };
    expect(uniqueRows.run(withRow(name, {}))).toMatchObject([place]);
  });

  test("is clean in every column", () => {
    for (const column of Object.keys(allTables[name].row.shape)) {
      const place = { file, line: LINE, column };
      expect(cleanText.run(withRow(name, { [column]: "a\u0007b" })), column).toMatchObject([place]);
    }
  });
});

test.each(tablesWith("sources"))("a row of %s names known sources only", (name) => {
  const place = { file: allTables[name].file, line: LINE, column: "sources" };
  expect(knownSources.run(withRow(name, { sources: ["hearsay"] }))).toMatchObject([place]);
});

test.each(tablesWith("confidence"))("a row of %s has source and date or is unverified", (name) => {
  const places = ["sources", "as_of"].map((column) => {
    return { file: allTables[name].file, line: LINE, column };
  });
  const nobody = { sources: [], as_of: undefined, confidence: "single_source" };
  expect(sourcedFacts.run(withRow(name, nobody))).toMatchObject(places);
  const unverified = { ...nobody, confidence: "unverified", note: "told by nobody" };
  expect(sourcedFacts.run(withRow(name, unverified))).toEqual([]);
});

describe.each(["as_of", "status_date", "deactivated_date", "observed_on", "seen_on"])(
  "%s",
  (column) => {
    test.each(tablesWith(column))("of %s is not after the last release", (name) => {
      const place = { file: allTables[name].file, line: LINE, column };
      expect(datesNotInFuture.run(withRow(name, { [column]: "2026-06-15" }))).toEqual([]);
      expect(datesNotInFuture.run(withRow(name, { [column]: "2026-06-16" }))).toMatchObject([
        place,
      ]);
    });
  },
);

test.each(TABLE_NAMES)("a contradiction planted in %s is found", (name) => {
  const { file } = allTables[name];
  const finders = checksOfAnyData.filter((check) => {
    const touches = readdirSync(join(BROKEN, check.name)).includes(file);
    return touches && check.run(readRows(copyBroken(check.name))).some((one) => one.file === file);
  });
  expect(
    finders.map((check) => check.name),
    `no check finds what is broken in ${file}`,
  ).not.toEqual([]);
});
