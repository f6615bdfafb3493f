import { addToLine, type LineSetting, type OfCard, type Placed, toPlaced } from "./line-setting.ts";
import { toCents } from "../money.ts";
import { optionOf } from "../purchase/rate-status.ts";
import { toMonths, toSegments, type YearSegment } from "./year-segments.ts";
import { markOf, prospectsOf, toLineQuestions } from "./year-ways.ts";
import {
  type ConditionalWay,
  groupName,
  type YearInput,
  type YearProblem,
  type YearWay,
} from "./yearly-plan.ts";
import type { Earner } from "../purchase/earner.ts";

/** A year set out line by line, to which cards may be added. */
export interface YearSetting {
  readonly input: YearInput;
  readonly lines: readonly LineSetting[];
}

/** Sets out a year. A way that is not better than one that is always open is left out. */
export function toSetting(input: YearInput): YearSetting {
  const cards = input.cards.map((held, card) => ({ held, card }));
  const bare = toLineQuestions(input).map((question) => ({
    question,
    floor: 0,
    steady: [],
    passing: [],
  }));
  return { input, lines: bare.map((line) => addToLine(input, line, cards)) };
}

/** The year with one more card; undefined if none of its rates is useful on any line. */
export function addCard(setting: YearSetting, held: Earner): YearSetting | undefined {
  const { input } = setting;
  const added = [{ held, card: input.cards.length }];
  const lines = setting.lines.map((line) => addToLine(input, line, added));
  const isNew = ({ card }: OfCard) => card === input.cards.length;
  const isOfUse = lines.some(
    ({ steady, passing }) =>
      passing.some(isNew) ||
      steady.some((placed) => isNew(placed) && placed.draft.conditions.length === 0),
  );
  return isOfUse ? { input: { ...input, cards: [...input.cards, held] }, lines } : undefined;
}

/** Every line of spend in every part of the year, with the ways to earn that may be of use. */
export function toYearProblem({ input, lines }: YearSetting): YearProblem {
  const passing = lines.flatMap((line) => line.passing);
  const cards = [...lines.flatMap((line) => line.steady), ...passing];
  const segments = toSegments(
    toMonths(input.from),
    passing.map(
      ({ held, prospect }) =>
        (day) =>
          markOf(held, prospect.rate, day),
    ),
    cards.some(hasHalfYears),
  );
  return place({ input, lines }, segments);
}

const hasHalfYears = ({ held }: OfCard): boolean =>
  [...held.rates, ...held.boosts].some((row) => row.cap_period === "half_year");

/**
 * The year of one card by itself, in the same parts, with every way it has for the lines that spend
 * is on.
 */
export function toCardProblem(
  input: YearInput,
  whole: YearProblem,
  card: number,
  spent: ReadonlySet<number>,
): YearProblem {
  const held = input.cards[card];
  const own = { ...input, cards: held === undefined ? [] : [held] };
  const lines = toLineQuestions(own).map((question, line): LineSetting => {
    if (!spent.has(line)) return { question, floor: 0, steady: [], passing: [] };
    const all = own.cards.flatMap((one) =>
      prospectsOf(own, one, question).map((prospect) => ({ held: one, card: 0, prospect })),
    );
    const steady = all.filter(({ prospect }) => !prospect.isPassing);
    return {
      question,
      floor: 0,
      steady: steady.flatMap((one) => toPlaced(own, question, one, own.from)),
      passing: all.filter(({ prospect }) => prospect.isPassing),
    };
  });
  return place({ input: own, lines }, whole.segments);
}

type Caps = Map<string, { readonly place: number; readonly cents: number }>;

function place({ input, lines }: YearSetting, segments: readonly YearSegment[]): YearProblem {
  const caps: Caps = new Map();
  const counts = new Map<string, number>();
  const conditional: ConditionalWay[] = [];
  const demands = segments.flatMap((segment, at) =>
    lines.map((line, row) => {
      const ways: YearWay[] = [];
      for (const placed of placedIn(input, line, segment)) {
        const { rate, conditions } = placed.draft;
        const way = toWay(placed, row, capPlace(caps, placed, segment));
        if (way.option) counts.set(way.option.group, rate.select_count ?? 1);
        if (conditions.length === 0) ways.push(way);
        else conditional.push({ demand: at * lines.length + row, way, conditions });
      }
      return { line: row, cents: line.question.spend.monthlyCents * segment.months, ways };
    }),
  );
  const capacities = [...caps.values()].map(({ cents }) => cents);
  return { demands, capacities, counts, conditional, segments };
}

/** The ways of a line in a part of the year, in the order of the wallet. */
function placedIn(
  input: YearInput,
  { question, floor, steady, passing }: LineSetting,
  { midDay }: YearSegment,
): readonly Placed[] {
  const coming = passing
    .flatMap((one) => toPlaced(input, question, one, midDay))
    .filter(({ draft }) => draft.value > floor);
  if (coming.length === 0) return steady;
  return [...steady, ...coming].toSorted((a, b) => a.card - b.card);
}

function toWay({ card, draft }: Placed, line: number, cap: number | undefined): YearWay {
  const { rate, isAfterCap, scaledRate, value, isOption } = draft;
  const option = isOption
    ? { option: { group: groupName(card, rate.select_group), option: optionOf(rate) } }
    : {};
  const under = cap === undefined ? {} : { cap };
  return { card, line, rate, isAfterCap, scaledRate, value, ...option, ...under };
}

/** The place of a cap; each run of its period has its own. */
function capPlace(
  caps: Caps,
  { card, held, draft: { cap } }: Placed,
  segment: YearSegment,
): number | undefined {
  if (cap === undefined) return undefined;
  const { key, usd, period } = cap;
  const { name, share } = segment.spans[period];
  const id = `${card}|${key}|${name}`;
  const known = caps.get(id);
  if (known !== undefined) return known.place;
  const isOnce = period === "lifetime" || period === "promotion";
  const spent = isOnce ? (held.state.spentCents?.[key] ?? 0) : 0;
  const cents = Math.max(0, Math.floor((toCents(usd) * share.months) / share.of) - spent);
  caps.set(id, { place: caps.size, cents });
  return caps.size - 1;
}
