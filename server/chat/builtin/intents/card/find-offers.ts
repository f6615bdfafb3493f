import { boundsOf } from "../../readings/bounds.ts";
import { says } from "../../readings/says.ts";
import { type Amount, amountsOf, type Understood } from "../../../language/understood.ts";
import { pointsOf } from "../transfer/amount/points-told.ts";
import { isBesideFee } from "./find-fee.ts";
import { asksOffer, asksOffersOfAll } from "./find-order.ts";

/* The welcome offer that cards are looked for by: how many points at least, how much spend at most. */

export interface OfferWanted {
  readonly offer_points_min?: number;
  readonly offer_spend_max?: number;
}

/** "A bonus over 75k": only cards with such an offer. */
export function offerOf(asked: Understood): OfferWanted {
  if (!asksOffer(asked)) return {};
  const spent = amountsOf(asked, "usd").filter((one) => !isBesideFee(one, asked));
  const said = asksOffersOfAll(asked) ? spendSaid(asked, spent) : undefined;
  const amounts = pointsOf(asked).filter((one) => one.value >= LEAST_OFFER && one !== said);
  const points = boundsOf(asked, amounts, 1)?.least ?? amounts[0]?.value;
  const bound = says(asked, /\bspend\w*|\bmsr\b/) ? boundsOf(asked, spent, 0)?.most : undefined;
  const spend = bound ?? said?.value;
  return {
    offer_points_min: points ?? 0,
    ...(spend === undefined ? {} : { offer_spend_max: spend }),
  };
}

/** "With 3000 in 3 months": what can be spent, where a bare number tells it. */
const spendSaid = (asked: Understood, usd: readonly Amount[]): Amount | undefined =>
  usd[0] ??
  amountsOf(asked, "count", "points").find(
    ({ value, start, end }) =>
      value >= LEAST_SPEND &&
      /^(?:with|for|under|spending|spend|within|of)$/.test(asked.tokens[start - 1] ?? "") &&
      !/^(?:points?|miles|or more)$/.test(asked.tokens[end] ?? ""),
  );

const LEAST_SPEND = 100;
/** No welcome offer has fewer points. */
const LEAST_OFFER = 5000;
