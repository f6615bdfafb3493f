import { toAsciiJson } from "../../../server/contract/json.ts";
import { pages } from "../../../server/contract/pages.ts";
import { missingText, NO_SUCH_ROUTE } from "../../../server/contract/refusals.ts";
import type { Route } from "../../../server/contract/route.ts";
import { hasParams, type HostedRoute } from "./hosted-routes.ts";

/**
 * 404 answers for programs on static hosts, by path under dist/public. Hosts look for 404.html, so
 * these files have that name but contain the server's JSON error. Cloudflare Pages uses the nearest
 * one; the top-level one is the page for people, also on hosts that support only one.
 */
export function toNotFoundFiles(
  routes: readonly HostedRoute[],
): readonly (readonly [file: string, text: string])[] {
  const byFolder = routes.flatMap(({ route, path }) =>
    hasParams(path) && route.errors[404] !== undefined && !forPeople.has(route)
      ? [[`${folderOf(path)}404.html`, missingText(route)] as const]
      : [],
  );
  return [[`${API_FOLDER}404.html`, NO_SUCH_ROUTE] as const, ...byFolder].map(([file, message]) => [
    file,
    toAsciiJson({ error: message }),
  ]);
}

const forPeople = new Set<Route>(Object.values(pages));

/** Folder of the catalog routes. */
const API_FOLDER = "v1/";

/** `/v1/public/credit-cards/:cardId` → `v1/public/credit-cards/`. */
const folderOf = (path: string): string => path.slice(1, path.indexOf(":"));
