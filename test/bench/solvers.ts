import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { installOwnPackages } from "../support/own-packages.ts";
import { oneByOne, roundsOf } from "./one-by-one.ts";
import type { Row } from "./report.ts";
import { runScript } from "./run-script.ts";
import { spreadOf } from "./statistics.ts";

const run = promisify(execFile);

/** Without tsx, which would add to what it measures. */
const LOAD = join(import.meta.dirname, "rivals/solver-load.mjs");

const CASES = 3000;
const SEED = 1;
const LOADS = 5;

const solverFigures = z.object({
  solvable: z.number(),
  optimal: z.number(),
  worse: z.number(),
  broken: z.number(),
  none: z.number(),
  medianMs: z.number(),
  leastMs: z.number(),
  mostMs: z.number(),
  p99Ms: z.number(),
});

/** By the kind of problem, then by solver. */
const figures = z.record(z.string(), z.record(z.string(), solverFigures));

const loading = z.object({ ms: z.number(), mib: z.number() });

/** The solvers of server/advice/solver against libraries for mixed-integer programs. */
export async function measureSolvers(): Promise<readonly Row[]> {
  await installOwnPackages("test/bench/rivals");
  const kinds = figures.parse(
    JSON.parse(await runScript("rivals/solvers-run.ts", [CASES, SEED].map(String))),
  );
  const solving = Object.entries(kinds).flatMap(([kind, solvers]) =>
    Object.entries(solvers).map(([solver, found]): Row => ({
      name: `${kind}: ${solver}`,
      figure: { median: found.medianMs, low: found.leastMs, high: found.mostMs },
      unit: "ms CPU",
      note: `p99 ${found.p99Ms.toPrecision(3)} ms; ${toVerdict(found)}`,
    })),
  );
  return [...solving, ...(await oneByOne(["highs", "yalps"], measureLoad))];
}

async function measureLoad(library: string): Promise<Row> {
  const loads = await oneByOne(roundsOf(LOADS), async () =>
    loading.parse(JSON.parse((await run(process.execPath, [LOAD, library])).stdout)),
  );
  const { median } = spreadOf(loads.map(({ mib }) => mib));
  return {
    name: `loading ${library}`,
    figure: spreadOf(loads.map(({ ms }) => ms)),
    unit: "ms CPU",
    note: `${median.toFixed(1)} MiB of memory`,
  };
}

const toVerdict = ({
  solvable,
  optimal,
  worse,
  broken,
  none,
}: z.infer<typeof solverFigures>): string =>
  `of ${solvable} ${optimal} optimal, ${worse} worse, ${broken} broken in whole numbers, ${none} unsolved`;
