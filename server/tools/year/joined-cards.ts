import * as z from "zod";
import type { FeeCard } from "../../advice/year/card-change.ts";
import { toDollars } from "../../advice/money.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
import type { PlannedChange } from "./change-plan.ts";
import { eligibilityFlags, toEligibilityFlags } from "./eligibility-flags.ts";
import { offerValue, toFeeCard, toJoiningCard } from "./fee-cards.ts";
import type { YearSpend } from "./year-input.ts";
import { feeShape, pointsWorth, toFeesAndWorth } from "./year-rows.ts";

export const addedRow = z.object({
  card_id: z.string(),
  card_name: z.string(),
  owner: z.string(),
  ...feeShape,
  ...pointsWorth,
  offer_usd: z.number().optional().describe("Of the offer seen last, as far as the spend reaches."),
  offer_seen_on: z.iso.date().optional(),
  eligibility: eligibilityFlags.optional().describe("Absent for a product change."),
});

interface Counting {
  readonly include_offer?: boolean | undefined;
  readonly credits_used_percent?: number | undefined;
}

/** The cards that are added, as arithmetic takes them and as rows. */
export const toJoined = (scene: Scene, plan: PlannedChange, spend: YearSpend, options: Counting) =>
  plan.added.map((held) =>
    held === plan.changed
      ? toChanged(plan, held, options)
      : toNew(scene, plan, held, spend, options),
  );

/** A product change brings no offer, and no rule on applications asks about it. */
function toChanged(
  { scene }: PlannedChange,
  held: HeldCard,
  { credits_used_percent: percent }: Counting,
) {
  const feeCard = toFeeCard(scene, held, percent);
  return { feeCard, offerSteps: [], row: toRow(held, feeCard), warnings: [] };
}

function toNew(
  scene: Scene,
  plan: PlannedChange,
  held: HeldCard,
  spend: YearSpend,
  { include_offer: withOffer = true, credits_used_percent: percent }: Counting,
) {
  const { card, entry } = held;
  const feeCard = toJoiningCard(plan.scene, held, percent);
  const eligibility = toEligibilityFlags(scene, card, entry.owner);
  const cpp = feeCard.value?.centsPerPoint;
  const offer = withOffer ? offerValue(plan.scene, card, cpp, spend) : undefined;
  const isBarred = eligibility.application === "fail" || eligibility.bonus === "fail";
  return {
    feeCard: isBarred ? feeCard : { ...feeCard, offerCents: offer?.cents },
    offerSteps: offer?.steps ?? [],
    row: {
      ...toRow(held, feeCard),
      offer_usd: offer && toDollars(offer.cents),
      offer_seen_on: offer?.seenOn,
      eligibility,
    },
    warnings: compact([
      isBarred &&
        offer !== undefined &&
        `The offer of ${card.card_name} is not counted: by the issuer's rules it fails now.`,
    ]),
  };
}

const toRow = ({ card, entry }: HeldCard, feeCard: FeeCard): z.infer<typeof addedRow> => ({
  card_id: card.id,
  card_name: card.card_name,
  owner: entry.owner,
  ...toFeesAndWorth(feeCard),
});
