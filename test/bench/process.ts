import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cardsExport } from "../../server/contract/exports.ts";
import { lookup } from "../../server/contract/lookup.ts";
import { listCards, searchCards } from "../../server/contract/routes.ts";
import { ask } from "./ask.ts";
import type { LoadGenerator } from "./load.ts";
import { oneByOne, roundsOf } from "./one-by-one.ts";
import { toBodies, toQueries, type Vocabulary } from "./queries.ts";
import type { Row } from "./report.ts";
import { ROOT } from "./run-script.ts";
import { shippedCommand, SOURCE_COMMAND, startOurs, startServer } from "./servers.ts";
import { single, spreadOf } from "./statistics.ts";
import { readRssMib } from "./usage.ts";

const MAX_RSS_MIB = 80;
const MAX_START_MS = 130;
const MAX_START_TSX_MS = 350;

const STARTS = 7;
const SETTLE_MS = 500;
const DIFFERENT_REQUESTS = 1000;

const FIRST = { method: "GET", path: listCards.path } as const;

/** The lower bound: node itself. */
const EMPTY_SERVER = `require("node:http")
  .createServer((request, response) => response.end())
  .listen(0, "127.0.0.1", function () {
    process.stderr.write("http://127.0.0.1:" + this.address().port);
  });`;

interface Command {
  readonly name: string;
  readonly args: readonly string[];
  readonly atMost?: number;
}

/** From the start of the process to its first answer. */
export async function measureStart(dist: string): Promise<readonly Row[]> {
  const tsx = join(ROOT, "node_modules", "tsx", "dist", "cli.mjs");
  const commands: readonly Command[] = [
    { name: "empty server", args: ["-e", EMPTY_SERVER] },
    { name: "as shipped", args: shippedCommand(dist), atMost: MAX_START_MS },
    { name: "tsx", args: [tsx, ...SOURCE_COMMAND], atMost: MAX_START_TSX_MS },
  ];
  return oneByOne(commands, async ({ name, args, atMost }): Promise<Row> => {
    const times = await oneByOne(roundsOf(STARTS), () => timeStart(args, dist));
    const target = atMost === undefined ? {} : { target: { atMost } };
    return { name: `start to first 200, ${name}`, figure: spreadOf(times), unit: "ms", ...target };
  });
}

async function timeStart(args: readonly string[], dist: string): Promise<number> {
  const started = performance.now();
  const server = await startServer("ours", args, { DIST: dist });
  const { status } = await ask(server.root, FIRST);
  const took = performance.now() - started;
  await server.stop();
  if (status !== 200) throw new Error(`the first answer had status ${status}`);
  return took;
}

/** Memory of the serving process once it serves, and after load. */
export async function measureMemory(
  dist: string,
  load: LoadGenerator,
  seconds: number,
): Promise<readonly Row[]> {
  const vocabulary = readVocabulary(dist);
  const server = await startOurs(dist);
  try {
    await ask(server.root, FIRST);
    await sleep(SETTLE_MS);
    const loaded = readRssMib(server.pid);
    const gets = toQueries(vocabulary, DIFFERENT_REQUESTS);
    const posts = toBodies(vocabulary, DIFFERENT_REQUESTS);
    const requests = gets.flatMap((query, at) => [
      FIRST,
      { method: "GET", path: `${listCards.path}?${query}` } as const,
      { method: "POST", path: searchCards.path, body: JSON.stringify(posts[at]) } as const,
    ]);
    const headers = { "content-type": "application/json" };
    await load.run({ root: server.root, requests, headers, connections: 32, seconds });
    await sleep(SETTLE_MS);
    const target = { atMost: MAX_RSS_MIB };
    return [
      { name: "memory after load", figure: single(loaded), unit: "MiB RSS", target },
      {
        name: "memory after a run",
        figure: single(readRssMib(server.pid)),
        unit: "MiB RSS",
        target,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The cards and names of a finished build. */
function readVocabulary(dist: string): Vocabulary {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), "utf8"));
  return {
    cards: cardsExport.parse(read("public/v1/public/exports/credit_cards.json")).data,
    lookup: lookup.parse(read("private/lookup.json")),
  };
}
