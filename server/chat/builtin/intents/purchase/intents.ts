import type { Intent } from "../../intent.ts";

export const purchaseIntents: readonly Intent[] = [];
