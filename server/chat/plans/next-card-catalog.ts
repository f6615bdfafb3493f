import { ask, type DataOf } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { percent, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { feeOf, searchOf, typeOf } from "./next-card-filters.ts";

/* Which card to get where no spending is known: by rates, fees and offers of the catalog. */

type Found = DataOf<"search_cards">["cards"][number];

const MOST_EACH = 3;
const MOST_PLACES = 2;
/** What a card with a fee may cost to be told without knowing the spending. */
const LOW_FEE_USD = 100;
const TRAVEL = "travel";
const EVERYTHING = "everything_else";

/** The best without a fee on what is asked for, and the best welcome offer of a low fee. */
export function byCatalog(frame: Frame, toolbox: Toolbox): Draft {
  const isTravel = frame.constraints.some(({ value }) => value === TRAVEL);
  const named = idsOf(frame, "category").slice(0, MOST_PLACES);
  const places = named.length > 0 ? named : [isTravel ? TRAVEL : EVERYTHING];
  const around = {
    ...searchOf(frame),
    card_type: typeOf(frame) ?? ("personal" as const),
    ...(isTravel ? { no_foreign_fee: true } : {}),
    limit: MOST_EACH,
  };
  const find = (place: string, most: number, by: "earn_back" | "offer_value") =>
    ask(toolbox, "search_cards", {
      ...around,
      annual_fee_max: most,
      earns_on: place,
      order_by: by,
    });
  const most = feeOf(frame) ?? LOW_FEE_USD;
  const free = places.map((place) => ({ place, found: find(place, 0, "earn_back") }));
  const offers = most <= 0 ? [] : [find(places[0] ?? EVERYTHING, most, "offer_value")];
  const lead = [
    ...free.flatMap(({ place, found }) => freeLead(found.data.cards, placeName(place, toolbox))),
    ...offers.flatMap(({ data }) => offerLead(data.cards)),
  ];
  return answer({
    lead: [...lead, TELL_SPEND],
    caveats: [
      CAVEATS.estimate,
      line`We do not know whom a bank accepts; an offer seen earlier may have ended.`,
      ...unreadOf(frame),
    ],
    envelopes: [...free.map(({ found }) => found.envelope), ...offers.map((one) => one.envelope)],
  });
}

const TELL_SPEND = line`Which card would add the most depends on what you spend: tell us what you spend a month on dining, on groceries and on everything else.`;

const placeName = (place: string, { scene: { facts } }: Toolbox): Line =>
  place === EVERYTHING
    ? line`all purchases`
    : line`${text((facts.categories.get(place)?.name ?? place).toLowerCase())}`;

function freeLead(cards: readonly Found[], where: Line): readonly Line[] {
  const [first, ...next] = cards.filter(({ earns }) => earns?.back_percent !== undefined);
  if (first === undefined) return [];
  const also = listed(next.map((one) => line`${text(one.card_name)} (${backOf(one)})`));
  const then = next.length === 0 ? EMPTY : line` Next: ${also}.`;
  return [
    line`Without an annual fee, ${bold(text(first.card_name))} gives the most back on ${where}: about **${backOf(first)}**.${then}`,
  ];
}

const backOf = ({ earns }: Found): Line => line`${percent(earns?.back_percent ?? 0)}`;

function offerLead(cards: readonly Found[]): readonly Line[] {
  const first = cards.find(({ offer }) => offer !== undefined);
  if (first?.offer === undefined) return [];
  const { text: words, value_usd: value } = first.offer;
  const worth = value === undefined ? EMPTY : line`, worth about ${usd(value)}`;
  const fee = first.annual_fee_usd;
  const costs = fee === 0 ? line`no annual fee` : line`${usd(fee)} a year`;
  return [
    line`Of cards with a low fee, ${bold(text(first.card_name))} (${costs}) has the best welcome offer: ${text(words)}${worth}.`,
  ];
}
