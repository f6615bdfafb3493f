import type { Intent } from "../../intent.ts";
import { fundAward } from "./award/fund-award.ts";
import { transferPartners, transferSources } from "./routes/partners.ts";
import { routeCheck } from "./routes/route-check.ts";
import { transferAmount } from "./amount/transfer-amount.ts";
import { transferBonus } from "./transfer-bonus.ts";
import { transferUndo } from "./amount/transfer-undo.ts";
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
