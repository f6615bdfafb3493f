import { type Amount, amountsOf, type Understood } from "../../../../language/understood.ts";

/** Smaller bare numbers are tickets, people or nights. */
const LEAST_BARE = 250;

/** The amounts that are points: those said to be, and large bare numbers. */
export const pointsOf = (asked: Understood): readonly Amount[] =>
  amountsOf(asked, "points", "count").filter(
    ({ value, unit }) => Number.isInteger(value) && (unit === "points" || value >= LEAST_BARE),
  );
