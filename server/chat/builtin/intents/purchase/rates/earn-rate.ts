import type { Scene } from "../../../../../tools/core/scene.ts";
import { ask } from "../../../compose/ask.ts";
import { answer, CAVEATS, type Draft, type Line, line, told } from "../../../compose/draft.ts";
import { figure, valueAt } from "../../../compose/figure.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import type { Intent } from "../../../intent.ts";
import { payingTold } from "../../../readings/paying-told.ts";
import { EARN_RATE } from "../../../phrasings/purchase-rates.ts";
import { EARN_RATE_MORE } from "../../../phrasings/purchase-rates-more.ts";
import { asksCardYear, cardYear } from "../../year/card-year.ts";
import { idsOf } from "../../../slots.ts";
import { mentionsOf, type Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { allRates } from "./all-rates.ts";
import { respondBestCard } from "../choice/best-card.ts";
import { catalogRate, type CatalogRate, narrowerRates, withoutOffer } from "./catalog-rates.ts";
import { heldByBank, preferHeld, withBanksBeside } from "../../../readings/held-preferred.ts";
import { feeLine } from "../acceptance/foreign-purchase.ts";
import {
  aroundOf,
  isAbroad,
  type PurchaseInput,
  purchasesOf,
  withoutShops,
} from "../asked/purchase-slots.ts";
import { asksBeats, asksGap, gapLines, namedOf, worthLine } from "../choice/gap-lines.ts";
import { hasAmount, sumsOf } from "../asked/purchase-sums.ts";
import { asksOfPersons } from "../choice/side-by-side.ts";
import { rateLine, whereIs } from "./rate-lines.ts";
import { bookedMore, portalRates } from "./portal-rates.ts";
import { rateVerdict, splitLines } from "./rate-verdict.ts";
import { severalPlaces, severalSums } from "./several-places.ts";
import { asksCoding, codesAs } from "./shop-code.ts";

const MOST_RATES = 8;
const MOST_CARDS = 3;

/** What a card earns somewhere, as the catalog says, or all its rates. */
export const earnRate: Intent = {
  id: "earn_rate",
  group: "purchase",
  label: "what a card earns on a purchase",
  likes: ["card", "category", "merchant", "usd"],
  needs: [],
  phrasings: `${EARN_RATE}${EARN_RATE_MORE}`,
  rules: [
    /^(?:what|how (?:much|many points|many miles|much cash back)) (?:does|do|would) (?:the |my |i )?<card> (?:earn|get|give|pay)(?: me)? (?:on|at|for|in) (?:the )?<(?:category|merchant)>$/,
    /^does <merchant> (?:count|code) as (?:an? )?<category>$/,
    /^how does <merchant> code$/,
  ],
  respond: (given, toolbox) => {
    const { scene } = toolbox;
    const held = withBanksBeside(preferHeld(withoutShopCards(given), scene), scene);
    const asked = heldByBank(held, scene);
    const ofYear = asksCardYear(asked) ? cardYear(asked, toolbox) : undefined;
    if (ofYear !== undefined) return ofYear;
    const { facts } = toolbox.scene;
    const named = idsOf(asked, "card", facts);
    const { without } = payingTold(asked, toolbox.scene);
    const cards = named.filter((card) => !without.includes(card)).slice(0, MOST_CARDS);
    if (cards.length < named.length && cards.length === 0) return respondBestCard(asked, toolbox);
    const [merchant] = idsOf(asked, "merchant", facts);
    const places = purchasesOf(asked, toolbox.scene);
    const [bought] = places;
    const place = bought ?? anywhereOf(asked, scene);
    const [only] = cards;
    if (only === undefined) {
      const isCoding = idsOf(asked, "category", facts).length > 0 && asksCoding(asked);
      return merchant === undefined || !isCoding
        ? respondBestCard(asked, toolbox)
        : codesAs(merchant, asked, toolbox);
    }
    const isPortal = merchant !== undefined && mentionsOf(asked, "category").length === 0;
    const booked = isPortal ? portalRates(only, merchant, toolbox) : undefined;
    if (booked !== undefined && cards.length === 1) return booked;
    const isPlaced = idsOf(asked, "category", facts).length + (merchant ?? "").length > 0;
    // Which of several is better there is told before what each earns.
    const isChosen = cards.length > 1 || asksOfPersons(asked);
    if (isPlaced && isChosen && (asksBeats(asked) || isEitherOr(asked)) && !asksGap(asked))
      return respondBestCard(asked, toolbox);
    if (place === undefined || !(isPlaced || hasAmount(asked))) return allRates(only, toolbox);
    if (places.length > 1 && !hasAmount(asked)) return severalPlaces(cards, places, toolbox);
    const isEach = places.length > 1 && cards.length === 1;
    const summed =
      isEach && sumsOf(asked).length === places.length
        ? severalSums(only, places, toolbox)
        : undefined;
    if (summed !== undefined) return summed;
    const rates = cards.map((card) => catalogRate(card, bookedThere(place, toolbox), toolbox));
    return ratesDraft(rates, place, asked, toolbox);
  },
};

/** "Groceries on the Gold or on the Venture": one of the two. */
const isEitherOr = (asked: Understood): boolean => {
  const [first, second] = mentionsOf(asked, "card");
  if (first === undefined || second === undefined) return false;
  const between = asked.tokens.slice(first.end, second.start).join(" ");
  return /^(?:or|vs|versus)(?: (?:on|with|to|put|use|it|the|my|our|hers|his))*$/.test(between);
};

/** "60k on the Blue Business Plus": a sum for no place in particular. */
const anywhereOf = (asked: Understood, scene: Scene): PurchaseInput | undefined =>
  hasAmount(asked) ? { ...aroundOf(asked, scene), category: "everything_else" } : undefined;

/** Beside a card that is named, a name that is a shop's too is the shop: "a JetBlue flight with the Sapphire". */
function withoutShopCards(asked: Understood): Understood {
  const plain = withoutShops(asked);
  return mentionsOf(plain, "card").length > 0 ? plain : asked;
}

/** "Hotels through Chase Travel": booked in the portal of trips that is named. */
const bookedThere = (place: PurchaseInput, { scene: { facts } }: Toolbox): PurchaseInput =>
  place.channel === undefined && facts.merchants.get(place.via ?? "")?.kind === "travel_portal"
    ? { ...place, channel: "portal" }
    : place;

/** Asked for what it comes to rather than for the rate. */
const IN_DOLLARS =
  /\bhow much (?:more|less|better|worse|would|will|do|does)\b|\bin (?:dollars|money|cash)\b|\bdifference\b|\bworth\b/;

/** Asked how many points a sum brings. */
const IN_POINTS = /\bhow many (?:points|miles)\b/;

function ratesDraft(
  rates: readonly CatalogRate[],
  place: PurchaseInput,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const where = told(whereIs(place, toolbox));
  const others = rates.flatMap((one) =>
    one.rates
      .filter((rate) => rate !== one.plain)
      .map(
        (rate) => line`${figure(one.record, ["card", "card_name"], "text")}: ${told(rate.text)}`,
      ),
  );
  const parts = rates.flatMap(({ record }) =>
    narrowerRates(record, toolbox.scene.facts, place).map((rate) => line`${told(rate.text)}`),
  );
  const plain = rates.flatMap(({ plain: rate }) =>
    rate === undefined || rate.cap_usd === undefined ? [] : [line`${told(rate.text)}`],
  );
  const worth =
    hasAmount(asked) || asksGap(asked) ? worthOf(rates, place, asked, toolbox) : undefined;
  const split = worth === undefined ? [] : splitLines(worth.ranking, asked);
  const isWorthFirst =
    asksBeats(asked) || says(asked, IN_POINTS) || (rates.length > 1 && says(asked, IN_DOLLARS));
  return answer({
    result: [
      ...(isWorthFirst ? (worth?.lines ?? []) : []),
      ...split,
      ...rates.map((one) =>
        withVerdict(rateLine(one, where), split.length > 0 ? undefined : rateVerdict(rates, asked)),
      ),
      ...bookedMore(rates, place, toolbox.scene.facts),
      ...(isAbroad(asked) ? rates.map(({ record }) => feeLine(record)) : []),
      ...(parts.length > 0 ? [line`On parts of it there are other rates, below.`] : []),
      ...(isWorthFirst ? [] : (worth?.lines ?? [])),
    ],
    details: [...parts, ...plain, ...valuesOf(rates), ...others].slice(0, MOST_RATES),
    caveats: [CAVEATS.terms, CAVEATS.asOf(rates[0]?.record ?? ask(toolbox, "get_wallet", {}))],
    envelopes: [
      ...rates.map(({ record }) => withoutOffer(record)),
      ...(worth === undefined ? [] : [worth.ranking]),
    ],
  });
}

const withVerdict = (said: Line, verdict: Line | undefined): Line =>
  verdict === undefined ? said : joinLines([verdict, said], " ");

/** What a point counts for, where the card earns points. */
const valuesOf = (rates: readonly CatalogRate[]): readonly Line[] =>
  rates.flatMap(({ record, plain }) =>
    plain?.unit === "percent" || valueAt(record, ["value", "cpp"]) === undefined
      ? []
      : [
          line`A point of it counts for ${figure(record, ["value", "cpp"], "cpp")}, by ${told(valueAt(record, ["value", "cpp_basis"]) === "own" ? "your own figure" : "our estimate")}.`,
        ],
  );

/** What the amount earns with each of the cards, the most first; before it how far apart they are. */
function worthOf(
  rates: readonly CatalogRate[],
  place: PurchaseInput,
  asked: Understood,
  toolbox: Toolbox,
) {
  const cards = rates.map(({ card }) => card);
  const outcome = toolbox.call("best_card_for_purchase", { ...place, cards });
  if ("error" in outcome || outcome.envelope.status !== "ok") return undefined;
  const ranking = outcome.envelope;
  const rows = namedOf(ranking);
  const gap = asksBeats(asked) ? gapLines(ranking, asked) : [];
  const isTold = gap.length > 0 && rows.length < MOST_CARDS;
  const lines = isTold ? gap : [...gap, ...rows.map((row) => worthLine(ranking, row))];
  return lines.length === 0 ? undefined : { ranking, lines };
}
