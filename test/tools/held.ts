import {
  EMPTY_WALLET,
  newCard,
  type Wallet,
  type WalletCard,
} from "../../server/accounts/wallet.ts";

/** A wallet with these cards and whatever else is given. */
export const walletOf = (
  cards: readonly WalletCard[],
  more: Partial<Omit<Wallet, "cards">> = {},
): Wallet => ({ ...EMPTY_WALLET, ...more, cards: [...cards] });

/** A held card; its wallet id is the card's own unless `id` is given. */
export const held = (cardId: string, more: Partial<WalletCard> = {}): WalletCard => ({
  ...newCard(cardId, cardId),
  ...more,
});

/** The empty profile with something changed. */
export const profileOf = (more: Partial<Wallet["profile"]>): Wallet["profile"] => ({
  ...EMPTY_WALLET.profile,
  ...more,
});
