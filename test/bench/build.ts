import { join } from "node:path";
import type { BuildFigures } from "./build-run.ts";
import { oneByOne, roundsOf } from "./one-by-one.ts";
import type { Row } from "./report.ts";
import { runScript } from "./run-script.ts";
import { spreadOf } from "./statistics.ts";
import { copyWithOneChange } from "./tables.ts";
import { withTemporaryFolder } from "./temporary.ts";
import { TRACKED_CARDS } from "../../build/checks/counts.ts";

const ROUNDS = roundsOf(5);
const MAX_SECONDS = 1;
const MAX_RSS_MIB = 2048;

interface Measured extends BuildFigures {
  /** CPU time of the whole process. */
  readonly process: number;
}

/** Builds the tables, and again after one card has changed, each time in a fresh process. */
export const measureBuild = (data: string): Promise<readonly Row[]> =>
  withTemporaryFolder(async (folder) => {
    const changed = join(folder, "changed");
    copyWithOneChange(data, changed);
    const run = async (tables: string, round: number): Promise<Measured> => {
      const started = performance.now();
      const printed = await runScript("build-run.ts", [tables, join(folder, `dist${round}`)]);
      const figures: BuildFigures = JSON.parse(printed);
      return { ...figures, process: performance.now() - started };
    };
    const rounds = await oneByOne(ROUNDS, (round) => run(data, round));
    const rebuilds = await oneByOne(ROUNDS, (round) => run(changed, round));
    return [...toRows(rounds), ...toRebuildRows(rebuilds)];
  });

function toRows(rounds: readonly Measured[]): readonly Row[] {
  const name = (what: string) => `${TRACKED_CARDS} cards: ${what}`;
  const of = (figure: (round: Measured) => number) => spreadOf(rounds.map(figure));
  const target = { atMost: MAX_SECONDS };
  const steps = Object.keys(rounds[0]?.steps ?? {}).map((step): Row => ({
    name: name(step),
    figure: of((round) => round.steps[step] ?? 0),
    unit: "ms",
  }));
  const note = `${rounds[0]?.files} files`;
  return [
    ...steps,
    { name: name("build()"), figure: of((r) => r.build / 1000), unit: "s", target, note },
    { name: name("whole process"), figure: of((r) => r.process / 1000), unit: "s", target },
    { name: name("CPU of the process"), figure: of((r) => r.cpu / 1000), unit: "s" },
    {
      name: name("build() per card"),
      figure: of((r) => (r.build * 1000) / TRACKED_CARDS),
      unit: "µs",
    },
    {
      name: name("peak RSS"),
      figure: of((r) => r.peakRssMib),
      unit: "MiB",
      target: { atMost: MAX_RSS_MIB },
    },
  ];
}

function toRebuildRows(rebuilds: readonly Measured[]): readonly Row[] {
  const name = `${TRACKED_CARDS} cards: rebuild with one changed card`;
  return [
    { name, figure: spreadOf(rebuilds.map((round) => round.build / 1000)), unit: "s" },
    {
      name: `${name}, CPU of the process`,
      figure: spreadOf(rebuilds.map((round) => round.cpu / 1000)),
      unit: "s",
    },
  ];
}
