import { BALANCE_SAID } from "./balance.ts";
import { BONUS_SAID } from "./bonus.ts";
import { CARD_SAID } from "./card.ts";
import { CHANGE_SAID } from "./change.ts";
import { COVER_SAID } from "./cover.ts";
import { CREDIT_SAID } from "./credit.ts";
import { FEE_SAID } from "./fee.ts";
import { LOUNGE_SAID } from "./lounge.ts";
import { PURCHASE_SAID } from "./purchase.ts";
import { RULES_SAID } from "./rules.ts";
import { TALK_SAID } from "./talk.ts";
import { TRANSFER_SAID } from "./transfer.ts";
import { TRIP_SAID } from "./trip.ts";
import { VALUE_SAID } from "./value.ts";
import { WALLET_SAID } from "./wallet.ts";
import { YEAR_SAID } from "./year.ts";
import type { Said } from "./said.ts";

/** Whole messages as they were typed, next to the patterns of the other files: terse, rambling, misspelt. */
export const SAID: Said = {
  ...PURCHASE_SAID,
  ...YEAR_SAID,
  ...FEE_SAID,
  ...CHANGE_SAID,
  ...TRANSFER_SAID,
  ...VALUE_SAID,
  ...BALANCE_SAID,
  ...TRIP_SAID,
  ...CREDIT_SAID,
  ...RULES_SAID,
  ...BONUS_SAID,
  ...LOUNGE_SAID,
  ...COVER_SAID,
  ...CARD_SAID,
  ...WALLET_SAID,
  ...TALK_SAID,
};
