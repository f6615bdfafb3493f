import fc from "fast-check";
import { describe, expect, test } from "vitest";
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

const dollars = decimal("US dollars");
const kind = oneOf(["cat", "dog"]);
const optionalKind = optionalOneOf(["cat", "dog"]);

test.each([
  ["slug", "amex-gold-2", slug, "amex-gold-2"],
  ["snakeKey", "air_canada_aeroplan", snakeKey, "air_canada_aeroplan"],
  ["text", "Söhne & Co, “quoted”", text, "Söhne & Co, “quoted”"],
  ["text", "x", text, "x"],
  ["optionalText", "", optionalText, ""],
  ["bool", "true", bool, true],
  ["bool", "false", bool, false],
  ["day", "2024-02-29", day, "2024-02-29"],
  ["optionalDay", "2026-05-01", optionalDay, "2026-05-01"],
  ["optionalDay", "", optionalDay, undefined],
  ["optionalPartialDate", "2026", optionalPartialDate, "2026"],
  ["optionalPartialDate", "2026-05", optionalPartialDate, "2026-05"],
  ["optionalPartialDate", "2026-05-31", optionalPartialDate, "2026-05-31"],
  ["optionalPartialDate", "", optionalPartialDate, undefined],
  ["decimal", "0", dollars, 0],
  ["decimal", "99.5", dollars, 99.5],
  ["positiveInteger", "12", positiveInteger, 12],
  ["oneOf", "dog", kind, "dog"],
  ["optionalOneOf", "cat", optionalKind, "cat"],
  ["optionalOneOf", "", optionalKind, undefined],
  ["optionalSlug", "amex-gold", optionalSlug, "amex-gold"],
  ["optionalSlug", "", optionalSlug, undefined],
  ["optionalKey", "one_key", optionalKey, "one_key"],
  ["optionalKey", "", optionalKey, undefined],
  ["textList", "amex gold;gold card", textList, ["amex gold", "gold card"]],
  ["textList", "", textList, []],
  ["sourceList", "plan-cards", sourceList, ["plan-cards"]],
  ["sourceList", "https://a.example/?x=1,2", sourceList, ["https://a.example/?x=1,2"]],
  ["optionalSourceList", "a;https://b.example", optionalSourceList, ["a", "https://b.example"]],
  ["optionalSourceList", "", optionalSourceList, []],
])("%s reads %j", (_, cell, column, value) => {
  expect(column.parse(cell)).toEqual(value);
});

test.each([
  ["slug", slug, ["", "Amex", "amex_gold", "amex--gold", "-amex", "amex-", "amex gold", "amex\n"]],
  ["snakeKey", snakeKey, ["", "1key", "One", "one__key", "_one", "one_", "one key"]],
  ["text", text, ["", " ", " a", "a ", "a\n", "\u00A0a"]],
  ["optionalText", optionalText, [" ", "a "]],
  ["bool", bool, ["", "True", "yes", "1", " true"]],
  ["day", day, ["", "2026-02-29", "2026-2-3", "2026-05", "2026-05-01T00:00:00Z", "01.05.2026"]],
  ["optionalDay", optionalDay, [" ", "2026-02-30", "2026-05"]],
  ["optionalPartialDate", optionalPartialDate, [" ", "26", "2026-13", "2026-00", "2026-02-30"]],
  [
    "decimal",
    dollars,
    ["", "-1", "+1", "1e3", "1,000", "$95", ".5", "5.", "NaN", "Infinity", "0x1"],
  ],
  ["positiveInteger", positiveInteger, ["", "0", "01", "-1", "1.5", "1e3"]],
  ["oneOf", kind, ["", "Cat", "cat "]],
  ["optionalOneOf", optionalKind, [" ", "Cat"]],
  ["optionalSlug", optionalSlug, [" ", "Amex"]],
  ["optionalKey", optionalKey, [" ", "one-key"]],
  ["textList", textList, [";", "a;", ";a", "a;;b", "a; b", " a"]],
  ["sourceList", sourceList, ["", "a;", "A", "http://a.example", "https://", "a b"]],
  ["optionalSourceList", optionalSourceList, [" ", ";", "a;;b", "ftp://a.example"]],
  [
    "a release time",
    release.shape.released_at,
    ["", "2026-11-21", "2026-11-21T12:00Z", "2026-11-21T12:00:00", "2026-11-21T12:00:00+01:00"],
  ],
])("%s refuses what it does not hold", (_, column, cells) => {
  for (const cell of cells) expect(column.safeParse(cell).success, cell).toBe(false);
});

describe("for any cell", () => {
  test("a date is read when, and only when, the calendar has it", () => {
    const cells = fc.tuple(fc.integer({ min: 1900, max: 2099 }), fc.nat(13), fc.nat(32));
    fc.assert(
      fc.property(cells, ([year, month, dayOfMonth]) => {
        const pad = (part: number) => String(part).padStart(2, "0");
        const cell = `${year}-${pad(month)}-${pad(dayOfMonth)}`;
        const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
        const exists = date.toISOString().slice(0, 10) === cell;
        expect(day.safeParse(cell).success).toBe(exists);
        expect(optionalDay.safeParse(cell).success).toBe(exists);
        expect(optionalPartialDate.safeParse(cell).success).toBe(exists);
      }),
    );
  });

  test("a list of texts is read as it was joined", () => {
    const part = fc
      .string({ minLength: 1 })
      .filter((one) => one === one.trim() && !one.includes(";"));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(textList.parse(parts.join(";"))).toEqual(parts);
      }),
    );
  });

  test("a decimal is read as the number it writes", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(9999), (whole, fraction) => {
        const cell = `${whole}.${fraction}`;
        expect(dollars.parse(cell)).toBe(Number(cell));
      }),
    );
  });
});

test("a release time has whole seconds, so that text order is time order", () => {
  const { released_at } = release.shape;
  expect(released_at.safeParse("2026-11-21T12:00:00Z").success).toBe(true);
  expect(released_at.safeParse("2026-11-21T12:00:00.5Z").success).toBe(false);
});
