import { listCards, searchCards } from "../../server/contract/routes.ts";
import { fight, type Pace } from "./http.ts";
import type { LoadGenerator, LoadRequest } from "./load.ts";
import { oneByOne } from "./one-by-one.ts";
import { toBodies, toQueries } from "./queries.ts";
import type { Row } from "./report.ts";
import { verifyBodies } from "./same-answers.ts";
import { startNaive, startOurs } from "./servers.ts";
import { readVocabulary } from "./vocabulary.ts";

/** Far more than a server would remember the answers of. */
const UNIQUE = 3200;
const REPEATED = 16;
const VERIFIED = 400;

const REPEATED_OF_NAIVE = 3;
const UNIQUE_OF_NAIVE = 2;

const JSON_BODY = { "content-type": "application/json" } as const;

/** Filtered searches of the cards, against what most would write. */
export async function measureSearchOverHttp(
  dist: string,
  load: LoadGenerator,
  pace: Pace,
): Promise<readonly Row[]> {
  const ours = await startOurs(dist);
  const naive = await startNaive(dist);
  try {
    const vocabulary = readVocabulary(dist);
    const gets = toQueries(vocabulary, UNIQUE).map((query) => toGet(query));
    const posts = toBodies(vocabulary, UNIQUE).map((filters) => toPost(JSON.stringify(filters)));
    await verifyBodies(ours, naive, gets.slice(0, VERIFIED));
    await verifyBodies(ours, naive, posts.slice(0, VERIFIED), JSON_BODY);
    const duels = [...toDuels("GET search", gets, {}), ...toDuels("POST search", posts, JSON_BODY)];
    return await oneByOne(duels, (duel) => fight(load, ours, { ...duel, against: naive }, pace));
  } finally {
    await Promise.all([ours.stop(), naive.stop()]);
  }
}

function toDuels(
  name: string,
  requests: readonly LoadRequest[],
  headers: Readonly<Record<string, string>>,
) {
  const repeated = requests.slice(0, REPEATED);
  return [
    { name: `${name}, repeated`, requests: repeated, headers, atLeast: REPEATED_OF_NAIVE },
    { name: `${name}, unique`, requests, headers, atLeast: UNIQUE_OF_NAIVE },
  ];
}

const toGet = (query: string): LoadRequest => ({
  method: "GET",
  path: `${listCards.path}?${query}`,
});

const toPost = (body: string): LoadRequest => ({ method: "POST", path: searchCards.path, body });
