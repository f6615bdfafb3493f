/**
 * Builds once, in a process of its own, and prints what it took as JSON.
 *
 * Usage: build-run.ts DATA DIST
 */
import { join } from "node:path";
import { build } from "../../build/build.ts";
import { checksFor } from "../../build/checks/registry.ts";
import { digestInputs } from "../../build/inputs.ts";

/** Milliseconds, but for the memory. */
export interface BuildFigures {
  readonly build: number;
  readonly steps: Readonly<Record<string, number>>;
  readonly files: number;
  readonly peakRssMib: number;
  /** CPU time of all threads, which compress in parallel. */
  readonly cpu: number;
}

const [data = "data", dist = "dist"] = process.argv.slice(2);

const steps: Record<string, number> = {};
const root = join(import.meta.dirname, "../..");
const inputs = digestInputs(root, data);
const started = performance.now();
let last = started;
const { files } = await build({
  data,
  dist,
  inputs,
  checks: checksFor(data, join(root, "data")),
  progress: {
    step: (name) => {
      const now = performance.now();
      steps[name] = now - last;
      last = now;
    },
  },
});
const took = performance.now() - started;
const { user, system } = process.cpuUsage();
const figures: BuildFigures = {
  build: took,
  steps,
  files,
  peakRssMib: process.resourceUsage().maxRSS / 1024,
  cpu: (user + system) / 1000,
};
process.stdout.write(JSON.stringify(figures));
