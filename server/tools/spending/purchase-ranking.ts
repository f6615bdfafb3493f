import type * as z from "zod";
import {
  type CardRanking,
  findBetterIf,
  rankCards,
  toJudge,
} from "../../advice/purchase/best-card.ts";
import type {
  CandidateCard,
  PurchaseToRank,
  RankedCard,
} from "../../advice/purchase/card-verdict.ts";
import { atOwnPortal } from "../../advice/purchase/own-portal.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { formatUsd } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { type CapSpentAsked, toCandidate, withCapSpent } from "./candidates.ts";
import { creditsAt, type PlaceCredit, tellCredit } from "./purchase-credits.ts";
import { categoryName, merchantName, tellCap } from "../card-rows/rate-words.ts";
import {
  AUTHORIZED_USER,
  type conditionalRow,
  firstPart,
  toConditionalRow,
  toSpendingCard,
} from "./ranked-row.ts";

/** Held cards ranked for a purchase, with all that is told of each. */
export interface PurchaseRanking {
  readonly ranking: CardRanking;
  readonly heldOf: (id: string) => HeldCard;
  readonly creditsOf: (id: string) => readonly PlaceCredit[];
  /** The portal a card is taken at where none was named. */
  readonly portalOf: (id: string) => string | undefined;
  readonly conditional: readonly z.infer<typeof conditionalRow>[];
}

interface Asked {
  readonly held: readonly HeldCard[];
  readonly purchase: PurchaseToRank;
  readonly coded: string | undefined;
  readonly capSpent: CapSpentAsked;
  /** Whether credits count that later purchases would use as well. */
  readonly countsAllCredits: boolean;
  /** Whether a card can be used for it at all. */
  readonly canPay: (held: HeldCard) => boolean;
}

/** Ranks the cards; the scene is that of the day of the purchase. */
export function rankHeld(
  scene: Scene,
  { held, purchase, coded, capSpent, countsAllCredits, canPay }: Asked,
): PurchaseRanking {
  const byId = new Map(held.map((one) => [one.entry.id, one]));
  const { tree } = scene.facts;
  const portals = new Map<string, string>();
  const credits = new Map<string, readonly PlaceCredit[]>();
  const creditsOf = (id: string): readonly PlaceCredit[] => credits.get(id) ?? [];
  const heldOf = (id: string): HeldCard => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`no held card ${id}`);
    return found;
  };
  const plain = held.map((one) => {
    const candidate = toCandidate(scene, one);
    const own = atOwnPortal(tree, candidate, purchase);
    if (own !== purchase && own.via !== undefined) portals.set(one.entry.id, own.via);
    const there = creditsAt(one, own, scene, countsAllCredits);
    credits.set(one.entry.id, there);
    return withCredits(candidate, there);
  });
  const counted = withCapSpent(scene, held, plain, { asked: capSpent, coded });
  const candidates = counted.filter(({ id }) => canPay(heldOf(id)));
  const ranking = rankCards(tree, candidates, purchase);
  const best = ranking.ranked[0]?.totalCents;
  const found = [
    ...ifMet(scene, candidates, purchase, { ranking, heldOf }),
    ...ifCredited(ranking, { best, heldOf, creditsOf }, purchase.amountCents),
    ...ifOnline(scene, candidates, purchase, { ranking, heldOf }),
  ];
  const conditional = found.toSorted((a, b) => b.total_usd - a.total_usd);
  return { ranking, heldOf, creditsOf, portalOf: (id) => portals.get(id), conditional };
}

function withCredits(card: CandidateCard, credits: readonly PlaceCredit[]): CandidateCard {
  const counted = credits
    .filter(({ unless }) => unless === undefined)
    .map(({ row, usableCents }) => ({ name: row.credit_name, leftCents: usableCents }));
  return counted.length === 0 ? card : { ...card, credits: counted };
}

interface Known {
  readonly best?: number | undefined;
  readonly heldOf: (id: string) => HeldCard;
}

function ifMet(
  { facts }: Scene,
  candidates: readonly CandidateCard[],
  purchase: PurchaseToRank,
  { ranking, heldOf }: Pick<PurchaseRanking, "ranking" | "heldOf">,
) {
  const best = ranking.ranked[0]?.totalCents;
  const better = findBetterIf(candidates, purchase, ranking, toJudge(facts.tree, purchase));
  return better.map((one) => toConditionalRow(one, { facts, held: heldOf(one.card) }, best));
}

