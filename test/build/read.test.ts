import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { formatProblem } from "../../build/problem.ts";
import { parseTable, readTables } from "../../build/read.ts";
import {
  bool,
  day,
  decimal,
  oneOf,
  optionalDay,
  optionalKey,
  optionalOneOf,
  optionalPartialDate,
  optionalSlug,
  optionalSourceList,
  optionalText,
  positiveInteger,
  slug,
  snakeKey,
  sourceList,
  text,
  textList,
} from "../../data/columns.ts";
import { release } from "../../data/releases.ts";
import { source } from "../../data/sources.ts";
import { type Table, tables } from "../../data/tables.ts";
import { BASE, copyBase, readRows } from "./fixtures.ts";

const pets = {
  file: "pets.csv",
  row: z.strictObject({ name: text, tame: bool }),
  unique: ["name"],
} as const satisfies Table;

const problemsOf = (content: string, table: Table = pets) =>
  parseTable(content, table).problems.map(formatProblem);

const readProblems = (folder: string) => readTables(folder).problems.map(formatProblem);

const baseText = (file: string) => readFileSync(join(BASE, file), "utf8");

describe("a cell that is not what its column holds", () => {
  const kinds = ["cat", "dog"] as const;

  test.each([
    ["slug", slug, "Amex Gold", "a slug of a-z, 0-9 and single hyphens, such as amex-gold"],
    ["snakeKey", snakeKey, "one-key", "a snake_case key, such as chase_ultimate_rewards"],
    ["text", text, "", "text that is not empty and has no blanks at its ends"],
    ["optionalText", optionalText, "a ", "text without blanks at its ends, or nothing"],
    ["bool", bool, "TRUE", "true or false"],
    ["day", day, "2026-02-29", "a date YYYY-MM-DD"],
    ["optionalDay", optionalDay, "1 May 2026", "a date YYYY-MM-DD, or nothing"],
    [
      "optionalPartialDate",
      optionalPartialDate,
      "2026-13",
      "YYYY, YYYY-MM, YYYY-MM-DD, or nothing",
    ],
    ["decimal", decimal("US dollars a year, such as 95"), "n/a", "US dollars a year, such as 95"],
    ["positiveInteger", positiveInteger, "0", "a whole number from 1"],
    ["oneOf", oneOf(kinds), "bird", "one of cat | dog"],
    ["optionalOneOf", optionalOneOf(kinds), "bird", "one of cat | dog, or nothing"],
    ["optionalSlug", optionalSlug, "Amex Gold", "a slug, or nothing"],
    ["optionalKey", optionalKey, "one-key", "a program key, or nothing"],
    ["textList", textList, "a; b", "texts separated by ; without blanks around them"],
    [
      "textList of slugs",
      textList.pipe(z.array(slug)),
      "amex-gold;Old",
      "a slug of a-z, 0-9 and single hyphens, such as amex-gold",
    ],
    ["sourceList", sourceList, "", "source keys or https addresses separated by ;"],
    [
      "optionalSourceList",
      optionalSourceList,
      "http://bank.example",
      "source keys or https addresses separated by ;, or nothing",
    ],
    ["an address", source.shape.url, "http://bank.example", "an https address"],
    [
      "a release time",
      release.shape.released_at,
      "2026-11-21",
      "a UTC time such as 2026-11-21T12:00:00Z",
    ],
  ])("of type %s is quoted with its place and what was expected", (_, column, cell, expected) => {
    const table = {
      file: "pets.csv",
      row: z.strictObject({ name: text, cell: column }),
      unique: [],
    };
    expect(problemsOf(`name,cell\nRex,${cell}\n`, table)).toEqual([
      `pets.csv:2 cell: expected ${expected}, got "${cell}"`,
    ]);
  });

  test("is cut when it is long", () => {
    expect(problemsOf(`name,tame\nRex,${"no".repeat(500)}\n`)).toEqual([
      `pets.csv:2 tame: expected true or false, got "${"no".repeat(30)}…"`,
    ]);
  });

  test("shows its quotes and line breaks escaped", () => {
    expect(problemsOf('name,tame\nRex,"no ""way""\n"\n')).toEqual([
      String.raw`pets.csv:2 tame: expected true or false, got "no \"way\"\n"`,
    ]);
  });

  test("leaves its row out and the other rows in", () => {
    const { rows } = parseTable("name,tame\nRex,maybe\nTom,true\n", pets);
    expect(rows).toEqual([{ name: "Tom", tame: true, line: 3 }]);
  });
});

describe("a row", () => {
  test.each([
    ["too few", "Rex", 1],
    ["too many", "Rex,true,brown", 3],
    ["no", "", 1],
  ])("with %s cells is told with its line", (_, row, count) => {
    expect(problemsOf(`name,tame\nTom,true\n${row}\nIda,false\n`)).toEqual([
      `pets.csv:3: expected 2 cells, got ${count}`,
    ]);
  });

  test("with two bad cells is told twice", () => {
    expect(problemsOf("name,tame\n,maybe\n")).toEqual([
      'pets.csv:2 name: expected text that is not empty and has no blanks at its ends, got ""',
      'pets.csv:2 tame: expected true or false, got "maybe"',
    ]);
  });
});

