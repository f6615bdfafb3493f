import { NETWORK_TIERS, UNVERIFIED_TIER } from "../../data/vocab.ts";
import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "network-tiers",
  about: "A card's tier is one its network sells.",
  severity: "error",
  run: ({ cards }) =>
    cards.flatMap(({ line, network, card_network_tier: tier }) => {
      if (network === undefined || tier === UNVERIFIED_TIER) return [];
      const tiers: readonly string[] = NETWORK_TIERS[network];
      if (tiers.includes(tier)) return [];
      const message = `${network} has no tier "${tier}"; it has ${tiers.join(" | ")}`;
      return [{ file: "cards.csv", line, column: "card_network_tier", message }];
    }),
});
