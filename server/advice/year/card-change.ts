import { isFirstYear } from "../purchase/rate-status.ts";
import type { YearInput } from "./yearly-plan.ts";
import type { Earner } from "../purchase/earner.ts";
import { addCard, toSetting, type YearSetting } from "./year-problem.ts";
import { solveYear, type YearRewards } from "./yearly-rewards.ts";

/** A card that is or would be held, with its yearly costs and benefits besides its rates. */
export interface FeeCard extends Earner {
  /** Cents a year: the member's own figure, or the catalog's. */
  readonly annualFeeCents: number;
  /** Cents in the first year where it differs. */
  readonly firstYearFeeCents?: number | undefined;
  /** Cents a welcome offer is worth to the member, when it counts. */
  readonly offerCents?: number | undefined;
  /** Cents of the statement credits in the twelve months from now, as far as they are used. */
  readonly creditCents?: number | undefined;
  /** Cents of those that still run in a later year. */
  readonly laterCreditCents?: number | undefined;
  /** Cents that points of an anniversary are worth; none come in the first year. */
  readonly anniversaryCents?: number | undefined;
}

type FeeYear = Omit<YearInput, "cards"> & { readonly cards: readonly FeeCard[] };

export interface CardChange {
  readonly add: readonly FeeCard[];
  /** Ids of held cards. */
  readonly drop: readonly string[];
  /** The cards that stay, where the change makes their points worth more or less. */
  readonly kept?: readonly FeeCard[];
}

/** Cents a year; positive is better with the change, save for fees. */
export interface YearDelta {
  readonly rewardCents: number;
  readonly feeCents: number;
  readonly offerCents: number;
  readonly creditCents: number;
  readonly anniversaryCents: number;
  readonly netCents: number;
}

interface MovedSpend {
  readonly line: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Cents a year. */
  readonly cents: number;
}

export interface ChangeOutcome {
  readonly firstYear: YearDelta;
  readonly ongoing: YearDelta;
  /** In a later year. */
  readonly moved: readonly MovedSpend[];
  readonly before: YearRewards;
  readonly after: YearRewards;
  /** True if all estimates behind the deltas are proven optimal. */
  readonly isExact: boolean;
}

/** The years of a wallet: as it is, and once no card is in its first year. */
export interface WalletYears {
  readonly first: YearRewards;
  readonly later: YearRewards;
  /** The settings of both years, so that a card can be added to them. */
  readonly settings: { readonly first: YearSetting; readonly later: YearSetting };
}

/** The years before a change; made once when several changes to the same cards are looked at. */
export function yearsBefore(input: FeeYear): WalletYears {
  const cards = input.cards.map((card) => settle(card, input.from));
  const isSettled = input.cards.every((card, at) => card === cards[at]);
  const later = toSetting({ ...input, cards });
  const settings = { later, first: isSettled ? later : toSetting(input) };
  return solveYears(settings);
}

function solveYears(settings: WalletYears["settings"]): WalletYears {
  const later = solveYear(settings.later);
  const first = settings.first === settings.later ? later : solveYear(settings.first);
  return { later, first, settings };
}

/** The years after a change, from those before it as far as the change leaves them as they are. */
function yearsAfter(
  input: FeeYear,
  before: WalletYears,
  { add, drop, kept }: Required<CardChange>,
): WalletYears {
  const [one, ...others] = add;
  if (areWorthTheSame(input.cards, kept) && others.length === 0) {
    if (one === undefined && isUnused(before, drop)) return before;
    if (one !== undefined && kept.length === input.cards.length) {
      return withCard(before, one, input.from);
    }
  }
  return yearsBefore({ ...input, cards: [...kept, ...add] });
}

/** True if the remaining cards value their points as before. */
function areWorthTheSame(cards: readonly FeeCard[], kept: readonly FeeCard[]): boolean {
  const values = new Map(cards.map(({ id, value }) => [id, value?.centsPerPoint]));
  return kept.every(({ id, value }) => values.has(id) && values.get(id) === value?.centsPerPoint);
}

/** A year that puts nothing on a card is as good without it. */
const isUnused = ({ first, later }: WalletYears, ids: readonly string[]): boolean =>
  [first, later].every(({ shares }) => shares.every(({ card }) => !ids.includes(card)));

/** The years with one more card; unchanged if none of its rates is useful. */
function withCard(before: WalletYears, card: FeeCard, from: string): WalletYears {
  const { first, later } = before.settings;
  const settled = settle(card, from);
  const isOneYear = first === later && settled === card;
  const [then, now] = [addCard(later, settled), isOneYear ? undefined : addCard(first, card)];
  const unvalued = card.value === undefined ? [card.id] : [];
  const asIs = (year: YearRewards): YearRewards => ({
    ...year,
    unvalued: [...year.unvalued, ...unvalued],
  });
  const laterYear = then === undefined ? asIs(before.later) : solveYear(then);
  const firstYear = now === undefined ? asIs(before.first) : solveYear(now);
  return {
    later: laterYear,
    first: isOneYear ? laterYear : firstYear,
    settings: { later: then ?? later, first: isOneYear ? (then ?? later) : (now ?? first) },
  };
}

