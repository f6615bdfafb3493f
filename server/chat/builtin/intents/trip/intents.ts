import type { Intent } from "../../intent.ts";
import { awardPrice } from "./award-price.ts";
import { pointsGoal } from "./points-goal.ts";

/** Questions about points for a trip. */
export const tripIntents: readonly Intent[] = [pointsGoal, awardPrice];
