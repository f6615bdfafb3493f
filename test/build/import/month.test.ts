import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkTables } from "../../../build/checks/check-tables.ts";
import { checksFor } from "../../../build/checks/registry.ts";
import { splitRecords } from "../../../build/records.ts";
import { toCell } from "../../../build/csv.ts";
import type { Tables } from "../../../build/read.ts";
import { keyOf } from "../../../build/report/summary.ts";
import { toCsvLines, toWorkList } from "../../../build/report/work-list.ts";
import { FACT_TABLES, tableOf } from "../../../data/tables.ts";
import { runScript } from "../../support/command.ts";
import { makeFolder, readRows } from "../fixtures.ts";
import { importFiles } from "./importing.ts";

const ROOT = join(import.meta.dirname, "../../..");
const today = new Date().toISOString().slice(0, 10);

/** The facts of the tables as written, by table and key. */
const factsIn = (tables: Tables): ReadonlyMap<string, string> =>
  new Map(
    FACT_TABLES.flatMap((name) =>
      tables[name].map(({ line, ...cells }) => [
        `${tableOf(name).file} ${keyOf(name, { line, ...cells })}`,
        JSON.stringify(cells),
      ]),
    ),
  );

const SEEN = 14;
const CHANGED = 6;

test("a simulated month: 20 facts through the commands of CONTRIBUTING", async () => {
  const data = join(makeFolder(), "data");
  cpSync(join(ROOT, "data"), data, { recursive: true });
  const before = readRows(data);

  // data:next -- --csv begins the list; the maintainer opens the issuers' pages and fills it in.
  const options = { today, days: 60 };
  const facts = new Set<string>(FACT_TABLES.map((name) => tableOf(name).file));
  const tasks = toWorkList(before, options).filter(
    ({ file, card }) => card !== undefined && facts.has(file.slice("data/".length)),
  );
  const amounts = new Map(before.credits.map((row) => [keyOf("credits", row), row.amount_usd]));
  const isAmount = ({ file, key }: (typeof tasks)[number]) =>
    file === "data/card-credits.csv" && amounts.get(key) !== undefined;
  const changed = tasks.filter(isAmount).slice(0, CHANGED);
  const seen = tasks.filter((task) => !changed.includes(task)).slice(0, SEEN);
  const sites = new Map(before.issuers.map(({ name, sites: [site] }) => [name, site]));
  const issuers = new Map(before.cards.map(({ id, issuer }) => [id, sites.get(issuer)]));
  const list = toCsvLines([...seen, ...changed], today).map((line, at) => {
    const [{ cells } = { cells: [] }] = splitRecords(line);
    const [file, key = "", , , source, ...rest] = cells;
    const task = [...seen, ...changed][at - 1];
    if (task === undefined) return line;
    const site = issuers.get(task.card ?? "");
    const page = site === undefined ? source : `https://www.${site}/cards/${task.card}`;
    const amount = changed.includes(task) ? String((amounts.get(key) ?? 0) + 1) : "";
    const column = amount === "" ? "" : "amount_usd";
    return [file, key, column, amount, page, ...rest].map((cell) => toCell(cell ?? "")).join(",");
  });

  // data:import own list.csv -- --write
  const files = { "list.csv": `${list.join("\n")}\n` };
  const month = importFiles("own", files, data);
  expect(month.unmatched).toEqual([]);
  expect([...month.counts.values()].reduce((sum, count) => sum + count, 0)).toBe(SEEN + CHANGED);
  expect(month.counts.get("replaced")).toBe(CHANGED);
  month.write();
  expect(importFiles("own", files, data).diff).toBe("");

  const checked = await runScript("build/check-data.ts", ["--data", data]);
  expect(checked.stdout).toMatch(/no error\n$/);
  expect(checked.stdout).toContain("npm run release");
  const released = await runScript("build/release.ts", ["--data", data, "A month of refreshing"]);
  expect(released).toMatchObject({ code: 0, stderr: "" });

  const after = readRows(data);
  const [old, now] = [factsIn(before), factsIn(after)];
  const touched = [...now].filter(([key, cells]) => old.get(key) !== cells).map(([key]) => key);
  const expected = [...seen, ...changed].map(({ file, key }) => `${file.slice(5)} ${key}`);
  expect(touched.toSorted()).toEqual([...new Set(expected)].toSorted());
  expect(now.size).toBe(old.size);
  expect(after.releases).toHaveLength(before.releases.length + 1);
  const { warnings } = checkTables(after, [], checksFor(data, join(ROOT, "data")));
  expect(warnings.filter(({ file }) => file === "releases.csv")).toEqual([]);
}, 240_000);
