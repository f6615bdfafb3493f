import { CATALOG_MCP_PATH, CHAT_PATH, pathsOf, TOOLS_PATH } from "./addresses.ts";
import { RETRY_AFTER_SECONDS } from "./limits.ts";
import type { Route } from "./route.ts";
import { listTransfers, listTransfersFrom, listTransfersTo, routes } from "./routes.ts";

/*
 * Errors for an unknown address, a wrong method or missing data. The build writes the same texts
 * into the configuration of static hosts.
 */

export const NO_SUCH_ROUTE = "No such route; see /openapi.json for the list.";

export const TRAILING_SLASH = "No such address; remove the trailing slash.";

export const HEAD_REFUSED = "HEAD is not supported here; use GET.";

export const DATASET_UNAVAILABLE = `This dataset is unavailable; try again in ${RETRY_AFTER_SECONDS} seconds.`;

export const FAILED = "Something failed on our side; try again later.";

export const MALFORMED_REQUEST =
  "This is not a valid HTTP request; check its first line and headers.";

export const HEADERS_TOO_LARGE = "The headers are too large; send fewer or shorter ones.";

/** First path segments of the API: errors below them are JSON, even for browsers (SPEC 7.1). */
export const PROGRAM_ROOTS: readonly string[] = [
  ...new Set(
    [...Object.values<Route>(routes).flatMap(pathsOf), CATALOG_MCP_PATH, TOOLS_PATH, CHAT_PATH].map(
      (path) => path.split("/")[1] ?? "",
    ),
  ),
].toSorted();

/** `allow` is the value of the Allow header. */
export const methodRefusal = (allow: string): string => `Method not allowed; use ${allow}.`;

/** The value of the Allow header on the addresses of a route. */
export function allowedMethods({ method, head }: Pick<Route, "method" | "head">): string {
  if (method === "POST") return "POST, OPTIONS";
  return head ? "GET, HEAD, OPTIONS" : "GET, OPTIONS";
}

/** True for routes whose last path segment is a program name. */
export const isByProgram = (route: Route): boolean =>
  route === listTransfersFrom || route === listTransfersTo;

/** The 404 text of a route; `hint` suggests a name and ends with a space. */
export function missingText(route: Route, hint = ""): string {
  const message = route.errors[404] ?? "Not found";
  return isByProgram(route)
    ? `${message}; ${hint}the names are in ${listTransfers.path}.`
    : message;
}
