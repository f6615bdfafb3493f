import type { Factors } from "./factors.ts";

/** The ways back in that a member without a password must have, beside the first passkey. */
const MIN_WAYS_BACK = 2;

/** How many there are: further passkeys, recovery codes, and mail where this server sends it. */
const countWaysBack = (
  { passkeys, recovery_code_digests: codes }: Factors,
  hasMail: boolean,
): number => Math.max(0, passkeys.length - 1) + (codes.length > 0 ? 1 : 0) + (hasMail ? 1 : 0);

/** True when the account can be kept without a password. */
export const canGoWithoutPassword = (factors: Factors, hasMail: boolean): boolean =>
  factors.passkeys.length > 0 && countWaysBack(factors, hasMail) >= MIN_WAYS_BACK;
