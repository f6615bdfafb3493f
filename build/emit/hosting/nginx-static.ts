import { toPatternText } from "../../../server/contract/addresses.ts";
import {
  allowedMethods,
  HEAD_REFUSED,
  missingText,
  NO_SUCH_ROUTE,
  TRAILING_SLASH,
} from "../../../server/contract/refusals.ts";
import { PREFLIGHT_HEADERS } from "../../../server/contract/response-headers.ts";
import { toPairs } from "./header-pairs.ts";
import { type Address, computedAddresses, hasParams, type HostedRoute } from "./hosted-routes.ts";
import {
  ERROR_LOCATIONS,
  errorBody,
  FILE_LINES,
  filesOf,
  OWN_ERRORS,
  toHeaderLines,
  toHeaderMaps,
  typeLines,
} from "./nginx-answers.ts";
import { block, map, quote, quoteText } from "./nginx-syntax.ts";

const ABOUT = `# nginx for a host that has the files only: it answers every GET without a query as the server does.
# Generated from the route table. A file of the http level (conf.d/ or sites-enabled/): change
# "listen" and "root", which is the folder dist/public, add TLS, and leave the rest as it is.
# It needs only modules that every nginx has. Do not switch on "brotli" for this host: the
# files are compressed already. nginx knows a changed file by its time and size, so the files must
# have the time of their build: those from an npm package all have the same one; "touch" them.`;

/** The error for answers that only the server can compute. */
export const NEEDS_SERVER =
  "This host has files only; filters, searches and accounts need the server.";

const ALLOW_READS = "GET, HEAD, OPTIONS";

export function toNginxStatic(routes: readonly HostedRoute[]): string {
  return [
    ABOUT,
    ...toHeaderMaps(routes),
    map("$request_method", "$cardfile_writes", [
      ["default", "1"],
      ["GET", "''"],
      ["HEAD", "''"],
    ]),
    block("server", [
      "listen 80;",
      "root /usr/share/nginx/html;",
      "",
      ...FILE_LINES,
      "",
      ...toHeaderLines(routes),
      "",
      ...OWN_ERRORS,
      "",
      `set $cardfile_allow ${quoteText(ALLOW_READS)};`,
      `set $cardfile_missing ${errorBody(NO_SUCH_ROUTE)};`,
      block("if ($request_method = OPTIONS)", ["rewrite ^ /-/preflight last;"]),
      "",
      ...routes.map(fileLocation),
      ...computedAddresses.flatMap(computedLocations),
      slashLocation([...routes, ...computedAddresses]),
      "",
      block("location /", ["return 404;"]),
      block("location = /-/preflight", [
        "internal;",
        ...toPairs(PREFLIGHT_HEADERS).map(
          ([name, value]) => `add_header ${name} ${quoteText(value)};`,
        ),
        "return 204;",
      ]),
      ...ERROR_LOCATIONS,
    ]),
    "",
  ].join("\n");
}

const locationOf = (path: string): string =>
  hasParams(path) ? `location ~ ${quote(`^${toPatternText(path)}$`)}` : `location = ${path}`;

function fileLocation(hosted: HostedRoute): string {
  const { route, path } = hosted;
  // A missing file of a route without params means an incomplete upload.
  const otherwise = hasParams(path) ? "@cardfile_404" : "@cardfile_503";
  return block(locationOf(path), [
    ...typeLines(hosted),
    ...allowLines({ route, path }),
    ...(hasParams(path) ? [`set $cardfile_missing ${errorBody(missingText(route))};`] : []),
    block("if ($cardfile_writes)", ["return 405;"]),
    ...(hasParams(path) ? [block("if ($cardfile_no_answer)", ["return 404;"])] : []),
    ...(route.head ? [] : [refusal("$request_method = HEAD", HEAD_REFUSED)]),
    ...(route.query === undefined
      ? []
      : [refusal(`$args ~ ${quote(filterPattern(Object.keys(route.query.shape)))}`, NEEDS_SERVER)]),
    `try_files ${filesOf(hosted)} ${otherwise};`,
  ]);
}

/** For POST the server checks the method first, even when the path has an extra slash. */
function computedLocations({ route, path }: Address): readonly string[] {
  const isRead = route.method === "GET";
  const refused = isRead ? "if ($cardfile_writes)" : `if ($request_method != ${route.method})`;
  return (isRead ? [path] : [path, `${path}/`]).map((one) =>
    block(locationOf(one), [
      ...allowLines({ route, path }),
      `set $cardfile_missing ${errorBody(NEEDS_SERVER)};`,
      block(refused, ["return 405;"]),
      "return 404;",
    ]),
  );
}

function allowLines({ route }: Address): readonly string[] {
  const allow = allowedMethods(route);
  return allow === ALLOW_READS ? [] : [`set $cardfile_allow ${quoteText(allow)};`];
}

const refusal = (condition: string, message: string): string =>
  block(`if (${condition})`, [`set $cardfile_missing ${errorBody(message)};`, "return 404;"]);

/** Matches a known parameter with a value, or any percent-encoded name. */
const filterPattern = (names: readonly string[]): string =>
  `(^|&)(${names.join("|")}|[^=&]*%[^=&]*)=[^&]`;

/** GET addresses with a trailing slash, except `/`. */
function slashLocation(addresses: readonly Address[]): string {
  const patterns = addresses.flatMap(({ route, path }) =>
    path === "/" || route.method !== "GET" ? [] : [toPatternText(path)],
  );
  return block(`location ~ ${quote(`^(${patterns.join("|")})/$`)}`, [
    `set $cardfile_missing ${errorBody(TRAILING_SLASH)};`,
    "return 404;",
  ]);
}
