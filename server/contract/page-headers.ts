import { getApiCatalog } from "./discovery-routes.ts";
import { HTML_TYPE } from "./route.ts";

/** A page loads only its own files and calls only its own service; nobody may frame it. */
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

/** The API catalog also names itself in a header (RFC 9727 section 2). */
const API_CATALOG_LINK = ["Link", `<${getApiCatalog.path}>; rel="api-catalog"`] as const;

/** The headers that depend on the content type. */
export function headersOfType(contentType: string): readonly string[] {
  if (contentType === getApiCatalog.contentType) return API_CATALOG_LINK;
  return contentType === HTML_TYPE ? ["Content-Security-Policy", POLICY] : [];
}
