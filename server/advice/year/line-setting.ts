import { toMonths } from "./year-segments.ts";
import {
  type DraftWay,
  draftsOf,
  type LineQuestion,
  markOf,
  type Prospect,
  prospectsOf,
} from "./year-ways.ts";
import type { YearInput } from "./yearly-plan.ts";
import type { Earner } from "../purchase/earner.ts";

export interface OfCard {
  readonly card: number;
  readonly held: Earner;
}

/** A way of a card, not yet put into a part of the year. */
export interface Placed extends OfCard {
  readonly draft: DraftWay;
}

/** The useful ways to earn on one line of spend. */
export interface LineSetting {
  readonly question: LineQuestion;
  /** The best rate per cent that is always open; 0 when there is none. */
  readonly floor: number;
  /** Ways of the whole year, in the order of the wallet. */
  readonly steady: readonly Placed[];
  /** Rates that come and go and are better than the floor in some month. */
  readonly passing: readonly (OfCard & { readonly prospect: Prospect })[];
}

type OnLine = OfCard & { readonly prospect: Prospect };

/**
 * A line with the ways of further cards. The most promising rates are asked first: once a way is
 * found that is always open, no rate that could not beat it needs to be asked. The same line comes
 * back when nothing is of use.
 */
export function addToLine(
  input: YearInput,
  line: LineSetting,
  cards: readonly OfCard[],
): LineSetting {
  const { question } = line;
  const prospects = promising(input, line, cards);
  let { floor } = line;
  const found: Placed[] = [];
  const passing: OnLine[] = [];
  for (const one of prospects) {
    if (one.prospect.most <= floor) break;
    if (one.prospect.isPassing) {
      passing.push(one);
      continue;
    }
    for (const placed of toPlaced(input, question, one, input.from)) {
      if (placed.draft.value <= line.floor) continue;
      found.push(placed);
      if (isAlwaysOpen(placed.draft)) floor = Math.max(floor, placed.draft.value);
    }
  }
  const coming = passing.filter((one) => mostOf(input, question, one) > floor);
  if (found.length === 0 && coming.length === 0) return line;
  return {
    question,
    floor,
    steady: usefulOf([...line.steady, ...found], floor),
    passing: [...line.passing, ...coming],
  };
}

/** The ways above the floor, and the first of those that make it, in the order of the wallet. */
function usefulOf(ways: readonly Placed[], floor: number): readonly Placed[] {
  const sorted = ways
    .filter(({ draft }) => draft.value >= floor)
    .toSorted((a, b) => a.card - b.card);
  const first = sorted.find(({ draft }) => draft.value === floor && isAlwaysOpen(draft));
  return sorted.filter((way) => way === first || way.draft.value > floor);
}

/** Every rate that is not below what a line earns for sure, the most promising first. */
function promising(
  input: YearInput,
  { question, floor }: LineSetting,
  cards: readonly OfCard[],
): readonly OnLine[] {
  const prospects: OnLine[] = [];
  let sure = floor;
  for (const { held, card } of cards) {
    for (const prospect of prospectsOf(input, held, question, sure)) {
      if (prospect.most <= floor || prospect.most < sure) continue;
      prospects.push({ held, card, prospect });
      if (prospect.isSure) sure = prospect.most;
    }
  }
  return prospects
    .filter(({ prospect }) => prospect.most >= sure)
    .toSorted((a, b) => b.prospect.most - a.prospect.most);
}

/** The most that a rate which comes and goes earns in any month. */
function mostOf(input: YearInput, question: LineQuestion, { held, prospect }: OnLine): number {
  const days = new Map<string, string>();
  for (const { midDay } of toMonths(input.from)) {
    const mark = markOf(held, prospect.rate, midDay);
    if (mark !== "" && !days.has(mark)) days.set(mark, midDay);
  }
  let most = 0;
  for (const day of days.values()) {
    for (const { value } of draftsOf(input, held, question, prospect.rate, day)) {
      most = Math.max(most, value);
    }
  }
  return most;
}

/** The ways of a rate on a day, with the card they belong to. */
export const toPlaced = (
  input: YearInput,
  question: LineQuestion,
  { held, card, prospect }: OnLine,
  day: string,
): readonly Placed[] =>
  draftsOf(input, held, question, prospect.rate, day).map((draft) => ({ held, card, draft }));

const isAlwaysOpen = ({ cap, isOption, conditions }: DraftWay): boolean =>
  cap === undefined && !isOption && conditions.length === 0;
