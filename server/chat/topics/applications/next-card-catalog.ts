import { ask, type DataOf } from "../../ask.ts";
import { answer, CARDS_TO_GET, CAVEATS, type Draft } from "../../compose/draft.ts";
import { percent, text, usd, inSentence } from "../../compose/figures.ts";
import { bold, EMPTY, ifKnown, type Line, line, listed } from "../../compose/line.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { feeOf, isFreeAbroad, searchOf, typeOf, madeFor } from "./next-card-filters.ts";

/* The next card when spending is unknown: from rates, fees and offers in the catalog. */

type Found = DataOf<"search_cards">["cards"][number];

const MAX_EACH = 3;
/** The number of cards checked for the member's eligibility. */
const MAX_LOOKED_AT = 10;
const MAX_PLACES = 2;
/** The highest fee of a card that is suggested without knowing the spending. */
const LOW_FEE_USD = 100;
const TRAVEL = "travel";
const EVERYTHING = "everything_else";

/** A single bill: its main return is a welcome offer. */
export const isOnce = (frame: Frame): boolean => amountAs(frame, "price", "usd") !== undefined;

/** The best no-fee card for the spending, and the best welcome offer with a low fee. */
export function byCatalog(frame: Frame, toolbox: Toolbox): Draft {
  const isTravel = asksTravel(frame);
  const bill = amountAs(frame, "price", "usd");
  const places = placesOf(frame, isTravel);
  const around = aroundOf(frame, isTravel);
  // Few people want the points of one airline or hotel unless they ask for them.
  const isCash = around.reward_kind === undefined && !isTravel;
  const shops = idsOf(frame, "merchant");
  const merchant = places.length + shops.length > 2 ? undefined : shops[0];
  const earning = (place?: string) => (merchant ? { earns_at: merchant } : { earns_on: place });
  const free = places.map((place) =>
    ask(toolbox, "search_cards", {
      ...around,
      reward_kind: isCash ? "cash" : around.reward_kind,
      annual_fee_max: 0,
      ...earning(place),
      order_by: "earn_back",
    }),
  );
  const offers = ask(toolbox, "search_cards", {
    ...around,
    annual_fee_max: feeOf(frame) ?? LOW_FEE_USD,
    ...(bill === undefined ? earning(places[0]) : {}),
    order_by: "offer_value",
    offer_spend_max: bill,
  });
  const open = (cards: readonly Found[]) => cards.filter((card) => isOpen(card, frame, toolbox));
  const best = free.map(({ data }) => open(data.cards).slice(0, MAX_EACH));
  const kind = kindOf(frame, isCash, isTravel);
  const lead = best.flatMap((cards, at) =>
    freeLead(cards, whereOf(places[at] ?? EVERYTHING, merchant, toolbox), kind),
  );
  const offer = feeOf(frame) === 0 ? [] : offerLead(open(offers.data.cards), bill);
  return answer({
    lead: bill === undefined ? [...lead, ...offer, TELL_SPEND] : offer,
    details: bill === undefined ? best.flatMap(ratesOf) : [],
    caveats: caveatsOf(frame, toolbox),
    unread: shops.slice(1),
    envelopes: [...free, offers].map(({ envelope }) => envelope),
  });
}

function placesOf(frame: Frame, isTravel: boolean): readonly string[] {
  const isFirst = madeFor(frame) !== undefined;
  const named = isFirst ? [] : idsOf(frame, "category").slice(0, MAX_PLACES);
  return named.length > 0 ? named : [isTravel ? TRAVEL : EVERYTHING];
}

const asksTravel = ({ constraints }: Frame): boolean =>
  constraints.some(({ value }) => value === TRAVEL);

const caveatsOf = (frame: Frame, { scene }: Toolbox): readonly Line[] => [
  ...(scene.wallet.cards.length === 0 ? [CARDS_TO_GET] : []),
  CAVEATS.estimate,
  line`We cannot know whether a bank will approve you, and an offer seen earlier may have ended.`,
];

