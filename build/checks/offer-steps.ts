import { groupBy } from "../group-by.ts";
import type { Problem } from "../problem.ts";
import type { Rows } from "../read.ts";
import { defineCheck, problemAt } from "./check.ts";

type Offer = Rows<"offers">[number];

const FILE = "welcome-offers.csv";
const MOST = { points: 500_000, money: 5000 } as const;

export default defineCheck({
  name: "offer-steps",
  about: "The steps of an offer count from one, ask for ever more, and give sane amounts.",
  severity: "error",
  run: ({ offers }) => [
    ...offers.flatMap(amountProblems),
    ...[...groupBy(offers, toOffer).values()].flatMap(stepProblems),
  ],
});

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
