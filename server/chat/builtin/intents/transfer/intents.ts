import type { Intent } from "../../intent.ts";

export const transferIntents: readonly Intent[] = [];
