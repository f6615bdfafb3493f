import { hostRoutes } from "../../../server/contract/host-answers.ts";
import { NO_SUCH_ROUTE } from "../../../server/contract/refusals.ts";
import { hasParams, type HostedRoute } from "./hosted-routes.ts";
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
import { ALLOW_READS, locationOf } from "./nginx-static.ts";
import { block, map, quoteText } from "./nginx-syntax.ts";

const ABOUT = `# nginx in front of the server: files from dist/public, everything else from the server behind it.
# Generated from the route table. A file of the http level (conf.d/ or sites-enabled/): change
# "listen", "root", the address of the server and the folder of the cache, and add TLS. Run the
# server with TRUSTED_PROXIES=1 and PUBLIC_URL set to the address that users see.`;

/** The status by which a location hands a request on; nobody sees it. */
const HAND_ON = 418;

/** nginx tells nobody how old a kept answer is, so it keeps one briefly and browsers add 5 minutes. */
const KEPT_SECONDS = 15;

/** As much as the largest body that a route of the server reads, a chat. */
const MAX_BODY = "1m";

/** The configuration of nginx that serves dist/public and asks the server for the rest. */
export function toNginxProxy(routes: readonly HostedRoute[]): string {
  return [
    ABOUT,
    block("upstream cardfile_server", ["server 127.0.0.1:3000;", "keepalive 16;"]),
    "proxy_cache_path /var/cache/nginx/cardfile keys_zone=cardfile:1m max_size=64m inactive=5m use_temp_path=off;",
    ...toHeaderMaps(routes),
    "# What no file can answer: another method than GET and HEAD, or a query.",
    map('"$request_method$is_args"', "$cardfile_asks", [
      ["default", "1"],
      ["GET", "''"],
      ["HEAD", "''"],
    ]),
    block("server", [
      "listen 80;",
      "root /usr/share/nginx/html;",
      "",
      ...FILE_LINES,
      `client_max_body_size ${MAX_BODY};`,
      "",
      ...toHeaderLines(routes),
      "",
      ...OWN_ERRORS,
      `error_page ${HAND_ON} = @cardfile_catalog;`,
      "recursive_error_pages on;",
      "",
      `set $cardfile_allow ${quoteText(ALLOW_READS)};`,
      `set $cardfile_missing ${errorBody(NO_SUCH_ROUTE)};`,
      "",
      "proxy_http_version 1.1;",
      "proxy_set_header Connection '';",
      "proxy_set_header Host $http_host;",
      "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
      "proxy_read_timeout 120s;",
      "",
      ...routes.filter(({ route }) => !hostRoutes.includes(route)).map(fileLocation),
      "",
      "# The filters, and names that no file has: kept briefly, each query by itself.",
      block("location @cardfile_catalog", [
        "proxy_pass http://cardfile_server;",
        "proxy_cache cardfile;",
        `proxy_cache_key "$request_method $request_uri $cardfile_br $cardfile_gz";`,
        "proxy_cache_convert_head off;",
        "proxy_cache_lock on;",
        "proxy_ignore_headers Cache-Control Vary;",
        `proxy_cache_valid 200 ${KEPT_SECONDS}s;`,
        ...OWN_HEADERS_ONLY,
      ]),
      "# Searches, MCP, tools, chat, accounts: never kept, and streamed as they come.",
      block("location /", [
        "proxy_pass http://cardfile_server;",
        "proxy_buffering off;",
        ...OWN_HEADERS_ONLY,
      ]),
      ...ERROR_LOCATIONS,
    ]),
    "",
  ].join("\n");
}

/** The server has set all headers; a header here keeps those of the files from being added. */
const OWN_HEADERS_ONLY = ["add_header Via '1.1 nginx' always;"] as const;

function fileLocation(hosted: HostedRoute): string {
  const { route, path } = hosted;
  return block(locationOf(path), [
    ...typeLines(hosted),
    block("if ($cardfile_asks)", [`return ${HAND_ON};`]),
    ...(route.head ? [] : [block("if ($request_method = HEAD)", [`return ${HAND_ON};`])]),
    ...(hasParams(path) ? [block("if ($cardfile_no_answer)", [`return ${HAND_ON};`])] : []),
    `try_files ${filesOf(hosted)} ${hasParams(path) ? "@cardfile_catalog" : "@cardfile_503"};`,
  ]);
}
