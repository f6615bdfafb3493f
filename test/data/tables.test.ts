import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FACT_TABLES, TABLE_NAMES, tables } from "../../data/tables.ts";
import { provenance } from "../../data/provenance.ts";
import { CARD_NETWORK_TIERS, NETWORK_TIERS, NETWORKS, UNVERIFIED_TIER } from "../../data/vocab.ts";
import * as vocab from "../../data/vocab.ts";
import * as terms from "../../data/vocab-terms.ts";

const DATA = join(import.meta.dirname, "../../data");

test("every table has its file and every file its table", () => {
  const files = readdirSync(DATA).filter((file) => file.endsWith(".csv"));
  expect(files.toSorted()).toEqual(
    Object.values(tables)
      .map(({ file }) => file)
      .toSorted(),
  );
});

describe.each(TABLE_NAMES)("%s", (name) => {
  const columns = Object.keys(tables[name].row.shape);

  test("is unique in columns it has", () => {
    expect(columns).toEqual(expect.arrayContaining([...tables[name].unique]));
  });

  test("refuses a column it does not know", () => {
    const problem = expect.objectContaining({ code: "unrecognized_keys", keys: ["colour"] });
    expect(tables[name].row.safeParse({ colour: "red" }).error?.issues).toContainEqual(problem);
  });
});

test.each(FACT_TABLES)("%s ends with the columns that say where a fact comes from", (name) => {
  const ending = Object.keys(provenance);
  expect(Object.keys(tables[name].row.shape).slice(-ending.length)).toEqual(ending);
});

describe("the closed value sets", () => {
  const sets = Object.entries({ ...vocab, ...terms }).flatMap(([name, values]) =>
    Array.isArray(values) ? [{ name, values: values.map(String) }] : [],
  );

  test.each(sets)("$name has no value twice and no blanks around one", ({ values }) => {
    expect(new Set(values.map((value) => value.toLowerCase())).size).toBe(values.length);
    expect(values).toEqual(values.map((value) => value.trim()));
  });

  test("the tiers of cards are those of the networks, and the unverified one", () => {
    const tiers = new Set<string>([...Object.values(NETWORK_TIERS).flat(), UNVERIFIED_TIER]);
    expect(new Set<string>(CARD_NETWORK_TIERS)).toEqual(tiers);
  });

  test("every network has its tiers", () => {
    expect(Object.keys(NETWORK_TIERS)).toEqual([...NETWORKS]);
  });
});
