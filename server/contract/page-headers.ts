import { getApiCatalog } from "./discovery-routes.ts";
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

/** The list of APIs says by a header too that it is the one (RFC 9727 section 2). */
const API_CATALOG_LINK = ["Link", `<${getApiCatalog.path}>; rel="api-catalog"`] as const;

/**
 * The headers that follow from the content type, names and values in turn: mostly those by which a
 * browser protects who reads a page. JSON is data to any browser and needs none.
 */
export function protectionFor(contentType: string): readonly string[] {
  if (contentType === JSON_TYPE) return [];
  if (contentType === getApiCatalog.contentType) return [...GUESS_NOTHING, ...API_CATALOG_LINK];
  if (contentType !== HTML_TYPE) return GUESS_NOTHING;
  return [...GUESS_NOTHING, "Content-Security-Policy", POLICY, "Referrer-Policy", "no-referrer"];
}
