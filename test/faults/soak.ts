/**
 * Keeps the shipped server busy with everything at once for minutes and looks at its memory: figures
 * go to standard output, and the exit code is 1 when an answer was wrong or the memory grew.
 *
 * Usage: npm run soak -- [minutes]      default: 5
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { buildDist, shippedCommand } from "../bench/servers.ts";
import { ROOT } from "../bench/run-script.ts";
import { withTemporaryFolder } from "../bench/temporary.ts";
import { readRssMib } from "../bench/usage.ts";
import { makeMember } from "./member.ts";
import { type Kind, toChat, toKinds } from "./soak-load.ts";

const CLIENTS = 6;
const SAMPLES = 20;
const SAID_MS = 60_000;
const POLL_MS = 20;
const MIB = 1024 * 1024;
/** Medians of the last quarter may be above those of the second by so much; the first is warming up. */
const MAX_HEAP_GROWTH_MIB = 8;
const MAX_RSS_GROWTH_MIB = 32;

/** Collects garbage and tells the heap that is left when it is asked to by a signal. */
const TELL_HEAP = `data:text/javascript,process.on("SIGUSR2",()=>{gc();process.stderr.write("heap "+process.memoryUsage().heapUsed+"\\n")})`;

interface Sample {
  readonly heap: number;
  readonly rss: number;
}

const minutes = Number(process.argv[2] ?? 5);
if (!(minutes > 0)) throw new Error("Usage: npm run soak -- [minutes]");
process.exitCode = (await withTemporaryFolder(soak)) ? 0 : 1;

async function soak(folder: string): Promise<boolean> {
  const dist = join(folder, "dist");
  await buildDist(join(ROOT, "data"), dist);
  // Packages beside the program lie above its dist.
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--import", TELL_HEAP, ...shippedCommand(dist)],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        DIST: dist,
        VAR: join(folder, "var"),
        PORT: "0",
        PUBLIC_URL: "http://127.0.0.1:3000",
        OPS_PORT: "0",
        MEMBER_TOOLS_A_DAY: "1000000000",
        MEMBER_CHATS_A_DAY: "1000000000",
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => lines.push(line));
  try {
    const root = await untilSaid(lines, 0, /health +(http:\/\/[^/]+)/);
    const measure = async (): Promise<Sample> => {
      const from = lines.length;
      child.kill("SIGUSR2");
      const heap = Number(await untilSaid(lines, from, /^heap (\d+)$/)) / MIB;
      return { heap, rss: readRssMib(child.pid ?? 0) };
    };
    const { key } = await makeMember({ file: join(folder, "var", "cardfile.db") });
    const driven = await drive(root, key, measure);
    return report(
      driven,
      lines.filter((line) => line.includes("unexpected")),
    );
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
}

/** Waits for a match in the lines from one on. */
async function untilSaid(lines: readonly string[], from: number, what: RegExp): Promise<string> {
  for (let waited = 0; waited < SAID_MS; waited += POLL_MS) {
    const said = lines.slice(from).map((line) => what.exec(line)?.[1]);
    const found = said.find((one) => one !== undefined);
    if (found !== undefined) return found;
    await sleep(POLL_MS);
  }
  throw new Error(`the server did not say ${String(what)}: ${lines.join("\n")}`);
}

interface Driven {
  readonly samples: readonly Sample[];
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly wrong: readonly string[];
}

async function drive(root: string, key: string, measure: () => Promise<Sample>): Promise<Driven> {
  const kinds = await toKinds(root, key);
  const times = new Map<string, number[]>();
  const wrong: string[] = [];
  let isOver = false;
  const client = async (asked: readonly Kind[], first: number): Promise<void> => {
    for (let turn = first; !isOver; turn++) {
      const kind = asked[turn % asked.length];
      if (kind === undefined) return;
      const begun = performance.now();
      const problem = await kind.run(turn).catch((error: unknown) => String(error));
      const own = times.get(kind.name) ?? [];
      times.set(kind.name, own);
      own.push(performance.now() - begun);
      if (problem !== undefined) wrong.push(`${kind.name}: ${problem}`);
    }
  };
  const clients = [
    client([toChat(root, key)], 0),
    ...Array.from({ length: CLIENTS }, (_, at) => client(kinds, at)),
  ];
  const samples: Sample[] = [];
  for (let count = 0; count < SAMPLES; count++) {
    await sleep((minutes * 60_000) / SAMPLES);
    const sample = await measure();
    samples.push(sample);
    const minute = (((count + 1) * minutes) / SAMPLES).toFixed(1);
    console.log(`${minute} min  heap ${sample.heap.toFixed(1)}  RSS ${sample.rss.toFixed(1)} MiB`);
  }
  isOver = true;
  await Promise.all(clients);
  return { samples, times, wrong };
}

function report({ samples, times, wrong }: Driven, unexpected: readonly string[]): boolean {
  for (const [name, unsorted] of times) {
    const sorted = unsorted.toSorted((a, b) => a - b);
    const at = (share: number): string =>
      (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1);
    const count = String(sorted.length).padStart(7);
    console.log(`${name.padEnd(28)}${count}  p50 ${at(0.5)}  p99 ${at(0.99)} ms`);
  }
  const quarter = samples.length / 4;
  const growth = (pick: (sample: Sample) => number): number =>
    median(samples.slice(3 * quarter).map(pick)) -
    median(samples.slice(quarter, 2 * quarter).map(pick));
  const heap = growth((sample) => sample.heap);
  const rss = growth((sample) => sample.rss);
  console.log(
    `growth: heap ${heap.toFixed(1)} (at most ${MAX_HEAP_GROWTH_MIB}), RSS ${rss.toFixed(1)} MiB (at most ${MAX_RSS_GROWTH_MIB})`,
  );
  console.log(`wrong answers: ${wrong.length}, unexpected errors: ${unexpected.length}`);
  for (const line of [...wrong, ...unexpected].slice(0, 10)) console.log(`  ${line}`);
  const isSteady = heap <= MAX_HEAP_GROWTH_MIB && rss <= MAX_RSS_GROWTH_MIB;
  return isSteady && wrong.length === 0 && unexpected.length === 0;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
