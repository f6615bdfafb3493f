import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { checksumOf } from "../../../server/contract/checksum.ts";
import { exportsStatus } from "../../../server/contract/exports.ts";
import { DATASETS } from "../../../server/contract/route.ts";
import { readManifest, sha256Of } from "../dist.ts";

const envelope = z.strictObject({
  version: z.string(),
  checksum: z.string(),
  count: z.number(),
  data: z.array(z.unknown()),
});

/** JSON with sorted keys and no blanks, as a consumer would write it who does not know our code. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`);
  return `{${fields.join(",")}}`;
}

/** The same in another language, to see that nothing about the checksum is JavaScript's own. */
const PYTHON = `
import hashlib, json, sys
rows = json.load(sys.stdin)["data"]
text = json.dumps(rows, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
print("sha256:" + hashlib.sha256(text.encode("utf-8")).hexdigest())
`;

const hasPython = spawnSync("python3", ["--version"]).status === 0;
const withPython = hasPython ? "" : " (skipped: there is no python3 here)";

/** The folders that are looked at: a build of the base, which has unusual names, and the real one. */
const folders = { base: inject("base"), "real data": inject("dist") };

const EXPORTS = "v1/public/exports";

describe.each(Object.entries(folders))("the exports of the %s", (_, dist) => {
  const root = join(dist, "public");
  const read = (file: string) => readFileSync(join(root, EXPORTS, file), "utf8");

  test.each(DATASETS)("%s counts its rows and has the version of the release", (dataset) => {
    const { version, count, data } = envelope.parse(JSON.parse(read(`${dataset}.json`)));
    expect(data.length).toBeGreaterThan(0);
    expect(count).toBe(data.length);
    expect(version).toBe(readManifest(dist).version);
  });

  test.each(DATASETS)("%s has the checksum that a reader reckons", (dataset) => {
    const { checksum, data } = envelope.parse(JSON.parse(read(`${dataset}.json`)));
    expect(checksum).toBe(`sha256:${sha256Of(canonical(data))}`);
  });

  test.skipIf(!hasPython).each(DATASETS)(
    `%s has the checksum that Python reckons${withPython}`,
    (dataset) => {
      const json = read(`${dataset}.json`);
      const { stdout, stderr } = spawnSync("python3", ["-c", PYTHON], {
        input: json,
        encoding: "utf8",
        // A shell in front of Python warns of a locale that is not installed.
        env: { ...process.env, LC_ALL: "C.UTF-8", PYTHONIOENCODING: "utf-8" },
      });
      expect(stderr).toBe("");
      expect(stdout.trim()).toBe(envelope.parse(JSON.parse(json)).checksum);
    },
  );

  test("have the sizes, times and addresses that their status tells", () => {
    const { version } = readManifest(dist);
    const { datasets, last_sync } = exportsStatus.parse(JSON.parse(read("status.json")));
    expect(last_sync).toBe(version);
    expect(Object.keys(datasets).toSorted()).toEqual(DATASETS.toSorted());
    for (const [dataset, state] of Object.entries(datasets)) {
      expect(state).toEqual({
        available: true,
        size_bytes: statSync(join(root, EXPORTS, `${dataset}.json`)).size,
        last_modified: version,
        download_url: `/${EXPORTS}/${dataset}`,
      });
    }
  });

  test("and their status are one answer at two addresses", () => {
    const status = readFileSync(join(root, `${EXPORTS}/status.json`));
    expect(readFileSync(join(root, `${EXPORTS}.json`)).equals(status)).toBe(true);
  });

  test("have the rows that the lists have", () => {
    const listAt = (file: string): unknown =>
      JSON.parse(readFileSync(join(root, "v1/public", file), "utf8"));
    const rowsOf = (dataset: string) => envelope.parse(JSON.parse(read(`${dataset}.json`))).data;
    expect(rowsOf("credit_cards")).toEqual(listAt("credit-cards.json"));
    expect(
      rowsOf("transfer_partners").filter((row) => canonical(row).includes('active":true')),
    ).toEqual(listAt("transfer-partners.json"));
    const valuations = z
      .object({ valuations: z.record(z.string(), z.object({})) })
      .parse(listAt("valuations.json"));
    expect(rowsOf("valuations").map((row) => z.looseObject({}).parse(row)["program"])).toEqual(
      Object.keys(valuations.valuations),
    );
  });
});

test("a checksum does not depend on the order of keys, but on that of rows", () => {
  const [a, b] = [
    { x: 1, y: { p: "é", q: [] } },
    { x: 2, y: { p: "🌲", q: [1] } },
  ];
  const reordered = { y: { q: [], p: "é" }, x: 1 };
  expect(checksumOf([reordered, b])).toBe(checksumOf([a, b]));
  expect(checksumOf([b, a])).not.toBe(checksumOf([a, b]));
});
