import { pointsValue } from "../plans/points-value.ts";
import { renewal } from "../plans/renewal.ts";
import { transfer } from "../plans/transfer.ts";
import { fees } from "./fees.ts";
import type { TopicId } from "./ids.ts";
import type { Answerer } from "./topic.ts";

/** How each topic is answered. */
export const topics: Partial<Record<TopicId, Answerer>> = {
  points_value: pointsValue,
  transfer,
  fees,
  renewal,
};
