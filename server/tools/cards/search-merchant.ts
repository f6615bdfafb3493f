import { acceptanceOf } from "../../advice/purchase/acceptance.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { applicableRates, RATE_SCALE } from "../../advice/purchase/rates.ts";
import type { FactRow } from "../../contract/facts.ts";
import { toWouldBe } from "../../member/earners.ts";
import type { Scene } from "../../member/scene.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { rowsOf } from "../card-rows/card-record.ts";

/*
 * What a card earns at one merchant, for a search over all cards. The rates that name a shop mostly
 * ask for its membership, or to be activated: they count, and their text tells what they ask for.
 */

interface RateAt {
  readonly rate: number;
  readonly row: EarnRate | undefined;
}

export function rateAtMerchant(scene: Scene, card: Card, merchant: FactRow<"merchants">): RateAt {
  const { facts, today } = scene;
  const taken = acceptanceOf(card.network, { merchant });
  // A shop is where one stands; what its website takes is no help there.
  const isTaken = taken !== "no" && !(taken === "online_only" && merchant.kind === "store");
  if (!isTaken) return { rate: 0, row: undefined };
  const earner = { ...toWouldBe(scene, card), rates: rowsOf(facts, card, today).rates };
  const purchase = { merchant, abroad: false, day: today } as const;
  const { best, conditional } = applicableRates(facts.tree, earner, purchase);
  const more = conditional.find(({ rate }) => isOfShop(rate));
  const found = more ?? best;
  return { rate: (found?.scaledRate ?? 0) / RATE_SCALE, row: found?.rate };
}

/** What is booked elsewhere is not bought from the merchant. */
const isOfShop = ({ merchants, channels, via }: EarnRate): boolean =>
  merchants.length > 0 && !channels.includes("portal") && via.length === 0;
