import { fees } from "./fees.ts";
import type { TopicId } from "./ids.ts";
import type { Answerer } from "./topic.ts";

/** How each topic is answered. */
export const topics: Partial<Record<TopicId, Answerer>> = { fees };
