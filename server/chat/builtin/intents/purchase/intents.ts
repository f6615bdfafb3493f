import type { Intent } from "../../intent.ts";
import { acceptance } from "./acceptance.ts";
import { bestCard } from "./best-card.ts";
import { bonusOrCategory } from "./bonus-or-category.ts";
import { capLeft } from "./cap-left.ts";
import { categoryGaps, cheatSheet } from "./cheat-sheet.ts";
import { earnRate } from "./earn-rate.ts";
import { foreignPurchase } from "./foreign-purchase.ts";
import { rotating } from "./rotating.ts";

/** Questions about paying with the cards held. */
export const purchaseIntents: readonly Intent[] = [
  bestCard,
  cheatSheet,
  rotating,
  capLeft,
  categoryGaps,
  earnRate,
  foreignPurchase,
  bonusOrCategory,
  acceptance,
];
