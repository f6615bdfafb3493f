import * as z from "zod";
import { isUsable } from "../../advice/plain-row.ts";
import type { CardBenefit } from "../../advice/applications/product-changes.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import { toHeldCredit } from "../../member/held-credits.ts";
import { benefitsOf, cardBenefit } from "../card-rows/card-benefits.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { toDollars, count } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { clawbackRisk } from "../../advice/applications/closing.ts";
import { upcomingFees } from "../../advice/fees/fees.ts";
import { programName } from "../../member/holdings.ts";
import { told } from "../card-rows/row-words.ts";
import { feeFactsOf, toFeeCard } from "../fees/fee-row.ts";
import type { Notes } from "../frame/texts.ts";
import { holdsAccountFor, isKeptByAccount } from "../balances/points-at-risk.ts";

export const lostRow = cardBenefit.extend({
  left_usd: z.number().optional().describe("Of a credit: not yet used in the running period."),
  also_on: z
    .array(z.string())
    .describe("Other open cards of the owner (wallet_card_id) that give it as well."),
});

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

function ownBenefits({ facts }: Scene, { entry, card }: HeldCard, day: string) {
  const usable = benefitsOf(facts, card.id, day).filter(isUsable);
  if (!entry.authorized_user) return usable;
  // An authorized user only has the lounges that admit one; the rest is the account holder's.
  const lounges = facts.rowsOf("lounges", card.id).filter((row) => row.authorized_users);
  const names = new Set<string>(lounges.map((row) => row.lounge_network));
  return usable.filter(({ kind, name }) => kind === "lounge" && names.has(name));
}

/** Dollars left of a credit on a day; undefined if that is unknown or zero. */
function leftOf(scene: Scene, held: HeldCard, name: string, day: string): number | undefined {
  const row = scene.facts
    .rowsOf("credits", held.card.id)
    .find((one) => one.credit_name === name && isRunning(one, day));
  if (row === undefined) return undefined;
  const { unit, left = 0, status } = toHeldCredit({ ...scene, today: day }, held, row).state;
  return unit === "cents" && status === "open" && left > 0 ? toDollars(left) : undefined;
}

export const feeRefundRow = z.object({
  fee_usd: z.number(),
  basis: z.enum(["catalog", "own"]).describe("Whose figure the fee is."),
  due_month: z.string(),
  until: z.iso.date().describe("The last safe day to close for a fee refund."),
  confidence: z.string(),
  note: z.string().optional(),
});

/** The fee that is refunded for closing on a day, by the issuer's policy. */
export function feeRefund(
  { facts }: Scene,
  held: HeldCard,
  day: string,
): z.infer<typeof feeRefundRow> | undefined {
  const { fees } = upcomingFees([toFeeCard(held)], feeFactsOf(facts), day, 1);
  const fee = fees.find(
    ({ due, decideBy }) => due.last <= day && decideBy !== undefined && decideBy.day >= day,
  );
  if (fee?.decideBy === undefined) return undefined;
  return {
    fee_usd: toDollars(fee.cents),
    basis: fee.basis === "member" ? "own" : "catalog",
    due_month: fee.dueMonth,
    until: fee.decideBy.day,
    confidence: fee.decideBy.confidence,
    note: told(fee.decideBy.note),
  };
}

/** Warnings besides lost benefits: the bonus, the points, other people's cards. */
export function closingWarnings(after: Scene, held: HeldCard, day: string): Notes {
  const { wallet } = after;
  const { entry, card } = held;
  const isOfCard = (one: { readonly wallet_card_id?: string | undefined }) =>
    one.wallet_card_id === entry.id;
  const isActive = wallet.bonuses.some((one) => isOfCard(one) && one.status === "active");
  const unused = wallet.certificates.filter((one) => isOfCard(one) && one.used_on === undefined);
  const { authorized_users: users = 0, authorized_user: isUser } = entry;
  return [
    !isUser && clawback(after, held, day),
    isActive && "A bonus is in progress on this card; it may be lost.",
    unused.length > 0 &&
      `${count(unused.length, "unused certificate")} of this card stay recorded; check if they are still valid.`,
    users > 0 && `${count(users, "authorised user")} lose the card too.`,
    !isUser && silentPoints(after, held),
    (card.status === "closed_new" || card.status === "product_change_only") &&
      "The card takes no new applications: once closed, it cannot be opened again.",
  ];
}

function clawback({ facts }: Scene, { entry, card }: HeldCard, day: string) {
  if (entry.bonus_received === false) return undefined;
  const { issuerPolicies: policies } = facts.tables;
  const risk = clawbackRisk(card.issuer, entry.opened_on, day, policies);
  if (risk === undefined) return undefined;
  const note = risk.note === "" ? "" : ` (${risk.note})`;
  return (
    `${card.issuer} may claw back the welcome bonus before ${risk.safeFrom}, ` +
    `${risk.months} months from the opening${note}.`
  );
}

/** Unrecorded points of the card's program may be lost as well. */
function silentPoints(after: Scene, { entry: { owner }, card }: HeldCard): Notes {
  const { rewards_currency: program } = card;
  if (program === undefined || holdsAccountFor(after, program, owner)) return [];
  const isRecorded = after.wallet.balances.some(
    (one) => one.program === program && one.owner === owner,
  );
  const name = programName(after, program);
  const isKept = isKeptByAccount(after, program);
  return [
    isKept === true &&
      !isRecorded &&
      `It is the last account for ${name}; the wallet records no balance, but any points left in it end.`,
    isKept === undefined &&
      `No dated source says what happens to ${name} when the last account is closed.`,
  ];
}
