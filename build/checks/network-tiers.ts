import { NETWORK_TIERS, UNVERIFIED_TIER } from "../../data/vocab.ts";
import { defineCheck, rowProblems } from "./check.ts";

export default defineCheck({
  name: "network-tiers",
  about: "A card's tier is one its network sells.",
  run: (tables) =>
    rowProblems(tables, "cards", ({ network, card_network_tier: tier }) => {
      if (network === undefined || tier === UNVERIFIED_TIER) return [];
      const tiers: readonly string[] = NETWORK_TIERS[network];
      const message = `${network} has no tier "${tier}"; it has ${tiers.join(" | ")}`;
      return [[!tiers.includes(tier), "card_network_tier", message]];
    }),
});
