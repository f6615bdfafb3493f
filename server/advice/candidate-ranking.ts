import { type FeeCard, settle, toDelta, type YearDelta } from "./card-change.ts";
import { assignBest } from "./choice-search.ts";
import { addCard, toSetting, toYearProblem, type YearSetting } from "./year-problem.ts";
import { toWholeCents, type YearInput } from "./yearly-plan.ts";

/** A card that could be added. */
export interface Addition {
  readonly card: FeeCard;
  /** The held cards as they would be beside it, where it changes what their points are worth. */
  readonly held?: readonly FeeCard[];
}

export interface RankedAddition {
  readonly card: FeeCard;
  /** Of a year once the first is over. */
  readonly ongoing: YearDelta;
  readonly isExact: boolean;
}

/**
 * What each card would add to a wallet in a later year, as simulateChange has it, the best first;
 * of equal ones the lower fee, then the id. A card of which no rate beats what is always open
 * adds nothing, and nothing is solved for it.
 */
export function rankAdditions(
  input: Omit<YearInput, "cards">,
  held: readonly FeeCard[],
  additions: readonly Addition[],
): readonly RankedAddition[] {
  const before = toSetting({ ...input, cards: held.map((card) => settle(card, input.from)) });
  const now = solve(before);
  return additions
    .map(({ card, held: beside }) => {
      const base =
        beside === undefined
          ? before
          : toSetting({ ...input, cards: beside.map((one) => settle(one, input.from)) });
      const after = addCard(base, asLater(card, input.from)) ?? base;
      const then = after === before ? now : solve(after);
      const ongoing = toDelta({
        rewardCents: then.cents - now.cents,
        feeCents: card.annualFeeCents,
        offerCents: 0,
        creditCents: card.creditCents ?? 0,
        anniversaryCents: card.anniversaryCents ?? 0,
      });
      return { card, ongoing, isExact: now.isExact && then.isExact };
    })
    .toSorted(
      (a, b) =>
        b.ongoing.netCents - a.ongoing.netCents ||
        a.card.annualFeeCents - b.card.annualFeeCents ||
        (a.card.id < b.card.id ? -1 : 1),
    );
}

/** The card as it is when its first year is over. */
const asLater = (card: FeeCard, today: string): FeeCard =>
  settle({ ...card, state: { ...card.state, openedOn: today } }, today);

function solve(setting: YearSetting): { readonly cents: number; readonly isExact: boolean } {
  const { value, bound } = assignBest(toYearProblem(setting));
  return { cents: toWholeCents(value), isExact: bound === value };
}
