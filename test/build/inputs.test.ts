import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { SOURCES } from "../../build/inputs.ts";

test("everything the build of the data loads is among its inputs, so that dist is never stale", async () => {
  const { metafile } = await build({
    absWorkingDir: join(import.meta.dirname, "../.."),
    entryPoints: ["build/build.ts"],
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unused",
    packages: "external",
    platform: "node",
    format: "esm",
  });
  const loaded = Object.keys(metafile.inputs);
  expect(loaded).toContain("build/site/pages/chat.ts");
  const known = [...SOURCES.map((folder) => `${folder}/`), "package.json"];
  expect(loaded.filter((file) => !known.some((one) => file.startsWith(one)))).toEqual([]);
});
