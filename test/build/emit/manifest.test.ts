import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Answer } from "../../../build/answers/answer.ts";
import { createCompressor } from "../../../build/emit/compress.ts";
import { type OutputFile, toOutput } from "../../../build/emit/manifest.ts";
import { manifest } from "../../../server/contract/manifest.ts";
import { variantsOf } from "../../../build/supply-chain/listed-files.ts";

const answerOf = (name: string, json: string): Answer => ({
  url: `/v1/${name}`,
  file: `v1/${name}.json`,
  contentType: "application/json",
  dataset: undefined,
  body: json,
});

const long = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ id: `card-${at % 7}` })));
const huge = JSON.stringify(Array.from({ length: 90_000 }, (_, at) => at % 1000));
const short = '{"error":"none"}';

/** Text that has no pattern: each of its characters tells about six bits. */
const dense = JSON.stringify(
  Array.from({ length: 2000 }, (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 26) + 48)
    .map((code) => String.fromCharCode(code))
    .join(""),
);

async function writeOut(answers: readonly Answer[]): Promise<readonly OutputFile[]> {
  const compress = createCompressor(() => undefined);
  return toOutput({
    version: "2026-06-15T12:00:00Z",
    inputs: "0".repeat(64),
    answers: await compress(answers),
    privateFiles: [["lookup.json", "{}"]],
    hosting: [["hosting/nginx.conf", "events {}"]],
  });
}

/** A page of the site, which is compressed at once. */
const pageOf = (name: string, text: string): Answer => ({
  ...answerOf(name, text),
  file: `v1/${name}.html`,
  contentType: "text/html; charset=utf-8",
});

const output = await writeOut([
  answerOf("long", long),
  answerOf("same", long),
  answerOf("huge", huge),
  answerOf("short", short),
  answerOf("dense", dense),
  pageOf("page", `<p>${long}</p>`),
  pageOf("dense-page", dense.replace('"', "<")),
]);

const files = new Map(output.map(({ path, bytes }: OutputFile) => [path, bytes]));

const bytesOf = (path: string): Buffer => {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Error(`no ${path} was written`);
  return bytes;
};

const summary = manifest.parse(JSON.parse(bytesOf("manifest.json").toString()));

describe("an answer", () => {
  test.each([
    ["long", long],
    ["same", long],
    ["huge", huge],
    ["page", `<p>${long}</p>`],
  ])("that is %s is written also in gzip and brotli, which unpack to it", (name, json) => {
    const path = `public/v1/${name}.${name === "page" ? "html" : "json"}`;
    expect(bytesOf(path).toString()).toBe(json);
    expect(gunzipSync(bytesOf(`${path}.gz`)).toString()).toBe(json);
    expect(brotliDecompressSync(bytesOf(`${path}.br`)).toString()).toBe(json);
    expect(bytesOf(`${path}.gz`).length).toBeLessThan(json.length);
    expect(bytesOf(`${path}.br`).length).toBeLessThan(json.length);
  });

  test("that is short is written as it is only", () => {
    expect([...files.keys()].filter((path) => path.includes("short"))).toEqual([
      "public/v1/short.json",
    ]);
    expect(summary.files.find(({ url }) => url === "/v1/short")?.encodings).toEqual({});
  });

  test("has no packed file that is not smaller than itself", () => {
    for (const published of summary.files) {
      const [plain, ...packed] = variantsOf(published);
      for (const { bytes } of packed) expect(bytes).toBeLessThan(plain?.bytes ?? 0);
    }
  });
});

test("a text is written in UTF-8", async () => {
  const written = await writeOut([
    { ...answerOf("names", "Söhne 🌲"), file: "names.csv", contentType: "text/csv" },
  ]);
  const [names] = written;
  expect(names?.path).toBe("public/names.csv");
  expect(names?.bytes.toString("utf8")).toBe("Söhne 🌲");
});

test("a gzip file tells nothing of when and where it was made", () => {
  // RFC 1952: bytes 4 to 7 are the time.
  expect(bytesOf("public/v1/long.json.gz").subarray(4, 8)).toEqual(Buffer.alloc(4));
});

test("the manifest lists every file that is not private once", () => {
  const listed = summary.files.flatMap(variantsOf);
  const written = [...files.keys()].filter((path) => path.startsWith("public/"));
  expect(listed.map(({ file }) => `public/${file}`).toSorted()).toEqual(written.toSorted());
});
