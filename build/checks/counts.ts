import { defineCheck } from "./check.ts";

/** SPEC 1.3 and 8. Change them together with the list of tracked cards. */
export const TRACKED_CARDS = 207;
export const OPEN_CARDS = 185;

export default defineCheck({
  name: "counts",
  about: "As many cards are tracked and open as the service promises.",
  needsAllRows: true,
  run: ({ cards }) => {
    const open = cards.filter((card) => card.status === "open").length;
    return [
      ...(cards.length === TRACKED_CARDS ? [] : [wrong("tracked", TRACKED_CARDS, cards.length)]),
      ...(open === OPEN_CARDS ? [] : [wrong("open", OPEN_CARDS, open)]),
    ];
  },
});

function wrong(what: string, expected: number, got: number) {
  const fix = "correct the rows, or the promise in build/checks/counts.ts";
  return { file: "cards.csv", message: `expected ${expected} ${what} cards, got ${got}; ${fix}` };
}
