import type { Intent } from "../../intent.ts";
import { cardChanges } from "./card-changes.ts";
import { downgradeOptions } from "./downgrade-options.ts";
import { downgradePoints } from "./downgrade-points.ts";
import { renamedCard } from "./renamed-card.ts";

/** Questions about what cards become and what changed about them. */
export const changeIntents: readonly Intent[] = [
  downgradeOptions,
  downgradePoints,
  cardChanges,
  renamedCard,
];
