import { createHash, timingSafeEqual } from "node:crypto";
import type { Store } from "./store/store.ts";

/** Dependencies of all account code. */
export interface Deps {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly randomBytes: (count: number) => Buffer;
  /** Named in the audit log when somebody else acts for the member, such as an operator. */
  readonly operator?: string;
}

/** A new id or secret of that many random bytes, in characters safe in keys and URLs. */
export const newToken = ({ randomBytes }: Deps, bytes: number): string =>
  randomBytes(bytes).toString("base64url");

/** A new id without `-` and `_`, for formats that use these as separators. */
export const newHexId = ({ randomBytes }: Deps, bytes: number): string =>
  randomBytes(bytes).toString("hex");

/** SHA-256 digest under which secrets and user texts are stored: 43 characters of base64url. */
export const digestOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** Compares secrets and signatures in constant time. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(expected)));

/** `2026-11-21T12:00:00Z` */
export const toTimestamp = (ms: number): string =>
  new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
