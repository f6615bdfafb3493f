import { createHmac, timingSafeEqual } from "node:crypto";
import { type H3Event, HTTPError } from "h3";

/** The field of every form that carries the token. */
export const TOKEN_FIELD = "form_token";

/**
 * The token that ties a form to the cookie it was made for. It is derived with the cookie as the
 * key, so it tells nothing of the cookie and fits no other.
 */
export const toFormToken = (cookie: string): string =>
  createHmac("sha256", cookie).update("cardfile form").digest("base64url");

/** Throws unless the form carries the token. */
export function checkFormToken(form: URLSearchParams, expected: string): void {
  const given = Buffer.from(form.get(TOKEN_FIELD) ?? "");
  const wanted = Buffer.from(expected);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new HTTPError({
    status: 403,
    message: "This form is too old to be sent. Open the page again and repeat what you did.",
  });
}

/**
 * Throws unless the request comes from a page of ours. Our pages have the referrer policy
 * no-referrer, with which browsers send `Origin: null` with a form, and the address in the browser
 * with a script; Sec-Fetch-Site, which no page can forge, says then where it was.
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
