import { toPatternText } from "../../../server/contract/addresses.ts";
import { toAsciiJson } from "../../../server/contract/json.ts";
import { RETRY_AFTER_SECONDS } from "../../../server/contract/limits.ts";
import { headersOfType } from "../../../server/contract/page-headers.ts";
import {
  DATASET_UNAVAILABLE,
  FAILED,
  HEADERS_TOO_LARGE,
  MALFORMED_REQUEST,
  methodRefusal,
  PROGRAM_ROOTS,
} from "../../../server/contract/refusals.ts";
import {
  CACHED_HEADERS,
  COMMON_HEADERS,
  UNCACHED_HEADERS,
} from "../../../server/contract/response-headers.ts";
import { missingPage } from "../../../server/contract/pages.ts";
import { fileFor, HTML_TYPE, JSON_TYPE } from "../../../server/contract/route.ts";
import { getHeader, toPairs } from "./header-pairs.ts";
import type { HostedRoute } from "./hosted-routes.ts";
import { block, map, quote, quoteText } from "./nginx-syntax.ts";

/*
 * nginx sends files with the same headers as the server, compressed if the client accepts it, and
 * errors as JSON.
 */

/** Never exists below a file, so `try_files` skips variants the client does not accept. */
const NO_FILE = "/-";

/** Matches an encoding without a weight or with one above zero. */
const takes = (codings: string): string =>
  quote(`~*(^|[,\\s])(${codings})\\s*(;\\s*q=(1(\\.0*)?|0?\\.0*[1-9]\\d*)\\s*)?(,|$)`);

/** Matches an encoding with weight zero. */
const refuses = (codings: string): string =>
  quote(`~*(^|[,\\s])(${codings})\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`);

const whenTaken = (codings: string, ending: string) =>
  [
    ["default", NO_FILE],
    [refuses(codings), NO_FILE],
    [takes(`${codings}|\\*`), ending],
  ] as const;

const forFiles = (header: string): string => quoteText(getHeader(CACHED_HEADERS, header));

/** http-level maps that compute the response headers. */
export function toHeaderMaps(routes: readonly HostedRoute[]): readonly string[] {
  return [
    map("$http_accept_encoding", "$cardfile_br", whenTaken("br", ".br")),
    map("$http_accept_encoding", "$cardfile_gz", whenTaken("gzip|x-gzip", ".gz")),
    map('"$status $uri"', "$cardfile_coding", [
      ["default", "''"],
      [quote(String.raw`~^200 .*\.br$`), "br"],
      [quote(String.raw`~^200 .*\.gz$`), "gzip"],
    ]),
    map("$uri", "$cardfile_no_answer", [
      ["default", "''"],
      [quote(String.raw`~(/404(\.html)?|\.br|\.gz)$`), "1"],
    ]),
    map("$http_accept", "$cardfile_reader", [
      ["default", "''"],
      ["~*text/html", "1"],
    ]),
    // Browsers get an HTML page instead of JSON, except under paths meant for programs.
    map('"$cardfile_reader $request_method $uri"', "$cardfile_missing_page", [
      ["default", NO_FILE],
      [quote(`~ /(${PROGRAM_ROOTS.map(toPatternText).join("|")})(/|$)`), NO_FILE],
      [quote("~^1 (GET|HEAD) "), `/${fileFor(missingPage, {})}`],
    ]),
    map("$status", "$cardfile_cache", [
      ["default", quoteText(getHeader(UNCACHED_HEADERS, "Cache-Control"))],
      ["200", forFiles("Cache-Control")],
      ["304", forFiles("Cache-Control")],
    ]),
    map("$status", "$cardfile_vary", [
      ["default", "''"],
      ["200", forFiles("Vary")],
      ["304", forFiles("Vary")],
    ]),
    map("$status", "$cardfile_allowed", [
      ["default", "''"],
      ["405", "$cardfile_allow"],
    ]),
    map("$status", "$cardfile_retry", [
      ["default", "''"],
      ["503", String(RETRY_AFTER_SECONDS)],
    ]),
    ...protections(routes).map(({ header, valueByType }) =>
      map("$sent_http_content_type", variableOf(header), [["default", "''"], ...valueByType]),
    ),
  ];
}

