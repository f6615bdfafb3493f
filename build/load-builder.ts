import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { buildDist } from "./build-dist.ts";
import { build as bundle, type Plugin } from "esbuild";

interface Builder {
  readonly buildDist: typeof buildDist;
}

/**
 * Loads the builder as one bundled file. A loader that compiles its thousand sources one by one
 * takes several times as long, ten times on a fresh clone.
 */
export async function loadBuilder(root: string): Promise<Builder> {
  const folder = join(root, "node_modules", ".cache", "cardfile", `builder-${process.pid}`);
  const outfile = join(folder, "build-dist.mjs");
  try {
    await bundle({
      absWorkingDir: root,
      entryPoints: [join(root, "build", "build-dist.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      sourcemap: "inline",
      plugins: [ownFolders],
      logLevel: "error",
    });
    process.setSourceMapsEnabled(true);
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps `import.meta.dirname` pointing at the folder of each source. */
const ownFolders: Plugin = {
  name: "own-folders",
  setup: (build) =>
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(
        "import.meta.dirname",
        JSON.stringify(dirname(path)),
      ),
      loader: "ts",
    })),
};
