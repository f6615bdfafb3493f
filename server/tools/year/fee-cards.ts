import type { FeeCard } from "../../advice/year/card-change.ts";
import { addMonths } from "../../advice/days.ts";
import { comesAgain } from "../../advice/fees/renewal-credits.ts";
import { toCents } from "../../advice/plain-row.ts";
import { type SpendWithin, worthOf } from "../../advice/applications/welcome-offers.ts";
import { SELF, type WalletCard as Entry } from "../../accounts/wallet.ts";
import type { FactRow } from "../../contract/facts.ts";
import { offersOf, runningOffer } from "../card-rows/card-offer.ts";
import { termsOf } from "../card-rows/card-terms.ts";
import { toEarner } from "../../member/earners.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { creditYearsOf } from "./credit-years.ts";
import type { YearSpend } from "./year-input.ts";

type Card = FactRow<"cards">;

const PERCENT = 100;
const MONTHS_A_YEAR = 12;

/** A card of the wallet with what a year of it costs and gives beside its rates. */
export function toFeeCard(scene: Scene, held: HeldCard, creditsPercent = 0): FeeCard {
  const earner = toEarner(scene, held);
  return {
    annualFeeCents: toCents(held.entry.annual_fee_override_usd ?? held.card.annual_fee),
    creditCents: creditCents(scene, held, 0, creditsPercent),
    laterCreditCents: creditCents(scene, held, MONTHS_A_YEAR, creditsPercent),
    anniversaryCents: anniversaryCents(scene, held.card, earner.value?.centsPerPoint),
    ...earner,
  };
}

/** Cents that so much of the statement credits of the year from so many months on is worth. */
function creditCents(scene: Scene, held: HeldCard, months: number, percent: number): number {
  // Most wallets are counted without credits, and by the hundred.
  if (percent === 0) return 0;
  const { years } = creditYearsOf(scene, held, addMonths(scene.today, months));
  const money = years.filter(({ row }) => row.form !== "points");
  const cents = money.reduce((sum, { year }) => sum + (year.credit.yearCents ?? 0), 0);
  return Math.floor((cents * percent) / PERCENT);
}

/** Cents that the points of an anniversary are worth, where nothing is to be done for them. */
export function anniversaryCents({ facts, today }: Scene, card: Card, centsPerPoint = 0): number {
  const gifts = facts
    .rowsOf("credits", card.id)
    .filter((row) => row.requires.length === 0 && row.annual_spend_usd === undefined)
    .filter((row) => row.anniversary_gift === true && comesAgain(row, today));
  return Math.floor(gifts.reduce((sum, row) => sum + (row.amount_usd ?? 0) * centsPerPoint, 0));
}

/** A card as it would stand in the wallet, opened today. */
export const joining = ({ today }: Scene, card: Card, owner = SELF): HeldCard => ({
  card,
  isOpen: true,
  entry: {
    // Ids of the wallet are the member's own and may be those of the catalog.
    id: `new-${card.id}`,
    card_id: card.id,
    owner,
    opened_on: today,
    chosen_categories: {},
    activations: [],
    former_products: [],
    authorized_user: false,
  },
});

/** The wallet with other cards in it. */
export const withEntries = (scene: Scene, cards: readonly Entry[]): Scene => ({
  ...scene,
  wallet: { ...scene.wallet, cards: [...cards] },
});

/** A card that joins a scene which holds it, with its first fee and, when it counts, its offer. */
export function toJoiningCard(
  scene: Scene,
  held: HeldCard,
  { creditsPercent = 0, offerCents }: { creditsPercent?: number; offerCents?: number } = {},
): FeeCard {
  const firstYear = termsOf(scene.facts, held.card.id)?.first_year_fee_usd;
  return {
    ...toFeeCard(scene, held, creditsPercent),
    firstYearFeeCents: firstYear === undefined ? undefined : toCents(firstYear),
    offerCents,
  };
}

/** The offer of a card that was seen last, with what the spend reaches of it. */
export interface OfferValue {
  readonly cents: number;
  readonly seenOn: string;
  readonly isPublic: boolean;
  /** Steps whose worth is not in the sum. */
  readonly left: number;
  readonly rows: readonly FactRow<"offers">[];
}

export function offerValue(
  scene: Scene,
  card: Card,
  cpp: number | undefined,
  { lines }: YearSpend,
): OfferValue | undefined {
  const offer = runningOffer(offersOf(scene, card), card, scene.today);
  if (offer === undefined) return undefined;
  const monthly = lines.reduce((sum, { line }) => sum + line.monthlyCents, 0);
  const within: SpendWithin = (months = MONTHS_A_YEAR) => monthly * months;
  const worth = worthOf(offer, cpp, within);
  return {
    cents: worth.cents,
    seenOn: offer.seenOn,
    isPublic: offer.channel === "public",
    left: worth.notCounted.length,
    rows: offer.steps,
  };
}
