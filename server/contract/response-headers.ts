import { CACHE_SECONDS, PREFLIGHT_SECONDS } from "./limits.ts";

/*
 * The headers of every catalog answer, names and values in turn. The server sends them, and the
 * build writes them into the configuration of static hosts.
 */

/** Every origin may read every answer, the ETag included (SPEC 1.4). */
export const CORS_HEADERS = [
  "Access-Control-Allow-Origin",
  "*",
  "Access-Control-Expose-Headers",
  "ETag",
] as const;

/** Of a success that is the same for everybody (SPEC 8). */
export const CACHED_HEADERS = [
  "Cache-Control",
  `public, max-age=${CACHE_SECONDS}`,
  "Vary",
  "Accept-Encoding",
] as const;

/** Of errors and of what is true for this moment only. */
export const UNCACHED_HEADERS = ["Cache-Control", "no-store"] as const;

/** Of the answer to a CORS preflight. */
export const PREFLIGHT_HEADERS = [
  "Access-Control-Allow-Origin",
  "*",
  "Access-Control-Allow-Methods",
  "GET, HEAD, POST, OPTIONS",
  "Access-Control-Allow-Headers",
  "Content-Type, If-None-Match",
  "Access-Control-Max-Age",
  String(PREFLIGHT_SECONDS),
  ...UNCACHED_HEADERS,
] as const;
