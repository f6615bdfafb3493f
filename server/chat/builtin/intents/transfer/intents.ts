import type { Intent } from "../../intent.ts";
import { fundAward } from "./fund-award.ts";
import { transferPartners, transferSources } from "./partners.ts";
import { routeCheck } from "./route-check.ts";
import { transferAmount } from "./transfer-amount.ts";
import { transferBonus } from "./transfer-bonus.ts";
import { transferUndo } from "./transfer-undo.ts";
import { unlockCard } from "./unlock-card.ts";

/** Questions about moving points between programs. */
export const transferIntents: readonly Intent[] = [
  transferPartners,
  transferSources,
  routeCheck,
  transferAmount,
  transferBonus,
  fundAward,
  unlockCard,
  transferUndo,
];
