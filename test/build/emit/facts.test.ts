import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createStorage } from "unstorage";
import fsDriver from "unstorage/drivers/fs";
import { beforeEach, describe, expect, test } from "vitest";
import { TABLE_NAMES } from "../../../data/tables.ts";
import { readFacts } from "../../../server/catalog/read-facts.ts";
import { BASE, buildTables, makeFolder, readRows } from "../fixtures.ts";

const WITHOUT_FACTS = /private\/facts\.json, are missing or damaged.*npm run build.*DIST/;

let dist: string;

beforeEach(async () => {
  dist = join(makeFolder(), "dist");
  await buildTables(BASE, dist);
});

const open = () => readFacts(createStorage({ driver: fsDriver({ base: dist, readOnly: true }) }));

describe("the private facts", () => {
  test("are the rows of the tables, closed cards and unverified rows among them", async () => {
    const facts = await open();
    const rows = readRows(BASE);
    const names = TABLE_NAMES.filter((name) => name in facts.tables);
    expect(names).toHaveLength(TABLE_NAMES.length - 4);
    for (const name of names) {
      const expected = rows[name].map((row) => ({
        ...row,
        line: undefined,
        ...("sources" in row
          ? { sources: row.sources.map((key) => expect.objectContaining({ key })) }
          : {}),
      }));
      expect(Reflect.get(facts.tables, name), name).toEqual(expected);
    }
    expect(facts.tables.cards.map(({ status }) => status)).toContain("closed_new");
    expect(facts.tables.lounges.map(({ confidence }) => confidence)).toContain("unverified");
  });

  test("name each source by its publisher and address", async () => {
    const { tables } = await open();
    expect(tables.merchants[0]?.sources[0]).toEqual({
      key: "acme-site",
      title: "Acme Bank: Acme card pages",
      url: "https://acme.example/cards",
    });
  });

  test("have the service's values with the spread they rest on", async () => {
    const { valuations } = await open();
    expect(valuations.find(({ program }) => program === "acme_points")).toEqual({
      program: "acme_points",
      value: 1.8,
      low: 1.7,
      high: 1.9,
      publishers: 2,
      as_of: "2026-05-20",
    });
  });

  test("that are not what was built are refused, with what to do", async () => {
    const path = join(dist, "private/facts.json");
    writeFileSync(path, '{"version":"2026-06-15T12:00:00Z"}');
    await expect(open()).rejects.toThrow(WITHOUT_FACTS);
    rmSync(path);
    await expect(open()).rejects.toThrow(WITHOUT_FACTS);
    rmSync(join(dist, "manifest.json"));
    await expect(open()).rejects.toThrow("no manifest.json in dist; run npm run build");
  });
});
