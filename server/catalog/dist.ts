import { createStorage, type Storage, type Driver } from "unstorage";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Access to an S3-compatible service. */
export interface S3Settings {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Location of a build: a folder, an http(s) address, or s3://bucket/prefix. */
export interface DistPlace {
  readonly dist: string;
  readonly s3?: S3Settings | undefined;
}

/** Opens the storage of a build; loads only the driver it needs. */
export async function openStorage({ dist, s3 }: DistPlace): Promise<Storage> {
  if (/^https?:\/\//.test(dist)) {
    const { default: httpDriver } = await import("unstorage/drivers/http");
    return createStorage({ driver: httpDriver({ base: dist }) });
  }
  if (!dist.startsWith("s3://")) {
    return createStorage({ driver: folderDriver(dist) });
  }
  if (s3 === undefined) throw new Error(`${dist} needs the S3 settings`);
  const { default: s3Driver } = await import("unstorage/drivers/s3");
  // The driver puts both bucket and prefix before the key, so the prefix can stay in `bucket`.
  return createStorage({ driver: s3Driver({ ...s3, bucket: dist.slice("s3://".length) }) });
}

/**
 * A folder to read from. Reads are synchronous: a build has over a thousand files, mostly small,
 * and a promise per file would make every start several times slower.
 */
const folderDriver = (base: string): Driver => ({
  name: "folder",
  hasItem: (key) => existsSync(toPath(base, key)),
  getItem: (key) => read(base, key)?.toString("utf8") ?? null,
  getItemRaw: (key) => read(base, key) ?? null,
  getKeys: () => [],
});

/** Keys are path parts joined by colons. Throws if one leads out of the folder. */
function toPath(base: string, key: string): string {
  const parts = key.split(":");
  if (parts.includes("..")) throw new Error(`${key} is outside ${base}`);
  return join(base, ...parts);
}

/** Undefined when it is missing. */
function read(base: string, key: string): Buffer | undefined {
  try {
    return readFileSync(toPath(base, key));
  } catch {
    return undefined;
  }
}
