import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { columnsOf, toCsv } from "../../build/csv.ts";

const row = z.strictObject({
  name: z.string(),
  fee: z.number(),
  open: z.boolean(),
  perks: z.array(z.string()),
  family: z.strictObject({ tier: z.string(), rank: z.int() }).optional(),
});

const list = (text: string) => (text === "" ? [] : text.split("; "));

test("objects are spread over columns of their own", () => {
  expect(columnsOf(row)).toEqual(["name", "fee", "open", "perks", "tier", "rank"]);
});

test("rows of several kinds share one header", () => {
  const on = z.strictObject({ on: z.literal(true), bonus: z.boolean() });
  const off = z.strictObject({ on: z.literal(false), ended: z.string() });
  const either = z.discriminatedUnion("on", [on, off]);
  expect(toCsv(either, [{ on: false, ended: "2026-01-31" }])).toBe(
    "on,bonus,ended\r\nfalse,,2026-01-31\r\n",
  );
});

test("any text, number and list comes back from a reader of RFC 4180", () => {
  const item = fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter((text) => !text.includes(";") && text.trim() === text);
  const rows = fc.array(
    fc.record(
      {
        name: fc.string({ unit: "binary" }),
        fee: fc.double({ noNaN: true, noDefaultInfinity: true }),
        open: fc.boolean(),
        perks: fc.array(item),
        family: fc.record({ tier: fc.string(), rank: fc.integer() }),
      },
      { requiredKeys: ["name", "fee", "open", "perks"] },
    ),
  );
  fc.assert(
    fc.property(rows, (given) => {
      const bytes = Buffer.from(toCsv(row, given));
      const read: Record<string, string>[] = parse(bytes, { columns: true });
      expect(read).toHaveLength(given.length);
      for (const [at, { name, fee, open, perks, family }] of given.entries()) {
        const cells = read[at] ?? {};
        // Text that is no Unicode has no bytes in UTF-8.
        expect(cells["name"]).toBe(Buffer.from(name).toString());
        expect(Number(cells["fee"])).toBe(fee + 0);
        expect(cells["open"]).toBe(String(open));
        expect(list(cells["perks"] ?? "")).toEqual(perks);
        expect(cells["tier"]).toBe(family?.tier ?? "");
        expect(cells["rank"]).toBe(family === undefined ? "" : String(family.rank));
      }
    }),
  );
});

test("a value that holds what separates a list is refused, not torn", () => {
  const torn = { name: "x", fee: 0, open: true, perks: ["one;two"] };
  expect(() => toCsv(row, [torn])).toThrow('"one;two" holds what separates');
});
