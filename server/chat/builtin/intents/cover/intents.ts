import type { Intent } from "../../intent.ts";

export const coverIntents: readonly Intent[] = [];
