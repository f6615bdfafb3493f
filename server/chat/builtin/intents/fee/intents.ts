import type { Intent } from "../../intent.ts";
import { cardFee } from "./card-fee.ts";
import { refundWindow } from "./refund-window.ts";
import { renewalValue } from "./renewal-value.ts";
import { upcomingFees } from "./upcoming-fees.ts";

/** Questions about annual fees. */
export const feeIntents: readonly Intent[] = [renewalValue, upcomingFees, refundWindow, cardFee];
