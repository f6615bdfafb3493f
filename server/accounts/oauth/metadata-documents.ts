import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import * as z from "zod";
import { isPublicAddress } from "./addresses.ts";
import type { RequestDocument } from "./request-document.ts";

/** All addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

export const resolveByDns: ResolveHost = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** A document that could not be fetched is not requested again for this long. */
const REFUSED_MS = 5 * 60_000;
const MAX_REFUSED = 1000;
/** Anybody can make us fetch, so few at a time, and fewer for one network: documents may hang. */
const MAX_AT_ONCE = 32;
const MAX_OF_NETWORK = 4;
const FETCH_MS = 2500;

const document = z.looseObject({ client_id: z.string() });

/**
 * A fetch for client metadata documents, whose URLs come from strangers: https only, public
 * internet addresses only, and no retry for a while after a failure.
 */
export function createDocumentFetch({
  resolveHost,
  requestDocument,
  now,
  network,
}: {
  readonly resolveHost: ResolveHost;
  readonly requestDocument: RequestDocument;
  readonly now: () => number;
  /** The network of the client that caused the fetch. */
  readonly network: () => string;
}): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  const refused = new Map<string, number>();
  const running: string[] = [];

  const get = async (url: URL, signal: AbortSignal): Promise<Response> => {
    const address = await beforeAbort(signal, resolvePublic(resolveHost, url));
    const response = await beforeAbort(signal, requestDocument(url, address, signal));
    const { client_id } = document.parse(await response.clone().json());
    if (client_id !== url.href) throw new Error("the document describes another client");
    return response;
  };

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if ((refused.get(url.href) ?? 0) > now()) throw new Error("fetching it failed a moment ago");
    const asker = network();
    const own = running.filter((one) => one === asker);
    if (running.length >= MAX_AT_ONCE || own.length >= MAX_OF_NETWORK) {
      throw new Error("too many documents are being fetched");
    }
    running.push(asker);
    try {
      return await get(url, init?.signal ?? AbortSignal.timeout(FETCH_MS));
    } catch (error) {
      remember(refused, url.href, now() + REFUSED_MS);
      throw error;
    } finally {
      running.splice(running.indexOf(asker), 1);
    }
  };
}

/** One address of the host, when all of them are public. Opens no connection to the host. */
async function resolvePublic(resolveHost: ResolveHost, url: URL): Promise<string> {
  const { protocol, hostname } = url;
  if (protocol !== "https:") throw new Error("only https is allowed");
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) throw new Error("the host must have a name");
  const [first, ...others] = await resolveHost(hostname);
  if (first === undefined || ![first, ...others].every(isPublicAddress)) {
    throw new Error("the host is not on the public internet");
  }
  return first;
}

/** The result of a promise, unless the signal aborts first. */
function beforeAbort<Outcome>(signal: AbortSignal, work: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Error("it took too long"));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Keeps the newest; a Map iterates in insertion order. */
function remember(refused: Map<string, number>, href: string, until: number): void {
  refused.delete(href);
  refused.set(href, until);
  const [oldest] = refused.keys();
  if (refused.size > MAX_REFUSED && oldest !== undefined) refused.delete(oldest);
}
