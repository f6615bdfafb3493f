import type { H3, H3Event } from "h3";
import { FastResponse } from "srvx";
import { pathsOf } from "../contract/addresses.ts";
import { toAsciiJson } from "../contract/json.ts";
import {
  allowedMethods,
  HEAD_REFUSED,
  isByProgram,
  missingText,
  TRAILING_SLASH,
} from "../contract/refusals.ts";
import type { Route } from "../contract/route.ts";
import { pages } from "../contract/pages.ts";
import { getHealth, routes, listCards } from "../contract/routes.ts";
import { answerBody, answerGet, type Preconditions } from "./answer.ts";
import { readJsonText } from "./body.ts";
import { getLooseNames } from "./loose-names.ts";
import { matchName, meaningsOf } from "./match-names.ts";
import { forReader } from "./missing-page.ts";
import { findByName } from "./names.ts";
import { selectReply } from "./negotiate.ts";
import {
  methodNotAllowed,
  notFound,
  preflight,
  type Reply,
  toLiveReply,
  unavailable,
  withoutBody,
} from "./reply.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Health } from "../contract/health.ts";

export interface CatalogContext {
  readonly current: () => Snapshot | undefined;
  /** The environment that /health reports. */
  readonly environment: string;
  readonly now: () => Date;
}

/** Registers every route and page of the tables; other methods on their paths are refused. */
export function mountCatalog(app: H3, context: CatalogContext): void {
  for (const route of Object.values<Route>({ ...routes, ...pages })) {
    const handle = handlerFor(route, context);
    const refused = methodNotAllowed(allowedMethods(route));
    for (const path of pathsOf(route)) {
      app.on(route.method, path, async (event) =>
        toResponse(forReader(await answer(event, handle), event, context.current())),
      );
      if (route.method === "GET") {
        const handleHead = route.head ? handle : () => refusedHead;
        app.on("HEAD", path, async (event) =>
          toResponse(
            withoutBody(forReader(await answer(event, handleHead), event, context.current())),
          ),
        );
      }
      app.on("OPTIONS", path, () => toResponse(preflight));
      app.all(path, () => toResponse(refused));
    }
  }
}

type Handler = (event: H3Event) => Reply | Promise<Reply>;

/** h3 ignores a trailing slash; no static host does, so refuse it here too. */
function answer(event: H3Event, handle: Handler): Reply | Promise<Reply> {
  const { pathname } = event.url;
  return pathname.endsWith("/") && pathname !== "/" ? trailingSlash : handle(event);
}

const trailingSlash = notFound(TRAILING_SLASH);

function handlerFor(route: Route, context: CatalogContext): Handler {
  const { current, environment, now } = context;
  if (route === getHealth) {
    return () => toLiveReply(toAsciiJson(toHealth(current(), environment, now())));
  }
  return (event) => {
    const snapshot = current();
    if (snapshot === undefined) return unavailable;
    if (route.method === "POST") return answerPost(snapshot, route, event);
    const preconditions = preconditionsOf(event);
    return (
      answerGet(snapshot, rawUrl(event), preconditions) ??
      answerUnpublished(snapshot, route, event, preconditions)
    );
  };
}

async function answerPost(snapshot: Snapshot, route: Route, event: H3Event): Promise<Reply> {
  const body = await readJsonText(event);
  if (typeof body !== "string") return body;
  const { acceptEncoding } = preconditionsOf(event);
  return answerBody(snapshot, route.path, body, acceptEncoding);
}

/** Answers a GET without a published file: another name of a program, or an error. */
function answerUnpublished(
  snapshot: Snapshot,
  route: Route,
  event: H3Event,
  { acceptEncoding, ifNoneMatch }: Preconditions,
): Reply {
  const damaged = route.dataset !== undefined && snapshot.damaged.has(route.dataset);
  if (damaged || route.params === undefined) return unavailable;
  if (!isByProgram(route)) return notFound(missingText(route));
  const folder = route.path.slice(0, route.path.lastIndexOf("/"));
  const name = decodeURIComponent(lastSegment(rawUrl(event)));
  // h3 has refused undecodable paths. Some clients write spaces as +, though that is for queries.
  const key =
    findByName(snapshot.programKeys, name) ??
    findByName(snapshot.programKeys, name.replaceAll("+", " "));
  const published = key === undefined ? undefined : snapshot.published.get(`${folder}/${key}`);
  if (published !== undefined) return selectReply(published, acceptEncoding, ifNoneMatch);
  return notFound(missingText(route, suggest(snapshot, name)));
}

/** Suggests a known name for an unknown one. */
function suggest(snapshot: Snapshot, name: string): string {
  const match = matchName(getLooseNames(snapshot).programs, name);
  const programs = meaningsOf(match);
  return programs.length > 0 ? `did you mean ${programs.map((p) => p.name).join(" or ")}? ` : "";
}

const refusedHead = notFound(HEAD_REFUSED);

function preconditionsOf({ req }: H3Event): Preconditions {
  return {
    acceptEncoding: req.headers.get("accept-encoding") ?? undefined,
    ifNoneMatch: req.headers.get("if-none-match") ?? undefined,
  };
}

const rawUrl = ({ url }: H3Event): string => url.pathname + url.search;

function lastSegment(url: string): string {
  const [path = ""] = url.split("?");
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A reply as h3 takes it; srvx writes a FastResponse without building a web Response. */
export function toResponse({ status, headers, body }: Reply): Response {
  const pairs: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) {
    pairs.push([headers[at] ?? "", headers[at + 1] ?? ""]);
  }
  return new FastResponse(body ?? null, { status, headers: pairs });
}

/** The health object (SPEC 2.5): can the service reach its data, and is all of it whole? */
function toHealth(snapshot: Snapshot | undefined, environment: string, now: Date): Health {
  return {
    status: toStatus(snapshot),
    data_available: snapshot?.published.has(listCards.path) ?? false,
    environment,
    timestamp: now.toISOString(),
  };
}

function toStatus(snapshot: Snapshot | undefined): Health["status"] {
  if (snapshot?.whole) return "ok";
  const anything = snapshot !== undefined && snapshot.published.size > 0;
  return anything ? "degraded" : "unavailable";
}
