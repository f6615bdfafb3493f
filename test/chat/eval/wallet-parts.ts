import {
  EMPTY_WALLET,
  newCard,
  type Wallet,
  type WalletCard,
} from "../../../server/accounts/wallet.ts";

/** A held card; its wallet id is the card's own unless `id` is given. */
export const held = (
  cardId: string,
  openedOn: string,
  more: Partial<WalletCard> = {},
): WalletCard => ({ ...newCard(cardId, cardId), opened_on: openedOn, ...more });

/** A balance of the member's own. */
export const points = (
  program: string,
  amount: number,
  more: Partial<Wallet["balances"][number]> = {},
) => ({
  program,
  owner: "me",
  points: amount,
  as_of: "2026-11-14",
  ...more,
});

/** The empty profile with something changed. */
export const profile = (more: Partial<Wallet["profile"]>): Wallet["profile"] => ({
  ...EMPTY_WALLET.profile,
  ...more,
});
