import { expect } from "vitest";
import { held } from "./golden.ts";

/** A verdict on a rule, in part. */
export const verdict = (rule: string, more: object) => expect.objectContaining({ rule, ...more });

/** These are in the list, in any order. */
export const among = (...rules: readonly object[]) => expect.arrayContaining([...rules]);

/** Five personal cards in 24 months; the first is opened on the day given. */
export const FIVE = (first: string) => [
  held("amex-gold", { opened_on: first, bonus_received: false }),
  held("citi-double-cash", { opened_on: "2025-01-10", bonus_received: false }),
  held("discover-it-miles", { opened_on: "2025-05-05", bonus_received: false }),
  held("wells-fargo-autograph", { opened_on: "2025-09-09", bonus_received: false }),
  held("capital-one-venture-x", { opened_on: "2026-02-02", bonus_received: false }),
];
