import type { Intent } from "../../intent.ts";

export const yearIntents: readonly Intent[] = [];
