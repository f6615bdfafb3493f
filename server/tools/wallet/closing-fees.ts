import * as z from "zod";
import type { WalletCard as Entry } from "../../accounts/wallet.ts";
import { clawbackRisk } from "../../advice/applications/closing.ts";
import { upcomingFees } from "../../advice/fees/fees.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { count, fromDollars, toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { holdsAccountFor, isKeptByAccount } from "../balances/points-at-risk.ts";

export const feeRefundRow = z.object({
  fee_usd: z.number(),
  basis: z.enum(["catalog", "own"]).describe("Whose figure the fee is."),
  due_month: z.string(),
  until: z.iso.date().describe("The last safe day to close and have the fee back."),
  confidence: z.string(),
  note: z.string().optional(),
});

/** The fee that a closing on a day may bring back, by the issuer's policy. */
export function feeRefund(
  { facts }: Scene,
  entry: Entry,
  day: string,
): z.infer<typeof feeRefundRow> | undefined {
  const { opened_on: openedOn, annual_fee_override_usd: own, authorized_user: isUser } = entry;
  const { fees } = upcomingFees(
    [
      {
        ref: entry.id,
        cardId: entry.card_id,
        openedOn,
        overrideCents: own === undefined ? undefined : fromDollars(own),
        authorizedUser: isUser,
      },
    ],
    {
      card: (cardId) => facts.cards.get(cardId),
      terms: (cardId) => facts.rowsOf("terms", cardId)[0],
      policies: facts.facts.tables.issuerPolicies,
      changes: facts.facts.tables.changes,
    },
    day,
    1,
  );
  const back = fees.find(
    ({ due, decideBy }) => due.last <= day && decideBy !== undefined && decideBy.day >= day,
  );
  if (back?.decideBy === undefined) return undefined;
  const { decideBy, cents, basis, dueMonth } = back;
  return {
    fee_usd: toDollars(cents),
    basis: basis === "member" ? "own" : "catalog",
    due_month: dueMonth,
    until: decideBy.day,
    confidence: decideBy.confidence,
    note: decideBy.note === "" ? undefined : decideBy.note,
  };
}

/** What the holder should know beside what is lost: the bonus, the points, what runs on. */
export function closingWarnings(
  after: Scene,
  { entry, card }: HeldCard,
  day: string,
): readonly string[] {
  const { wallet } = after;
  const isOfCard = (one: { readonly wallet_card_id?: string | undefined }) =>
    one.wallet_card_id === entry.id;
  const active = wallet.bonuses.filter((one) => isOfCard(one) && one.status === "active");
  const unused = wallet.certificates.filter((one) => isOfCard(one) && one.used_on === undefined);
  const { authorized_users: users = 0, authorized_user: isUser } = entry;
  return [
    ...(isUser ? [] : clawback(after, { entry, card, isOpen: true }, day)),
    ...(active.length === 0 ? [] : ["A bonus is in progress on this card; it may be lost."]),
    ...(unused.length === 0
      ? []
      : [
          `${count(unused.length, "unused certificate")} of this card stay recorded; see if they hold.`,
        ]),
    ...(users === 0 ? [] : [`${count(users, "authorised user")} lose the card as well.`]),
    ...(isUser ? [] : silentPoints(after, { entry, card, isOpen: true })),
    ...(card.status === "closed_new" || card.status === "product_change_only"
      ? ["The card takes no new applications: once closed it cannot be had again."]
      : []),
  ];
}

function clawback({ facts }: Scene, { entry, card }: HeldCard, day: string): readonly string[] {
  if (entry.bonus_received === false) return [];
  const { issuerPolicies: policies } = facts.facts.tables;
  const { opened_on: opened } = entry;
  const risk = clawbackRisk(card.issuer, opened, day, policies);
  if (risk === undefined) return [];
  const note = risk.note === "" ? "" : ` (${risk.note})`;
  return [
    `${card.issuer} may take the welcome bonus back before ${risk.safeFrom}, ` +
      `${risk.months} months from the opening${note}.`,
  ];
}

/** Points of the card's program that nobody recorded may be lost as well. */
function silentPoints(after: Scene, { entry, card }: HeldCard): readonly string[] {
  const { rewards_currency: program } = card;
  const { owner } = entry;
  if (program === undefined || holdsAccountFor(after, program, owner)) return [];
  const isRecorded = after.wallet.balances.some(
    (one) => one.program === program && one.owner === owner,
  );
  const name = after.facts.programs.get(program)?.name ?? program;
  const isKept = isKeptByAccount(after, program);
  if (isKept === true && !isRecorded) {
    return [
      `It is the last account for ${name}; the wallet records no balance, yet points left in it end.`,
    ];
  }
  return isKept === undefined
    ? [`No dated source says what becomes of ${name} when the last account is closed.`]
    : [];
}
