import { getCard, listCards } from "../../server/contract/routes.ts";
import { urlFor } from "../../server/contract/route.ts";
import { etagOf, fight, type Pace } from "./http.ts";
import type { LoadGenerator } from "./load.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Row } from "./report.ts";
import { verifyBodies, verifyStatic } from "./same-answers.ts";
import { type Server, startNginxServer, startOurs, startRaw } from "./servers.ts";

const CARD = urlFor(getCard.path, { cardId: "amex-gold" });
const LIST = listCards.path;

/** performance.md: a published answer costs what a hand-written server needs for it. */
const OF_RAW = 0.95;
const LIST_OF_NGINX = 1.8;

/** Published answers, against a hand-written server and nginx. */
export async function measureStatic(
  dist: string,
  load: LoadGenerator,
  pace: Pace,
): Promise<readonly Row[]> {
  const ours = await startOurs(dist);
  const raw = await startRaw(dist);
  const nginx = await startNginxServer(dist);
  try {
    await verifyStatic(ours, raw, CARD);
    await verifyStatic(ours, raw, LIST);
    const duels = await toDuels(ours, raw, nginx);
    const rows = await oneByOne(duels, (duel) => fight(load, ours, duel, pace));
    if (nginx === undefined)
      process.stdout.write("  nginx is not installed; its rows are left out\n");
    return rows;
  } finally {
    await Promise.all([ours.stop(), raw.stop(), nginx?.stop()]);
  }
}

async function toDuels(ours: Server, raw: Server, nginx: Server | undefined) {
  const card = [{ method: "GET", path: CARD }] as const;
  const list = [{ method: "GET", path: LIST }] as const;
  const known = { "if-none-match": await etagOf(ours, LIST) };
  const brotli = { "accept-encoding": "gzip, deflate, br" };
  const duels = [
    { name: "card by id", requests: card, against: raw, atLeast: OF_RAW },
    { name: "list", requests: list, against: raw, atLeast: OF_RAW },
    { name: "list, brotli", requests: list, headers: brotli, against: raw, atLeast: OF_RAW },
    {
      name: "list, 304",
      requests: list,
      headers: known,
      status: 304,
      against: raw,
      atLeast: OF_RAW,
    },
  ];
  if (nginx === undefined) return duels;
  await verifyBodies(ours, nginx, [...card, ...list]);
  return [
    ...duels,
    { name: "card by id", requests: card, against: nginx },
    { name: "list", requests: list, against: nginx, atLeast: LIST_OF_NGINX },
  ];
}
