import { toPattern } from "../../../server/contract/addresses.ts";
import { headersOfType } from "../../../server/contract/page-headers.ts";
import { CACHED_HEADERS, COMMON_HEADERS } from "../../../server/contract/response-headers.ts";
import { JSON_TYPE } from "../../../server/contract/route.ts";
import { getHeader, type Header, toPairs } from "./header-pairs.ts";
import type { HostedRoute } from "./hosted-routes.ts";

/** The limit of Cloudflare Pages; Netlify has none. */
export const MAX_HEADER_RULES = 100;

const ABOUT = `# Headers of every answer, for hosts that read this file (Cloudflare Pages, Netlify and others).
# Generated from the route table. A header set by two matching rules would be sent twice, so no
# two rules for one address set the same header.`;

/** The file `_headers`. Throws when it has more rules than a host reads. */
export function toHeadersFile(routes: readonly HostedRoute[]): string {
  const rules = [
    toRule("/*", toPairs(COMMON_HEADERS)),
    ...routes.flatMap((hosted) =>
      toPaths(hosted, routes).map((path) => toRule(path, headersOf(hosted))),
    ),
  ];
  if (rules.length > MAX_HEADER_RULES) {
    throw new Error(`_headers has ${rules.length} rules; hosts read ${MAX_HEADER_RULES}`);
  }
  return `${[ABOUT, ...rules].join("\n\n")}\n`;
}

const toRule = (path: string, headers: readonly Header[]): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");

function headersOf({ route: { contentType = JSON_TYPE } }: HostedRoute): readonly Header[] {
  return [
    ["Content-Type", contentType],
    ["Cache-Control", getHeader(CACHED_HEADERS, "Cache-Control")],
    ...toPairs(headersOfType(contentType)),
  ];
}

/** The path template, or each address when the template also matches another route's. */
function toPaths(hosted: HostedRoute, routes: readonly HostedRoute[]): readonly string[] {
  const pattern = toPattern(hosted.path);
  const isShared = routes.some(
    (other) => other !== hosted && other.urls.some((url) => pattern.test(url)),
  );
  return isShared ? hosted.urls : [hosted.path];
}
