import { expect, test } from "vitest";
import counts from "../../../build/checks/counts.ts";
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

const FIX = "correct the rows, or the promise in build/checks/counts.ts";

test("185 open cards of 207 keep the promise", () => {
  expect(reportOf(withCards(185, 22))).toEqual([]);
});

test("a card too many is told with what to do", () => {
  expect(reportOf(withCards(185, 23))).toEqual([
    `cards.csv: expected 207 tracked cards, got 208; ${FIX}`,
  ]);
});

test("a card that closed is told with what to do", () => {
  expect(reportOf(withCards(184, 23))).toEqual([
    `cards.csv: expected 185 open cards, got 184; ${FIX}`,
  ]);
});

test("a lost open card breaks both counts", () => {
  expect(reportOf(withCards(184, 22))).toEqual([
    `cards.csv: expected 207 tracked cards, got 206; ${FIX}`,
    `cards.csv: expected 185 open cards, got 184; ${FIX}`,
  ]);
});
