import { deepStrictEqual } from "node:assert/strict";
import { getCard, listCards } from "../../server/contract/routes.ts";
import { urlFor } from "../../server/contract/route.ts";
import { ask } from "./ask.ts";
import { type Duel, etagOf, fight, type Pace } from "./http.ts";
import type { LoadGenerator, LoadRequest } from "./load.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Row } from "./report.ts";
import { type Server, startNginxServer, startOurs, startRaw } from "./servers.ts";

const CARD = urlFor(getCard.path, { cardId: "amex-gold" });
const LIST = listCards.path;

/** performance.md: a published answer costs what a hand-written server needs for it. */
const OF_RAW = 0.95;
const LIST_OF_NGINX = 1.8;

const ACCEPTED = [
  "",
  "identity",
  "br",
  "gzip, deflate, br",
  "br;q=0.5, gzip",
  "gzip;q=0",
  "*",
  "identity, br;q=0.5",
  "x-gzip, nonsense;q=9",
];

/** Headers that tell of the connection and the moment, not of the answer. */
const OF_THE_CONNECTION = { date: "", "keep-alive": "" } as const;

/** A question, without the server to compare with. */
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

/** Throws unless both give the same status, headers and bytes, whatever the client takes or has. */
async function verifyStatic(ours: Server, other: Server, path: string): Promise<void> {
  const request = { method: "GET", path } as const;
  const { etag = "" } = (await ask(ours.root, request)).headers;
  const tags = ["", etag, `W/${etag}`, `"x", ${etag}`, '"x"', "*"];
  const preconditions = ACCEPTED.flatMap((accepted) =>
    tags.map((tag) => ({
      "accept-encoding": accepted,
      ...(tag === "" ? {} : { "if-none-match": tag }),
    })),
  );
  await oneByOne(preconditions, async (headers) => {
    const [a, b] = await Promise.all([ours, other].map(({ root }) => ask(root, request, headers)));
    deepStrictEqual(
      { ...b, headers: { ...b?.headers, ...OF_THE_CONNECTION } },
      { ...a, headers: { ...a?.headers, ...OF_THE_CONNECTION } },
      `${other.name}: ${path} differs for ${JSON.stringify(headers)}`,
    );
  });
}

/** Throws unless both give the same bytes, but for how JSON writes a letter that is not ASCII. */
async function verifyBodies(
  ours: Server,
  other: Server,
  requests: readonly LoadRequest[],
): Promise<void> {
  await oneByOne(requests, async (request) => {
    const [a, b] = await Promise.all([ours, other].map(({ root }) => ask(root, request)));
    const [own, theirs] = [a, b].map((answer) => JSON.stringify(JSON.parse(String(answer?.body))));
    deepStrictEqual(
      { status: b?.status, body: theirs },
      { status: a?.status, body: own },
      `${other.name} differs for ${JSON.stringify(request)}`,
    );
  });
}
