import { createHmac } from "node:crypto";
import { type Deps, isSame, newToken } from "../deps.ts";
import { deriveKey } from "../oauth/seal.ts";

const NONCE_BYTES = 16;

/**
 * Cookies that show that a browser has signed in to an account before (OWASP's device cookies).
 * They give no access: guesses from such a browser are only counted apart from strangers' guesses.
 */
export interface DeviceCookies {
  /** A new cookie for a browser that has just signed in. */
  readonly issue: (accountId: string) => string;
  /** The id of the browser; undefined when the cookie is not one of ours for this account. */
  readonly recognize: (cookie: string, accountId: string) => string | undefined;
}

/** The first secret signs, all verify. */
export function createDeviceCookies(deps: Deps, secrets: readonly Buffer[]): DeviceCookies {
  const keys = secrets.map((secret) => deriveKey(secret, "device cookies"));
  return {
    issue: (accountId) => {
      const nonce = newToken(deps, NONCE_BYTES);
      const [key = Buffer.alloc(0)] = keys;
      return `${nonce}.${sign(key, nonce, accountId)}`;
    },
    recognize: (cookie, accountId) => {
      const [nonce = "", signature = ""] = cookie.split(".");
      const isOurs = keys.some((key) => isSame(signature, sign(key, nonce, accountId)));
      return isOurs ? nonce : undefined;
    },
  };
}

const sign = (key: Buffer, nonce: string, accountId: string): string =>
  createHmac("sha256", key).update(`${nonce} ${accountId}`).digest("base64url");
