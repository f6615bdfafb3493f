import type { Intent } from "../../intent.ts";

export const walletIntents: readonly Intent[] = [];
