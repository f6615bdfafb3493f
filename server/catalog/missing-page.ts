import type { H3Event } from "h3";
import { headersOfType } from "../contract/page-headers.ts";
import { missingPage } from "../contract/pages.ts";
import { PROGRAM_ROOTS } from "../contract/refusals.ts";
import { COMMON_HEADERS, UNCACHED_HEADERS } from "../contract/response-headers.ts";
import { HTML_TYPE } from "../contract/route.ts";
import type { Reply } from "./reply.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * Gives a browser that followed a wrong link a page with a way on, in place of the JSON of a 404.
 */
export function forReader(reply: Reply, event: H3Event, snapshot: Snapshot | undefined): Reply {
  if (reply.status !== 404 || !isReader(event)) return reply;
  const body = snapshot?.published.get(missingPage.path)?.identity.ok.body;
  return body === undefined ? reply : toMissingReply(body);
}

const programRoots: ReadonlySet<string> = new Set(PROGRAM_ROOTS);

/** True for a browser at an address that programs do not use. */
function isReader({ req, url }: H3Event): boolean {
  const isRead = req.method === "GET" || req.method === "HEAD";
  const takesPages = /text\/html/i.test(req.headers.get("accept") ?? "");
  return isRead && takesPages && !programRoots.has(url.pathname.split("/")[1] ?? "");
}

const toMissingReply = (body: Buffer | string): Reply => ({
  status: 404,
  headers: [
    "Content-Type",
    HTML_TYPE,
    "Content-Length",
    String(body.length),
    ...UNCACHED_HEADERS,
    ...COMMON_HEADERS,
    ...headersOfType(HTML_TYPE),
  ],
  body,
});
