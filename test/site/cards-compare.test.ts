import { describe, expect, test } from "vitest";
import { compareCards, onlyDifferent } from "../../build/site/browser/explorer/comparison.ts";
import type { ValuedCard } from "../../build/site/cards/card-facts.ts";
import { readCards } from "../support/published.ts";

const get = (id: string): ValuedCard => {
  const card = readCards().find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return { ...card, point_value: 1.9 };
};

const gold = get("amex-gold");
const reserve = get("chase-sapphire-reserve");
const parts = compareCards([gold, reserve]);

const rowOf = (label: string) =>
  parts.flatMap(({ rows }) => rows).find((row) => row.label === label);

describe("cards side by side", () => {
  test("a fact is a row with a cell for each card", () => {
    expect(rowOf("Annual fee")).toEqual({
      label: "Annual fee",
      cells: [`$${gold.annual_fee}`, `$${reserve.annual_fee}`],
      differs: true,
    });
    expect(rowOf("Foreign transaction fee")).toMatchObject({
      cells: ["None", "None"],
      differs: false,
    });
  });

  test("every benefit that one of them has is a row, absent where no source names it", () => {
    for (const [title, field] of [
      ["Statement credits", "credit_types"],
      ["Lounges", "lounge_networks"],
      ["Protections", "protections"],
    ] as const) {
      const rows = parts.find((part) => part.title === title)?.rows ?? [];
      expect(rows.map(({ label }) => label)).toEqual(
        [...new Set([...gold[field], ...reserve[field]])].toSorted(),
      );
      for (const { label, cells, differs } of rows) {
        const has: readonly (readonly string[])[] = [gold[field], reserve[field]];
        const expected = has.map((list) => (list.includes(label) ? "Yes" : undefined));
        expect(cells).toEqual(expected);
        expect(differs).toBe(expected[0] !== expected[1]);
      }
    }
  });

  test("only the differences, if one wants", () => {
    const rows = onlyDifferent(parts).flatMap((part) => part.rows);
    expect(rows.every(({ differs }) => differs)).toBe(true);
    expect(rows.map(({ label }) => label)).not.toContain("Foreign transaction fee");
  });

  test("a card differs in nothing from itself", () => {
    expect(onlyDifferent(compareCards([gold, gold])).flatMap(({ rows }) => rows)).toEqual([]);
  });

  test("a currency without an estimate has none", () => {
    const unvalued = compareCards([{ ...gold, point_value: undefined }]);
    const row = unvalued.flatMap(({ rows }) => rows).find(({ label }) => /value/.test(label));
    expect(row?.cells).toEqual([undefined]);
  });
});
