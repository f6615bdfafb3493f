import type { Intent } from "../../intent.ts";
import { allValues } from "./all-values.ts";
import { lockedValue } from "./locked-value.ts";
import { pointsValue } from "./points-value.ts";
import { redemptionValue } from "./redemption-value.ts";
import { stashValue } from "./stash-value.ts";

/** Questions about what points are worth. */
export const valueIntents: readonly Intent[] = [
  pointsValue,
  allValues,
  stashValue,
  lockedValue,
  redemptionValue,
];
