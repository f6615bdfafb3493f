import { type CardRanking, type Judge, rankCards } from "../../advice/purchase/best-card.ts";
import {
  atOwnPortal,
  type CandidateCard,
  judgeCard,
  type PurchaseToRank,
} from "../../advice/purchase/card-verdict.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { type CapSpending, toCandidate, withCapSpending } from "./candidates.ts";
import type { ReadPurchase } from "./purchase-input.ts";
import { SOON_DAYS } from "../../advice/benefits/expiring.ts";
import { daysBetween } from "../../advice/days.ts";
import { type CategoryTree, isCovered } from "../../advice/purchase/categories.ts";
import { type Coding, toCoding } from "../../advice/purchase/coding.ts";
import type { Purchase } from "../../advice/purchase/purchase.ts";
import { spendGate } from "../../advice/benefits/credit-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import { toHeldCredit, unmetBy } from "../../member/held-credits.ts";
import { formatUsd, toCents, toDollars } from "../../advice/money.ts";

export interface HeldRanking {
  readonly purchase: PurchaseToRank;
  readonly candidates: readonly CandidateCard[];
  readonly ranking: CardRanking;
  readonly judge: Judge;
  readonly purchaseAt: (walletCardId: string) => PurchaseAtCard;
}

interface RankingOptions {
  readonly capSpending: CapSpending;
  /** True to count credits that later purchases would use as well. */
  readonly countsAllCredits: boolean;
  readonly payingCards: readonly HeldCard[];
}

/** Ranks the cards; `scene` is on the day of the purchase. */
export function rankHeldCards(
  scene: Scene,
  heldCards: readonly HeldCard[],
  { purchase, category }: ReadPurchase,
  { capSpending, countsAllCredits, payingCards }: RankingOptions,
): HeldRanking {
  const { tree } = scene.facts;
  const paying = new Set(payingCards.map(({ entry }) => entry.id));
  const byCard = new Map<string, PurchaseAtCard>();
  const purchaseAt = (id: string): PurchaseAtCard => {
    const atCard = byCard.get(id);
    if (atCard === undefined) throw new Error(`no held card ${id}`);
    return atCard;
  };
  const withCredits = heldCards.map((held) => {
    const candidate = toCandidate(scene, held);
    const own = atOwnPortal(tree, candidate, purchase);
    const credits = creditsAt(held, own, scene, countsAllCredits);
    const portal = own === purchase ? undefined : own.via;
    byCard.set(held.entry.id, { held, purchase: own, credits, portal });
    return { ...candidate, credits: countedOf(credits) };
  });
  const candidates = withCapSpending(scene, heldCards, withCredits, {
    capSpending,
    categoryKey: category?.key,
  }).filter(({ id }) => paying.has(id));
  const judge: Judge = (card, assumed) =>
    judgeCard(tree, card, purchaseAt(card.id).purchase, assumed);
  return { purchase, candidates, ranking: rankCards(candidates, judge), judge, purchaseAt };
}

const countedOf = (credits: readonly PlaceCredit[]): CandidateCard["credits"] =>
  credits
    .filter(({ unless }) => unless === undefined)
    .map(({ row, usableCents }) => ({ name: row.credit_name, leftCents: usableCents }));

type Credit = FactRow<"credits">;

export interface PlaceCredit {
  readonly row: Credit;
  readonly leftCents: number;
  /** The most that one purchase uses. */
  readonly usableCents: number;
  readonly expiresOn?: string | undefined;
  /** True if it pays for extras only: a membership, a bag, a pass. */
  readonly isAside: boolean;
  /** Why it is not counted; undefined when it is. */
  readonly unless?: string | undefined;
}

export interface PurchaseAtCard {
  readonly held: HeldCard;
  readonly purchase: PurchaseToRank;
  readonly credits: readonly PlaceCredit[];
  /** The card's own portal, where none was named. */
  readonly portal: string | undefined;
}

/** Credits for extras, which a purchase at the merchant seldom is. */
const SIDE_KINDS: ReadonlySet<Credit["credit_type"]> = new Set<Credit["credit_type"]>([
  "Airline incidental fees",
  "Inflight purchases",
  "Lounge pass",
  "Membership",
]);

