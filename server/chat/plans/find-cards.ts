import { ask, type DataOf, type InputOf } from "../ask.ts";
import { answer, type Draft } from "../compose/draft.ts";
import { earnRate, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed } from "../compose/line.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

type Found = DataOf<"search_cards">["cards"][number];

/** Cards of the catalog or of the wallet that meet conditions. */
export const findCards = definePlan(answerFind, {
  takes: ["benefit", "issuer", "network", "program", "category", "merchant", "rate"],
  amount: "annual_fee_usd",
  columns: {
    annual_fee_usd: {
      unit: "usd",
      words: [
        "annual fee",
        "yearly fee",
        "annual fees",
        "fee",
        "fees",
        "yearly cost",
        "annual cost",
        "yearly charge",
        "a year",
      ],
    },
    foreign_fee: {
      unit: "flag",
      words: [
        "foreign transaction fee",
        "foreign fee",
        "foreign transaction fees",
        "foreign fees",
        "fx fee",
        "fx fees",
      ],
    },
    airline: { unit: "flag", words: ["airline", "airlines", "airline card", "airline cards"] },
    hotel: {
      unit: "flag",
      words: ["hotel card", "hotel cards", "hotel credit card", "hotel credit cards"],
    },
    cash: { unit: "flag", words: ["cash back", "cashback", "cash back card", "cash back cards"] },
    users_free: {
      unit: "flag",
      words: [
        "authorized users are free",
        "free authorized users",
        "free employee cards",
        "authorized users free",
      ],
    },
    offer_points: {
      unit: "points",
      words: ["welcome bonus", "welcome offer", "sign up bonus", "signup bonus", "sub"],
    },
    business: { unit: "flag", words: ["business", "biz"] },
    personal: { unit: "flag", words: ["personal"] },
    first_year_free: {
      unit: "flag",
      words: [
        "first year free",
        "free first year",
        "for the first year",
        "fee the first year",
        "fee in the first year",
        "fee first year",
        "free the first year",
        "waived first year",
      ],
    },
    held: {
      unit: "flag",
      words: [
        "my cards",
        "of mine",
        "in my wallet",
        "do i have",
        "i have",
        "i own",
        "i hold",
        "my wallet",
        "of ours",
        "our cards",
      ],
    },
  },
});

const MOST_CARDS = 5;

function answerFind(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "search_cards", inputOf(frame));
  const { cards } = data;
  const held = cards.filter((one) => one.held);
  const isHeld = has(frame, "held");
  const where = isHeld ? line`in your wallet` : line`in the catalog`;
  if (cards.length === 0) {
    return answer({
      lead: [line`**None**: no card ${where} meets all of that.`],
      envelopes: [envelope],
    });
  }
  const names = listed(cards.slice(0, MOST_CARDS).map(nameOf));
  return answer({
    lead: [line`${frame.focus === "whether" ? line`**Yes**: ` : EMPTY}${names}.`],
    details: [
      ...cards.slice(0, MOST_CARDS).flatMap(termsOf),
      ...(isHeld || held.length === 0
        ? []
        : [line`You hold ${listed(held.map((one) => bold(text(one.card_name))))}.`]),
    ],
    envelopes: [envelope],
  });
}

const has = ({ constraints }: Frame, column: string): boolean =>
  constraints.some((one) => one.column === column && one.op === "has");
const lacks = ({ constraints }: Frame, column: string): boolean =>
  constraints.some((one) => one.column === column && one.op === "lacks");

function inputOf(frame: Frame): InputOf<"search_cards"> {
  const benefits = [...idsOf(frame, "benefit")].filter(
    (one) => !one.toLowerCase().includes("foreign"),
  );
  const [category] = idsOf(frame, "category");
  const [merchant] = idsOf(frame, "merchant");
  const noForeign =
    lacks(frame, "foreign_fee") ||
    idsOf(frame, "benefit").some((one) => one.toLowerCase().includes("foreign"));
  return {
    issuers: listOf(idsOf(frame, "issuer")),
    network: networkOf(frame),
    currency: idsOf(frame, "program")[0],
    benefits: listOf(benefits),
    earns_on: merchant === undefined ? (category ?? flatOf(frame)) : undefined,
    earns_at: merchant,
    no_foreign_fee: noForeign ? true : undefined,
    card_type: has(frame, "business")
      ? "business"
      : has(frame, "personal")
        ? "personal"
        : undefined,
    first_year_free: has(frame, "first_year_free") ? true : undefined,
    held: has(frame, "held") ? true : undefined,
    reward_kind: kindOf(frame),
    authorized_user_fee_max: has(frame, "users_free") ? 0 : undefined,
    earns_least: amountAs(frame, "rate"),
    order_by: orderOf(frame, category !== undefined || merchant !== undefined),
    ...feesOf(frame),
    limit: 12,
  };
}

/** "A 2% card": so much on everything, where nothing is named that it is earned on. */
const flatOf = (frame: Frame): string | undefined =>
  amountAs(frame, "rate") === undefined ? undefined : "everything_else";

const listOf = (ids: readonly string[]): string[] | undefined =>
  ids.length === 0 ? undefined : [...ids];

const KINDS = ["airline", "hotel", "cash"] as const;
const kindOf = (frame: Frame): (typeof KINDS)[number] | undefined =>
  KINDS.find((one) => has(frame, one));

function orderOf({ order }: Frame, isEarning: boolean): InputOf<"search_cards">["order_by"] {
  // On what is named, those that give the most back there come first.
  if (order === undefined) return isEarning ? "earn_back" : undefined;
  if (order.column === "offer_points") return "offer_points";
  return order.descending ? "highest_fee" : "lowest_fee";
}

type Network = NonNullable<InputOf<"search_cards">["network"]>;
const NETWORK_NAMES: readonly Network[] = ["Visa", "Mastercard", "American Express", "Discover"];
const networkOf = (frame: Frame): Network | undefined =>
  idsOf(frame, "issuer").length > 0
    ? undefined
    : NETWORK_NAMES.find((one) => idsOf(frame, "network").includes(one));

/** "Less than $150" leaves $150 itself out. */
const A_CENT = 0.01;

/** The bounds of the annual fee; "no fee" is at most nothing. */
function feesOf(frame: Frame): Pick<InputOf<"search_cards">, "annual_fee_max" | "annual_fee_min"> {
  if (lacks(frame, "annual_fee_usd") && !has(frame, "first_year_free")) {
    return { annual_fee_max: 0 };
  }
  const bound = frame.constraints.find(
    ({ column, value }) => column === "annual_fee_usd" && typeof value === "number",
  );
  if (bound === undefined || typeof bound.value !== "number") return {};
  const { op, value } = bound;
  if (op.startsWith("<")) return { annual_fee_max: op === "<" ? value - A_CENT : value };
  return { annual_fee_min: op === ">" ? value + A_CENT : value };
}

function nameOf(one: Found): Line {
  const fee = one.annual_fee_usd === 0 ? line`no fee` : line`${usd(one.annual_fee_usd)} a year`;
  const [best] = one.earns === undefined ? [] : [one.earns].flat();
  const rate =
    best === undefined
      ? EMPTY
      : line`, ${earnRate(best.rate, best.unit === "percent" ? "percent" : "points_per_dollar")}`;
  return line`${bold(text(one.card_name))} (${fee}${rate})`;
}

const termsOf = (one: Found): readonly Line[] =>
  (one.carries ?? []).slice(0, 1).map((term) => line`${text(one.card_name)}: ${text(term.text)}`);
