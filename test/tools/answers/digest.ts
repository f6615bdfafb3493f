import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Recording, RECORDED_WALLETS } from "./record.ts";

export const DIGEST_FILE = join(import.meta.dirname, "digest.txt");

const HASH_CHARACTERS = 8;

/** Short hashes of answers; keys are the call, then the wallet. */
export type Digest = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const digestOf = (recording: Recording): Digest =>
  new Map(
    [...recording].map(([call, answers]) => [
      call,
      new Map([...answers].map(([wallet, answer]) => [wallet, hashOf(answer)])),
    ]),
  );

const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, HASH_CHARACTERS);

/** A line a call: which wallets were asked, by their hashes, and the call. */
export const toDigestText = (digest: Digest): string =>
  [...digest]
    .map(([call, hashes]) => {
      const columns = [...hashes].map(([wallet, hash]) => `${wallet}=${hash}`);
      return `${call}\n  ${columns.join(" ")}\n`;
    })
    .join("");

export function parseDigest(text: string): Digest {
  const digest = new Map<string, ReadonlyMap<string, string>>();
  const lines = text.split("\n");
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const columns = (lines[at + 1] ?? "").trim().split(" ");
    const hashes = columns.map((column) => {
      const [wallet = "", hash = ""] = column.split("=");
      return [wallet, hash] as const;
    });
    digest.set(lines[at] ?? "", new Map(hashes));
  }
  return digest;
}

/** The calls, each with its wallet, that answer differently; those that only one digest has count too. */
export function changedCalls(
  before: Digest,
  after: Digest,
  walletNames: readonly string[] = RECORDED_WALLETS,
): readonly string[] {
  const calls = new Set([...before.keys(), ...after.keys()]);
  return [...calls].flatMap((call) =>
    walletNames
      .filter((wallet) => before.get(call)?.get(wallet) !== after.get(call)?.get(wallet))
      .map((wallet) => `${wallet}: ${call}`),
  );
}
