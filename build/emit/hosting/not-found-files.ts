import { toAsciiJson } from "../../../server/contract/json.ts";
import { missingText, NO_SUCH_ROUTE } from "../../../server/contract/refusals.ts";
import { hasParams, type HostedRoute } from "./hosted-routes.ts";

/**
 * What static hosts answer with status 404, by path under dist/public. Hosts ask for the name
 * 404.html; the text is the JSON of the server's errors. Cloudflare Pages takes the nearest of
 * them, other hosts the one at the top, without which Cloudflare would give the home page instead.
 */
export function toNotFoundFiles(
  routes: readonly HostedRoute[],
): readonly (readonly [file: string, text: string])[] {
  const byFolder = routes.flatMap(({ route, path }) =>
    hasParams(path) && route.errors[404] !== undefined
      ? [[`${folderOf(path)}404.html`, missingText(route)] as const]
      : [],
  );
  return [["404.html", NO_SUCH_ROUTE] as const, ...byFolder].map(([file, message]) => [
    file,
    toAsciiJson({ error: message }),
  ]);
}

/** `/cards/:cardId` → `cards/`. */
const folderOf = (path: string): string => path.slice(1, path.indexOf(":"));
