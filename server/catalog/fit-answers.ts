import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { hostRoutes, toFeedStart } from "../contract/host-answers.ts";
import { getChangesFeed } from "../contract/routes.ts";
import { type Published, toEtag, toRepresentation } from "./reply.ts";

/** What an answer may depend on besides the build: the server that gives it. */
export interface Host {
  /** False when it has the catalog alone. */
  readonly accounts: boolean;
  /** Where it is reached from outside, without a slash at its end; undefined when nobody said. */
  readonly publicUrl: string | undefined;
}

/** The answers with those that tell of the server as they are true of this one. */
export function fitAnswers(
  published: ReadonlyMap<string, Published>,
  alone: ReadonlyMap<string, string>,
  host: Host,
): ReadonlyMap<string, Published> {
  const told = [...(host.accounts ? [] : alone), ...toFeed(published, host)];
  return told.length === 0
    ? published
    : new Map([...published, ...told.map(([url, text]) => [url, toPublished(url, text)] as const)]);
}

/** Readers of feeds often forget where a feed came from, so its links say it where that is known. */
function toFeed(
  published: ReadonlyMap<string, Published>,
  { publicUrl }: Host,
): readonly (readonly [url: string, text: string])[] {
  const url = getChangesFeed.path;
  const feed = published.get(url)?.identity.ok.body?.toString();
  if (feed === undefined || publicUrl === undefined) return [];
  return [[url, feed.replace(toFeedStart(), toFeedStart(publicUrl + url))]];
}

function toPublished(url: string, text: string): Published {
  const type = hostRoutes.find(({ path }) => path === url)?.contentType;
  const body = Buffer.from(text);
  const packed = gzipSync(body);
  return {
    identity: toRepresentation(body, toEtag(hash("sha256", body)), undefined, type),
    gzip: toRepresentation(packed, toEtag(hash("sha256", packed)), "gzip", type),
  };
}
