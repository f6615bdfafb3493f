import type { Intent } from "../../intent.ts";

export const bonusIntents: readonly Intent[] = [];
