import * as z from "zod";
import { type Deps, digestOf } from "../deps.ts";
import { defineRecord } from "../records.ts";
import { update, type Write } from "../store/store.ts";
import { sealedRecords } from "./sealed-records.ts";

/** A registration that nobody ever agreed to is forgotten after this; clients register anew. */
export const UNUSED_CLIENT_MS = 86_400_000;

/** Networks share places by chance, so that a flood from a few takes few from others. */
const SHELVES = 64;
/** The newest registrations of the networks of a shelf; older ones are forgotten if never used. */
const PLACES = 32;

/** The clients registered last from some networks, by the digest of their ids, oldest first. */
export const unusedClients = defineRecord(
  "oauth-unused",
  z.looseObject({ clients: z.array(z.string()) }),
);

/**
 * Gives a new client a place among those that nobody has agreed to yet. The oldest on a full shelf
 * makes room: it is deleted, unless it has been used since.
 */
export async function takePlace(deps: Deps, clientId: string, network: string): Promise<void> {
  const { store, now } = deps;
  const shelf = String(Buffer.from(digestOf(network), "base64url").readUInt16BE() % SHELVES);
  await update(store, unusedClients.key(shelf), async (before) => {
    const shelved = before && unusedClients.tryParse(before);
    // A damaged shelf is begun anew: what stood on it expires by itself.
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

/** A client that was used is kept for longer than one that was not. */
async function toDeletion({ store, now }: Deps, client: string): Promise<readonly Write[]> {
  const entry = await sealedRecords.readIntact(store, "Client", client);
  const expiresAt = entry?.value.expires_at ?? Infinity;
  if (entry === undefined || expiresAt > now() + UNUSED_CLIENT_MS) return [];
  return [sealedRecords.del(entry.ids, { if: entry.version })];
}
