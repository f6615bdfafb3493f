import * as z from "zod";
import { isUsable } from "../../advice/plain-row.ts";
import type { CardBenefit } from "../../advice/applications/product-changes.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import { toHeldCredit } from "../../member/held-credits.ts";
import { benefitsOf } from "../card-rows/card-benefits.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";

export const benefitRow = z.object({
  kind: z.enum(["credit", "lounge", "unlock", "certificate", "status", "protection"]),
  name: z.string(),
  detail: z.string(),
});

export const lostRow = benefitRow.extend({
  left_usd: z.number().optional().describe("Of a credit: not yet used in the running period."),
  also_on: z
    .array(z.string())
    .describe("Other open cards of the owner (wallet_card_id) that give it as well."),
});

/** What the holder of a card loses with it on a day, as far as dated sources say. */
export function lostWith(
  scene: Scene,
  held: HeldCard,
  day: string,
): readonly z.infer<typeof lostRow>[] {
  const others = heldCards(scene, { owner: held.entry.owner })
    .filter(({ entry }) => entry.id !== held.entry.id)
    .map((other) => ({ id: other.entry.id, benefits: ownBenefits(scene, other, day) }));
  return ownBenefits(scene, held, day).map((benefit) => {
    const { kind, name } = benefit;
    const isSame = (one: CardBenefit) => one.kind === kind && one.name === name;
    return {
      ...benefit,
      left_usd: kind === "credit" ? leftOf(scene, held, name, day) : undefined,
      also_on: others.filter(({ benefits }) => benefits.some(isSame)).map(({ id }) => id),
    };
  });
}

function ownBenefits(
  { facts }: Scene,
  { entry, card }: HeldCard,
  day: string,
): readonly CardBenefit[] {
  const usable = benefitsOf(facts, card.id, day).filter(isUsable);
  if (!entry.authorized_user) return usable;
  // An authorised user has only the lounges that admit one; the rest is the account holder's.
  const lounges = facts.rowsOf("lounges", card.id).filter((row) => row.authorized_users);
  const names = new Set<string>(lounges.map((row) => row.lounge_network));
  return usable.filter(({ kind, name }) => kind === "lounge" && names.has(name));
}

/** Dollars of a credit that are left on a day; undefined where that is unknown or nothing. */
function leftOf(scene: Scene, held: HeldCard, name: string, day: string): number | undefined {
  const row = scene.facts
    .rowsOf("credits", held.card.id)
    .find((one) => one.credit_name === name && isRunning(one, day));
  if (row === undefined) return undefined;
  const { unit, left = 0, status } = toHeldCredit({ ...scene, today: day }, held, row).state;
  return unit === "cents" && status === "open" && left > 0 ? toDollars(left) : undefined;
}
