import type { Intent } from "../../intent.ts";

export const balanceIntents: readonly Intent[] = [];
