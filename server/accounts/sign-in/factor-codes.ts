import type { Deps } from "../deps.ts";
import { deriveKey, seal, unseal } from "../oauth/seal.ts";
import { changeFactors, readFactors, useRecoveryCode } from "./factors.ts";
import { findTotpStep, TOTP_SECRET_BYTES } from "./totp.ts";

/* Codes of the member's authenticator app, and recovery codes. */

const keyOf = (secret: Buffer): Buffer => deriveKey(secret, "one-time passwords");

/** A new TOTP secret for the account; sealed, it may be sent to the page that asks for a code. */
export function newTotp(deps: Deps, secret: Buffer, accountId: string) {
  const bytes = deps.randomBytes(TOTP_SECRET_BYTES);
  const text = JSON.stringify([accountId, bytes.toString("base64url")]);
  return { bytes, sealed: seal(deps, keyOf(secret), text) };
}

/** Unseals a TOTP secret; undefined when it is another account's or was tampered with. */
export function openTotp(
  secrets: readonly Buffer[],
  accountId: string,
  sealed: string,
): Buffer | undefined {
  const [text] = secrets.flatMap((secret) => unseal(keyOf(secret), sealed) ?? []);
  if (text === undefined) return undefined;
  const opened: unknown = JSON.parse(text);
  const [owner, bytes] = Array.isArray(opened) ? opened.map(String) : [];
  return owner === accountId ? Buffer.from(bytes ?? "", "base64url") : undefined;
}

/** Adds an authenticator app once its first code is right. */
export function addTotp(
  deps: Deps,
  secrets: readonly Buffer[],
  accountId: string,
  { sealed, code }: { readonly sealed: string; readonly code: string },
): Promise<boolean> {
  const bytes = openTotp(secrets, accountId, sealed);
  return changeFactors(deps, accountId, (before) => {
    const lastStep = before.totp?.sealed === sealed ? before.totp.last_step : 0;
    const step = bytes && findTotpStep(bytes, code, deps.now(), lastStep);
    return step === undefined ? undefined : { ...before, totp: { sealed, last_step: step } };
  });
}

/** Uses up a code of the app, or a recovery code; false when it is neither. */
export async function useFactorCode(
  deps: Deps,
  secrets: readonly Buffer[],
  accountId: string,
  typed: string,
): Promise<boolean> {
  const digits = typed.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return useRecoveryCode(deps, accountId, typed);
  const { totp } = await readFactors(deps, accountId);
  const bytes = totp && openTotp(secrets, accountId, totp.sealed);
  if (bytes === undefined) return false;
  return changeFactors(deps, accountId, (before) => {
    const step = before.totp && findTotpStep(bytes, digits, deps.now(), before.totp.last_step);
    return before.totp === undefined || step === undefined
      ? undefined
      : { ...before, totp: { ...before.totp, last_step: step } };
  });
}
