import type { Intent } from "../../intent.ts";
import { acceptance } from "./acceptance/acceptance.ts";
import { bestCard } from "./choice/best-card.ts";
import { bonusOrCategory } from "./choice/bonus-or-category.ts";
import { capLeft } from "./caps/cap-left.ts";
import { categoryGaps } from "./sheet/category-gaps.ts";
import { cheatSheet } from "./sheet/cheat-sheet.ts";
import { earnRate } from "./rates/earn-rate.ts";
import { foreignPurchase } from "./acceptance/foreign-purchase.ts";
import { rotating } from "./sheet/rotating.ts";

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
