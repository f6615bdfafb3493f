import { hash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkTables } from "../../../build/checks/check-tables.ts";
import { checksFor } from "../../../build/checks/registry.ts";
import { toCell } from "../../../build/csv.ts";
import { runScript } from "../../support/command.ts";
import { BASE, copyBase, makeFolder, readRows } from "../fixtures.ts";
import { importFiles } from "./importing.ts";

const counted = ({ counts }: ReturnType<typeof importFiles>) => Object.fromEntries(counts);

/** The lines that a diff adds or takes away. */
const changesIn = (diff: string) => diff.split("\n").filter((line) => /^[-+](?![-+])/.test(line));

describe("a catalogue of readings at issuers' pages", () => {
  const catalogue = (fee: number) =>
    JSON.stringify({
      _comment: "notes begin with an underscore",
      plus: {
        id: "plus",
        issuer: "acme",
        network: "visa",
        name: "Acme Plus",
        annual_fee: fee,
        base_rate: 1,
        last_verified: "2026-06-01",
        source_url: "https://www.acme.example/plus",
        rules: [
          { category: "groceries", rate: 3, cap: { amount: 6000 } },
          { category: "dining", rate: 9, window: { end: "2026-07-01" } },
        ],
      },
      other: {
        id: "other",
        issuer: "birch",
        name: "Birch Gold",
        last_verified: "2026-06-01",
        source_url: "https://birch.example/gold",
      },
    });

  test("agrees, is named as the reader's, and leaves its unknown cards", () => {
    const found = importFiles("caddy", { "cards.json": catalogue(395) }, BASE);
    expect(counted(found)).toEqual({ agrees: 3 });
    expect(found.unmatched).toEqual(["Birch Gold"]);
    expect(found.diff).toBe("");
  });

  test("does not overwrite the issuer's page as read by ourselves; both sides are told", () => {
    const data = copyBase();
    const found = importFiles("caddy", { "cards.json": catalogue(450) }, data);
    expect(counted(found)).toEqual({ disputed: 1, agrees: 2 });
    found.write();
    const [plus] = readRows(data).cards;
    expect(plus).toMatchObject({ annual_fee: 395, confidence: "disputed", as_of: "2026-05-20" });
    expect(plus?.note).toContain(
      "annual_fee: 395 (acme-site 2026-05-20) or 450 (caddy-plus 2026-06-01)",
    );
    expect(readRows(data).sources.find(({ key }) => key === "caddy-plus")).toMatchObject({
      publisher: "acme.example",
      kind: "issuer",
      reader: "caddy",
      as_of: "2026-06-01",
      sha256: hash("sha256", catalogue(450)),
    });
    expect(importFiles("caddy", { "cards.json": catalogue(450) }, data).diff).toBe("");
  });
});

describe("a feed of transfers", () => {
  const files = (ratio: readonly number[], day: string) => ({
    "programs.json": JSON.stringify({
      currencies: [{ id: "acme", name: "Acme Points" }],
      partners: [
        { id: "north", name: "North Air Miles+" },
        { id: "inn", name: "Cafe Inn Club" },
        { id: "south", name: "South Air" },
      ],
    }),
    "transfers.json": JSON.stringify({
      verifiedOn: day,
      transfers: [
        { from: "acme", to: "north", ratio },
        { from: "acme", to: "inn", ratio: [3, 4], variants: [{ label: "Basic", ratio: [1, 1] }] },
        { from: "acme", to: "south", ratio: [1, 1] },
      ],
    }),
    "promotions.json": JSON.stringify({
      updatedAt: "2026-06-03T10:00:00.000Z",
      promotions: [{ from: "acme", to: "north", bonus: 20, start: null, end: "2026-07-15" }],
    }),
  });

  test("adds a bonus, compares ratios of the day, and names partners it does not know", () => {
    const data = copyBase();
    const found = importFiles("point-xfer", files([2, 1], "2026-06-03"), data);
    expect(counted(found)).toEqual({ agrees: 4, added: 1 });
    expect(found.unmatched).toEqual(["South Air"]);
    expect(changesIn(found.diff)).toContain(
      "+acme_points,north_air,,2026-07-15,20,,,single_source,rg-code,2026-06-03,",
    );
    found.write();
    checkTables(readRows(data), [], checksFor(data, BASE));
    expect(importFiles("point-xfer", files([2, 1], "2026-06-03"), data).diff).toBe("");
  });

  test("an older, weaker list changes nothing", () => {
    expect(counted(importFiles("point-xfer", files([1, 1], "2026-05-01"), BASE))).toMatchObject({
      outdated: 1,
    });
  });
});

