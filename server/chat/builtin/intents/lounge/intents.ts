import type { Intent } from "../../intent.ts";

export const loungeIntents: readonly Intent[] = [];
