import type { Card, Purchase } from "./purchase.ts";

export type Network = NonNullable<Card["network"]>;
export type Acceptance = "yes" | "no" | "online_only" | "in_store_only" | "unknown";

/** Does the merchant take cards of a network? By its verified row, if it has one. */
export function acceptanceOf(
  network: Network | undefined,
  { merchant, channel }: Pick<Purchase, "merchant" | "channel">,
): Acceptance {
  if (merchant === undefined || channel === "portal") return "yes";
  const { networks_in_store: inStore, networks_online: online } = merchant;
  if (merchant.confidence === "unverified") {
    return inStore.length + online.length === 0 ? "yes" : "unknown";
  }
  if (inStore.length + online.length === 0) return "yes";
  if (network === undefined) return "unknown";
  const takes = (networks: readonly Network[]) =>
    networks.length === 0 || networks.includes(network);
  // Nobody fills up at a website.
  if (channel === "in_store" || merchant.kind === "fuel") return takes(inStore) ? "yes" : "no";
  if (channel === "online") return takes(online) ? "yes" : "no";
  if (takes(inStore) === takes(online)) return takes(inStore) ? "yes" : "no";
  return takes(online) ? "online_only" : "in_store_only";
}
