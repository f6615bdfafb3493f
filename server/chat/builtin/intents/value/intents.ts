import type { Intent } from "../../intent.ts";

export const valueIntents: readonly Intent[] = [];
