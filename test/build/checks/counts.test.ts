import { expect, test } from "vitest";
import counts, {
  OPEN_CARDS as OPEN,
  TRACKED_CARDS as TRACKED,
} from "../../../build/checks/counts.ts";
import { formatProblem } from "../../../build/problem.ts";
import type { Tables } from "../../../build/read.ts";
import { BASE, readRows } from "../fixtures.ts";

const base = readRows(BASE);

const withCards = (open: number, closed: number): Tables => {
  const copies = (status: "open" | "discontinued", count: number) =>
    base.cards
      .slice(0, 1)
      .flatMap((card) => Array.from({ length: count }, () => ({ ...card, status })));
  return { ...base, cards: [...copies("open", open), ...copies("discontinued", closed)] };
};

const reportOf = (tables: Tables) => counts.run(tables).map(formatProblem);

const CLOSED = TRACKED - OPEN;
const FIX = "correct the rows, or the promise in build/checks/counts.ts";

test("as many cards as promised, and as many open, are right", () => {
  expect(reportOf(withCards(OPEN, CLOSED))).toEqual([]);
});

test("a card too many is told with what to do", () => {
  expect(reportOf(withCards(OPEN, CLOSED + 1))).toEqual([
    `cards.csv: expected ${TRACKED} tracked cards, got ${TRACKED + 1}; ${FIX}`,
  ]);
});

test("a card that closed is told with what to do", () => {
  expect(reportOf(withCards(OPEN - 1, CLOSED + 1))).toEqual([
    `cards.csv: expected ${OPEN} open cards, got ${OPEN - 1}; ${FIX}`,
  ]);
});

test("a lost open card breaks both counts", () => {
  expect(reportOf(withCards(OPEN - 1, CLOSED))).toEqual([
    `cards.csv: expected ${TRACKED} tracked cards, got ${TRACKED - 1}; ${FIX}`,
    `cards.csv: expected ${OPEN} open cards, got ${OPEN - 1}; ${FIX}`,
  ]);
});
