import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type OutputFile } from "esbuild";
import { compileScripts } from "../../server/pages/scripts/compile-scripts.ts";
import { bundleBuilder } from "./bundle-builder.ts";
import { BUNDLED } from "./bundled.ts";
import { findBundled, toNotices } from "../supply-chain/notices.ts";
import { type InstalledPackage, readInstalled } from "../supply-chain/packages.ts";
import { loreName } from "../../server/chat/learning/lore.ts";

/** The bundled program, not yet written. */
export interface Bundle {
  readonly packages: readonly InstalledPackage[];
  /**
   * Writes it into a folder. Unless `isAlone`, chunks of older builds stay, since a running server
   * may still load them; their names contain a content hash.
   */
  readonly write: (folder: string) => void;
}

/**
 * Bundles `cardfile.mjs` and its lazily loaded chunks. The bundle starts several times faster and
 * uses a third less memory than the sources run through a loader. `isAlone` is for the npm package,
 * which has no checkout and so includes the builder. LICENSES.txt has notices of bundled packages.
 */
export async function bundleServer(root: string, isAlone: boolean): Promise<Bundle> {
  const scripts = await compileScripts(join(root, "server", "pages"));
  const builder = isAlone ? bundleBuilder(root) : undefined;
  const program = await build({
    ...BUNDLED,
    absWorkingDir: root,
    metafile: true,
    write: false,
    entryPoints: {
      cardfile: join(root, "server", "main.ts"),
      ...(isAlone ? {} : { "is-fresh": join(root, "build", "is-fresh.ts") }),
    },
    outdir: root,
    splitting: true,
    // Page scripts are inlined so that no compiler is needed; the learned chat is a separate file.
    define: {
      PAGE_SCRIPTS: JSON.stringify(JSON.stringify(scripts)),
      CHAT_LORE: JSON.stringify(loreName()),
    },
  });
  const parts = [program, ...(builder === undefined ? [] : [await builder])];
  const outputFiles = parts.flatMap((part) => part.outputFiles);
  const folders = new Set(parts.flatMap(({ metafile }) => [...findBundled(metafile)]));
  const packages = readInstalled(root, (path) => folders.has(path));
  if (packages.length !== folders.size) {
    throw new Error("the bundle holds packages that package-lock.json does not; run npm ci");
  }
  const notices = toNotices(packages);
  return { packages, write: (folder) => writeBundle(folder, { outputFiles, notices, isAlone }) };
}

interface Written {
  readonly outputFiles: readonly Pick<OutputFile, "path" | "contents">[];
  readonly notices: string;
  readonly isAlone: boolean;
}

function writeBundle(folder: string, { outputFiles, notices, isAlone }: Written): void {
  if (isAlone) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) {
    writeFileSync(join(folder, basename(path)), contents);
  }
  chmodSync(join(folder, "cardfile.mjs"), 0o755);
  writeFileSync(join(folder, "LICENSES.txt"), notices);
}
