import type { Intent } from "../../intent.ts";
import { balances } from "./balances.ts";
import { pointsExpiry } from "./points-expiry.ts";
import { pooling } from "./pooling.ts";

/** Questions about the points that are held. */
export const balanceIntents: readonly Intent[] = [balances, pooling, pointsExpiry];
