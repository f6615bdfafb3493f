import type { WalletCard } from "../accounts/wallet.ts";
import type { Scene } from "./scene.ts";

/** The accounts that were opened by a day, each as the card it then was. */
export const cardsAsOf = (cards: readonly WalletCard[], day: string): WalletCard[] =>
  cards
    .filter(({ opened_on: opened = day }) => opened <= day)
    .map((card) => {
      const then = card.former_products.find(({ until }) => until > day);
      return then === undefined ? card : { ...card, card_id: then.card_id };
    });

/** The scene as of a day, without cards, bonuses and credit uses after it. */
export const sceneOn = (scene: Scene, day: string): Scene => {
  if (day === scene.today) return scene;
  const { wallet } = scene;
  const bonuses = wallet.bonuses.filter(({ started_on: start = day }) => start <= day);
  const uses = wallet.credit_uses.filter(({ used_on: used }) => used <= day);
  const cards = cardsAsOf(wallet.cards, day);
  return { ...scene, today: day, wallet: { ...wallet, cards, bonuses, credit_uses: uses } };
};