/** Server-level headers; nginx does not send empty ones. */
export const toHeaderLines = (routes: readonly HostedRoute[]): readonly string[] =>
  [
    ["Cache-Control", "$cardfile_cache"],
    ["Vary", "$cardfile_vary"],
    ["Content-Encoding", "$cardfile_coding"],
    ["Allow", "$cardfile_allowed"],
    ["Retry-After", "$cardfile_retry"],
    ...toPairs(COMMON_HEADERS),
    ...protections(routes).map(({ header }) => [header, variableOf(header)] as const),
  ].map(([name, value]) => `add_header ${name} ${value} always;`);

const variableOf = (header: string): string =>
  `$cardfile_${header.toLowerCase().replaceAll("-", "_")}`;

function protections(routes: readonly HostedRoute[]) {
  const types = [...new Set(routes.map(({ route }) => route.contentType ?? JSON_TYPE))].toSorted();
  const headers = [
    ...new Set(types.flatMap((type) => toPairs(headersOfType(type)).map(([n]) => n))),
  ];
  return headers.map((header) => ({
    header,
    valueByType: types.flatMap((type) =>
      toPairs(headersOfType(type)).flatMap(([name, value]) =>
        name === header ? [[toTypeMatch(type), quoteText(value)] as const] : [],
      ),
    ),
  }));
}

/** A regex, because long plain keys would need a larger map_hash_bucket_size. */
const toTypeMatch = (type: string): string => quote(`~^${toPatternText(type)}$`);

/** Serves a file with the types given here, unchanged. */
export const FILE_LINES = [
  "types { }",
  `default_type ${JSON_TYPE};`,
  "gzip off;",
  "max_ranges 0;",
  "merge_slashes off;",
  "server_tokens off;",
] as const;

/** The files of an address, the smaller variants first. */
export const filesOf = ({ suffix }: HostedRoute): string =>
  ["$cardfile_br", "$cardfile_gz", ""].map((coding) => `\${uri}${suffix}${coding}`).join(" ");

/** JSON is the default type. */
export const typeLines = ({ route: { contentType = JSON_TYPE } }: HostedRoute): readonly string[] =>
  contentType === JSON_TYPE ? [] : [`default_type ${quoteText(contentType)};`];

/** An error body as a configuration value. */
export const errorBody = (message: string): string => quoteText(toAsciiJson({ error: message }));

/** Maps nginx's own errors to the server's bodies. */
export const OWN_ERRORS = [
  "error_page 404 @cardfile_404;",
  "error_page 405 @cardfile_405;",
  "error_page 403 502 503 504 =503 @cardfile_503;",
  // A malformed request has no address yet, so nginx cannot pass it to a named location.
  "error_page 400 /-/400;",
  "error_page 414 494 =431 /-/431;",
  "error_page 500 501 505 =500 /-/500;",
] as const;

export const ERROR_LOCATIONS: readonly string[] = [
  block("location @cardfile_404", [
    `default_type ${quoteText(HTML_TYPE)};`,
    "try_files $cardfile_missing_page @cardfile_404_json;",
  ]),
  block("location @cardfile_404_json", ["return 404 $cardfile_missing;"]),
  // The only text that contains a variable.
  namedError(405, quote(toAsciiJson({ error: methodRefusal("$cardfile_allow") }))),
  namedError(503, errorBody(DATASET_UNAVAILABLE)),
  internalError(400, MALFORMED_REQUEST),
  internalError(431, HEADERS_TOO_LARGE),
  internalError(500, FAILED),
];

function namedError(status: number, body: string): string {
  return block(`location @cardfile_${status}`, [`return ${status} ${body};`]);
}

function internalError(status: number, message: string): string {
  return block(`location = /-/${status}`, ["internal;", `return ${status} ${errorBody(message)};`]);
}
