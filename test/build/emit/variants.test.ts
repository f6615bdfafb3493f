import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { digestFolder, sha256Of } from "../dist.ts";
import { BASE, buildTables, copyBuiltBase } from "../fixtures.ts";

const stored = z.strictObject({ file: z.string(), sha256: z.string() });

const listed = z.strictObject({
  made_by: z.string(),
  variants: z.record(
    z.string(),
    z.strictObject({ br: stored.optional(), gzip: stored.optional() }),
  ),
});

type Listed = z.infer<typeof listed>;

const PAGE = "index.html.br";

let dist: string;
let built: Readonly<Record<string, string>>;

const pathOf = (path: string) => join(dist, "releases", path);

const readList = () => listed.parse(JSON.parse(readFileSync(pathOf("variants.json"), "utf8")));

const writeList = (list: unknown) => writeFileSync(pathOf("variants.json"), JSON.stringify(list));

/** Puts another text in the place of a page's brotli, and gives the list as if it belonged there. */
function plant(list: Listed): Listed {
  const bytes = "planted";
  writeFileSync(join(dist, "public", PAGE), bytes);
  return {
    ...list,
    variants: Object.fromEntries(
      Object.entries(list.variants).map(([key, { br, gzip }]) => [
        key,
        { gzip, br: br?.file === PAGE ? { ...br, sha256: sha256Of(bytes) } : br },
      ]),
    ),
  };
}

/** Builds the same tables again: the digest of its page's brotli and of all files. */
async function rebuild() {
  await buildTables(BASE, dist);
  return digestFolder(join(dist, "current"));
}

beforeEach(() => {
  dist = copyBuiltBase();
  built = digestFolder(join(dist, "current"));
});

describe("a build in the place of another", () => {
  test("takes over what that compressed by the same settings", async () => {
    writeList(plant(readList()));
    const page = `public/${PAGE}`;
    expect(await rebuild()).toMatchObject({ [page]: sha256Of("planted") });
  });

  test("compresses anew what was made by other settings or another zlib", async () => {
    writeList({ ...plant(readList()), made_by: "others" });
    expect(await rebuild()).toEqual(built);
  });

  test("compresses anew what was made at another level", async () => {
    const { made_by, variants } = plant(readList());
    const others = Object.entries(variants).map(([key, one]) => [key.replace("br5", "br6"), one]);
    writeList({ made_by, variants: Object.fromEntries(others) });
    expect(await rebuild()).toEqual(built);
  });

  test.each([
    ["spoiled", () => writeFileSync(join(dist, "public", PAGE), "spoiled")],
    ["cut", () => writeFileSync(join(dist, "public", PAGE), "")],
    ["missing", () => rmSync(join(dist, "public", PAGE))],
  ])("compresses anew what is %s", async (_, harm) => {
    harm();
    expect(await rebuild()).toEqual(built);
  });

  test.each([
    ["missing", () => rmSync(pathOf("variants.json"))],
    ["no JSON", () => writeFileSync(pathOf("variants.json"), '{"made_by"')],
    ["of another form", () => writeList({ ...readList(), variants: [] })],
  ])("compresses everything when the list of variants is %s", async (_, harm) => {
    harm();
    expect(await rebuild()).toEqual(built);
    expect(readList()).toMatchObject({ made_by: expect.stringContaining("brotli") });
  });

  test("lists every compressed file once more", async () => {
    const before = readList();
    await rebuild();
    expect(readList()).toEqual(before);
  });
});
