import { createHmac, timingSafeEqual } from "node:crypto";
import { type H3Event, HTTPError } from "h3";

/** The field of every form that carries the token. */
export const TOKEN_FIELD = "form_token";

const TOKEN_BYTES = 32;

/**
 * The token that ties a form to the cookie it was made for. It is an HMAC keyed with the cookie, so
 * it reveals nothing of the cookie and fits no other. It is masked anew in each response, so that
 * the length of a compressed page reveals nothing of it.
 */
export function toFormToken(cookie: string, randomBytes: (size: number) => Uint8Array): string {
  const token = createHmac("sha256", cookie).update("cardfile form").digest();
  const mask = Buffer.from(randomBytes(TOKEN_BYTES));
  return Buffer.concat([mask, xor(mask, token)]).toString("base64url");
}

/** Throws unless the form carries the token, with any mask. */
export function checkFormToken(form: URLSearchParams, expected: string): void {
  const given = unmask(form.get(TOKEN_FIELD) ?? "");
  const wanted = unmask(expected);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new HTTPError({
    status: 403,
    message: "This form has expired. Open the page again and repeat what you did.",
  });
}

const xor = (mask: Buffer, bytes: Buffer): Buffer =>
  Buffer.from(bytes.map((byte, at) => byte ^ (mask[at] ?? 0)));

/** The token itself; empty when malformed. */
function unmask(masked: string): Buffer {
  const bytes = Buffer.from(masked, "base64url");
  if (bytes.length !== 2 * TOKEN_BYTES) return Buffer.alloc(0);
  return xor(bytes.subarray(0, TOKEN_BYTES), bytes.subarray(TOKEN_BYTES));
}

/**
 * Throws unless the request comes from a page of ours. Our pages have the referrer policy
 * no-referrer, so browsers send `Origin: null` with a form, and the origin in use with a script;
 * Sec-Fetch-Site, which no page can forge, then tells where it came from.
 */
export function checkOrigin({ req, url }: H3Event, publicUrl: string): void {
  const origin = req.headers.get("origin") ?? "null";
  const site = req.headers.get("sec-fetch-site");
  const isPublic = origin === new URL(publicUrl).origin;
  // The service is reached by other names too: localhost, a host's own name for it.
  const isReached = isPublic || origin === "null" || toHost(origin) === url.host;
  if (site === null ? isPublic : site === "same-origin" && isReached) return;
  throw new HTTPError({
    status: 403,
    message: "This form was sent from another site. Open the page here and send it again.",
  });
}

const toHost = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
