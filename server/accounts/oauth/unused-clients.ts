import * as z from "zod";
import { type Deps, digestOf } from "../deps.ts";
import { defineRecord } from "../records.ts";
import { update, type Write } from "../store/store.ts";
import { sealedRecords } from "./sealed-records.ts";

/** A registration that no member agreed to expires after this; the client may register again. */
export const UNUSED_CLIENT_MS = 86_400_000;

/** Networks are hashed to shelves, so a flood from a few displaces few clients of others. */
const SHELVES = 64;
/** Newest registrations kept per shelf; older ones are deleted if never used. */
const PLACES = 32;

/** The clients registered last on a shelf, by the digests of their ids, oldest first. */
export const unusedClients = defineRecord(
  "oauth-unused",
  z.looseObject({ clients: z.array(z.string()) }),
);

/**
 * Adds a new client to the shelf of its network. When the shelf is full, the oldest client makes
 * room: it is deleted, unless it has been used since.
 */
export async function takePlace(deps: Deps, clientId: string, network: string): Promise<void> {
  const { store, now } = deps;
  const shelf = String(Buffer.from(digestOf(network), "base64url").readUInt16BE() % SHELVES);
  await update(store, unusedClients.key(shelf), async (before) => {
    const shelved = before && unusedClients.tryParse(before);
    // A damaged shelf starts empty: the clients on it expire by themselves.
    const known = shelved === undefined || "message" in shelved ? [] : shelved.value.clients;
    const clients = [...known, digestOf(clientId)];
    const dropped = clients.splice(0, Math.max(0, clients.length - PLACES));
    const deletions = await Promise.all(dropped.map((client) => toDeletion(deps, client)));
    const condition = { if: before?.version ?? null, expiresAt: now() + UNUSED_CLIENT_MS };
    return {
      writes: [unusedClients.put([shelf], { clients }, condition), ...deletions.flat()],
      outcome: undefined,
    };
  });
}

/** A later expiry than that of an unused client shows that it has been used. */
async function toDeletion({ store, now }: Deps, client: string): Promise<readonly Write[]> {
  const entry = await sealedRecords.readIntact(store, "Client", client);
  const expiresAt = entry?.value.expires_at ?? Infinity;
  if (entry === undefined || expiresAt > now() + UNUSED_CLIENT_MS) return [];
  return [sealedRecords.del(entry.ids, { if: entry.version })];
}
