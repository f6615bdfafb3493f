import type { Health } from "../contract/health.ts";
import { listCards } from "../contract/routes.ts";
import type { Snapshot } from "./snapshot.ts";

/** The health object (SPEC 2.5): can the service reach its data, and is all of it whole? */
export function toHealth(snapshot: Snapshot | undefined, environment: string, now: Date): Health {
  return {
    status: toStatus(snapshot),
    data_available: snapshot?.published.has(listCards.path) ?? false,
    environment,
    timestamp: now.toISOString(),
  };
}

function toStatus(snapshot: Snapshot | undefined): Health["status"] {
  if (snapshot?.whole) return "ok";
  const anything = snapshot !== undefined && snapshot.published.size > 0;
  return anything ? "degraded" : "unavailable";
}
