import { toCents } from "./plain-row.ts";
import { optionOf } from "./rate-status.ts";
import { toMonths, toSegments, type YearSegment } from "./year-segments.ts";
import {
  type DraftWay,
  draftsOf,
  type LineQuestion,
  markOf,
  type Prospect,
  prospectsOf,
  toLineQuestions,
} from "./year-ways.ts";
import {
  type ConditionalWay,
  groupName,
  type WalletCard,
  type YearInput,
  type YearProblem,
  type YearWay,
} from "./yearly-plan.ts";

interface OfCard {
  readonly card: number;
  readonly held: WalletCard;
}

/** A way of a card, not yet put into a part of the year. */
interface Placed extends OfCard {
  readonly draft: DraftWay;
}

/** What a line of spend may earn that is of use. */
interface LineSetting {
  readonly question: LineQuestion;
  /** What a cent earns at the best way that is always open; 0 when there is none. */
  readonly floor: number;
  /** Ways of the whole year, in the order of the wallet. */
  readonly steady: readonly Placed[];
  /** Rates that come and go and are better than the floor in some month. */
  readonly passing: readonly (OfCard & { readonly prospect: Prospect })[];
}

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

/** The year with one more card; undefined when none of its rates is of use on any line. */
export function addCard(setting: YearSetting, held: WalletCard): YearSetting | undefined {
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

const isAlwaysOpen = ({ cap, isOption, conditions }: DraftWay): boolean =>
  cap === undefined && !isOption && conditions.length === 0;

type OnLine = OfCard & { readonly prospect: Prospect };

const toPlaced = (
  input: YearInput,
  question: LineQuestion,
  { held, card, prospect }: OnLine,
  day: string,
): readonly Placed[] =>
  draftsOf(input, held, question, prospect.rate, day).map((draft) => ({ held, card, draft }));

/**
 * A line with the ways of further cards. The most promising rates are asked first: once a way is
 * found that is always open, no rate that could not beat it needs to be asked. The same line comes
 * back when nothing is of use.
 */
function addToLine(input: YearInput, line: LineSetting, cards: readonly OfCard[]): LineSetting {
  const { question } = line;
  const prospects = cards
    .flatMap(({ held, card }) =>
      prospectsOf(input, held, question).map((prospect) => ({ held, card, prospect })),
    )
    .filter(({ prospect }) => prospect.most > line.floor)
    .toSorted((a, b) => b.prospect.most - a.prospect.most);
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
    steady: [...line.steady, ...found]
      .filter(({ draft }) => draft.value > floor || (draft.value === floor && isAlwaysOpen(draft)))
      .toSorted((a, b) => a.card - b.card),
    passing: [...line.passing, ...coming],
  };
}

/** The most that a rate which comes and goes earns in any month. */
function mostOf(input: YearInput, question: LineQuestion, { held, prospect }: OnLine): number {
  const days = new Map<string, string>();
  for (const { midDay } of toMonths(input.from)) {
    const mark = markOf(held, prospect.rate, midDay);
    if (mark !== "" && !days.has(mark)) days.set(mark, midDay);
  }
  const values = [...days.values()].flatMap((day) =>
    draftsOf(input, held, question, prospect.rate, day).map(({ value }) => value),
  );
  return Math.max(0, ...values);
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
