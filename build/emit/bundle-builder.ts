import { join } from "node:path";
import { build } from "esbuild";
import { compileAssets } from "../site/assets.ts";
import { readGuides } from "../site/guides/guides.ts";
import { BUNDLED } from "./bundled.ts";

/**
 * Bundles builder.mjs, which `cardfile build` loads. It is a separate bundle so that it does not
 * change how the server's code is split into chunks.
 */
export async function bundleBuilder(root: string) {
  const assets = JSON.stringify(await compileAssets());
  return build({
    ...BUNDLED,
    absWorkingDir: root,
    metafile: true,
    write: false,
    entryPoints: { builder: join(root, "build", "builder.ts") },
    outdir: root,
    minify: true,
    define: {
      SITE_ASSETS: JSON.stringify(assets),
      GUIDE_TEXTS: JSON.stringify(JSON.stringify(readGuides())),
    },
  });
}
