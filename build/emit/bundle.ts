import { renameSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/** Oldest runtime the bundle must run on (package.json, engines). */
const TARGET = "node20.19";

/** Some dependencies are CommonJS and call require for Node's own modules. */
const REQUIRE = `import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);`;

/**
 * Writes the server as one plain JavaScript file, `bin/server.mjs`: it starts several times faster
 * and needs a third less memory than the sources run through a loader.
 */
export async function bundleServer(root: string, dist: string): Promise<void> {
  const file = join(dist, "bin", "server.mjs");
  const aside = `${file}.new`;
  await build({
    entryPoints: [join(root, "server", "main.ts")],
    outfile: aside,
    bundle: true,
    platform: "node",
    format: "esm",
    target: TARGET,
    banner: { js: REQUIRE },
    legalComments: "eof",
    logLevel: "error",
  });
  renameSync(aside, file);
}
