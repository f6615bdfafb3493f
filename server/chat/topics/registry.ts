import { pointsValue } from "../plans/points-value.ts";
import { portfolio } from "../plans/portfolio.ts";
import { renewal } from "../plans/renewal.ts";
import { transfer } from "../plans/transfer.ts";
import { balances, pointsExpiry } from "./balances.ts";
import { fees } from "./fees.ts";
import type { TopicId } from "./ids.ts";
import { routes } from "./routes.ts";
import type { Answerer } from "./topic.ts";

/** How each topic is answered. */
export const topics: Partial<Record<TopicId, Answerer>> = {
  balances,
  points_value: pointsValue,
  portfolio,
  points_expiry: pointsExpiry,
  routes,
  transfer,
  fees,
  renewal,
};
