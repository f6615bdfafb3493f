import type { Header } from "./route.ts";

/**
 * The cookies of the pages: the session, the account this browser has signed in to before, the
 * token of forms without an account, a sign-in that lacks its second step, a notice for the next
 * page, and the token that restores the card removed last.
 */
export type CookieName = "session" | "device" | "form" | "pending" | "notice" | "removed";

const PATTERNS: Readonly<Record<CookieName, RegExp>> = {
  session: /^[A-Za-z0-9_-]{43}$/,
  device: /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/,
  form: /^[A-Za-z0-9_-]{43}$/,
  removed: /^[A-Za-z0-9_-]{20,64}$/,
  pending: /^[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{43}$/,
  notice: /^[a-z-]{1,40}$/,
};

/** Browsers take a __Host- cookie only from this very host over https, so http goes without. */
const toFullName = (secure: boolean, name: CookieName): string =>
  secure ? `__Host-${name}` : name;

/** The value of a cookie in a Cookie header; undefined when missing or malformed. */
export function readCookie(
  header: string | null | undefined,
  secure: boolean,
  name: CookieName,
): string | undefined {
  const start = `${toFullName(secure, name)}=`;
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return value !== undefined && PATTERNS[name].test(value) ? value : undefined;
}

/** Without an age a cookie lives as long as the browser runs. */
export function setCookie(
  secure: boolean,
  name: CookieName,
  value: string,
  maxAgeSeconds?: number,
): Header {
  const fields = [
    `${toFullName(secure, name)}=${value}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
  ];
  return ["set-cookie", fields.join("; ")];
}

export const clearCookie = (secure: boolean, name: CookieName): Header =>
  setCookie(secure, name, "", 0);
