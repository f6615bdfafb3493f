import { listBalances } from "../../../tools/balances/list-balances.ts";
import { listCredits } from "../../../tools/benefits/list-credits.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { listUpcomingFees } from "../../../tools/fees/list-upcoming-fees.ts";
import { categoryCheatSheet } from "../../../tools/spending/category-cheat-sheet.ts";
import { getWallet } from "../../../tools/wallet/get-wallet.ts";
import { type Labels, type Next, readNext } from "../todo/next-list.ts";
import { cardLabel } from "../words.ts";

/** All that the first page of a wallet shows. */
export interface Overview {
  readonly wallet: Found<DataOf<typeof getWallet>>;
  readonly closed: Found<DataOf<typeof getWallet>>;
  readonly fees: Found<DataOf<typeof listUpcomingFees>>;
  readonly credits: Found<DataOf<typeof listCredits>>;
  readonly balances: Found<DataOf<typeof listBalances>>;
  readonly next: Next;
  readonly categories: Found<DataOf<typeof categoryCheatSheet>>;
}

export const labelsOf = ({ data }: Overview["wallet"]): Labels =>
  new Map((data.cards ?? []).map((card) => [card.wallet_card_id, cardLabel(card)]));

/** Reads the overview of one owner, or of everybody. */
export const readOverview = async (desk: Desk, owner?: string): Promise<Overview> => ({
  wallet: await desk.readInTurn(getWallet, { owner }),
  closed: await desk.readInTurn(getWallet, { owner, status: "closed" }),
  fees: await desk.readInTurn(listUpcomingFees, { owner }),
  credits: await desk.readInTurn(listCredits, { owner }),
  balances: await desk.readInTurn(listBalances, { owner }),
  next: await readNext(desk, owner),
  categories: await desk.readInTurn(categoryCheatSheet, { owner }),
});

export type HeldRow = NonNullable<Overview["wallet"]["data"]["cards"]>[number];
export type FeeRow = Overview["fees"]["data"]["fees"][number];
