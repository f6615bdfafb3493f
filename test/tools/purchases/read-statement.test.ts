import { describe, expect, test, vi } from "vitest";
import { orderOf, readCents, readDay } from "../../../server/tools/purchases/cell-values.ts";
import { readStatement } from "../../../server/tools/purchases/read-statement.ts";
import { kindOf } from "../../../server/tools/purchases/row-kind.ts";
import { STATEMENT_FILES } from "./statement-files.ts";

const read = (content: string) => readStatement(content, undefined, {});

describe("a statement", () => {
  test.each(STATEMENT_FILES)("of $bank is read", async ({ content, rows, unread = [] }) => {
    const found = await read(content);
    expect(found.rows.map((row) => [row.on, row.cents, row.text, kindOf(row)])).toEqual(rows);
    expect(found.unread.map(({ line, why }) => [line, why])).toEqual(unread);
  });

  test("of OFX names its days and its card", async () => {
    const sgml = STATEMENT_FILES.find(({ bank }) => bank.includes("SGML"));
    const { from, to, rows } = await read(sgml?.content ?? "");
    expect([from, to, rows[0]?.last4]).toEqual(["2026-10-01", "2026-10-31", "4417"]);
  });

  test.each([
    ["OFX without transactions", "OFXHEADER:100\n\n<OFX></OFX>", "no transaction"],
    ["prose", "I bought a sofa for a lot of money", "which column holds what"],
    ["an open quote", 'Date,Description,Amount\n10/02/2026,"ABC,5.00\n', "cannot be read"],
    [
      "more lines than are taken",
      `Date,Description,Amount\n${"10/02/2026,A,1.00\n".repeat(4001)}`,
      "in parts",
    ],
    ["OFX of more", `OFXHEADER:100\n<OFX>${"<STMTTRN>".repeat(22_000)}`, "more than 4000"],
    ["names without an amount", "Date,Description\n10/02/2026,A\n", "which column holds what"],
  ])("that is %s is refused with the reason", async (_, content, why) => {
    await expect(read(content)).rejects.toThrow(why);
  });

  test("of many narrow lines is read with others between them", async () => {
    let turns = 0;
    let timer = setImmediate(function count() {
      turns += 1;
      timer = setImmediate(count);
    });
    const reading = read(`Date,Description,Amount\n${'""\n'.repeat(3900)}"`);
    await expect(reading).rejects.toThrow("a quote is left open");
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(8);
  });

  test.each([
    ["what stands above", "Account 378282246310005\nDate,Description,Amount\n10/02/2026,A,1.00\n"],
    [
      "OFX",
      "OFXHEADER:100\n<OFX><ACCTID>5555555555554444\n<STMTTRN><DTPOSTED>20261001<TRNAMT>-1<NAME>A</STMTTRN></OFX>",
    ],
  ])("with a full card number in %s is refused, and the number is not told", async (_, content) => {
    await expect(read(content)).rejects.toThrow(/full card number/);
    await expect(read(content)).rejects.not.toThrow(/4111|3782|5555/);
  });

  test.each([
    "4111111111111111",
    "PAID BY 4111 1111 1111 1111",
    "4111.1111.1111.1111",
    "4111/1111/1111/1111",
    "4111 - 1111 - 1111 - 1111",
    "41\u{200B}11\u{200B}11\u{200B}11\u{200B}11\u{200B}11\u{200B}11\u{200B}11",
    "4111x1111x1111x1111",
    "ON 10/02 3782-822463-10005 AT 12:30",
    "５５５５ ５５５５ ５５５５ ４４４４",
    "5.5.5.5.5.5.5.5.5.5.5.5.4.4.4.4",
  ])("of which a line holds the full card number %j is read without it", async (text) => {
    const csv = `Date,Description,Amount\n10/02/2026,${text},1.00\n10/03/2026,Mill,2.00\n`;
    const ofx = `OFXHEADER:100\n<STMTTRN><DTPOSTED>20261002<TRNAMT>-1<MEMO>${text}\n<STMTTRN><DTPOSTED>20261003<TRNAMT>-2<NAME>Mill</STMTTRN>`;
    for (const content of [csv, ofx]) {
      // oxlint-disable-next-line no-await-in-loop
      const { rows, unread } = await read(content);
      expect(rows.map((row) => row.text)).toEqual(["Mill"]);
      expect(unread).toEqual([{ line: 2, why: expect.stringContaining("full card number") }]);
    }
  });

  test("that asks for its columns tells no card number", async () => {
    const content = "When,What\n10/02/2026,4111111111111111\n10/03/2026,Mill\n";
    await expect(read(content)).rejects.toThrow("What (Mill)");
  });

  test("has a hundred columns at most, of which commas within quotes are none", async () => {
    const wide = "a,".repeat(100);
    await expect(read(`Date,Description,Amount\n${wide}\n`)).rejects.toThrow("100 columns");
    const { rows } = await read(`Date,Description,Amount\n10/03/2026,"${wide}",2.00\n`);
    expect(rows).toHaveLength(1);
  });

  test("may have long numbers that are of no card", async () => {
    const texts = ["TICKET 0162341234567", "800-555-1234 10/02 4421", "REF 41111111111111110000"];
    const lines = texts.map((text) => `10/02/2026,${text},1.00\n`);
    const { unread } = await read(`Date,Description,Amount\n${lines.join("")}`);
    expect(unread).toEqual([]);
  });

  test("of OFX whose transactions never end is looked over once", async () => {
    const content = `OFXHEADER:100\n<OFX>${"<STMTTRN><NAME>A\n".repeat(4000)}`;
    const indexOf = Reflect.get(String.prototype, "indexOf");
    let passed = 0;
    vi.spyOn(String.prototype, "indexOf").mockImplementation(function (this: string, text, from) {
      const found = indexOf.call(this, text, from);
      passed += (found === -1 ? this.length : found) - (from ?? 0);
      return found;
    });
    const { unread } = await read(content);
    vi.restoreAllMocks();
    expect(unread).toHaveLength(4000);
    expect(passed).toBeLessThan(2 * content.length);
  });

  test("may have references that pass as card numbers", async () => {
    const content = "Date,Description,Amount,Reference\n10/02/2026,A,1.00,4111111111111111\n";
    expect((await read(content)).rows).toMatchObject([{ id: "4111111111111111", text: "A" }]);
  });

  test("takes columns as told, and those remembered of its form", async () => {
    const content = "When,Where,What,Sum\n10/02/2026,Mill,Flour,2.00\n";
    const told = { date: "When", text: "What", amount: "Sum" } as const;
    const first = await readStatement(content, told, {});
    expect(first).toMatchObject({ basis: "told", rows: [{ text: "Flour", cents: 200 }] });
    const shapes = { [first.shape ?? ""]: told };
    expect(await readStatement(content, undefined, shapes)).toMatchObject({
      basis: "remembered",
      rows: [{ text: "Flour" }],
    });
    expect(await read(content)).toMatchObject({
      basis: "proposed",
      columns: { date: "When", amount: "Sum" },
    });
    await expect(readStatement(content, { ...told, text: "Whom" }, {})).rejects.toThrow(
      'no column "Whom". It has: When, Where, What, Sum',
    );
  });

  test("with a tag of many letters takes no longer than another", async () => {
    const tag = "A".repeat(40_000);
    const content = `OFXHEADER:100\n<OFX><STMTTRN><DTPOSTED>20261001<TRNAMT>-1<NAME>A<${tag}>5</STMTTRN></OFX>`;
    expect((await read(content)).rows).toHaveLength(1);
  });
});

