import type { FeeCard } from "../../advice/year/card-change.ts";
import { addMonths, MONTHS_A_YEAR } from "../../advice/days.ts";
import { comesAgain } from "../../advice/fees/renewal-credits.ts";
import { worthOf } from "../../advice/applications/welcome-offers.ts";
import { SELF } from "../../accounts/wallet.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { offersOf, runningOffer } from "../card-rows/card-offer.ts";
import { termsOf } from "../card-rows/card-terms.ts";
import { NEW_ENTRY, toEarner } from "../../member/earners.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { toCents } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { creditYearsOf } from "./credit-years.ts";
import { type YearSpend, toYearInput, type YearOptions } from "./year-input.ts";
import { estimateYear, type YearRewards } from "../../advice/year/yearly-rewards.ts";

const PERCENT = 100;

/** The annual fee: the member's own figure, or the catalog's. */
export const feeCents = ({ card, entry }: HeldCard): number =>
  toCents(entry.annual_fee_override_usd ?? card.annual_fee);

/** A wallet card with its yearly costs and benefits besides its rates. */
export function toFeeCard(scene: Scene, held: HeldCard, creditsPercent = 0): FeeCard {
  const earner = toEarner(scene, held);
  return {
    annualFeeCents: feeCents(held),
    creditCents: creditCents(scene, held, 0, creditsPercent),
    laterCreditCents: creditCents(scene, held, MONTHS_A_YEAR, creditsPercent),
    anniversaryCents: anniversaryCents(scene, held.card, earner.value?.centsPerPoint),
    ...earner,
  };
}

/** Cents for a share of the statement credits in the year that starts in some months. */
function creditCents(scene: Scene, held: HeldCard, months: number, percent: number): number {
  // Most wallets are counted without credits, and by the hundred.
  if (percent === 0) return 0;
  const { years } = creditYearsOf(scene, held, addMonths(scene.today, months));
  const money = years.filter(({ row }) => row.form !== "points");
  const cents = money.reduce((sum, { year }) => sum + (year.credit.yearCents ?? 0), 0);
  return Math.floor((cents * percent) / PERCENT);
}

/** Cents for anniversary points that come automatically. */
function anniversaryCents({ facts, today }: Scene, card: Card, centsPerPoint = 0): number {
  const gifts = facts
    .rowsOf("credits", card.id)
    .filter((row) => row.requires.length === 0 && row.annual_spend_usd === undefined)
    .filter((row) => row.anniversary_gift === true && comesAgain(row, today));
  return Math.floor(gifts.reduce((sum, row) => sum + (row.amount_usd ?? 0) * centsPerPoint, 0));
}

/** A card as it would be in the wallet if opened today. */
export const joining = ({ today }: Scene, card: Card, owner = SELF): HeldCard => ({
  card,
  isOpen: true,
  entry: {
    ...NEW_ENTRY,
    // Wallet ids are the member's own and may equal catalog ids.
    id: `new-${card.id}`,
    card_id: card.id,
    owner,
    opened_on: today,
  },
});

export const withEntries = (scene: Scene, entries: readonly HeldCard["entry"][]): Scene => ({
  ...scene,
  wallet: { ...scene.wallet, cards: [...entries] },
});

/** A card being added, in a scene that holds it, with its first-year fee. */
export function toJoiningCard(scene: Scene, held: HeldCard, creditsPercent = 0): FeeCard {
  const firstYear = termsOf(scene.facts, held.card.id)?.first_year_fee_usd;
  return {
    ...toFeeCard(scene, held, creditsPercent),
    firstYearFeeCents: firstYear === undefined ? undefined : toCents(firstYear),
  };
}

/** The last seen offer of a card, with its value as far as the spend reaches it. */
export function offerValue(
  scene: Scene,
  card: Card,
  cpp: number | undefined,
  { lines }: YearSpend,
) {
  const offer = runningOffer(offersOf(scene, card), card, scene.today);
  if (offer === undefined) return undefined;
  const monthlyCents = lines.reduce((sum, { line }) => sum + line.monthlyCents, 0);
  const { cents } = worthOf(offer, cpp, (months = MONTHS_A_YEAR) => monthlyCents * months);
  return { cents, seenOn: offer.seenOn, steps: offer.steps };
}

export interface CountedYear {
  readonly scene: Scene;
  readonly cards: readonly HeldCard[];
  readonly spend: YearSpend;
  readonly options: YearOptions;
  readonly year: YearRewards;
  readonly feesCents: number;
  readonly netCents: number;
}

export function countYear(
  scene: Scene,
  cards: readonly HeldCard[],
  spend: YearSpend,
  options: YearOptions,
): CountedYear {
  const earners = cards.map((held) => toEarner(scene, held));
  const year = estimateYear(toYearInput(scene, earners, spend, options));
  const feesCents = cards.reduce((sum, held) => sum + feeCents(held), 0);
  return { scene, cards, spend, options, year, feesCents, netCents: year.totalCents - feesCents };
}

/** The year with only these cards; points that only another card unlocks count as cash back. */
export function countAlone({ scene, spend, options }: CountedYear, cards: readonly HeldCard[]) {
  const entries = cards.map(({ entry }) => entry);
  return countYear(withEntries(scene, entries), cards, spend, options);
}
