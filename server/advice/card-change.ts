import type { WalletCard, YearInput } from "./yearly-plan.ts";
import { estimateYear, type YearRewards } from "./yearly-rewards.ts";
import { isFirstYear } from "./rate-status.ts";

/** A card that is held or would be, with what it costs. */
export interface FeeCard extends WalletCard {
  /** Cents a year: the member's own figure, or the catalog's. */
  readonly annualFeeCents: number;
  /** Cents in the first year where it differs. */
  readonly firstYearFeeCents?: number;
  /** Cents a welcome offer is worth to the member, when it counts. */
  readonly offerCents?: number;
}

export interface CardChange {
  readonly add: readonly FeeCard[];
  /** Ids of held cards. */
  readonly drop: readonly string[];
}

/** Cents a year; positive is better with the change. */
interface YearDelta {
  readonly rewardCents: number;
  readonly feeCents: number;
  readonly offerCents: number;
  readonly netCents: number;
}

interface MovedSpend {
  readonly line: string;
  readonly from?: string;
  readonly to?: string;
  /** Cents a year. */
  readonly cents: number;
}

export interface ChangeOutcome {
  readonly firstYear: YearDelta;
  readonly ongoing: YearDelta;
  /** Of the ongoing year. */
  readonly moved: readonly MovedSpend[];
  readonly before: YearRewards;
  readonly after: YearRewards;
  /** Ids to drop that no held card has. */
  readonly notHeld: readonly string[];
  /** All four estimates behind the deltas are the best there is. */
  readonly isExact: boolean;
}

/** What adding and dropping cards (a swap is both) changes in the first year and in later ones. */
export function simulateChange(
  input: Omit<YearInput, "cards"> & { readonly cards: readonly FeeCard[] },
  { add, drop }: CardChange,
): ChangeOutcome {
  const kept = input.cards.filter(({ id }) => !drop.includes(id));
  const dropped = input.cards.filter(({ id }) => drop.includes(id));
  const opened = add.map((card) => ({ ...card, state: { ...card.state, openedOn: input.from } }));
  const settled = (cards: readonly FeeCard[]) => cards.map((card) => settle(card, input.from));
  const first = [
    estimateYear(input),
    estimateYear({ ...input, cards: [...kept, ...opened] }),
  ] as const;
  const before = estimateYear({ ...input, cards: settled(input.cards) });
  const after = estimateYear({ ...input, cards: settled([...kept, ...opened]) });
  const saved = sumOf(dropped, ({ annualFeeCents }) => annualFeeCents);
  const firstFees = sumOf(
    add,
    ({ annualFeeCents, firstYearFeeCents }) => firstYearFeeCents ?? annualFeeCents,
  );
  const laterFees = sumOf(add, ({ annualFeeCents }) => annualFeeCents);
  const offers = sumOf(add, ({ offerCents }) => offerCents ?? 0);
  return {
    firstYear: toDelta(first[1].totalCents - first[0].totalCents, firstFees - saved, offers),
    ongoing: toDelta(after.totalCents - before.totalCents, laterFees - saved, 0),
    moved: toMoved(before, after),
    before,
    after,
    notHeld: drop.filter((id) => !input.cards.some((card) => card.id === id)),
    isExact: [...first, before, after].every(({ isExact }) => isExact),
  };
}

const toDelta = (rewardCents: number, feeCents: number, offerCents: number): YearDelta => ({
  rewardCents,
  feeCents,
  offerCents,
  netCents: rewardCents - feeCents + offerCents,
});

const sumOf = (cards: readonly FeeCard[], of: (card: FeeCard) => number): number =>
  cards.reduce((sum, card) => sum + of(card), 0);

const YEARS_SETTLED = 2;

/** The card as it is once its first year is over. */
function settle(card: FeeCard, today: string): FeeCard {
  const { openedOn } = card.state;
  if (openedOn === undefined || isFirstYear(openedOn, today) === false) return card;
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
      const from = giver.card === undefined ? {} : { from: giver.card };
      moved.push({ line, ...from, ...(taker.card === undefined ? {} : { to: taker.card }), cents });
    }
  }
  return moved;
}
