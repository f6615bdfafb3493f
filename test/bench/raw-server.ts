/**
 * The yardstick: what a hand-written node:http server does for the same answers. One Map of the
 * published answers, negotiation of encodings, ETags, the same headers. It shares no code with ours,
 * only the folder.
 *
 * Usage: raw-server.ts DIST
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { manifest } from "../../server/contract/manifest.ts";
import { announce } from "./announce.ts";

/** Made once a start, never changed. */
interface PublishedAnswer {
  readonly status: number;
  /** Headers as names and values in turn, as node:http takes them fastest. */
  readonly pairs: string[];
  readonly body: Buffer<ArrayBuffer> | undefined;
}

interface PublishedRequest {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly accepted: string | undefined;
  /** If-None-Match */
  readonly known: string | undefined;
}

interface Variant {
  readonly etag: string;
  readonly whole: PublishedAnswer;
  readonly unchanged: PublishedAnswer;
}

interface Resource {
  readonly identity: Variant;
  readonly br: Variant | undefined;
  readonly gzip: Variant | undefined;
}

type Coding = "br" | "gzip";

const NOT_FOUND = toAnswer(404, {}, undefined);
const MAX_RANKINGS = 100;

/** Reads the folder and gives the function that finds the answer to a request. */
function openPublished(dist: string): (request: PublishedRequest) => PublishedAnswer {
  const resources = readResources(dist);
  const rankings = new Map<string, readonly Coding[]>();

  function pickVariant(resource: Resource, accepted: string | undefined): Variant {
    if (accepted === undefined || accepted === "") return resource.identity;
    let ranking = rankings.get(accepted);
    if (ranking === undefined) {
      ranking = rankCodings(accepted);
      if (rankings.size < MAX_RANKINGS) rankings.set(accepted, ranking);
    }
    for (const coding of ranking) {
      const variant = resource[coding];
      if (variant !== undefined) return variant;
    }
    return resource.identity;
  }

  return ({ method, url, accepted, known }) => {
    const mark = url.indexOf("?");
    const resource = resources.get(mark === -1 ? url : url.slice(0, mark));
    if (resource === undefined || method !== "GET") return NOT_FOUND;
    const { etag, whole, unchanged } = pickVariant(resource, accepted);
    return known !== undefined && holdsTag(known, etag) ? unchanged : whole;
  };
}

/** The codings a client takes, by their q-values; brotli first in a tie (RFC 9110 12.5.3). */
function rankCodings(accepted: string): readonly Coding[] {
  const weights: Record<string, number> = {};
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    weights[name === "x-gzip" ? "gzip" : name] = Number(q) >= 0 && Number(q) <= 1 ? Number(q) : 0;
  }
  const weightOf = (coding: Coding) => weights[coding] ?? weights["*"] ?? 0;
  const least = weights["identity"] ?? 0;
  const codings: Coding[] = weightOf("gzip") > weightOf("br") ? ["gzip", "br"] : ["br", "gzip"];
  return codings.filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= least);
}

function holdsTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function readResources(dist: string): ReadonlyMap<string, Resource> {
  const { files } = manifest.parse(JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")));
  return new Map(
    files.map(({ url, file, sha256, encodings: { br, gzip } }) => [
      url,
      {
        identity: readVariant(dist, file, sha256),
        br: br && readVariant(dist, br.file, br.sha256, "br"),
        gzip: gzip && readVariant(dist, gzip.file, gzip.sha256, "gzip"),
      },
    ]),
  );
}

function readVariant(dist: string, file: string, sha256: string, coding?: Coding): Variant {
  const body = readFileSync(join(dist, "public", file));
  const etag = `"${sha256.slice(0, 32)}"`;
  const always = {
    ETag: etag,
    "Cache-Control": "public, max-age=300",
    Vary: "Accept-Encoding",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    ...(coding === undefined ? {} : { "Content-Encoding": coding }),
    ...always,
  };
  return { etag, whole: toAnswer(200, headers, body), unchanged: toAnswer(304, always, undefined) };
}

function toAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer<ArrayBuffer> | undefined,
): PublishedAnswer {
  return { status, pairs: Object.entries(headers).flat(), body };
}

const find = openPublished(process.argv[2] ?? "dist");

announce(
  createServer(({ method = "GET", url = "/", headers }, response) => {
    const { status, pairs, body } = find({
      method,
      url,
      accepted: headers["accept-encoding"]?.toString(),
      known: headers["if-none-match"],
    });
    response.writeHead(status, pairs).end(body);
  }),
);