/** The credits of a held card that this purchase may use, on its day. */
function creditsAt(held: HeldCard, purchase: Purchase, scene: Scene, countsAll: boolean) {
  const { facts, wallet } = scene;
  const coding = toCoding(facts.tree, purchase);
  return facts
    .rowsOf("credits", held.card.id)
    .filter((row) => isFor(row, coding, facts.tree))
    .flatMap((row): readonly PlaceCredit[] => {
      const { state, enrolled } = toHeldCredit({ ...scene, today: purchase.day }, held, row);
      const { status, unit, amount, left = amount, expiresOn } = state;
      const isThere = ["open", "not_enrolled", "locked", "unknown"].includes(status);
      if (!isThere || unit !== "cents" || left === undefined || left <= 0) return [];
      if (row.counts_as === undefined) return [];
      const doubt = status === "unknown" ? state.reasons.join(" ") : undefined;
      const unmet = unmetBy(wallet, { held, credit: row, state });
      const later = countsAll ? undefined : whyLater(row, expiresOn, purchase.day);
      const unless = doubt ?? whyNot(row, { held, purchase, enrolled, unmet }, facts.tree) ?? later;
      return [
        {
          row,
          leftCents: left,
          usableCents: Math.min(left, toCents(row.per_use_usd ?? Infinity)),
          isAside: SIDE_KINDS.has(row.credit_type),
          expiresOn,
          unless,
        },
      ];
    });
}

/** True if a credit is for this merchant or, if it names none, for this category. */
function isFor({ merchants, categories }: Credit, { places, billed }: Coding, tree: CategoryTree) {
  if (merchants.length > 0) return merchants.some((key) => places.includes(key));
  return billed.some((code) => isOneOf(categories, code, tree));
}

const isOneOf = (categories: readonly string[], code: string, tree: CategoryTree): boolean =>
  categories.some((category) => isCovered(tree, category, code));

interface CreditUse {
  readonly held: HeldCard;
  readonly purchase: Purchase;
  readonly enrolled: boolean | undefined;
  /** Requirements that are not known to be met. */
  readonly unmet: readonly string[];
}

function whyNot(row: Credit, { held, purchase, enrolled, unmet }: CreditUse, tree: CategoryTree) {
  const { min_purchase_usd: least, categories } = row;
  const coded = purchase.category ?? purchase.merchant?.category;
  if (row.enrollment_required === true && enrolled === false)
    return "it needs enrollment, which is not done";
  if (row.enrollment_required === true && enrolled === undefined) {
    return "it needs enrollment, and none is recorded";
  }
  if (held.entry.authorized_user) return "it belongs to the account holder";
  if (row.region === "us" && purchase.abroad) return "it pays in the US only";
  if (row.region === "outside_us" && !purchase.abroad) return "it pays outside the US only";
  if (SIDE_KINDS.has(row.credit_type)) return `it pays for ${row.credit_type.toLowerCase()} only`;
  if (unmet.includes("annual_spend")) return `it unlocks ${spendGate(row) ?? ""}`;
  if (unmet.length > 0) return `it requires: ${unmet.join(", ").replaceAll("_", " ")}`;
  if (least !== undefined && (purchase.amountCents ?? 0) < toCents(least)) {
    return `it requires a purchase of at least ${formatUsd(least)}`;
  }
  if (categories.length > 0 && (coded === undefined || !isOneOf(categories, coded, tree))) {
    return `it pays for ${categories.join(" or ").replaceAll("_", " ")}`;
  }
  return whyDoubtful(row);
}

/** A credit that later purchases would use anyway adds nothing to this one. */
function whyLater({ merchants }: Credit, expiresOn: string | undefined, day: string) {
  const lapsesSoon = expiresOn !== undefined && daysBetween(day, expiresOn) <= SOON_DAYS;
  return merchants.length > 0 || lapsesSoon ? undefined : "later purchases would use it as well";
}

function whyDoubtful({ counts_as: countsAs, note }: Credit): string | undefined {
  if (countsAs === "conditional") return `only some purchases there use it: ${note}`;
  return countsAs === "unknown" ? `no source says what it pays for: ${note}` : undefined;
}

/** A credit in words: `its lululemon credit ($75 left until 2026-12-31)`. */
export const tellCredit = ({ row, leftCents, usableCents, expiresOn }: PlaceCredit): string =>
  `its ${row.credit_name} credit (${formatUsd(toDollars(leftCents))} left` +
  (expiresOn === undefined ? "" : ` until ${expiresOn}`) +
  (usableCents < leftCents ? `, at most ${formatUsd(toDollars(usableCents))} a purchase` : "") +
  ")";
