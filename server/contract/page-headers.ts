import { getApiCatalog } from "./discovery-routes.ts";
import { HTML_TYPE } from "./route.ts";

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

/** The list of APIs says by a header too that it is the one (RFC 9727 section 2). */
const API_CATALOG_LINK = ["Link", `<${getApiCatalog.path}>; rel="api-catalog"`] as const;

/** The headers that follow from the content type, beside those of every answer. */
export function headersOfType(contentType: string): readonly string[] {
  if (contentType === getApiCatalog.contentType) return API_CATALOG_LINK;
  return contentType === HTML_TYPE ? ["Content-Security-Policy", POLICY] : [];
}