describe("a feed of offers", () => {
  const card = (fields: Readonly<Record<string, unknown>>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
      .join("");
  const basic = card({
    name: "Acme Basic Visa Signature",
    bank: "Acme Bank",
    accepting_applications: true,
    annual_fee: 0,
    foreign_transaction_fee: false,
    network: "visa",
    signup_bonus: { value: 200, type: "cash", spend_requirement: 500, timeframe_months: 3 },
  });
  const plus = card({ name: "Plus", bank: "Acme", accepting_applications: false, annual_fee: 9 });

  test("is kept as seen on its day; a closed card of that name is another one", () => {
    const data = copyBase();
    const found = importFiles("creditodds", { "basic.yaml": basic, "plus.yaml": plus }, data);
    expect(counted(found)).toEqual({ agrees: 2, disputed: 1, added: 3 });
    expect(found.unmatched).toEqual(["Plus"]);
    expect(changesIn(found.diff)).toContain(
      "+acme-basic,2026-06-10,public,1,cash,200,,,,500,3,,,,,single_source,creditodds,2026-06-10,",
    );
    found.write();
    expect(importFiles("creditodds", { "basic.yaml": basic, "plus.yaml": plus }, data).diff).toBe(
      "",
    );
    const before = importFiles("creditodds", { "basic.yaml": basic }, data, "2026-06-01");
    expect(counted(before)["added"]).toBeUndefined();
  });

  test("the command wants the day of a feed that does not say it, and writes on request alone", async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, "basic.yaml"), basic);
    const data = copyBase();
    const run = (...words: readonly string[]) => runScript("build/import/main.ts", words);
    const dayless = await run("creditodds", folder, "--data", data);
    expect(dayless).toMatchObject({ code: 2, stderr: expect.stringContaining("--day") });
    const told = ["creditodds", folder, "--data", data, "--day", "2026-06-10"];
    expect((await run(...told)).stdout).toContain("+++ b/data/welcome-offers.csv");
    expect(readRows(data).offers).toHaveLength(readRows(BASE).offers.length);
    expect(await run(...told, "--write")).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("3 added"),
    });
  });
});

describe("the survey of issuers", () => {
  const HEAD = [
    "",
    "Institution Name",
    "Product Name",
    "Report Date",
    "Periodic Fee Type",
    "Annual Fee",
    "Monthly Fee",
    "Foreign Transaction Fees",
    "Foreign Transaction Fee (%)",
  ];
  const survey = (...plans: readonly (readonly string[])[]) =>
    [["Terms of Credit Card Plans"], [], HEAD, ...plans.map((plan) => ["", ...plan])]
      .map((cells) => cells.map(toCell).join(","))
      .join("\n");

  test("agrees on fees by year or month, in shares or per cent", () => {
    const text = survey(
      ["Acme Bank", "Acme Plus Card", "Data as of June 30", "Annual", "$395.00", "", "No", ""],
      ["Birch", "Birch Cash", "Data as of June 30", "", "", "", "Yes", "0.03"],
      ["Acme Bank", "Basic", "Data as of June 30", "", "", "", "Yes", "2.70%"],
      ["Far Bank", "Far Card", "Data as of June 30", "Monthly", "", "$5", "No", ""],
    );
    const found = importFiles("tccp", { "tccp.csv": text }, BASE, "2026-05-20");
    expect(counted(found)).toEqual({ agrees: 6 });
    expect(found.unmatched).toEqual(["Far Bank: Far Card"]);
  });

  test("a fee that differs on one source's row, and is newer, is proposed with its reason", () => {
    const text = survey(["Birch", "Birch Cash", "", "Monthly", "", "$2", "Yes", "3%"]);
    const found = importFiles("tccp", { "tccp.csv": text }, BASE, "2026-06-10");
    expect(counted(found)).toEqual({ replaced: 1, agrees: 1 });
    expect(found.diff).toContain("annual_fee 0 -> 24, replaced by cfpb-tccp 2026-06-10");
  });
});

describe("our own look-ups", () => {
  const list = (...lines: readonly string[]) =>
    ["table,key,column,value,source,as_of,page,archived", ...lines, ""].join("\n");

  test("a whole row that still holds gets the day; a saved page its digest", () => {
    const data = copyBase();
    const files = {
      "list.csv": list(
        "cards.csv,birch-cash,,,https://birch.example/cash,2026-06-10,cash.html,https://archive.example/1",
        "cards.csv,birch-business,annual_fee,120,acme-site,2026-06-10,,",
        "cards.csv,acme-plus,annual_fee,much,acme-site,2026-06-10,,",
        "cards.csv,acme-plus,no_such_column,1,acme-site,2026-06-10,,",
        "cards.csv,acme-basic,,,somewhere,2026-06-10,,",
        "cards.csv,no-card,,,https://birch.example/cash,2026-06-10,,",
      ),
      "cash.html": "<p>No annual fee</p>",
    };
    const found = importFiles("own", files, data);
    expect(counted(found)).toEqual({ refreshed: 1, replaced: 1, unclear: 2 });
    expect(found.unmatched).toEqual([
      "cards.csv acme-basic: give an address or a key of sources.csv, and a day YYYY-MM-DD",
      "cards.csv no-card: no row, or several, have this key",
      "cards.csv acme-plus: no one cell for annual_fee much",
      "cards.csv acme-plus: no one cell for no_such_column 1",
    ]);
    found.write();
    const { cards, sources } = readRows(data);
    expect(cards.find(({ id }) => id === "birch-cash")?.as_of).toBe("2026-06-10");
    expect(cards.find(({ id }) => id === "birch-business")).toMatchObject({
      annual_fee: 120,
      confidence: "confirmed",
      sources: ["acme-site", "points-post"],
    });
    expect(sources.find(({ url }) => url === "https://birch.example/cash")).toMatchObject({
      reader: "us",
      sha256: hash("sha256", "<p>No annual fee</p>"),
      archived: "https://archive.example/1",
    });
    expect(importFiles("own", files, data).diff).toBe("");
  });
});

describe("a mistaken path", () => {
  test.each([
    ["caddy", { "cards.json": "{" }, /not in the shape of this feed/],
    ["caddy", { "cards.json": "{}" }, /nothing in it/],
    ["point-xfer", { "other.json": "[]" }, /no such file/],
  ])("%s of %o is told", (name, files, message) => {
    expect(() => importFiles(name, files, BASE)).toThrow(message);
  });
});
