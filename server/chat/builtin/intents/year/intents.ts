import type { Intent } from "../../intent.ts";
import { addCardEffect } from "./add-card-effect.ts";
import { annualRewards } from "./annual-rewards.ts";
import { nextCard } from "./next-card.ts";
import { spendingProfile } from "./spending-profile.ts";

/** Questions about a year of rewards and about cards to come. */
export const yearIntents: readonly Intent[] = [
  annualRewards,
  addCardEffect,
  nextCard,
  spendingProfile,
];
