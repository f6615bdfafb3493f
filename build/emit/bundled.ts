import type { BuildOptions } from "esbuild";
import packageJson from "../../package.json" with { type: "json" };

/** Some dependencies are CommonJS and call require for Node's own modules. */
const REQUIRE = `import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);`;

/** esbuild options for turning our programs into plain JavaScript. */
export const BUNDLED = {
  bundle: true,
  platform: "node",
  format: "esm",
  // Oldest runtime the bundles must run on (package.json, engines).
  target: "node20.19",
  outExtension: { ".js": ".mjs" },
  banner: { js: REQUIRE },
  // Native packages cannot be bundled, and large ones are loaded only when used: these are our
  // dependencies. Packages that are bundled are devDependencies.
  external: Object.keys(packageJson.dependencies),
  legalComments: "eof",
  logLevel: "error",
} as const satisfies BuildOptions;
