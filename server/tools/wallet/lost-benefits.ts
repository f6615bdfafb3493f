import * as z from "zod";
import { creditState } from "../../advice/benefits/credit-periods.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { CardBenefit } from "../../advice/applications/product-changes.ts";
import type { WalletCard as Entry } from "../../accounts/wallet.ts";
import { metBy } from "../../member/held-credits.ts";
import { benefitsOf } from "../card-rows/card-benefits.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { fromDollars, toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";

export const benefitRow = z.object({
  kind: z.enum(["credit", "lounge", "unlock", "certificate", "status", "protection"]),
  name: z.string(),
  detail: z.string(),
});

export const toBenefitRow = ({ kind, name, detail }: CardBenefit): z.infer<typeof benefitRow> => ({
  kind,
  name,
  detail,
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
  { entry, card }: HeldCard,
  day: string,
): readonly z.infer<typeof lostRow>[] {
  const others = heldCards(scene, { owner: entry.owner }).filter(
    (one) => one.entry.id !== entry.id,
  );
  const given = others.map((one) => ({
    id: one.entry.id,
    names: new Set(ownBenefits(scene, one, day).map(keyOf)),
  }));
  return ownBenefits(scene, { entry, card }, day).map((benefit) => ({
    ...toBenefitRow(benefit),
    ...(benefit.kind === "credit" ? leftOf(scene, entry, benefit.name, day) : {}),
    also_on: given.filter(({ names }) => names.has(keyOf(benefit))).map(({ id }) => id),
  }));
}

const keyOf = ({ kind, name }: CardBenefit): string => `${kind} ${name}`;

function ownBenefits(
  { facts }: Scene,
  { entry, card }: Pick<HeldCard, "entry" | "card">,
  day: string,
): readonly CardBenefit[] {
  const usable = benefitsOf(facts, card.id, day).filter(isUsable);
  if (!entry.authorized_user) return usable;
  // An authorised user has what the row says that he has; the rest is the account holder's.
  const lounges = facts.rowsOf("lounges", card.id).filter((row) => row.authorized_users);
  const names = new Set<string>(lounges.map((row) => row.lounge_network));
  return usable.filter(({ kind, name }) => kind === "lounge" && names.has(name));
}

/** Dollars of a credit that are left on a day; nothing where that cannot be said. */
function leftOf({ wallet, facts }: Scene, entry: Entry, name: string, day: string) {
  const row = facts
    .rowsOf("credits", entry.card_id)
    .find(
      (one) => one.credit_name === name && (one.ends ?? day) >= day && (one.starts ?? day) <= day,
    );
  if (row === undefined) return {};
  const uses = wallet.credit_uses
    .filter((use) => use.wallet_card_id === entry.id && use.credit_name === name)
    .map((use) => ({ day: use.used_on, cents: fromDollars(use.amount_usd) }));
  const enrolled = entry.enrolments?.[name];
  const { unit, left, status } = creditState({
    credit: row,
    openedOn: entry.opened_on,
    today: day,
    uses,
    isSpendMet: metBy(wallet, entry).has("annual_spend"),
    enrolled,
  });
  return unit === "cents" && status === "open" && left !== undefined && left > 0
    ? { left_usd: toDollars(left) }
    : {};
}
