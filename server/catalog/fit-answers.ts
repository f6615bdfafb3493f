import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { getServerCard, getWalletServerCard } from "../contract/discovery-routes.ts";
import {
  HOST_VARIABLE,
  hostRoutes,
  ORIGIN,
  ORIGIN_TEMPLATE,
  toFeedStart,
  WALLET_LINK,
} from "../contract/host-answers.ts";
import { toAsciiJson } from "../contract/json.ts";
import { HTML_TYPE } from "../contract/route.ts";
import { getChangesFeed } from "../contract/routes.ts";
import { type Published, toEtag, toRepresentation } from "./reply.ts";

/** The parts of an answer that depend on the server, not on the build. */
export interface Host {
  /** False when it serves only the catalog. */
  readonly accounts: boolean;
  /** Its public address without a trailing slash; undefined when not configured. */
  readonly publicUrl: string | undefined;
}

/** Replaces the answers that mention the server with ones true of this host. */
export function fitAnswers(
  published: ReadonlyMap<string, Published>,
  alone: ReadonlyMap<string, string>,
  host: Host,
): ReadonlyMap<string, Published> {
  const told = [
    ...(host.accounts ? [] : alone),
    ...toFeed(published, host),
    ...toServerCards(published, host),
  ];
  const fitted = [
    ...(host.accounts && host.publicUrl === undefined ? [] : fitPages(published, host)),
    ...told.map(([url, text]) => [url, toPublished(url, fitText(text, host))] as const),
  ];
  return fitted.length === 0 ? published : new Map([...published, ...fitted]);
}

/** The pages for this host, each made at its first request. */
const fitPages = (published: ReadonlyMap<string, Published>, host: Host) =>
  [...published]
    .filter(([, { identity }]) => identity.ok.headers.includes(HTML_TYPE))
    .map(([url, page]) => [url, toLazy(() => fitPage(url, page, host))] as const);

const fitPage = (url: string, { identity }: Published, host: Host) =>
  toPublished(url, fitText(String(identity.ok.body), host), HTML_TYPE);

/** Fills in the server's address, and removes the wallet link when there are no accounts. */
const fitText = (text: string, { accounts, publicUrl = ORIGIN }: Host): string =>
  (accounts ? text : text.replace(WALLET_LINK, "")).replaceAll(ORIGIN, publicUrl);

function toLazy(make: () => Required<Pick<Published, "identity" | "gzip">>): Published {
  let made: ReturnType<typeof make> | undefined;
  const get = () => (made ??= make());
  return {
    get identity() {
      return get().identity;
    },
    get gzip() {
      return get().gzip;
    },
  };
}

/** Feed readers often forget a feed's address, so `xml:base` carries it when it is known. */
function toFeed(
  published: ReadonlyMap<string, Published>,
  { publicUrl }: Host,
): readonly (readonly [url: string, text: string])[] {
  const url = getChangesFeed.path;
  const feed = published.get(url)?.identity.ok.body?.toString();
  if (feed === undefined || publicUrl === undefined) return [];
  return [[url, feed.replace(toFeedStart(), toFeedStart(publicUrl + url))]];
}

/** Server Cards with the endpoint's real address, when it is known. */
function toServerCards(
  published: ReadonlyMap<string, Published>,
  { publicUrl }: Host,
): readonly (readonly [url: string, text: string])[] {
  if (publicUrl === undefined) return [];
  return [getServerCard, getWalletServerCard].flatMap(({ path, response }) => {
    const text = published.get(path)?.identity.ok.body?.toString();
    if (text === undefined) return [];
    const { remotes, ...card } = response.parse(JSON.parse(text));
    const known = remotes.map(({ url, variables, ...remote }) => {
      const { [HOST_VARIABLE]: _, ...others } = variables;
      return { ...remote, url: url.replace(ORIGIN_TEMPLATE, publicUrl), variables: others };
    });
    return [[path, toAsciiJson({ ...card, remotes: known })] as const];
  });
}

function toPublished(
  url: string,
  text: string,
  type = hostRoutes.find(({ path }) => path === url)?.contentType,
) {
  const body = Buffer.from(text);
  const packed = gzipSync(body);
  return {
    identity: toRepresentation(body, toEtag(hash("sha256", body)), undefined, type),
    gzip: toRepresentation(packed, toEtag(hash("sha256", packed)), "gzip", type),
  };
}
