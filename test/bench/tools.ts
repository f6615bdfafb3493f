import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import type { Row } from "./report.ts";
import { ROOT } from "./run-script.ts";
import { withTemporaryFolder } from "./temporary.ts";
import type { ToolFigures } from "./tools-run.ts";

const run = promisify(execFile);

const SECONDS = 0.3;
const MOST_MS = 5;

/** Tools with a target of their own: this one looks at every card of the catalog. */
const OWN_TARGETS: Readonly<Record<string, number>> = { rank_candidate_cards: 25 };

/** An export is a copy of everything; performance.md leaves it out. */
const WITHOUT_TARGET = new Set(["export_wallet", "import_wallet"]);

/** The member tools in process, on a wallet of 30 cards. */
export async function measureTools(dist: string): Promise<readonly Row[]> {
  const figures = await withTemporaryFolder((folder) => timeTools(dist, folder));
  return Object.entries(figures).map(([name, figure]) => ({
    name,
    figure,
    unit: "ms",
    ...(WITHOUT_TARGET.has(name) ? {} : { target: { atMost: OWN_TARGETS[name] ?? MOST_MS } }),
  }));
}

/** As plain JavaScript, as it is shipped: a loader that keeps names costs a third more. */
async function timeTools(dist: string, folder: string): Promise<ToolFigures> {
  const outfile = join(folder, "tools-run.mjs");
  await build({
    entryPoints: [join(import.meta.dirname, "tools-run.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["@node-rs/argon2"],
    banner: {
      js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
    // The pinned facts lie beside the source.
    define: { "import.meta.dirname": JSON.stringify(join(ROOT, "test", "fixtures")) },
  });
  const { stdout } = await run(process.execPath, [outfile, dist, String(SECONDS)]);
  return JSON.parse(stdout);
}
