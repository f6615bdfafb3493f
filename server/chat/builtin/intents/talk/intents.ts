import type { Intent } from "../../intent.ts";

export const talkIntents: readonly Intent[] = [];
