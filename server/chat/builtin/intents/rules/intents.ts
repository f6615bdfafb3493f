import type { Intent } from "../../intent.ts";
import { authorizedUserCounts } from "./authorized-user-counts.ts";
import { eligibility } from "./eligibility.ts";
import { five24 } from "./five-24.ts";
import { ruleQuestion } from "./rule-question.ts";

/** Questions about who may get a card and how accounts count. */
export const rulesIntents: readonly Intent[] = [
  eligibility,
  five24,
  ruleQuestion,
  authorizedUserCounts,
];
