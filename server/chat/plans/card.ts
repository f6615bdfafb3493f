import { date, percent, points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed } from "../compose/line.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Askable } from "../topics/topic.ts";
import { type CardFacts, type CardTold, perCard } from "./per-card.ts";

const MOST_RATES = 5;
const nameOf = ({ card }: CardFacts): Line => bold(text(card.display_name ?? card.card_name));

const feeOf = ({ card }: CardFacts): Line =>
  card.annual_fee_usd === 0
    ? line`no annual fee`
    : line`an annual fee of **${usd(card.annual_fee_usd)}**`;

/** The sentence for each column of a card. */
const COLUMNS: Readonly<Record<string, Askable & { readonly say: (facts: CardFacts) => Line }>> = {
  annual_fee_usd: {
    unit: "usd",
    words: ["annual fee", "yearly fee", "fee", "cost"],
    say: (facts) => line`${nameOf(facts)} has ${feeOf(facts)}.`,
  },
  network: {
    unit: "text",
    words: ["network", "visa", "mastercard", "amex network", "discover"],
    say: (facts) =>
      facts.card.network === undefined
        ? line`We do not know the network of ${nameOf(facts)}.`
        : line`${nameOf(facts)} is on **${text(facts.card.network)}**.`,
  },
  currency: {
    unit: "text",
    words: ["currency", "kind of points", "which points", "what points"],
    say: (facts) =>
      facts.card.currency === undefined
        ? line`We do not know what ${nameOf(facts)} earns.`
        : line`${nameOf(facts)} earns **${text(facts.card.currency.name)}**.`,
  },
  issuer: {
    unit: "text",
    words: ["issuer", "bank", "issues", "issued by"],
    say: (facts) => line`${nameOf(facts)} is issued by **${text(facts.card.issuer)}**.`,
  },
  foreign_fee_percent: {
    unit: "percent",
    words: ["foreign transaction fee", "foreign fee", "fx fee", "ftf"],
    say: foreignFee,
  },
  successor: {
    unit: "text",
    words: ["renamed", "called now", "replaced", "became", "become of"],
    say: (facts) =>
      facts.card.successor === undefined
        ? line`No other card took the place of ${nameOf(facts)}.`
        : line`${nameOf(facts)} was followed by **${text(facts.card.successor.card_name)}**.`,
  },
};

function foreignFee(facts: CardFacts): Line {
  const share = facts.card.foreign_fee_percent;
  if (share === undefined) return line`We do not know the foreign fee of ${nameOf(facts)}.`;
  return share === 0
    ? line`${nameOf(facts)} charges no foreign transaction fee.`
    : line`${nameOf(facts)} charges a foreign transaction fee of **${percent(share)}**.`;
}

/** One card of the catalog: a column of it, or the whole in brief. */
export const card = perCard(tellCard, { columns: COLUMNS });

function tellCard(facts: CardFacts, { column }: Frame): CardTold {
  const asked = column === undefined ? undefined : COLUMNS[column];
  if (asked !== undefined) return { lead: asked.say(facts) };
  return {
    lead: line`${nameOf(facts)} has ${feeOf(facts)}.`,
    details: [
      ...ratesOf(facts, []).slice(0, MOST_RATES),
      foreignFee(facts),
      ...facts.lounges.slice(0, 1).map((one) => line`Lounges: ${text(one.network)}.`),
    ],
  };
}

const ratesOf = ({ earn }: CardFacts, wanted: readonly string[]): readonly Line[] =>
  earn
    .filter(({ category, upcoming }) => upcoming !== true && isWanted(category, wanted))
    // The row's own words, as they hold its conditions: a portal, a cap, a choice.
    .map((one) => line`${text(one.text)}`);

const isWanted = (category: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.includes(category);

/** What a card earns, on the categories asked for or on all. */
export const earnRates = perCard(tellRates, { takes: ["category"] });

function tellRates(facts: CardFacts, frame: Frame): CardTold {
  const wanted = idsOf(frame, "category");
  const rates = ratesOf(facts, wanted).slice(0, MOST_RATES);
  if (rates.length > 0) return { lead: line`${nameOf(facts)} earns ${listed(rates.map(bold))}.` };
  const others = ratesOf(facts, ["everything_else"]).slice(0, 1);
  return others.length === 0
    ? { lead: line`We know no rate of ${nameOf(facts)} for that.` }
    : { lead: line`${nameOf(facts)} has no rate of its own there: it earns ${listed(others)}.` };
}

type Offer = NonNullable<CardFacts["offer"]>;

const stepsOf = ({ steps }: Offer): Line =>
  listed(
    steps.map(({ reward, amount, min_spend_usd: least, text: words }) => {
      const spend = least === undefined ? EMPTY : line` after spending **${usd(least)}**`;
      if (amount === undefined) return line`${text(words)}`;
      const isPoints = reward === "points";
      const isMoney = reward === "cash" || reward === "statement_credit" || reward === "gift_card";
      if (!isPoints && !isMoney) return line`${text(words)}`;
      return isPoints
        ? line`**${points(amount)} points**${spend}`
        : line`**${usd(amount)}**${spend}`;
    }),
  );

/** The welcome offer last seen, and the best ever seen. */
export const offers = perCard((facts) => {
  const { offer, best_offer_seen: best } = facts;
  if (offer === undefined)
    return { lead: line`We have seen no welcome offer for ${nameOf(facts)}.` };
  const seen = best === undefined ? EMPTY : line`The best offer seen: ${stepsOf(best)}.`;
  return {
    lead: offer.ended
      ? line`The last welcome offer seen for ${nameOf(facts)} has ended: ${stepsOf(offer)}.`
      : line`${nameOf(facts)} offers ${stepsOf(offer)}, as last seen on ${date(offer.seen_on)}.`,
    details: seen.text === "" ? [] : [seen],
    caveats: [line`Offers change without notice; check the issuer's page before you apply.`],
  };
});
