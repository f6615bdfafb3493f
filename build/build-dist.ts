import { writeFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { toLines } from "./checks/check-tables.ts";
import { checksFor } from "./checks/registry.ts";
import { bundleServer } from "./emit/bundle.ts";
import { writeClient } from "./emit/client.ts";
import { writeLore } from "./emit/lore.ts";
import { forgetStock, keepStock, takeStock, tellSettings } from "./freshness.ts";
import { digestInputs } from "./inputs.ts";
import type { Progress } from "./progress.ts";
import { runBuild } from "./run-build.ts";
import { type InstalledPackage, readLocked, toNames } from "./supply-chain/packages.ts";
import { readSbom, toShippedSbom } from "./supply-chain/sbom.ts";

interface DistOptions {
  readonly root: string;
  readonly data: string;
  readonly dist: string;
  /** Builds for the npm package: no learned chat and no files only a checkout needs. */
  readonly isPacked: boolean;
  /** Environment variables for site/settings.ts. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly progress: Progress;
  /** Prints a line about a problem. */
  readonly say: (line: string) => void;
}

/** Builds all of dist; false when the tables have errors, which it prints. */
export async function buildDist(options: DistOptions): Promise<boolean> {
  const { root, data, dist, isPacked, progress, say } = options;
  const stock = takeStock({ root, data, settings: tellSettings(options.variables) }, Date.now());
  forgetStock(dist);
  // The compiler runs in its own process, in parallel with the data build.
  const [report, bundle] = await Promise.all([buildData(options), bundleServer(root, isPacked)]);
  if (report === undefined) return false;
  bundle.write(join(dist, "bin"));
  await writeClient(root, dist);
  progress.step("bundle", join("bin", "cardfile.mjs"));
  if (isPacked) writeSbom(root, dist, bundle.packages);
  else {
    writeLore(join(dist, "bin"), progress);
    keepStock(dist, stock);
  }
  for (const line of toLines(report.remarks)) say(line);
  return true;
}

function buildData(options: DistOptions) {
  const { root, data, dist, variables, progress, say } = options;
  const inputs = digestInputs(root, data, tellSettings(variables));
  const checks = checksFor(data, join(root, "data"));
  return runBuild({ data, dist, inputs, checks, variables, progress }, say);
}

function writeSbom(root: string, dist: string, packages: readonly InstalledPackage[]): void {
  const installed = toNames(readLocked(root).filter(({ isDev }) => !isDev));
  const about = { name: packageJson.name, installed, bundled: toNames(packages) };
  const sbom = toShippedSbom(readSbom(root), about);
  writeFileSync(join(dist, "sbom.json"), `${JSON.stringify(sbom, null, 1)}\n`);
}
