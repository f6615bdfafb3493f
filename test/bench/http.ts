import { ask } from "./ask.ts";
import type { LoadGenerator, LoadRequest } from "./load.ts";
import { oneByOne, roundsOf } from "./one-by-one.ts";
import type { Row } from "./report.ts";
import type { Server } from "./servers.ts";
import { spreadOf } from "./statistics.ts";
import { readCpuSeconds } from "./usage.ts";

/** A request, and the server to compare with. */
export interface Duel {
  readonly name: string;
  readonly requests: readonly LoadRequest[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly against: Server;
  readonly atLeast?: number;
}

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

const CONNECTIONS = 32;

/**
 * Sends the same to our server and to the other in turn, and compares round by round.
 *
 * The figure is the ratio of requests answered per second of CPU the server used. Requests per
 * second would say the same if the server were the only one at work; but autocannon is slower than
 * what it drives whenever bodies are large, and other work on the machine disturbs the clock.
 */
export async function fight(
  load: LoadGenerator,
  ours: Server,
  { name, against, atLeast, ...duel }: Duel,
  { rounds, seconds }: Pace,
): Promise<Row> {
  const measure = (server: Server, length: number) =>
    measureOnce(load, server, { name, ...duel }, length);
  await measure(ours, seconds);
  await measure(against, seconds);
  // The order alternates, so that a slow moment affects both.
  const pairs = await oneByOne(roundsOf(rounds), (round) =>
    inTurn(
      round % 2 === 0,
      () => measure(ours, seconds),
      () => measure(against, seconds),
    ),
  );
  const ratio = (of: (sample: Sample) => number) => spreadOf(pairs.map(([a, b]) => of(a) / of(b)));
  const wall = ratio((sample) => sample.perSecond);
  const { cpuMicroseconds, busy } = middleOf(pairs.map(([own]) => own));
  return {
    name: `${name}, against ${against.name}`,
    figure: ratio((sample) => 1 / sample.cpuMicroseconds),
    unit: `× ${against.name}`,
    ...(atLeast === undefined ? {} : { target: { atLeast } }),
    note:
      `${cpuMicroseconds.toFixed(1)} µs CPU a request; req/s ${wall.median.toFixed(2)} ` +
      `(${wall.low.toFixed(2)}–${wall.high.toFixed(2)}), ${Math.round(busy * 100)} % busy`,
  };
}

interface Sample {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
  /** CPUs the server used. */
  readonly busy: number;
}

async function measureOnce(
  load: LoadGenerator,
  server: Server,
  { name, requests, headers = {}, status = 200 }: Omit<Duel, "against">,
  seconds: number,
): Promise<Sample> {
  const before = readCpuSeconds(server.pid);
  const { root } = server;
  const figures = await load.run({ root, requests, headers, connections: CONNECTIONS, seconds });
  const cpu = readCpuSeconds(server.pid) - before;
  const wrong = figures.statuses.filter((one) => one !== status);
  if (wrong.length > 0 || figures.errors > 0) {
    const got = `${figures.errors} errors, status ${figures.statuses.join(", ")}`;
    throw new Error(`${name}: ${server.name} answered with ${got}; expected ${status} only`);
  }
  return {
    perSecond: figures.completed / figures.seconds,
    cpuMicroseconds: (cpu / figures.completed) * 1e6,
    busy: cpu / figures.seconds,
  };
}

async function inTurn<T>(
  oursFirst: boolean,
  ours: () => Promise<T>,
  other: () => Promise<T>,
): Promise<readonly [T, T]> {
  if (oursFirst) {
    const own = await ours();
    return [own, await other()];
  }
  const theirs = await other();
  return [await ours(), theirs];
}

function middleOf(samples: readonly Sample[]): Sample {
  const of = (figure: (sample: Sample) => number) => spreadOf(samples.map(figure)).median;
  return {
    perSecond: of((sample) => sample.perSecond),
    cpuMicroseconds: of((sample) => sample.cpuMicroseconds),
    busy: of((sample) => sample.busy),
  };
}

/** The ETag a server gives for an address. */
export async function etagOf(server: Server, path: string): Promise<string> {
  const { headers } = await ask(server.root, { method: "GET", path });
  return headers.etag ?? "";
}
