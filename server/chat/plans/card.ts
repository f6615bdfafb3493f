import { date, points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed } from "../compose/line.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Answerable } from "../topics/topic.ts";
import { COLUMNS, feeOf, foreignFee, nameOf } from "./card-columns.ts";
import { type CardFacts, type CardTold, perCard } from "./per-card.ts";
import { purchase } from "./purchase.ts";

const MOST_RATES = 5;
const MOST_CREDITS = 3;

/** One card of the catalog: the columns that are asked for, or the whole in brief. */
export const card = perCard(tellCard, {
  takes: ["network", "program", "issuer", "category", "claim"],
  columns: COLUMNS,
});

function tellCard(facts: CardFacts, frame: Frame): CardTold {
  const names = [frame.column, ...frame.constraints.map(({ column }) => column)];
  const asked = [...new Set(names)].flatMap((one) => COLUMNS[one ?? ""] ?? []);
  const wanted = idsOf(frame, "category");
  const rates = wanted.length === 0 ? [] : [line`${tellRates(facts, frame).lead}`];
  if (asked.length + rates.length > 0) {
    const [first] = asked;
    const isOfSeveral = idsOf(frame, "card").length > 1;
    const isAsked = frame.focus === "whether" && !isOfSeveral;
    const holds = isAsked ? first?.holds?.(facts, frame) : undefined;
    const verdict = holds === undefined ? EMPTY : holds ? line`**Yes**:` : line`**No**:`;
    return { lead: join([verdict, ...asked.map(({ say }) => say(facts, frame)), ...rates]) };
  }
  return {
    lead: join([line`${nameOf(facts)} has ${feeOf(facts)}.`, currencyOf(facts)]),
    details: [
      ...ratesOf(facts, []).slice(0, MOST_RATES),
      foreignFee(facts),
      ...creditsOf(facts),
      ...loungesOf(facts),
    ],
  };
}

const currencyOf = ({ card: { currency } }: CardFacts): Line =>
  currency === undefined ? EMPTY : line`It earns ${text(currency.name)}.`;

/** The dearest in a year; all of them is a question of its own. */
function creditsOf({ credits }: CardFacts): readonly Line[] {
  const running = credits.filter(({ upcoming }) => upcoming !== true);
  const told = running
    .toSorted((a, b) => (b.year_usd ?? 0) - (a.year_usd ?? 0))
    .slice(0, MOST_CREDITS);
  const more = running.length > told.length ? line`, among others` : EMPTY;
  return told.length === 0
    ? []
    : [line`Credits: ${listed(told.map((one) => inBrief(one.text)))}${more}.`];
}

/** Without its terms: "Uber Cash: $10, a month". */
const inBrief = (words: string): Line => line`${text(words.split(";")[0] ?? words)}`;

function loungesOf({ lounges }: CardFacts): readonly Line[] {
  const names = [...new Set(lounges.map(({ network }) => network))];
  return names.length === 0 ? [] : [line`Lounges: ${listed(names.map((one) => text(one)))}.`];
}

const ratesOf = ({ earn }: CardFacts, wanted: readonly string[]): readonly Line[] =>
  earn
    .filter(({ category, upcoming }) => upcoming !== true && isWanted(category, wanted))
    // The row's own words, as they hold its conditions: a portal, a cap, a choice.
    .map((one) => line`${text(one.text)}`);

const isWanted = (category: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.includes(category);

/** What a card earns, on the categories asked for or on all. */
const ratesTold = perCard(tellRates, { takes: ["category"] });

/** What a card earns; what comes back of a sum, or in a shop, is of a purchase. */
export const earnRates: Answerable = {
  ...ratesTold,
  takes: [...ratesTold.takes, "merchant", "spend", "owner"],
  answer: (frame, toolbox) => {
    const isInCategory = idsOf(frame, "category").length > 0;
    const isOfPurchase =
      (frame.channel !== undefined && isInCategory) ||
      idsOf(frame, "merchant").length > 0 ||
      amountAs(frame, "spend") !== undefined;
    const isWithoutCard = idsOf(frame, "card").length + idsOf(frame, "held_card").length === 0;
    const isPlaced = isOfPurchase || isInCategory;
    const focus = isWithoutCard ? "which" : frame.focus;
    return isOfPurchase || (isWithoutCard && isPlaced)
      ? purchase.answer({ ...frame, topic: "purchase", column: undefined, focus }, toolbox)
      : ratesTold.answer(frame, toolbox);
  },
};

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
