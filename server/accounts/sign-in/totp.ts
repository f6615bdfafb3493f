import { createHmac } from "node:crypto";
import { isSame } from "../deps.ts";

/* Time-based one-time passwords: RFC 6238 with the values that every authenticator app knows. */

const STEP_SECONDS = 30;
const DIGITS = 6;
export const TOTP_SECRET_BYTES = 20;

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 as authenticator apps expect it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[parseInt(group.padEnd(5, "0"), 2)]).join("");
}

export const totpAddress = (secret: Buffer, email: string): string => {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer: "cardfile" });
  return `otpauth://totp/${encodeURIComponent(`cardfile:${email}`)}?${query.toString()}`;
};

/**
 * The step of a code: the current one, or one before or after, as clocks differ. Undefined when the
 * code is wrong, or its step is not after the last one used.
 */
export function findTotpStep(
  secret: Buffer,
  code: string,
  nowMs: number,
  lastStep: number,
): number | undefined {
  const now = Math.floor(nowMs / 1000 / STEP_SECONDS);
  return [now - 1, now, now + 1].find(
    (step) => step > lastStep && isSame(code, toCode(secret, step)),
  );
}

function toCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  // RFC 4226, section 5.3: the last four bits are the offset of the number.
  const at = digest.readUInt8(digest.length - 1) % 16;
  const number = digest.readUInt32BE(at) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}
