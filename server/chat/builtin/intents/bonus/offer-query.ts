import type { FactIndex } from "../../../../tools/core/facts.ts";
import { boundsOf, usdBounds } from "../../bounds.ts";
import { cardTypeAsked } from "../../card-type-asked.ts";
import { says } from "../../held-meant.ts";
import { idOf } from "../../slots.ts";
import { amountsOf, mentionsOf, type Understood } from "../../understood.ts";
import { pointsOf } from "../transfer/points-told.ts";

/* Which welcome offers a question is about, as the search of cards takes it. */

export interface OfferQuery {
  readonly by: "usd" | "points" | "spend";
  readonly input: {
    readonly order?: string;
    readonly card_type?: string;
    readonly cards?: readonly string[];
    readonly offer_min_points?: number;
    readonly offer_min_usd?: number;
    readonly offer_max_spend_usd?: number;
  };
}

/** Whether offers of a certain size are sought, not only the biggest. */
export const isBound = ({ input }: OfferQuery): boolean =>
  [input.offer_min_points, input.offer_min_usd, input.offer_max_spend_usd].some(
    (one) => one !== undefined,
  );

const BY_SPEND =
  /\b(?:lowest|least|smallest|easiest|low|cheapest|minimal)\b(?: \w+){0,2} (?:spend\w*|msr|requirements?|to (?:get|hit|meet|earn))\b|\beasiest\b/;
const BY_POINTS = /\b(?:most|highest|number of|how many) (?:points|miles)\b|\bpoints\b/;
const SPEND = /\bspend\w*|\bmsr\b/;
const FREE = /\b(?:no|zero|without(?: an?)?|free)\b (?:annual |yearly )?(?:fees?|af)\b/;
const UNDER_FEE = /\bfees?\b|\baf\b/;

export function offerQueryOf(asked: Understood, facts: FactIndex): OfferQuery {
  const type = cardTypeAsked(asked);
  const issuer = idOf(asked, "issuer", facts);
  const program =
    mentionsOf(asked, "issuer").length > 0 ? undefined : idOf(asked, "program", facts);
  // "A Hyatt card": any of the family.
  const cards = [...new Set(mentionsOf(asked, "card").flatMap(({ ids }) => ids))];
  const by = says(asked, BY_SPEND) ? "spend" : says(asked, BY_POINTS) ? "points" : "usd";
  return {
    by,
    input: {
      order: `offer_${by}`,
      ...(type === undefined ? {} : { card_type: type }),
      ...(cards.length > 0 || issuer === undefined ? {} : { issuer }),
      ...(cards.length === 0 ? {} : { cards }),
      ...(cards.length > 0 || program === undefined ? {} : { currency: program }),
      ...(says(asked, FREE) ? { annual_fee_max: 0 } : {}),
      ...boundsIn(asked),
    },
  };
}

/** "Over 100k", "at least $500", "under $3,000 of spend", "fee under $100". */
function boundsIn(asked: Understood): object {
  const points = boundsOf(asked, pointsOf(asked), 1)?.least ?? barePoints(asked);
  const usd = usdBounds(asked);
  const isFee = says(asked, UNDER_FEE) && !says(asked, SPEND);
  return {
    ...(points === undefined ? {} : { offer_min_points: points }),
    ...(usd?.least === undefined ? {} : { offer_min_usd: usd.least }),
    ...(usd?.most === undefined
      ? {}
      : isFee
        ? { annual_fee_max: usd.most }
        : { offer_max_spend_usd: usd.most }),
  };
}

/** "A 100k sub": at least so many. */
const barePoints = (asked: Understood): number | undefined => {
  const bound = boundsOf(asked, pointsOf(asked), 1);
  const [amount] = amountsOf(asked, "points");
  return bound === undefined && amount !== undefined ? amount.value : undefined;
};
