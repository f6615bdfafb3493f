import {
  CATALOG_MCP_PATH,
  CHAT_PATH,
  LOGIN_PATH,
  SIGN_IN_PATH,
  SIGN_UP_PATH,
  SIGNUP_PATH,
  pathsOf,
  toPattern,
  TOOLS_PATH,
} from "../contract/addresses.ts";
import { pages } from "../contract/pages.ts";
import type { Route } from "../contract/route.ts";
import { routes } from "../contract/routes.ts";

/** Addresses outside the catalog; each counts as one route with all below it. */
const PREFIXES = [
  CATALOG_MCP_PATH,
  TOOLS_PATH,
  `${CHAT_PATH}/chat/completions`,
  CHAT_PATH,
  "/oauth",
  "/.well-known",
  "/account",
  "/account.css",
  SIGN_IN_PATH,
  SIGN_UP_PATH,
  "/sign-out",
  LOGIN_PATH,
  SIGNUP_PATH,
  "/consent",
] as const;

const table = Object.values<Route>({ ...routes, ...pages });
const paths = table.flatMap(pathsOf);
const fixed: ReadonlySet<string> = new Set(paths.filter((path) => !path.includes(":")));
const patterns = paths
  .filter((path) => path.includes(":"))
  .map((path) => ({ path, pattern: toPattern(path) }));

/**
 * The route of an address as a metric label: one of a few texts, whatever the client requests, and
 * never anything the client wrote.
 */
export function toRouteLabel(url: string): string {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  if (fixed.has(path)) return path;
  const route = patterns.find(({ pattern }) => pattern.test(path));
  if (route !== undefined) return route.path;
  return PREFIXES.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? "other";
}
