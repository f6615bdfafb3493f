import { CACHE_SECONDS, PREFLIGHT_SECONDS } from "./limits.ts";

/*
 * The headers of every catalog answer, names and values alternating. The server sends them, and the
 * build writes them into the configuration of static hosts.
 */

/** Forbids framing, content-type sniffing and referrers. */
export const BASELINE = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
} as const;

/** Sent with every answer over https: browsers then never use http again. */
export const HTTPS_ONLY = ["Strict-Transport-Security", "max-age=31536000"] as const;

const BASELINE_HEADERS = Object.entries(BASELINE).flat();

/** Every origin may read every answer, the ETag included (SPEC 1.4). */
export const COMMON_HEADERS: readonly string[] = [
  "Access-Control-Allow-Origin",
  "*",
  "Access-Control-Expose-Headers",
  "ETag",
  ...BASELINE_HEADERS,
];

/** Headers of a success that is the same for everybody (SPEC 8). */
export const CACHED_HEADERS = [
  "Cache-Control",
  `public, max-age=${CACHE_SECONDS}`,
  "Vary",
  "Accept-Encoding",
] as const;

/** Headers of errors and of answers that hold only for this moment. */
export const UNCACHED_HEADERS = ["Cache-Control", "no-store"] as const;

/** Headers of the answer to a CORS preflight. */
export const PREFLIGHT_HEADERS: readonly string[] = [
  "Access-Control-Allow-Origin",
  "*",
  "Access-Control-Allow-Methods",
  "GET, HEAD, POST, OPTIONS",
  "Access-Control-Allow-Headers",
  "Content-Type, If-None-Match",
  "Access-Control-Max-Age",
  String(PREFLIGHT_SECONDS),
  ...UNCACHED_HEADERS,
  ...BASELINE_HEADERS,
];
