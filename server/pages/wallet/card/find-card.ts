import type { Desk } from "../../../tools/desk.ts";
import { getWallet } from "../../../tools/wallet/get-wallet.ts";
import { notFound } from "../../page/errors.ts";
import type { HeldRow } from "../overview/read.ts";
import type { MemberVisit } from "../../page/route.ts";

/** A card of the wallet, and everybody who may hold one. */
export interface OfWallet {
  readonly card: HeldRow;
  readonly owners: readonly string[];
}

/** The card that the address names. */
export function findCard({ event }: MemberVisit, desk: Desk): OfWallet {
  const id = event.context.params?.["card"];
  const { cards = [], owners } = desk.read(getWallet, { status: "all" }).data;
  const card = cards.find((one) => one.wallet_card_id === id);
  if (card === undefined) throw notFound("Your wallet has no such card; it may have been removed.");
  return { card, owners };
}
