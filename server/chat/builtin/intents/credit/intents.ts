import type { Intent } from "../../intent.ts";

export const creditIntents: readonly Intent[] = [];
