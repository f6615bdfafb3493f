import { hash } from "node:crypto";
import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import packageJson from "../../package.json" with { type: "json" };
import { phrasings } from "../../server/chat/builtin/intents/registry.ts";
import { learnForKeeps } from "../../server/chat/builtin/learning/kept.ts";
import { compileScript } from "../../server/pages/chat/compile-script.ts";
import { formatBytes, NO_PROGRESS, type Progress } from "../progress.ts";
import { findBundled, toNotices } from "../supply-chain/notices.ts";
import { type InstalledPackage, readInstalled } from "../supply-chain/packages.ts";

const NAME_LENGTH = 16;

/** Oldest runtime the bundle must run on (package.json, engines). */
const TARGET = "node20.19";

interface BundleOptions {
  /** Nothing of older builds stays. */
  readonly isAlone?: boolean;
  readonly progress?: Progress;
}

/** Some dependencies are CommonJS and call require for Node's own modules. */
const REQUIRE = `import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);`;

/**
 * Writes the program as plain JavaScript, `bin/cardfile.mjs` and the parts it loads when needed: it
 * starts several times faster and needs a third less memory than the sources run through a loader.
 * Parts of an older build stay unless told otherwise, named by their content: a running server may
 * still load them. Gives the packages of which there is code in it; LICENSES.txt keeps their notices.
 */
export async function bundleServer(
  root: string,
  dist: string,
  { isAlone = false, progress = NO_PROGRESS }: BundleOptions = {},
): Promise<readonly InstalledPackage[]> {
  const outdir = join(dist, "bin");
  const script = await compileScript(join(root, "server", "pages", "chat"));
  if (isAlone) rmSync(outdir, { recursive: true, force: true });
  const lore = learnForKeeps(phrasings, () =>
    progress.begin("learn", "how members ask; some 20 s, once after each change of the chat"),
  );
  progress.step("learn", formatBytes(lore.length));
  const loreFile = `chat-${hash("sha256", lore).slice(0, NAME_LENGTH)}.bin`;
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: { cardfile: join(root, "server", "main.ts") },
    outdir,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: TARGET,
    outExtension: { ".js": ".mjs" },
    banner: { js: REQUIRE },
    // With its script in it the program needs no compiler, and need not learn what the chat knows.
    define: { CHAT_SCRIPT: JSON.stringify(script), CHAT_LORE: JSON.stringify(loreFile) },
    // Native code cannot be bundled, and what is big is only loaded by who uses it: such packages are
    // our dependencies; those that npm need not install are devDependencies.
    external: Object.keys(packageJson.dependencies),
    legalComments: "eof",
    logLevel: "error",
  });
  writeFileSync(join(outdir, loreFile), lore);
  sweepLore(outdir, loreFile);
  progress.step("bundle", join("bin", "cardfile.mjs"));
  const folders = findBundled(metafile);
  const bundled = readInstalled(root, (path) => folders.has(path));
  if (bundled.length !== folders.size) {
    throw new Error("the bundle holds packages that package-lock.json does not; run npm ci");
  }
  writeFileSync(join(outdir, "LICENSES.txt"), toNotices(bundled));
  return bundled;
}

/** Servers read theirs when they start, and it is large: of older builds only the last stays. */
function sweepLore(folder: string, own: string): void {
  const others = readdirSync(folder).filter((name) => /^chat-\w+\.bin$/.test(name) && name !== own);
  const byAge = others
    .map((name) => ({ name, written: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.written - a.written);
  for (const { name } of byAge.slice(1)) rmSync(join(folder, name), { force: true });
}
