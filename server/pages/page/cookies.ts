import type { Header } from "./route.ts";

/**
 * The cookies of the pages: who is signed in, which account the browser has signed in to before, what
 * ties a form without an account to its browser, a sign-in that lacks its second step, what the next
 * page has to tell, and what brings the card back that was removed last.
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

/** A browser takes a __Host- cookie only from this very host over https; plain http has no such. */
const toFullName = (secure: boolean, name: CookieName): string =>
  secure ? `__Host-${name}` : name;

/** The value of a cookie of a Cookie header, unless it cannot be one of ours. */
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
