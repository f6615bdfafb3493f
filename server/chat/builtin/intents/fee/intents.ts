import type { Intent } from "../../intent.ts";

export const feeIntents: readonly Intent[] = [];
