import type { Intent } from "../../intent.ts";

export const rulesIntents: readonly Intent[] = [];
