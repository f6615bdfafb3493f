import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BuildFigures } from "./build-run.ts";
import { oneByOne, roundsOf } from "./one-by-one.ts";
import { finish, printSection, type Row } from "./report.ts";
import { ROOT, runScript } from "./run-script.ts";
import { single, spreadOf } from "./statistics.ts";
import { writeSyntheticTables } from "./synthetic.ts";
import { withTemporaryFolder } from "./temporary.ts";

const HELP = `Usage: npm run bench:build [-- options]

Builds the real tables and synthetic ones, each time in a fresh process.

  --large        also 100,000 cards (about a minute)
  --data DIR     folder of the real tables   (default: data)
  --json FILE    writes the figures to a file
`;

interface Size {
  readonly cards: number;
  readonly isReal?: true;
  readonly rounds: number;
  readonly maxSeconds: number;
}

const REAL: Size = { cards: 207, isReal: true, rounds: 5, maxSeconds: 1 };
const MIDDLE: Size = { cards: 10_000, rounds: 3, maxSeconds: 4 };
const LARGE: Size = { cards: 100_000, rounds: 1, maxSeconds: 60 };
const MAX_RSS_MIB = 2048;
const MAX_GROWTH = 1.5;

const { values: options } = parseArgs({
  options: {
    large: { type: "boolean", default: false },
    data: { type: "string", default: join(ROOT, "data") },
    json: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});

if (options.help) process.stdout.write(HELP);
else finish(await measureAll(), options.json);

interface Measured extends BuildFigures {
  /** Of the whole process, from its start to its end. */
  readonly process: number;
}

async function measureAll(): Promise<readonly Row[]> {
  const perCard = new Map<Size, number>();
  const sizes = options.large ? [REAL, MIDDLE, LARGE] : [REAL, MIDDLE];
  const rows = await oneByOne(sizes, async (size) => {
    const rounds = await withTemporaryFolder((folder) => measure(folder, size));
    const found = toRows(size, rounds);
    printSection(`build, ${size.cards} cards${size.isReal ? "" : " (synthetic)"}`, found);
    perCard.set(size, spreadOf(rounds.map((round) => round.build)).median / size.cards);
    return found;
  });
  const growth = toGrowth(perCard.get(MIDDLE), perCard.get(LARGE));
  if (growth.length > 0) printSection("growth", growth);
  return [...rows.flat(), ...growth];
}

async function measure(folder: string, size: Size): Promise<readonly Measured[]> {
  const data = size.isReal ? options.data : join(folder, "data");
  if (!size.isReal) writeSyntheticTables({ from: options.data, to: data, count: size.cards });
  const flags = size.isReal ? [] : ["--any-count"];
  return oneByOne(roundsOf(size.rounds), async (round): Promise<Measured> => {
    const started = performance.now();
    const printed = await runScript("build-run.ts", [data, join(folder, `dist${round}`), ...flags]);
    const figures: BuildFigures = JSON.parse(printed);
    return { ...figures, process: performance.now() - started };
  });
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

function toGrowth(middle: number | undefined, large: number | undefined): readonly Row[] {
  if (middle === undefined || large === undefined) return [];
  const name = `time per card, ${LARGE.cards} against ${MIDDLE.cards}`;
  return [{ name, figure: single(large / middle), unit: "×", target: { atMost: MAX_GROWTH } }];
}
