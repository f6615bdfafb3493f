/*
 * The value of keeping a card another year, in cents. Percentages are whole, so that sums are
 * exact; an unknown widens the range instead of being guessed.
 */

export interface RenewalCredit {
  readonly name: string;
  /** All of a year's periods; undefined when no source says. */
  readonly yearCents?: number | undefined;
  /** The share the member uses, 0 to 100; undefined if the member has not said. */
  readonly usedPercent?: number | undefined;
  /** The yearly amount the member uses, in cents, where no share is given. */
  readonly used?: Range | undefined;
  /** It comes automatically: all of it counts, whatever share of the others is used. */
  readonly isSure?: boolean | undefined;
  /** The member's value of a dollar of it, 0 to 100 cents; 100 by default. */
  readonly easePercent?: number | undefined;
}

/** From the least to the most it can be. */
interface Range {
  readonly low: number;
  readonly high: number;
}

interface RenewalPerk {
  readonly name: string;
  readonly cents: number;
}

export interface RenewalInput {
  readonly feeCents: number;
  readonly credits: readonly RenewalCredit[];
  /** A year's rewards beyond those of a plain card; undefined when not known. */
  readonly earnAboveBaselineCents?: number | undefined;
  readonly perks: readonly RenewalPerk[];
}

export interface RenewalValue {
  readonly feeCents: number;
  readonly credits: readonly (RenewalCredit & { readonly value: Range })[];
  readonly creditsCents: Range;
  readonly perksCents: number;
  /** Values less the fee; one figure when low and high are the same. */
  readonly netCents: Range;
  /** The value still missing to cover the fee, from best to worst case, never below 0. */
  readonly missingCents: Range;
  /**
   * The smallest share of every credit, in whole per cents, that pays for the fee together with
   * earning and perks; undefined when even all of it does not.
   */
  readonly breakEvenUsedPercent?: number | undefined;
  readonly unknown: readonly string[];
}

const PERCENT = 100;
/** Used share and ease are both per cents. */
const SHARES = PERCENT * PERCENT;

/** Weighs the fee of the coming year against what the card gives. */
export function renewalValue(input: RenewalInput): RenewalValue {
  const { feeCents, perks, earnAboveBaselineCents: earn = 0 } = input;
  const credits = input.credits.map((credit) => ({ ...credit, value: valueOf(credit) }));
  const creditsCents = credits.reduce((sum, { value }) => add(sum, value), { low: 0, high: 0 });
  const perksCents = perks.reduce((sum, perk) => sum + perk.cents, 0);
  const others = earn + perksCents;
  const netCents = add(creditsCents, { low: others - feeCents, high: others - feeCents });
  return {
    feeCents,
    credits,
    creditsCents,
    perksCents,
    netCents,
    missingCents: { low: Math.max(0, -netCents.high), high: Math.max(0, -netCents.low) },
    breakEvenUsedPercent: breakEven(input.credits, feeCents - others),
    unknown: unknownOf(input),
  };
}

const add = (a: Range, b: Range): Range => ({ low: a.low + b.low, high: a.high + b.high });

/** Whole cents, rounded down: what is used is never overstated. */
const share = ({ yearCents = 0, easePercent = PERCENT }: RenewalCredit, used: number): number =>
  Math.floor((yearCents * used * easePercent) / SHARES);

function valueOf(credit: RenewalCredit): Range {
  const { usedPercent, used, isSure = false, easePercent = PERCENT } = credit;
  const percent = usedPercent ?? (isSure ? PERCENT : undefined);
  if (percent !== undefined) {
    const value = share(credit, percent);
    return { low: value, high: value };
  }
  if (used === undefined) return { low: 0, high: share(credit, PERCENT) };
  const ease = (cents: number) => Math.floor((cents * easePercent) / PERCENT);
  return { low: ease(used.low), high: ease(used.high) };
}

function breakEven(credits: readonly RenewalCredit[], needed: number): number | undefined {
  const worth = (used: number) =>
    credits.reduce((sum, credit) => sum + share(credit, credit.isSure ? PERCENT : used), 0);
  for (let used = 0; used <= PERCENT; used++) if (worth(used) >= needed) return used;
  return undefined;
}

function unknownOf({ credits, earnAboveBaselineCents }: RenewalInput): readonly string[] {
  const sizeless = credits.filter(
    ({ yearCents, used }) => yearCents === undefined && used === undefined,
  );
  const unused = credits.filter(({ yearCents, usedPercent, used, isSure }) => {
    const isTold = usedPercent !== undefined || used !== undefined || isSure === true;
    return yearCents !== undefined && !isTold;
  });
  const least = credits.filter(({ used }) => used !== undefined && used.low < used.high);
  return [
    ...sizeless.map(({ name }) => `How much ${name} pays a year; it counts as nothing.`),
    ...unused.map(({ name }) => `How much of ${name} is used, from none to all of it.`),
    ...least.map(({ name }) => `How much of ${name} is used beyond what was logged.`),
    ...(earnAboveBaselineCents === undefined
      ? ["What the card earns above a plain card; it counts as nothing."]
      : []),
  ];
}
