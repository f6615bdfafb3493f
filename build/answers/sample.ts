import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { listBalances } from "../../server/tools/balances/list-balances.ts";
import { type DataOf, openSample } from "../../server/tools/desk.ts";
import { listUpcomingFees } from "../../server/tools/fees/list-upcoming-fees.ts";
import { getWallet } from "../../server/tools/wallet/get-wallet.ts";
import type { Catalog } from "../catalog.ts";
import { factsOf } from "../emit/facts.ts";

/** A demo wallet as the member tools show it on release day. */
export interface Sample {
  readonly wallet: DataOf<typeof getWallet>;
  readonly fees: DataOf<typeof listUpcomingFees>;
  readonly balances: DataOf<typeof listBalances>;
}

/** Public facts only. Fee refund windows are private, so posted fees are left out. */
export function toSample(catalog: Catalog): Sample {
  const open = new Set(catalog.openCards.map(({ card }) => card.id));
  const sample = {
    ...DEMO_WALLET,
    cards: DEMO_WALLET.cards.filter((card) => open.has(card.card_id)),
    balances: DEMO_WALLET.balances.filter(({ program }) => catalog.programs.has(program)),
  };
  const now = Date.parse(catalog.releasedAt);
  const desk = openSample(sample, { facts: factsOf(catalog).index, now });
  const { data: fees } = desk.read(listUpcomingFees, {});
  const upcoming = fees.fees.filter(({ status }) => status === "upcoming");
  return {
    wallet: desk.read(getWallet, {}).data,
    fees: { ...fees, fees: upcoming.map((fee) => ({ ...fee, decide_by: undefined })) },
    balances: desk.read(listBalances, {}).data,
  };
}
