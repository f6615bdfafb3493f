import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Deps } from "../deps.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose (HKDF with SHA-256), so that no key ever serves two. */
export const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `cardfile ${purpose}`, KEY_BYTES));

/** Encrypts a text with AES-256-GCM: nonce, tag and ciphertext in base64url. */
export function seal({ randomBytes }: Deps, key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a sealed text; undefined when the key is wrong or the text was tampered with. */
export function unseal(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const tagged = bytes.subarray(NONCE_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAuthTag(tagged.subarray(0, TAG_BYTES));
    const text = Buffer.concat([decipher.update(tagged.subarray(TAG_BYTES)), decipher.final()]);
    return text.toString("utf8");
  } catch {
    return undefined;
  }
}
