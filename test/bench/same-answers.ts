import { deepStrictEqual } from "node:assert/strict";
import { ask } from "./ask.ts";
import type { LoadRequest } from "./load.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Server } from "./servers.ts";

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

/** Throws unless both give the same status, headers and bytes, whatever the client takes or has. */
export async function verifyStatic(ours: Server, other: Server, path: string): Promise<void> {
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
export async function verifyBodies(
  ours: Server,
  other: Server,
  requests: readonly LoadRequest[],
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await oneByOne(requests, async (request) => {
    const [a, b] = await Promise.all([ours, other].map(({ root }) => ask(root, request, headers)));
    const [own, theirs] = [a, b].map((answer) => JSON.stringify(JSON.parse(String(answer?.body))));
    deepStrictEqual(
      { status: b?.status, body: theirs },
      { status: a?.status, body: own },
      `${other.name} differs for ${JSON.stringify(request)}`,
    );
  });
}