const aroundOf = (frame: Frame, isTravel: boolean) => ({
  ...searchOf(frame),
  card_type: typeOf(frame) ?? ("personal" as const),
  ...(isTravel ? { no_foreign_fee: true } : {}),
  limit: MAX_LOOKED_AT,
});

/** No known rule stops the application or its offer, and no requirement is in doubt. */
function isOpen({ card_id: card }: Found, frame: Frame, toolbox: Toolbox): boolean {
  // A question about business cards implies a business.
  const met = typeOf(frame) === "business" ? ["business"] : undefined;
  const { verdicts } = ask(toolbox, "check_eligibility", { card, met }).data;
  return verdicts.every(
    ({ stops, result, kind }) =>
      result !== "fail" &&
      !(stops === "application_denied" && result === "unknown" && kind === "needs"),
  );
}

const TELL_SPEND = line`Which card would add the most depends on what you spend: tell us what you spend a month on dining, groceries and everything else.`;

/** "Secured cash-back cards without an annual fee". */
function kindOf(frame: Frame, isCash: boolean, isTravel: boolean): Line {
  const made = ifKnown(madeFor(frame), (word) => line`${text(word)} `);
  const fees = isTravel || isFreeAbroad(frame) ? "annual or foreign transaction fee" : "annual fee";
  return line`${made}${text(isCash ? "cash-back cards" : "cards")} without an ${text(fees)}`;
}

/** A rate at one shop does not apply to its whole category. */
function whereOf(place: string, shop: string | undefined, { scene: { facts } }: Toolbox): Line {
  if (shop !== undefined) return line` at ${text(facts.merchants.get(shop)?.name ?? shop)}`;
  if (place === EVERYTHING) return line` on all purchases`;
  return line` on ${inSentence(facts.categories.get(place)?.name ?? place)}`;
}

/** Ranks by unconditional rates; the text says that others may beat them. */
function freeLead(cards: readonly Found[], where: Line, kind: Line): readonly Line[] {
  const earning = cards.filter(({ earns }) => earns?.back_percent !== undefined);
  const [first] = earning;
  if (first === undefined) return [];
  const best = earning.filter((one) => one.earns?.back_percent === first.earns?.back_percent);
  const next = earning.filter((one) => !best.includes(one));
  const also = listed(next.map((one) => line`${text(one.card_name)} (${backOf(one)})`));
  const then = next.length === 0 ? EMPTY : line` Next: ${also}.`;
  const names = listed(best.map((one) => bold(text(one.card_name))));
  const give = best.length === 1 ? "gives" : "give";
  return [
    line`Of ${kind}, ${names} ${text(give)} the most back${where}: about **${backOf(first)}** up to their caps; rotating, chosen or partial rates may give more.${then}`,
  ];
}

/** Full rate texts: caps and excluded shops decide between cards with the same rate. */
const ratesOf = (cards: readonly Found[]): readonly Line[] =>
  cards.map(({ card_name: name, earns }) =>
    ifKnown(earns, (rate) => line`${text(name)}: ${text(rate.text)}`),
  );

const backOf = ({ earns }: Found): Line => line`${percent(earns?.back_percent ?? 0)}`;

function offerLead(cards: readonly Found[], bill?: number): readonly Line[] {
  const first = cards.find(({ offer }) => offer !== undefined);
  const within = ifKnown(bill, (sum) => line`, among those that ${usd(sum)} can meet`);
  if (first?.offer === undefined) return [];
  const { text: words, value_usd: value } = first.offer;
  const worth = ifKnown(value, (about) => line`, worth about ${usd(about)}`);
  const fee = first.annual_fee_usd;
  const costs = fee === 0 ? line`no annual fee` : line`${usd(fee)} a year`;
  return [
    line`Of cards with a low fee, ${bold(text(first.card_name))} (${costs}) has the best welcome offer${within}: ${text(words)}${worth}.`,
  ];
}
