/**
 * The yardstick: what a hand-written node:http server does for the same answers. It shares no code
 * with ours, only the folder: one Map, negotiation of encodings, ETags, the same headers.
 *
 * Usage: raw-server.ts DIST
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { manifest } from "../../server/contract/manifest.ts";
import { announce } from "./announce.ts";

interface Variant {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: string[];
  readonly headers304: string[];
}

interface Resource {
  readonly identity: Variant;
  readonly br: Variant | undefined;
  readonly gzip: Variant | undefined;
}

type Coding = "br" | "gzip";

const resources = readResources(process.argv[2] ?? "dist");
const rankings = new Map<string, readonly Coding[]>();
announce(createServer(handle));

function handle(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? "/";
  const mark = url.indexOf("?");
  const resource = resources.get(mark === -1 ? url : url.slice(0, mark));
  if (resource === undefined || request.method !== "GET") {
    response.writeHead(404).end();
    return;
  }
  const variant = pickVariant(resource, request.headers["accept-encoding"]?.toString());
  const known = request.headers["if-none-match"];
  if (known !== undefined && holdsTag(known, variant.etag)) {
    response.writeHead(304, variant.headers304).end();
  } else {
    response.writeHead(200, variant.headers).end(variant.body);
  }
}

function pickVariant(resource: Resource, accepted: string | undefined): Variant {
  if (accepted === undefined || accepted === "") return resource.identity;
  let ranking = rankings.get(accepted);
  if (ranking === undefined) {
    ranking = rankCodings(accepted);
    if (rankings.size < 100) rankings.set(accepted, ranking);
  }
  for (const coding of ranking) {
    const variant = resource[coding];
    if (variant !== undefined) return variant;
  }
  return resource.identity;
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
  const headers304 = Object.entries({
    ETag: etag,
    "Cache-Control": "public, max-age=300",
    Vary: "Accept-Encoding",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag",
  }).flat();
  const headers = Object.entries({
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    ...(coding === undefined ? {} : { "Content-Encoding": coding }),
  }).flat();
  return { etag, body, headers: [...headers, ...headers304], headers304 };
}
