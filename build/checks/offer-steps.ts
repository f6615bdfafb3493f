import { groupBy } from "../group-by.ts";
import type { Problem } from "../problem.ts";
import type { Rows, Tables } from "../read.ts";
import { defineCheck, holdsOn, problemAt, releaseDay } from "./check.ts";

type Offer = Rows<"offers">[number];

const FILE = "welcome-offers.csv";
const MOST = { points: 500_000, money: 5000 } as const;

export default defineCheck({
  name: "offer-steps",
  about: "The steps of an offer count from one and give sane amounts; who has one says so.",
  severity: "error",
  needsAllRows: true,
  run: (tables) => [
    ...tables.offers.flatMap(amountProblems),
    ...[...groupBy(tables.offers, toOffer).values()].flatMap(stepProblems),
    ...unannounced(tables),
  ],
});

/** A reading must be this recent to contradict the issuer's own words. */
const RECENT_DAYS = 120;
const DAY_MS = 86_400_000;

/** An open card that is said to have no offer, though one was seen of late and has not ended. */
function unannounced(tables: Tables): readonly Problem[] {
  const today = releaseDay(tables) ?? "";
  const silent = new Set(
    tables.cards
      .filter((card) => card.status === "open" && !card.welcome_offer_available)
      .map(({ id }) => id),
  );
  const isRecent = (day: string) => Date.parse(today) - Date.parse(day) <= RECENT_DAYS * DAY_MS;
  return tables.offers
    .filter((offer) => silent.has(offer.card_id) && offer.channel === "public")
    .filter((offer) => holdsOn(offer, today) && isRecent(offer.seen_on))
    .map((offer) => {
      const message = `cards.csv says ${offer.card_id} has no welcome offer; correct one`;
      return problemAt(FILE, offer, "card_id", message);
    });
}

const toOffer = ({ card_id, seen_on, channel }: Offer) => `${card_id} ${seen_on} ${channel}`;

function amountProblems(offer: Offer): readonly Problem[] {
  const { reward, amount } = offer;
  const counted = ["points", "cash", "statement_credit", "gift_card"].includes(reward);
  if (amount === undefined) {
    return counted ? [problemAt(FILE, offer, "amount", `missing; how much is the ${reward}?`)] : [];
  }
  const most = reward === "points" ? MOST.points : MOST.money;
  if (amount > 0 && amount <= most) return [];
  return [
    problemAt(
      FILE,
      offer,
      "amount",
      `${amount} is not between 0 and ${most}; check figure and reward`,
    ),
  ];
}

function stepProblems(rows: readonly Offer[]): readonly Problem[] {
  const steps = rows.toSorted((a, b) => a.step - b.step);
  return steps.flatMap((offer, at) => {
    const before = steps[at - 1];
    if (offer.step - (before?.step ?? 0) > 1) {
      return [
        problemAt(
          FILE,
          offer,
          "step",
          `step ${offer.step} has no step ${offer.step - 1} before it`,
        ),
      ];
    }
    return asksForLess(offer, before)
      ? [
          problemAt(
            FILE,
            offer,
            "min_spend_usd",
            "less than the step before; count from the opening",
          ),
        ]
      : [];
  });
}

/** Steps can be compared when both ask for spend, wherever it is made. */
function asksForLess(offer: Offer, before: Offer | undefined): boolean {
  if (before === undefined || before.step === offer.step) return false;
  if (offer.merchants.length > 0 || before.merchants.length > 0) return false;
  return (offer.min_spend_usd ?? Infinity) < (before.min_spend_usd ?? 0);
}
