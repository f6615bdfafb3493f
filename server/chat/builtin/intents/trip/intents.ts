import type { Intent } from "../../intent.ts";

export const tripIntents: readonly Intent[] = [];
