import * as z from "zod";
import { wallet as walletShape, type Wallet, type WalletCard } from "../../accounts/wallet.ts";
import { dropSlip, putSlip, readSlip, type Slip } from "../../accounts/wallet-slips.ts";
import type { Write } from "../../accounts/store/store.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { MemberContext } from "../frame/context.ts";
import { count } from "../../advice/money.ts";

/*
 * remove_wallet_card keeps the removed card for a day beside the wallet, under a token that only its
 * caller has. It can be brought back once.
 */

const { cards, credit_uses, bonuses, certificates } = walletShape.shape;

/** A card and all that hangs on it. */
const removedCard = z.strictObject({ card: cards.element, credit_uses, bonuses, certificates });

type Removed = z.infer<typeof removedCard>;

export const RESTORE_HOURS = 24;
const RESTORE_MS = RESTORE_HOURS * 60 * 60_000;

const slipName = ({ caller }: MemberContext, token: string) =>
  ({ accountId: caller.accountId, purpose: "restore", token }) as const;

/** Parts a card with its log from the rest of the wallet. */
export function takeOut(wallet: Wallet, card: WalletCard) {
  const logOf = (isOurs: boolean) => {
    const fits = ({ wallet_card_id: id }: { readonly wallet_card_id?: string | undefined }) =>
      (id === card.id) === isOurs;
    return {
      credit_uses: wallet.credit_uses.filter(fits),
      bonuses: wallet.bonuses.filter(fits),
      certificates: wallet.certificates.filter(fits),
    };
  };
  const others = wallet.cards.filter((one) => one !== card);
  return {
    removed: { card, ...logOf(true) },
    after: { ...wallet, ...logOf(false), cards: others },
  };
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

/** `3 credit uses`, `1 bonus`, `0 certificates` */
export const countLog = ({ credit_uses: uses, bonuses: tracked, certificates: given }: Removed) =>
  [
    count(uses.length, "credit use"),
    count(tracked.length, "bonus", "bonuses"),
    count(given.length, "certificate"),
  ] as const;

export const keepRemoved = (context: MemberContext, token: string, removed: Removed): Write =>
  putSlip(slipName(context, token), removed, context.deps.now() + RESTORE_MS);

/** Undefined when the token is unknown, used or too old. */
export const readRemoved = (context: MemberContext, token: string): Promise<Slip | undefined> =>
  readSlip(context.deps.store, slipName(context, token));

/** Uses the token up and returns the card it brings back. */
export function useRemoved(context: MemberContext, token: string, slip: Slip | undefined) {
  if (slip === undefined) {
    throw new ToolError(
      `This restore_token brings nothing back: it is unknown, used, or older than ${RESTORE_HOURS} hours.`,
    );
  }
  const used = dropSlip(slipName(context, token), slip);
  return { removed: removedCard.parse(slip.content), used };
}
