import * as z from "zod";
import type { FeeCard } from "../../advice/year/card-change.ts";
import { toDollars } from "../../member/money.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import type { PlannedChange } from "./change-plan.ts";
import { eligibilityFlags, toEligibilityFlags } from "./eligibility-flags.ts";
import { offerValue, toFeeCard, toJoiningCard } from "./fee-cards.ts";
import type { YearSpend } from "./year-input.ts";
import { pointsWorth, toPointsWorth } from "./year-rows.ts";

export const addedRow = z.object({
  card_id: z.string(),
  card_name: z.string(),
  owner: z.string(),
  annual_fee_usd: z.number(),
  first_year_fee_usd: z.number().optional().describe("Only where it differs."),
  ...pointsWorth,
  offer_usd: z.number().optional().describe("Of the offer seen last, as far as the spend reaches."),
  offer_seen_on: z.iso.date().optional(),
  eligibility: eligibilityFlags.optional().describe("Absent for a product change."),
});

interface Counted {
  readonly include_offer?: boolean | undefined;
  readonly credits_used_percent?: number | undefined;
}

/** The cards that are added, as the year counts them and as they are told. */
export const toJoined = (scene: Scene, plan: PlannedChange, spend: YearSpend, asked: Counted) =>
  plan.added.map((held) =>
    held === plan.changed ? toChanged(plan, held, asked) : toNew(scene, plan, held, spend, asked),
  );

/** A product change: no offer, and no rule asks about it. */
function toChanged(
  { scene }: PlannedChange,
  held: HeldCard,
  { credits_used_percent: percent = 0 }: Counted,
) {
  const feeCard = toFeeCard(scene, held, percent);
  return { feeCard, isBarred: false, offerRows: [], row: toRow(held, feeCard) };
}

function toNew(
  scene: Scene,
  plan: PlannedChange,
  held: HeldCard,
  spend: YearSpend,
  { include_offer: withOffer = true, credits_used_percent: creditsPercent = 0 }: Counted,
) {
  const plain = toJoiningCard(plan.scene, held, { creditsPercent });
  const { centsPerPoint } = plain.value ?? {};
  const eligibility = toEligibilityFlags(scene, held.card, held.entry.owner);
  const offer = withOffer ? offerValue(plan.scene, held.card, centsPerPoint, spend) : undefined;
  const isBarred = eligibility.application === "fail" || eligibility.bonus === "fail";
  return {
    feeCard: offer === undefined || isBarred ? plain : { ...plain, offerCents: offer.cents },
    isBarred: isBarred && offer !== undefined,
    offerRows: offer?.rows ?? [],
    row: {
      ...toRow(held, plain),
      offer_usd: offer && toDollars(offer.cents),
      offer_seen_on: offer?.seenOn,
      eligibility,
    },
  };
}

const toRow = (
  { card, entry }: HeldCard,
  { annualFeeCents, firstYearFeeCents, value }: FeeCard,
): z.infer<typeof addedRow> => ({
  card_id: card.id,
  card_name: card.card_name,
  owner: entry.owner,
  annual_fee_usd: toDollars(annualFeeCents),
  first_year_fee_usd:
    firstYearFeeCents === undefined || firstYearFeeCents === annualFeeCents
      ? undefined
      : toDollars(firstYearFeeCents),
  ...toPointsWorth(value),
});