test.each([
  ["$1,234.56", 123_456],
  ["(12.34)", -1234],
  ["-$12.34", -1234],
  ["12.34-", -1234],
  ["12,34", 1234],
  ["1.234,56", 123_456],
  ["12.34 CR", -1234],
  [".5", 50],
  ["7", 700],
  ["0.00", 0],
  ["1,23,4", undefined],
  ["12.345", undefined],
  ["", undefined],
  ["free", undefined],
])("the amount %j is %j cents", (written, cents) => {
  expect(readCents(written)).toBe(cents);
});

test.each([
  ["10/03/2026", "mdy", "2026-10-03"],
  ["3/10/26", "dmy", "2026-10-03"],
  ["20261003", "mdy", "2026-10-03"],
  ["2026-10-03T08:15:00Z", "mdy", "2026-10-03"],
  ["03.10.2026", "dmy", "2026-10-03"],
  ["Oct 3, 2026", "mdy", "2026-10-03"],
  ["13/10/2026", "mdy", undefined],
  ["10/2026", "mdy", undefined],
  ["2026-02-30", "mdy", undefined],
] as const)("the day %j, %s, is %j", (written, order, day) => {
  expect(readDay(written, order)).toBe(day);
});

test("days above twelve tell which number is the month", () => {
  expect(orderOf(["3/4/2026", "13/4/2026"])).toBe("dmy");
  expect(orderOf(["3/4/2026", "4/13/2026"])).toBe("mdy");
  expect(orderOf(["3/4/2026", "5/6/2026"])).toBe("mdy");
});

test("an exported log is read without the apostrophes that keep spreadsheets from reckoning", async () => {
  const row = "'-a1,2026-10-02,'=SUM,1.00,purchase,dining,gold-1";
  const { rows } = await read(`purchase_id,date,text,amount,type,category,card\n${row}\n`);
  expect(JSON.stringify(rows)).toContain('"-a1"');
  expect(JSON.stringify(rows)).toContain('"=SUM"');
});

test.each(["9999-12-31", "0001-01-01"])(
  "%s is no day of a statement, and the rest is read",
  async (day) => {
    const { rows, unread } = await read(
      `Date,Description,Amount\n${day},A,1.00\n2026-10-02,B,2.00\n`,
    );
    expect(rows).toHaveLength(1);
    expect(unread).toMatchObject([{ line: 2 }]);
  },
);
