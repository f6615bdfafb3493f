import { join } from "node:path";
import type { BuildFigures } from "./build-run.ts";
import { oneByOne, roundsOf } from "./one-by-one.ts";
import type { Row } from "./report.ts";
import { runScript } from "./run-script.ts";
import { single, spreadOf } from "./statistics.ts";
import { writeSyntheticTables } from "./synthetic.ts";
import { copyWithOneChange } from "./tables.ts";
import { withTemporaryFolder } from "./temporary.ts";
import { TRACKED_CARDS } from "../../build/checks/counts.ts";

interface Size {
  readonly cards: number;
  readonly isReal?: true;
  readonly rounds: number;
  readonly maxSeconds: number;
}

const REAL: Size = { cards: TRACKED_CARDS, isReal: true, rounds: 5, maxSeconds: 1 };
const MIDDLE: Size = { cards: 10_000, rounds: 3, maxSeconds: 4 };
const LARGE: Size = { cards: 100_000, rounds: 1, maxSeconds: 60 };
const MAX_RSS_MIB = 2048;
const MAX_GROWTH = 1.5;

interface Measured extends BuildFigures {
  /** Of the whole process, from its start to its end. */
  readonly process: number;
}

/** Builds the real tables and synthetic ones, each time in a fresh process. */
export async function measureBuild(data: string, isLarge: boolean): Promise<readonly Row[]> {
  const perCard = new Map<Size, number>();
  const sizes = isLarge ? [REAL, MIDDLE, LARGE] : [REAL, MIDDLE];
  const rows = await oneByOne(sizes, async (size) => {
    const { rounds, rebuilds } = await withTemporaryFolder((folder) => measure(folder, data, size));
    perCard.set(size, spreadOf(rounds.map((round) => round.build)).median / size.cards);
    return [...toRows(size, rounds), ...toRebuildRows(size, rebuilds)];
  });
  return [...rows.flat(), ...toGrowth(perCard.get(MIDDLE), perCard.get(LARGE))];
}

interface Rounds {
  /** Each into a folder of its own. */
  readonly rounds: readonly Measured[];
  /** Each into the folder of a round, after one card has changed. */
  readonly rebuilds: readonly Measured[];
}

async function measure(folder: string, from: string, size: Size): Promise<Rounds> {
  const data = size.isReal ? from : join(folder, "data");
  if (!size.isReal) writeSyntheticTables({ from, to: data, count: size.cards });
  const changed = join(folder, "changed");
  copyWithOneChange(data, changed);
  const run = async (tables: string, round: number): Promise<Measured> => {
    const started = performance.now();
    const printed = await runScript("build-run.ts", [tables, join(folder, `dist${round}`)]);
    const figures: BuildFigures = JSON.parse(printed);
    return { ...figures, process: performance.now() - started };
  };
  const numbers = roundsOf(size.rounds);
  const rounds = await oneByOne(numbers, (round) => run(data, round));
  return { rounds, rebuilds: await oneByOne(numbers, (round) => run(changed, round)) };
}

function toRows({ cards, maxSeconds }: Size, rounds: readonly Measured[]): readonly Row[] {
  const name = (what: string) => `${cards} cards: ${what}`;
  const of = (figure: (round: Measured) => number) => spreadOf(rounds.map(figure));
  const target = { atMost: maxSeconds };
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
    { name: name("build() per card"), figure: of((r) => (r.build * 1000) / cards), unit: "µs" },
    {
      name: name("peak RSS"),
      figure: of((r) => r.peakRssMib),
      unit: "MiB",
      target: { atMost: MAX_RSS_MIB },
    },
  ];
}

function toRebuildRows({ cards }: Size, rebuilds: readonly Measured[]): readonly Row[] {
  const name = `${cards} cards: rebuild with one changed card`;
  return [
    { name, figure: spreadOf(rebuilds.map((round) => round.build / 1000)), unit: "s" },
    {
      name: `${name}, CPU of the process`,
      figure: spreadOf(rebuilds.map((round) => round.cpu / 1000)),
      unit: "s",
    },
  ];
}

function toGrowth(middle: number | undefined, large: number | undefined): readonly Row[] {
  if (middle === undefined || large === undefined) return [];
  const name = `time per card, ${LARGE.cards} against ${MIDDLE.cards}`;
  return [{ name, figure: single(large / middle), unit: "×", target: { atMost: MAX_GROWTH } }];
}
