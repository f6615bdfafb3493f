import * as z from "zod";
import { wallet as walletShape, type Wallet } from "../../accounts/wallet.ts";
import { dropSlip, putSlip, readSlip, type Slip } from "../../accounts/wallet-slips.ts";
import type { Write } from "../../accounts/store/store.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { MemberContext } from "../frame/context.ts";

/*
 * What remove_wallet_card takes away is kept for a day beside the wallet, under a token that only its
 * caller has, and comes back once.
 */

const { cards, credit_uses: uses, bonuses, certificates } = walletShape.shape;

const removedShape = z.strictObject({
  card: cards.element,
  credit_uses: uses,
  bonuses,
  certificates,
});

/** A card and all that hangs on it. */
export type Removed = z.infer<typeof removedShape>;

export const RESTORE_HOURS = 24;
const RESTORE_MS = RESTORE_HOURS * 60 * 60_000;

const nameOf = ({ caller }: MemberContext, token: string) =>
  ({ accountId: caller.accountId, purpose: "restore", token }) as const;

/** The card and its log, apart from the wallet without them. */
export function takeOut(wallet: Wallet, cardId: string) {
  const card = wallet.cards.find(({ id }) => id === cardId);
  if (card === undefined) throw new ToolError("The wallet no longer holds this card.");
  const isOf = (one: { readonly wallet_card_id?: string | undefined }) =>
    one.wallet_card_id === cardId;
  const isOther = (one: { readonly wallet_card_id?: string | undefined }) => !isOf(one);
  const removed: Removed = {
    card,
    credit_uses: wallet.credit_uses.filter(isOf),
    bonuses: wallet.bonuses.filter(isOf),
    certificates: wallet.certificates.filter(isOf),
  };
  const after: Wallet = {
    ...wallet,
    cards: wallet.cards.filter(({ id }) => id !== cardId),
    credit_uses: wallet.credit_uses.filter(isOther),
    bonuses: wallet.bonuses.filter(isOther),
    certificates: wallet.certificates.filter(isOther),
  };
  return { removed, after };
}

/** The wallet with a removed card and its log again. */
export function putBack(wallet: Wallet, removed: Removed): Wallet {
  if (wallet.cards.some(({ id }) => id === removed.card.id)) {
    throw new ToolError("The wallet holds this card already.");
  }
  return {
    ...wallet,
    cards: [...wallet.cards, removed.card],
    credit_uses: [...wallet.credit_uses, ...removed.credit_uses],
    bonuses: [...wallet.bonuses, ...removed.bonuses],
    certificates: [...wallet.certificates, ...removed.certificates],
  };
}

/** Keeps what was removed for a day. */
export const keepRemoved = (context: MemberContext, token: string, removed: Removed): Write =>
  putSlip(nameOf(context, token), removed, context.deps.now() + RESTORE_MS);

/** What a token brings back; undefined when it is unknown, used or too old. */
export const readRemoved = (context: MemberContext, token: string): Promise<Slip | undefined> =>
  readSlip(context.deps.store, nameOf(context, token));

/** Uses the token up, and tells what it brings back. */
export function useRemoved(context: MemberContext, token: string, slip: Slip | undefined) {
  if (slip === undefined) {
    throw new ToolError(
      `This restore_token brings nothing back: it is unknown, used, or older than ${RESTORE_HOURS} hours.`,
    );
  }
  const removed = removedShape.parse(slip.content);
  return { removed, used: dropSlip(nameOf(context, token), slip) };
}
