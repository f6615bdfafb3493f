import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The shortest secret we accept: 192 bits in base64. */
export const MIN_SECRET_CHARACTERS = 32;

/**
 * The secrets from which cookie and signing keys are derived, newest first. Without configured ones
 * a secret is made once and kept in a file that only its owner can read.
 */
export function loadSecrets(
  configured: readonly string[],
  varFolder: string,
): readonly [Buffer, ...Buffer[]] {
  const [newest, ...older] = configured.map((secret) => Buffer.from(secret));
  if (newest !== undefined) return [newest, ...older];
  mkdirSync(varFolder, { recursive: true, mode: 0o700 });
  return [readOrMake(join(varFolder, "secret"))];
}

/** Processes that start at once agree on one secret: the first link wins, to a whole file. */
function readOrMake(path: string): Buffer {
  const known = readIfThere(path);
  if (known !== undefined) return checkSecret(known, path);
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(aside, path);
  } catch (error) {
    if (readIfThere(path) === undefined) throw error;
  } finally {
    rmSync(aside);
  }
  return readFileSync(path);
}

function checkSecret(secret: Buffer, path: string): Buffer {
  if (secret.length >= MIN_SECRET_CHARACTERS) return secret;
  throw new Error(`${path} holds no secret; restore it, or delete it to get a new one`);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
