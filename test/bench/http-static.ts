import { getCard, listCards } from "../../server/contract/routes.ts";
import { urlFor } from "../../server/contract/route.ts";
import { type Duel, etagOf, fight, type Pace } from "./http.ts";
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

/** What is asked, without whom it is compared with. */
type Question = Omit<Duel, "against" | "atLeast">;

/** Published answers, against a hand-written server and nginx. */
export async function measureStatic(
  dist: string,
  load: LoadGenerator,
  pace: Pace,
): Promise<readonly Row[]> {
  const ours = await startOurs(dist);
  const raw = await startRaw(dist);
  const nginx = await startNginxServer(dist);
  const others = [raw, nginx].filter((one) => one !== undefined);
  try {
    const questions = await toQuestions(ours);
    // nginx has tags of its own: what it is asked is the body alone.
    const plain = questions.slice(0, 2);
    const requests = plain.flatMap((question) => question.requests);
    await oneByOne(requests, ({ path }) => verifyStatic(ours, raw, path));
    if (nginx !== undefined) await verifyBodies(ours, nginx, requests);
    const duels = others.flatMap((against) =>
      (against === nginx ? plain : questions).map((question): Duel => ({
        ...question,
        against,
        ...targetOf(against, question),
      })),
    );
    if (nginx === undefined) process.stdout.write("  no nginx: its rows are left out\n");
    return await oneByOne(duels, (duel) => fight(load, ours, duel, pace));
  } finally {
    await Promise.all([ours, ...others].map((server) => server.stop()));
  }
}

function targetOf({ name }: Server, question: Question): Pick<Duel, "atLeast"> {
  if (name === "raw") return { atLeast: OF_RAW };
  return name === "nginx" && question.name === "list" ? { atLeast: LIST_OF_NGINX } : {};
}

async function toQuestions(ours: Server): Promise<readonly Question[]> {
  const requests = [{ method: "GET", path: LIST }] as const;
  return [
    { name: "card by id", requests: [{ method: "GET", path: CARD }] },
    { name: "list", requests },
    { name: "list, brotli", requests, headers: { "accept-encoding": "gzip, deflate, br" } },
    {
      name: "list, 304",
      requests,
      headers: { "if-none-match": await etagOf(ours, LIST) },
      status: 304,
    },
  ];
}
