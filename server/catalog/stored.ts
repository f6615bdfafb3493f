import { hash } from "node:crypto";
import type { Storage } from "unstorage";

/** A file as the manifest lists it. */
export interface StoredFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The bytes of a file, or undefined when it is missing or not what the manifest says. */
export async function readVerified(
  storage: Storage,
  folder: string,
  { file, bytes: size, sha256 }: StoredFile,
): Promise<Buffer | undefined> {
  const bytes = await readBytes(storage, folder + file);
  return bytes?.length === size && hash("sha256", bytes) === sha256 ? bytes : undefined;
}

/** The bytes of a file, or undefined when it is missing. */
export async function readBytes(storage: Storage, key: string): Promise<Buffer | undefined> {
  const raw = await storage.getItemRaw<Buffer | Uint8Array | string>(key).catch(() => undefined);
  return raw === undefined || raw === null ? undefined : Buffer.from(raw);
}
