import { toAsciiJson } from "../../../server/contract/json.ts";
import { pages } from "../../../server/contract/pages.ts";
import { missingText, NO_SUCH_ROUTE } from "../../../server/contract/refusals.ts";
import type { Route } from "../../../server/contract/route.ts";
import { hasParams, type HostedRoute } from "./hosted-routes.ts";

/**
 * The 404 answers of static hosts for programs, by path under dist/public. Hosts look for 404.html,
 * so the files have that name and hold the server's JSON error. Cloudflare Pages takes the nearest
 * one; the page for people is at the top, also for hosts that know only one.
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

/** Where the routes of the catalog are, as a folder. */
const API_FOLDER = "v1/";

/** `/v1/public/credit-cards/:cardId` → `v1/public/credit-cards/`. */
const folderOf = (path: string): string => path.slice(1, path.indexOf(":"));
