import { groupBy } from "../../server/contract/group-by.ts";
import type { Rows, Tables } from "../read.ts";
import { defineCheck, holdsOn, releaseDay, rowProblems } from "./check.ts";

type Offer = Rows<"offers">[number];

const MOST = { points: 500_000, money: 5000 } as const;

export default defineCheck({
  name: "offer-steps",
  about: "The steps of an offer count from one and give sane amounts; who has one says so.",
  needsAllRows: true,
  run: (tables) => [
    ...rowProblems(tables, "offers", amountRules),
    ...[...groupBy(tables.offers, toOffer).values()].flatMap(stepProblems),
    ...unannounced(tables),
  ],
});

/** A reading must be this recent to contradict the issuer's own words. */
const RECENT_DAYS = 120;
const DAY_MS = 86_400_000;

/** Open cards marked as having no offer although one was seen recently and still runs. */
function unannounced(tables: Tables) {
  const today = releaseDay(tables) ?? "";
  const silent = new Set(
    tables.cards
      .filter((card) => card.status === "open" && !card.welcome_offer_available)
      .map(({ id }) => id),
  );
  const isRecent = (day: string) => Date.parse(today) - Date.parse(day) <= RECENT_DAYS * DAY_MS;
  return rowProblems(tables, "offers", (offer) => {
    const isSilent = silent.has(offer.card_id) && offer.channel === "public";
    const runs = holdsOn(offer, today) && isRecent(offer.seen_on);
    const message = `cards.csv says ${offer.card_id} has no welcome offer; correct one`;
    return [[isSilent && runs, "card_id", message]];
  });
}

const toOffer = ({ card_id, seen_on, channel }: Offer) => `${card_id} ${seen_on} ${channel}`;

const COUNTED: ReadonlySet<string> = new Set(["points", "cash", "statement_credit", "gift_card"]);

function amountRules({ reward, amount }: Offer) {
  const most = reward === "points" ? MOST.points : MOST.money;
  const isMissing = amount === undefined && COUNTED.has(reward);
  const isSane = amount === undefined || (amount > 0 && amount <= most);
  return [
    [isMissing, "amount", `missing; how much is the ${reward}?`],
    [!isSane, "amount", `${amount} is not between 0 and ${most}; check figure and reward`],
  ] as const;
}

function stepProblems(rows: readonly Offer[]) {
  const offers = rows.toSorted((a, b) => a.step - b.step);
  return rowProblems({ offers }, "offers", (offer, at) => {
    const before = offers[at - 1];
    const isGap = offer.step - (before?.step ?? 0) > 1;
    const isLess = !isGap && asksForLess(offer, before);
    return [
      [isGap, "step", `step ${offer.step} has no step ${offer.step - 1} before it`],
      [isLess, "min_spend_usd", "less than the step before; count from the opening"],
    ];
  });
}

/** Steps are comparable only when both count spend at any merchant. */
function asksForLess(offer: Offer, before: Offer | undefined): boolean {
  if (before === undefined || before.step === offer.step) return false;
  if (offer.merchants.length > 0 || before.merchants.length > 0) return false;
  return (offer.min_spend_usd ?? Infinity) < (before.min_spend_usd ?? 0);
}
