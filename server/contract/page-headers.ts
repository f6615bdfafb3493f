import { HTML_TYPE, JSON_TYPE } from "./route.ts";

/** A page loads its own files and asks its own service, and nobody may frame it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const GUESS_NOTHING = ["X-Content-Type-Options", "nosniff"] as const;

/**
 * The headers by which a browser protects who reads a page, names and values in turn. JSON is data
 * to any browser and needs none.
 */
export function protectionFor(contentType: string): readonly string[] {
  if (contentType === JSON_TYPE) return [];
  if (contentType !== HTML_TYPE) return GUESS_NOTHING;
  return [...GUESS_NOTHING, "Content-Security-Policy", POLICY, "Referrer-Policy", "no-referrer"];
}
