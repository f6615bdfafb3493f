import { listBalances } from "../../../tools/balances/list-balances.ts";
import { listCredits } from "../../../tools/benefits/list-credits.ts";
import { listExpiringTool } from "../../../tools/benefits/list-expiring.ts";
import type { DataOf, Desk, Found } from "../../../tools/desk.ts";
import { listUpcomingFees } from "../../../tools/fees/list-upcoming-fees.ts";
import { categoryCheatSheet } from "../../../tools/spending/category-cheat-sheet.ts";
import { getWallet } from "../../../tools/wallet/get-wallet.ts";
import { cardLabel } from "../words.ts";

/** How far ahead the wallet looks for what lapses. */
export const LAPSE_DAYS = 30;

/** All that the first page of a wallet shows. */
export interface Overview {
  readonly wallet: Found<DataOf<typeof getWallet>>;
  readonly fees: Found<DataOf<typeof listUpcomingFees>>;
  readonly credits: Found<DataOf<typeof listCredits>>;
  readonly balances: Found<DataOf<typeof listBalances>>;
  readonly lapsing: Found<DataOf<typeof listExpiringTool>>;
  readonly categories: Found<DataOf<typeof categoryCheatSheet>>;
}

/** What the member calls each card, by its id in the wallet. */
export type Labels = ReadonlyMap<string, string>;

export const labelsOf = ({ data }: Overview["wallet"]): Labels =>
  new Map((data.cards ?? []).map((card) => [card.wallet_card_id, cardLabel(card)]));

export const readOverview = (desk: Desk): Overview => ({
  wallet: desk.read(getWallet, {}),
  fees: desk.read(listUpcomingFees, {}),
  credits: desk.read(listCredits, {}),
  balances: desk.read(listBalances, {}),
  lapsing: desk.read(listExpiringTool, {
    within_days: LAPSE_DAYS,
    kinds: ["credit", "certificate", "points"],
  }),
  categories: desk.read(categoryCheatSheet, {}),
});

export type HeldRow = NonNullable<Overview["wallet"]["data"]["cards"]>[number];
export type FeeRow = Overview["fees"]["data"]["fees"][number];
export type LapsingRow = Overview["lapsing"]["data"]["items"][number];
export type BalanceRow = Overview["balances"]["data"]["balances"][number];
