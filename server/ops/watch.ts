import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { toRouteLabel } from "./route-label.ts";

/** Sees every request when it begins; says nothing until its answer is over. */
export type WatchRequests = (request: IncomingMessage, response: ServerResponse) => void;

interface WatchOptions {
  readonly metrics?: Metrics | undefined;
  /** Where requests are logged; undefined when they are not. */
  readonly event?: Logger["event"] | undefined;
  readonly newId: () => string;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

const MAX_CHARACTERS = 200;

/** The path where the route does not say it; those of members hold ids and are left out. */
function toPath(url: string, route: string): { readonly path?: string } {
  const [path = ""] = url.split("?");
  return route.includes(":") || route === "other" ? { path: path.slice(0, MAX_CHARACTERS) } : {};
}

/**
 * Adds a header to those that the answer is written with. Were it set before, Node 20 would set each
 * of a list one after the other, and of several Set-Cookie only the last would be left.
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
 * Counts and logs requests. The id of a request is that of the proxy in front, when it is a harmless
 * one, and goes back to who asked. Neither queries nor bodies nor addresses of callers are logged.
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
