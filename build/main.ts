import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import packageJson from "../package.json" with { type: "json" };
import { manifest } from "../server/contract/manifest.ts";
import { bundleServer } from "./emit/bundle.ts";
import { writeClient } from "./emit/client.ts";
import { digestInputs } from "./inputs.ts";
import { DataError, formatProblem } from "./problem.ts";
import { readLocked, toNames } from "./supply-chain/packages.ts";
import { readSbom, toShippedSbom } from "./supply-chain/sbom.ts";
import { BuildBusyError } from "./write.ts";
import { formatBytes, progressTo } from "./progress.ts";

const HELP = `Usage: npm run build [-- options]

Builds dist from the tables in data, the server into dist/bin and the client into dist/client.

  --if-stale     keep the data when dist was built from the same sources
  --pack         also what goes into the package: dist/sbom.json, and nothing of older builds
  --data DIR     folder of the CSV tables   (default: data)
  --dist DIR     folder to write            (default: dist)
`;

const root = join(import.meta.dirname, "..");

const { values: options } = parseArgs({
  options: {
    "if-stale": { type: "boolean", default: false },
    pack: { type: "boolean", default: false },
    data: { type: "string", default: join(root, "data") },
    dist: { type: "string", default: join(root, "dist") },
    help: { type: "boolean", short: "h", default: false },
  },
});

const progress = progressTo(process.stdout, () => performance.now());

if (options.help) process.stdout.write(HELP);
else if (await buildData()) {
  const { dist, pack } = options;
  const [bundled] = await Promise.all([
    bundleServer(root, dist, { isAlone: pack, progress }),
    writeClient(root, dist),
  ]);
  if (pack) {
    const { name } = packageJson;
    const installed = toNames(readLocked(root).filter(({ isDev }) => !isDev));
    const sbom = toShippedSbom(readSbom(root), { name, installed, bundled: toNames(bundled) });
    writeFileSync(join(dist, "sbom.json"), `${JSON.stringify(sbom, null, 1)}\n`);
  }
}

/** Builds the data; false when it has errors, which are shown. */
async function buildData(): Promise<boolean> {
  const { data, dist } = options;
  const started = performance.now();
  const inputs = digestInputs(root, data);
  if (options["if-stale"] && builtFrom(dist) === inputs) return true;
  // What builds the answers loads every tool, for which whoever has a fresh dist need not wait.
  const [{ build }, { checks }] = await Promise.all([
    import("./build.ts"),
    import("./checks/registry.ts"),
  ]);
  try {
    const report = await build({ data, dist, inputs, checks, progress });
    for (const warning of report.warnings) {
      process.stderr.write(`warning: ${formatProblem(warning)}\n`);
    }
    const took = Math.round(performance.now() - started);
    if (process.stdout.isTTY) {
      process.stdout.write(
        `built ${report.files} files, ${formatBytes(report.bytes)}, ${took} ms\n`,
      );
    }
    return true;
  } catch (error) {
    if (!(error instanceof DataError || error instanceof BuildBusyError)) throw error;
    process.stderr.write(`${error.message}\n`);
    if (error instanceof DataError) {
      const { length } = error.problems;
      process.stderr.write(`${length} problem${length === 1 ? "" : "s"}; dist is unchanged\n`);
    }
    process.exitCode = 1;
    return false;
  }
}

/** The digest of the sources that dist was built from, if there is a whole one. */
function builtFrom(dist: string): string | undefined {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"))).inputs;
  } catch {
    return undefined;
  }
}