describe("a header", () => {
  const problem = "pets.csv:1: the header must be name,tame";

  test.each([
    ["of other columns", "name,wild\nRex,true\n"],
    ["in another order", "tame,name\ntrue,Rex\n"],
    ["with a column too many", "name,tame,age\nRex,true,3\n"],
    ["with a column too few", "name\nRex\n"],
    ["that is missing", "Rex,true\n"],
    ["of an empty file", ""],
  ])("%s is the only problem told", (_, content) => {
    expect(parseTable(content, pets)).toMatchObject({ rows: [] });
    expect(problemsOf(content)).toEqual([problem]);
  });

  test("alone is an empty table", () => {
    expect(parseTable("name,tame\n", pets)).toEqual({ rows: [], problems: [] });
  });
});

describe("the line of a row", () => {
  const WITH_LINE_BREAKS = [
    "name,tame",
    '"Rex\nthe\nbrave",true',
    "Tom,maybe",
    '"Ida\nthe\nwise","tr\nue"',
    "Max",
    "Pia,maybe",
    "",
  ].join("\n");

  const problems = [
    'pets.csv:5 tame: expected true or false, got "maybe"',
    String.raw`pets.csv:6 tame: expected true or false, got "tr\nue"`,
    "pets.csv:10: expected 2 cells, got 1",
    'pets.csv:11 tame: expected true or false, got "maybe"',
  ];

  test("is where it starts when quoted fields hold line breaks", () => {
    expect(problemsOf(WITH_LINE_BREAKS)).toEqual(problems);
  });

  test("is the same in a file with CRLF line ends", () => {
    expect(problemsOf(WITH_LINE_BREAKS.replaceAll("\n", "\r\n"))).toEqual(problems);
  });

  test("is the same after a byte order mark", () => {
    expect(problemsOf(`\uFEFF${WITH_LINE_BREAKS}`)).toEqual(problems);
  });
});

describe("a table", () => {
  test("with CRLF line ends and a byte order mark is read as the same rows", () => {
    const folder = copyBase(
      Object.fromEntries(
        Object.values(tables).map(({ file }) => [
          file,
          `\uFEFF${baseText(file).replaceAll("\n", "\r\n")}`,
        ]),
      ),
    );
    expect(readRows(folder)).toEqual(readRows(BASE));
  });

  test("with line ends of both kinds is read as the same rows", () => {
    const mixed = baseText("cards.csv").replace("\n", "\r\n");
    expect(readRows(copyBase({ "cards.csv": mixed }))).toEqual(readRows(BASE));
  });

  test("without a line end after its last row is read as the same rows", () => {
    const folder = copyBase({ "cards.csv": baseText("cards.csv").trimEnd() });
    expect(readRows(folder)).toEqual(readRows(BASE));
  });

  test.each(Object.values(tables))("$file that is missing is told by its name", ({ file }) => {
    const folder = copyBase();
    rmSync(join(folder, file));
    expect(readProblems(folder)).toEqual([`${file}: the file is missing`]);
  });

  test.each(Object.values(tables))("$file with another header is told the right one", (table) => {
    const columns = Object.keys(table.row.shape).join(",");
    const folder = copyBase({ [table.file]: "a,b,c\n1,2,3\n" });
    expect(readProblems(folder)).toEqual([`${table.file}:1: the header must be ${columns}`]);
  });

  test.each([
    ["an unclosed quote", 'key,"title', "Quote Not Closed"],
    ["a quote inside a cell", 'key,ti"tle\n', "Invalid Opening Quote"],
  ])("with %s is not valid CSV", (_, content, reason) => {
    expect(readProblems(copyBase({ "sources.csv": content }))).toEqual([
      expect.stringMatching(`^sources\\.csv: not valid CSV \\(RFC 4180\\): ${reason}`),
    ]);
  });
});

test("the problems of all files are listed in one go", () => {
  const folder = copyBase({
    "issuers.csv": "name\nAcme\n",
    "cards.csv": baseText("cards.csv")
      .replace("395", "dear")
      .replace("Visa Signature", "Visa Gold"),
    "transfer-routes.csv": `${baseText("transfer-routes.csv")}acme_points,inn_club\n`,
  });
  rmSync(join(folder, "programs.csv"));
  expect(readProblems(folder)).toEqual([
    "issuers.csv:1: the header must be name,aliases,sites,sources,as_of",
    "programs.csv: the file is missing",
    'cards.csv:2 annual_fee: expected US dollars a year, such as 0, 95 or 99.5, got "dear"',
    expect.stringMatching(/^cards\.csv:3 card_network_tier: expected one of .*, got "Visa Gold"$/),
    "transfer-routes.csv:6: expected 9 cells, got 2",
  ]);
});
