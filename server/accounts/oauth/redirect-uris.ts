const MAX_URIS = 10;
const MAX_CHARACTERS = 1000;

/** ASCII that all URL parsers read the same way, without wildcards and fragments. */
const PLAIN = /^[\w.~!$&'()+,;=:@/?%[\]-]+$/;
/** The host and port as they are written. */
const AUTHORITY = /^[^:]+:\/\/([^/?]*)/;
const DEFAULT_PORT = /:(?:80|443)$/;
const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "[::1]", "localhost"]);
/** A domain name of the application's maker, reversed. */
const OWN_SCHEME = /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+:\/./i;
/** Editors that people connect have schemes without a dot, which RFC 8252 (8.4) discourages. */
const EDITOR_SCHEME = /^(?:cursor|vscode|vscode-insiders|windsurf):\/\/./;

/**
 * Checks the redirect URIs of an application (RFC 8252, RFC 9700); undefined when they are fine.
 * The text begins with the name of the field, from which oidc-provider chooses the error code.
 */
export function findRedirectFault(uris: unknown): string | undefined {
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > MAX_URIS) {
    return `redirect_uris must be a list of 1 to ${MAX_URIS} addresses`;
  }
  if (new Set(uris).size < uris.length) return "redirect_uris must all be different";
  return uris.every(isFit) ? undefined : UNFIT;
}

const UNFIT =
  `redirect_uris must be plain ASCII of at most ${MAX_CHARACTERS} characters: https with a host, ` +
  "http to 127.0.0.1, [::1] or localhost, or a scheme with a dot, such as com.example.app:/callback; " +
  "without a user, a fragment or a wildcard";

function isFit(uri: unknown): boolean {
  if (typeof uri !== "string" || uri.length > MAX_CHARACTERS || !PLAIN.test(uri)) return false;
  const url = URL.parse(uri);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return OWN_SCHEME.test(uri) || EDITOR_SCHEME.test(uri);
  }
  const written = AUTHORITY.exec(uri)?.[1]?.toLowerCase().replace(DEFAULT_PORT, "");
  const isAsWritten = written !== "" && written === url.host.replace(DEFAULT_PORT, "");
  return isAsWritten && LOOPBACK.has(url.hostname) === (url.protocol === "http:");
}