/** Cards that a credit would make the best, if it paid for this purchase. */
function ifCredited(
  { ranked }: CardRanking,
  { best = 0, heldOf, creditsOf }: Known & Pick<PurchaseRanking, "creditsOf">,
  amountCents: number,
): z.infer<typeof conditionalRow>[] {
  return ranked.flatMap((one) =>
    creditsOf(one.card).flatMap((credit) => {
      const more = Math.min(credit.usableCents, amountCents - one.creditCents);
      const total = one.totalCents + more;
      const first = firstPart(one);
      if (
        credit.unless === undefined ||
        credit.isAside ||
        total - best <= 0.5 ||
        first === undefined
      )
        return [];
      return [
        {
          card: toSpendingCard(heldOf(one.card)),
          if: [`${tellCredit(credit)} pays for it (${credit.unless})`],
          rate: one.earning.best === undefined ? 0 : first.scaledRate / 100_000,
          unit: first.rate.unit,
          total_usd: Math.round(total) / 100,
          more_usd: Math.round(total - best) / 100,
        },
      ];
    }),
  );
}

/** Cards that the shop takes at its website only. */
function ifOnline(
  { facts }: Scene,
  candidates: readonly CandidateCard[],
  purchase: PurchaseToRank,
  { ranking, heldOf }: Pick<PurchaseRanking, "ranking"> & Known,
): z.infer<typeof conditionalRow>[] {
  if (purchase.channel !== "in_store" || ranking.notAccepted.length === 0) return [];
  const refused = candidates.filter(({ id }) => ranking.notAccepted.includes(id));
  const online = rankCards(facts.tree, refused, { ...purchase, channel: "online" });
  const best = ranking.ranked[0]?.totalCents;
  return online.ranked
    .filter(({ totalCents }) => best === undefined || totalCents - best > 0.5)
    .map((one) => {
      const first = firstPart(one);
      return {
        card: toSpendingCard(heldOf(one.card)),
        if: ["it is bought at the merchant's website, which takes this card's network"],
        rate: (first?.scaledRate ?? 0) / 100_000,
        unit: first?.rate.unit ?? "percent",
        total_usd: Math.round(one.totalCents) / 100,
        more_usd: best === undefined ? undefined : Math.round(one.totalCents - best) / 100,
      };
    });
}

/** What is assumed of a ranked card, or must hold for what is counted. */
export function conditionsOf(
  scene: Scene,
  one: RankedCard,
  { heldOf, creditsOf, portalOf }: Pick<PurchaseRanking, "heldOf" | "creditsOf" | "portalOf">,
): readonly string[] {
  const { facts } = scene;
  const held = heldOf(one.card);
  const portal = portalOf(one.card);
  return [
    ...(portal === undefined ? [] : [`booked through ${merchantName(facts, portal)}`]),
    ...(one.earning.best?.rate.covers === "some"
      ? [`only some of these purchases earn this rate: ${one.earning.best.rate.note}`]
      : []),
    ...one.earning.warnings.map((warning) => tellWarning(facts, one, warning)),
    ...(one.acceptance === "unknown"
      ? ["whether the merchant takes this network is not verified"]
      : []),
    ...creditsOf(one.card).map((credit) =>
      credit.unless === undefined
        ? `${tellCredit(credit)}${credit.row.note === "" ? "" : ` (${credit.row.note})`}`
        : `${tellCredit(credit)}: not counted, as ${credit.unless}`,
    ),
    ...(held.entry.authorized_user ? [AUTHORIZED_USER] : []),
    ...bonusConditions(scene, held, one),
  ];
}

function tellWarning(
  facts: FactIndex,
  one: RankedCard,
  warning: RankedCard["earning"]["warnings"][number],
): string {
  if (warning.kind === "cap_use_unknown") {
    const rate = one.earning.best?.rate;
    const limit = rate?.cap_usd === undefined ? "its cap" : `its cap of ${tellCap(rate)}`;
    return `what was spent towards ${limit} is not recorded; all of it counts as left`;
  }
  if (warning.kind === "disputed") {
    return `sources disagree on the rate on ${categoryName(facts, warning.rate.category)}`;
  }
  if (warning.kind === "unverified") {
    const { rate, unit, category } = warning.rate;
    const more = unit === "percent" ? `${rate}%` : `${rate} points`;
    return `${more} on ${categoryName(facts, category)} is not verified and not counted`;
  }
  return `what ${formatUsd(warning.cents / 100)} of it earns is not known`;
}

function bonusConditions(
  { wallet }: Scene,
  { entry }: HeldCard,
  one: RankedCard,
): readonly string[] {
  const running = wallet.bonuses.find(
    ({ wallet_card_id: id, status }) => id === entry.id && status === "active",
  );
  if (running === undefined) return [];
  const left = formatUsd(Math.max(0, running.required_usd - running.net_spent_usd));
  const by = running.deadline === undefined ? "" : ` by ${running.deadline}`;
  if (one.bonusCents > 0) return [`the bonus in progress is reached: ${left} left to spend${by}`];
  const isWorth = running.reward_usd !== undefined || running.reward_points !== undefined;
  return isWorth
    ? [`its bonus in progress is not counted: ${left} left to spend${by}`]
    : [`a bonus is in progress (${left} left${by}) and what it is worth is not recorded`];
}
