import * as z from "zod";
import { SELF } from "../../../accounts/wallet.ts";
import { whoseOf } from "./whose.ts";

/** A held card as results tell it; its nickname and owner are the member's own words. */
export const heldRef = z.looseObject({
  wallet_card_id: z.string(),
  card_id: z.string(),
  card_name: z.string(),
  owner: z.string(),
});

export type HeldRef = z.infer<typeof heldRef>;

const isMine = ({ owner }: Pick<HeldRef, "owner">): boolean => owner === SELF;

/** The card's name; with whose it is when it is not the asker's, or when there are two of it. */
export function nameOfHeld(card: HeldRef, among: readonly HeldRef[]): string {
  const ids = among.filter(({ card_id: id }) => id === card.card_id);
  const isShared = new Set(ids.map(({ wallet_card_id: id }) => id)).size > 1;
  return !isShared && isMine(card) ? card.card_name : `${card.card_name} (${whoseOf(card.owner)})`;
}