/** The effect of adding and dropping cards (a swap is both) on the first year and on later ones. */
export function simulateChange(
  input: FeeYear,
  { add, drop, kept = input.cards.filter(({ id }) => !drop.includes(id)) }: CardChange,
  before: WalletYears = yearsBefore(input),
): ChangeOutcome {
  const dropped = input.cards.filter(({ id }) => drop.includes(id));
  const opened = add.map((card) => openOn(card, input.from));
  const after = yearsAfter(input, before, { add: opened, drop, kept });
  const change = (of: (card: FeeCard) => number | undefined) => sumOf(add, of) - sumOf(dropped, of);
  return {
    firstYear: toDelta({
      rewardCents: after.first.totalCents - before.first.totalCents,
      feeCents:
        sumOf(add, (card) => card.firstYearFeeCents ?? card.annualFeeCents) -
        sumOf(dropped, (card) => card.annualFeeCents),
      offerCents: sumOf(add, (card) => card.offerCents),
      creditCents: change((card) => card.creditCents),
      anniversaryCents: 0 - sumOf(dropped, (card) => card.anniversaryCents),
    }),
    ongoing: toDelta({
      rewardCents: after.later.totalCents - before.later.totalCents,
      feeCents: change((card) => card.annualFeeCents),
      offerCents: 0,
      creditCents: change((card) => card.laterCreditCents),
      anniversaryCents: change((card) => card.anniversaryCents),
    }),
    moved: toMoved(before.later, after.later),
    before: before.later,
    after: after.later,
    isExact: [before.first, before.later, after.first, after.later].every(({ isExact }) => isExact),
  };
}

/** The parts of a delta with their sum. */
export const toDelta = (parts: Omit<YearDelta, "netCents">): YearDelta => ({
  netCents:
    parts.rewardCents -
    parts.feeCents +
    parts.offerCents +
    parts.creditCents +
    parts.anniversaryCents,
  ...parts,
});

const sumOf = (cards: readonly FeeCard[], of: (card: FeeCard) => number | undefined): number =>
  cards.reduce((sum, card) => sum + (of(card) ?? 0), 0);

const openOn = (card: FeeCard, day: string): FeeCard => ({
  ...card,
  state: { ...card.state, openedOn: day },
});

const YEARS_SETTLED = 2;

/** The card after its first year; the same object if no rate depends on the first year. */
export function settle(card: FeeCard, today: string): FeeCard {
  const { openedOn } = card.state;
  const isAsked = card.rates.some(({ requires }) => requires.includes("first_year"));
  if (!isAsked || openedOn === undefined || isFirstYear(openedOn, today) === false) return card;
  const year = Number(today.slice(0, 4)) - YEARS_SETTLED;
  return { ...card, state: { ...card.state, openedOn: `${year}${today.slice(4)}` } };
}

/** Per line, what leaves cards paired with what comes to others, in the order of the wallet. */
function toMoved(before: YearRewards, after: YearRewards): readonly MovedSpend[] {
  return before.byLine.flatMap(({ line, unassignedCents }) => {
    const later = after.byLine.find((other) => other.line === line)?.unassignedCents ?? 0;
    const change = new Map<string | undefined, number>([[undefined, later - unassignedCents]]);
    const count = (rewards: YearRewards, sign: 1 | -1) => {
      for (const share of rewards.shares) {
        if (share.line !== line) continue;
        change.set(share.card, (change.get(share.card) ?? 0) + sign * share.cents);
      }
    };
    count(before, -1);
    count(after, 1);
    return pairUp(line, [...change]);
  });
}

function pairUp(
  line: string,
  change: readonly (readonly [card: string | undefined, cents: number])[],
): readonly MovedSpend[] {
  const givers = change
    .filter(([, cents]) => cents < 0)
    .map(([card, cents]) => ({ card, cents: -cents }));
  const takers = change.filter(([, cents]) => cents > 0).map(([card, cents]) => ({ card, cents }));
  const moved: MovedSpend[] = [];
  for (const giver of givers) {
    for (const taker of takers) {
      const cents = Math.min(giver.cents, taker.cents);
      if (cents <= 0) continue;
      giver.cents -= cents;
      taker.cents -= cents;
      moved.push({ line, from: giver.card, to: taker.card, cents });
    }
  }
  return moved;
}
