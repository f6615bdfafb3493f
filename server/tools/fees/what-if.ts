import type { Scene } from "../../member/scene.ts";

/** The scene as it would be if a card were closed. */
export const withoutCard = (scene: Scene, walletCardId: string): Scene => ({
  ...scene,
  wallet: {
    ...scene.wallet,
    cards: scene.wallet.cards.filter(({ id }) => id !== walletCardId),
  },
});

/** The scene as it would be if a card were another product. */
export const withProduct = (scene: Scene, walletCardId: string, cardId: string): Scene => ({
  ...scene,
  wallet: {
    ...scene.wallet,
    cards: scene.wallet.cards.map((entry) =>
      entry.id === walletCardId ? { ...entry, card_id: cardId } : entry,
    ),
  },
});
