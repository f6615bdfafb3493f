import { hash } from "node:crypto";
import type { H3Event } from "h3";
import { FastResponse } from "srvx";
import { type Html, toText } from "../../look/html.ts";
import { clearCookie, setCookie } from "./cookies.ts";
import type { Notice } from "./notices.ts";
import type { Header, Reply } from "./route.ts";

/** Options for sending a reply. */
export interface Sending {
  /** False for HEAD. */
  readonly body: boolean;
  /**
   * True for a page that an application may open in a popup to ask for access: the popup must still
   * know its opener when it comes back.
   */
  readonly popup?: boolean;
  /** True for a page with a script of ours, which may connect to this service only. */
  readonly scripted?: boolean;
}

export const page = (markup: Html, status = 200, headers: readonly Header[] = []): Reply => ({
  status,
  headers: [["content-type", "text/html; charset=utf-8"], ...headers],
  body: toText(markup),
});

const FILE_SECONDS = 3600;

/** A file that caches may keep; one that the browser knows is not sent again. */
export function fileReply({ req }: H3Event, contentType: string, body: string): Reply {
  const etag = `"${hash("sha256", body).slice(0, 32)}"`;
  const known = (req.headers.get("if-none-match") ?? "").includes(etag);
  return {
    status: known ? 304 : 200,
    headers: [
      ["content-type", contentType],
      ["cache-control", `public, max-age=${FILE_SECONDS}`],
      ["etag", etag],
    ],
    body,
  };
}

/** Sends the browser to one of our own addresses, with GET. */
export const redirect = (to: string, headers: readonly Header[] = []): Reply => ({
  status: 303,
  headers: [["location", to], ...headers],
  body: "",
});

/** How long a notice waits for the next page. */
const KEPT_SECONDS = 60;

/** Hands a notice to the next page. */
export const keepNotice = (secure: boolean, notice: Notice): Header =>
  setCookie(secure, "notice", notice, KEPT_SECONDS);

/** Redirects to a page that shows what was done. */
export const redirectWith = (
  { context: { secure } }: { readonly context: { readonly secure: boolean } },
  to: string,
  notice: Notice,
  headers: readonly Header[] = [],
): Reply => redirect(to, [...headers, keepNotice(secure, notice)]);

export const forgetNotice = (secure: boolean): Header => clearCookie(secure, "notice");

export const withHeaders = (reply: Reply, headers: readonly Header[]): Reply => ({
  ...reply,
  headers: [...reply.headers, ...headers],
});

/** The Content-Security-Policy: allowed sources and framing. */
const toPolicy = (scripted: boolean): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    ...(scripted ? ["script-src 'self'", "connect-src 'self'"] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

/** Headers against framing, caching, sniffing and leaking addresses. */
const PROTECTION: readonly Header[] = [
  ["x-frame-options", "DENY"],
  ["referrer-policy", "no-referrer"],
  ["x-content-type-options", "nosniff"],
  ["cross-origin-resource-policy", "same-origin"],
];

export function toResponse(
  { status, headers, body }: Reply,
  { body: withBody, popup = false, scripted = false }: Sending,
): Response {
  const cached = headers.some(([name]) => name === "cache-control");
  const pairs = [
    ["content-security-policy", toPolicy(scripted)],
    ...PROTECTION,
    ["cross-origin-opener-policy", popup ? "unsafe-none" : "same-origin"],
    ...(cached ? [] : [["cache-control", "no-store"]]),
    ...(typeof body === "string" ? [["content-length", String(Buffer.byteLength(body))]] : []),
    ...headers,
  ].map(([name = "", value = ""]): [string, string] => [name, value]);
  return new FastResponse(withBody && status !== 304 ? body : null, { status, headers: pairs });
}
