import type { Intent } from "../../intent.ts";

export const changeIntents: readonly Intent[] = [];
