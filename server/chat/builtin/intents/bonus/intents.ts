import type { Intent } from "../../intent.ts";
import { bonusExclusions } from "./bonus-exclusions.ts";
import { bonusProgress } from "./bonus-progress.ts";
import { offerNow } from "./offer-now.ts";

/** Questions about welcome bonuses: what is left to spend, what counts, what is on offer. */
export const bonusIntents: readonly Intent[] = [bonusProgress, bonusExclusions, offerNow];
