import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { OPEN_CARDS, TRACKED_CARDS } from "../../build/checks/counts.ts";
import { checkTables, toLines } from "../../build/checks/check-tables.ts";
import { digestContent } from "../../build/content.ts";
import { ourChecks } from "../../build/checks/registry.ts";
import { formatProblem } from "../../build/problem.ts";
import { readTables } from "../../build/read.ts";
import { cardList } from "../../server/contract/cards.ts";
import { isJson, type Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { listedFiles } from "../../build/supply-chain/listed-files.ts";
import { findDamage, readManifest } from "../build/dist.ts";
import { readPublic } from "./published-text.ts";

const dist = inject("dist");
const { tables, problems } = readTables(join(import.meta.dirname, "../../data"));
const manifest = readManifest(dist);

describe("the tables", () => {
  test("can be read", () => {
    expect(problems.map(formatProblem)).toEqual([]);
  });

  test("break no rule but that of age", () => {
    expect(checkTables(tables, problems, ourChecks).warnings).toEqual([]);
  });

  test.each([1, 3, 10])("may be released as they are %i years later", (years) => {
    const later = { released_at: `${2026 + years}-12-31T00:00:00Z`, summary: "Later", line: 0 };
    const releases = [...tables.releases, { ...later, content_sha256: digestContent(tables) }];
    const { warnings, due } = checkTables({ ...tables, releases }, problems, ourChecks);
    expect(warnings).toEqual([]);
    expect(toLines({ warnings, due })).toEqual([expect.stringMatching(/^\d+ groups of facts are/)]);
  });
});

describe("the published files", () => {
  test("are those of the manifest, byte for byte, and no others", () => {
    expect(listedFiles(manifest).length).toBeGreaterThan(manifest.files.length);
    expect(findDamage(dist)).toEqual([]);
  });

  test("have each an address of their own", () => {
    const urls = manifest.files.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test.each(Object.entries<Route>(routes).filter(([, route]) => route.published))(
    "of %s are what its response schema promises",
    (_, route) => {
      const pattern = new RegExp(`^${route.path.replaceAll(/:\w+/g, "[^/]+")}$`);
      const found = manifest.files.filter(({ url }) => pattern.test(url));
      expect(found.length).toBeGreaterThan(0);
      for (const { file, content_type: type } of found) {
        const text = readPublic(file);
        const value: unknown = isJson(type) ? JSON.parse(text) : text;
        expect(route.response.parse(value), file).toEqual(value);
      }
    },
  );
});

describe("the open cards", () => {
  const cards = cardList.parse(JSON.parse(readPublic("v1/public/credit-cards.json")));

  test("have each a file", () => {
    expect(cards).toHaveLength(OPEN_CARDS);
    const files = new Set(manifest.files.map(({ file }) => file));
    expect(cards.filter(({ id }) => !files.has(`v1/public/credit-cards/${id}.json`))).toEqual([]);
  });

  test("are sorted by name, upper and lower case alike", () => {
    const names = cards.map(({ card_name }) => card_name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });
});

describe("the cards that are not open", () => {
  const gone = tables.cards.filter(({ status }) => status !== "open");

  test("are those that are tracked beside them", () => {
    expect(gone).toHaveLength(TRACKED_CARDS - OPEN_CARDS);
  });

  test.each(gone)("$id is an id in no public byte, and has no address", ({ id, former_ids }) => {
    for (const name of [id, ...former_ids]) {
      const holders = manifest.files.filter(({ file }) =>
        readPublic(file).includes(`"id":${JSON.stringify(name)}`),
      );
      expect(holders).toEqual([]);
      expect(manifest.files.filter(({ url }) => url.endsWith(`/${name}`))).toEqual([]);
    }
  });
});
