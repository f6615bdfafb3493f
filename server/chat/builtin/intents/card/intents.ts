import type { Intent } from "../../intent.ts";

export const cardIntents: readonly Intent[] = [];
