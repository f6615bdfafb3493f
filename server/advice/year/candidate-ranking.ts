import { type FeeCard, settle, toDelta, type YearDelta } from "./card-change.ts";
import { assignBest } from "../solver/choice-branch-and-bound.ts";
import { mostAdded } from "./year-bounds.ts";
import { addCard, toSetting, toYearProblem, type YearSetting } from "./year-problem.ts";
import { toWholeCents, type YearInput } from "./yearly-plan.ts";

/** A card that could be added. */
export interface Addition {
  readonly card: FeeCard;
  /** The held cards as they would be with it, if it changes what their points are worth. */
  readonly held?: readonly FeeCard[] | undefined;
}

export interface RankedAddition {
  readonly card: FeeCard;
  /** A later year, after the first is over. */
  readonly ongoing: YearDelta;
  readonly isExact: boolean;
}

/** Cents of a year. */
interface YearWorth {
  readonly cents: number;
  /** No use of the cards is worth more; equal unless the search was cut short. */
  readonly boundCents: number;
}

export interface Ranking {
  /** The held cards, once no first year runs. */
  readonly now: YearWorth;
  /** The best, as many as were asked for. */
  readonly ranked: readonly RankedAddition[];
  /** The number of cards tried, the most promising, where all were too many to work out. */
  readonly onlyCompared: number | undefined;
}

/**
 * The value each card would add to a wallet in a later year, as simulateChange computes it, best
 * first; ties go to the lower fee, then the id. Cards are tried in order of an upper bound, and
 * those that can no longer be among the top ones are not solved. Yields between them.
 */
export function* rankAdditions(
  input: Omit<YearInput, "cards"> & { readonly cards: readonly FeeCard[] },
  additions: readonly Addition[],
  limit = additions.length,
): Generator<undefined, Ranking> {
  const base = toBase(input, input.cards);
  const beside = new Map<readonly FeeCard[], Base>();
  const baseOf = (held: readonly FeeCard[] | undefined): Base => {
    if (held === undefined) return base;
    const known = beside.get(held) ?? toBase(input, held);
    beside.set(held, known);
    return known;
  };
  const prospects: Prospect[] = [];
  for (const addition of additions) {
    yield;
    prospects.push(toProspect(input, addition, baseOf(addition.held), base));
  }
  prospects.sort((a, b) => b.mostNetCents - a.mostNetCents);
  return { now: base.worth, ...(yield* bestOf(prospects, base.worth, limit)) };
}

type Best = Omit<Ranking, "now">;

function* bestOf(
  prospects: readonly Prospect[],
  now: YearWorth,
  limit: number,
): Generator<undefined, Best> {
  const worked: RankedAddition[] = [];
  let waysLeft = MAX_WAYS_IN_ALL;
  for (const [at, prospect] of prospects.entries()) {
    const least = worked[limit - 1]?.ongoing.netCents;
    if (least !== undefined && prospect.mostNetCents < least) break;
    yield;
    if (waysLeft <= 0) return { ranked: worked.slice(0, limit), onlyCompared: at };
    const { ways, ...done } = solveProspect(prospect, now);
    waysLeft -= ways;
    worked.push(done);
    worked.sort(byNet);
  }
  return { ranked: worked.slice(0, limit), onlyCompared: undefined };
}

/** In each of up to a few hundred searches; a wallet with one or two choices needs few steps. */
const MAX_WAYS_LOOKED_AT = 800;
/** In a whole ranking: enough for 15 held cards with categories to choose. */
const MAX_WAYS_IN_ALL = 60_000;

const byNet = (a: RankedAddition, b: RankedAddition): number =>
  b.ongoing.netCents - a.ongoing.netCents ||
  a.card.annualFeeCents - b.card.annualFeeCents ||
  (a.card.id < b.card.id ? -1 : 1);

interface Base {
  readonly setting: YearSetting;
  readonly worth: YearWorth;
}

function toBase(input: Omit<YearInput, "cards">, held: readonly FeeCard[]): Base {
  const cards = held.map((card) => settle(card, input.from));
  const setting = toSetting({ ...input, cards });
  return { setting, worth: solve(setting) };
}

interface Prospect {
  readonly card: FeeCard;
  /** The held cards as they would be. */
  readonly base: Base;
  /** The wallet with the card; undefined if none of its rates is useful. */
  readonly after: YearSetting | undefined;
  /** It adds no more than this, after its fee. */
  readonly mostNetCents: number;
}

function toProspect(
  { from }: Pick<YearInput, "from">,
  { card }: Addition,
  base: Base,
  now: Base,
): Prospect {
  const later = settle({ ...card, state: { ...card.state, openedOn: from } }, from);
  const after = addCard(base.setting, later);
  const most = after === undefined ? 0 : mostAdded(base.setting, after);
  // The gap left by the search of the current wallet may come on top.
  const bound = base.worth.boundCents - now.worth.cents + most;
  return { card, base, after, mostNetCents: toOngoing(card, bound).netCents };
}

const toOngoing = (card: FeeCard, rewardCents: number): YearDelta =>
  toDelta({
    rewardCents,
    feeCents: card.annualFeeCents,
    offerCents: 0,
    creditCents: card.laterCreditCents ?? 0,
    anniversaryCents: card.anniversaryCents ?? 0,
  });

function solveProspect({ card, base, after }: Prospect, now: YearWorth) {
  const then = after === undefined ? { ...base.worth, ways: 0 } : solve(after);
  const isExact = [now, then].every(({ cents, boundCents }) => cents === boundCents);
  return { card, ongoing: toOngoing(card, then.cents - now.cents), isExact, ways: then.ways };
}

/** With the number of ways in its problem, which drives the solving time. */
type Solved = YearWorth & { readonly ways: number };

function solve(setting: YearSetting): Solved {
  const problem = toYearProblem(setting);
  const { value, bound } = assignBest(problem, MAX_WAYS_LOOKED_AT);
  return {
    cents: toWholeCents(value),
    boundCents: toWholeCents(bound),
    ways: problem.demands.reduce((sum, { ways }) => sum + ways.length, 0),
  };
}
