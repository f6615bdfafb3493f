import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { toRouteLabel } from "./route-label.ts";

/** Called when a request begins; reports it once its answer is over. */
export type WatchRequests = (request: IncomingMessage, response: ServerResponse) => void;

interface WatchOptions {
  readonly metrics?: Metrics | undefined;
  /** Logs requests; undefined when they are not logged. */
  readonly event?: Logger["event"] | undefined;
  readonly newId: () => string;
  /** A monotonic clock, in milliseconds. */
  readonly clock: () => number;
}

const MAX_CHARACTERS = 200;

/** The path when the route does not tell it; paths of members hold ids and are left out. */
function toPath(url: string, route: string): { readonly path?: string } {
  const [path = ""] = url.split("?");
  return route.includes(":") || route === "other" ? { path: path.slice(0, MAX_CHARACTERS) } : {};
}

/**
 * Adds a header when the head is written. Setting it earlier makes Node 20 set the other headers
 * one by one, so that of several Set-Cookie only the last would remain.
 */
export function addHeader(response: ServerResponse, name: string, value: string): void {
  const write = response.writeHead.bind(response);
  response.writeHead = (status: number, ...given: readonly unknown[]): ServerResponse => {
    const last = given.at(-1);
    const reason = given.find((one) => typeof one === "string");
    const headers = Array.isArray(last)
      ? [...last, name, value]
      : { ...(typeof last === "object" ? last : {}), [name]: value };
    return reason === undefined ? write(status, headers) : write(status, reason, headers);
  };
}

const REQUEST_ID = /^[\w.-]{1,64}$/;

/**
 * Counts and logs requests. The id comes from the proxy in front when it looks harmless, and is
 * sent back to the client. Never logs queries, bodies or client addresses.
 */
export function watchRequests({ metrics, event, newId, clock }: WatchOptions): WatchRequests {
  return (request, response) => {
    const started = clock();
    const { method = "", url = "" } = request;
    const given = request.headers["x-request-id"]?.toString() ?? "";
    const id = REQUEST_ID.test(given) ? given : newId();
    if (event !== undefined) addHeader(response, "X-Request-Id", id);
    response.once("close", () => {
      const route = toRouteLabel(url);
      const seconds = (clock() - started) / 1000;
      const { statusCode: status } = response;
      metrics?.request({ route, method, status, seconds });
      if (event === undefined) return;
      const end = response.writableFinished ? "whole" : "cut";
      const ms = Math.round(seconds * 1e6) / 1e3;
      event("request", { id, method, route, ...toPath(url, route), status, ms, end });
    });
  };
}
