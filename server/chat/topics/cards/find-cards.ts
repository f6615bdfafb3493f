import { NETWORKS, PROTECTIONS } from "../../../../data/vocab.ts";
import { ask, type DataOf, type InputOf } from "../../ask.ts";
import { answer, CARDS_TO_GET, type Draft } from "../../compose/draft.ts";
import { counted, earnRate, text, usd } from "../../compose/figures.ts";
import { EMPTY, ifKnown, type Line, line, listed, when } from "../../compose/line.ts";
import { joinDrafts } from "../../compose/join.ts";
import { yesOrNoTo } from "../../compose/verdict.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { isStatus } from "./card-status.ts";
import { madeFor, withoutOf } from "../applications/next-card-filters.ts";
import { FOR_BUSINESS, namedAs } from "../named-as.ts";

type Found = DataOf<"search_cards">["cards"][number];

/** Cards of the catalog or of the wallet that meet conditions. */
export const findCards = definePlan(answerFind, {
  takes: ["benefit", "issuer", "network", "program", "category", "merchant", "rate"],
  amount: "annual_fee_usd",
  columns: {
    annual_fee_usd: {
      unit: "usd",
      words: namedAs(
        "annual fee|yearly fee|annual fees|fee|fees|yearly cost|annual cost|yearly charge|a year",
      ),
    },
    foreign_fee: {
      unit: "flag",
      words: ["foreign transaction fee", "foreign fee", "foreign fees"],
    },
    airline: { unit: "flag", words: ["airline", "airlines", "airline card", "airline cards"] },
    hotel: { unit: "flag", words: ["hotel card", "hotel cards"] },
    cash: { unit: "flag", words: ["cash back", "cashback", "cash back card", "cash back cards"] },
    users_free: { unit: "flag", words: ["authorized users are free", "free authorized users"] },
    offer_points: {
      unit: "points",
      words: ["welcome bonus", "welcome offer", "sign up bonus", "sub"],
    },
    business: { unit: "flag", words: FOR_BUSINESS },
    // Words for studying say "personal": students are not businesses.
    personal: { unit: "flag", words: namedAs("personal|study abroad|to study|studying") },
    first_year_free: {
      unit: "flag",
      words: namedAs(
        "first year free|for the first year|free the first year|first year fee|first year annual fee|waived first year|waived the first year|waive the first year|waives the first year|no fee first year|no fee the first year|no annual fee first year|fee the first year|fee in the first year|fee waived",
      ),
    },
    primary: { unit: "flag", words: namedAs("primary") },
    yearly: {
      unit: "flag",
      words: namedAs("every year|each year|every single year|every anniversary|each anniversary"),
    },
    made_for: {
      unit: "text",
      values: { student: ["student", "students", "college"], secured: ["secured"] },
    },
    held: {
      unit: "flag",
      words: ["my cards", "of mine", "i have", "i own", "my wallet", "our cards"],
    },
  },
});

const MAX_CARDS = 12;
const MAX_TERMS = 5;

/** "Gold or Diamond": no card gives both, so lists the cards of each in turn. */
function answerFind(asked: Frame, toolbox: Toolbox): Draft {
  const { wallet } = toolbox.scene;
  // An empty wallet has no cards to choose from.
  const constraints = asked.constraints.filter(
    ({ column }) => column !== "held" || wallet.cards.length > 0,
  );
  const frame = { ...asked, constraints };
  const caveats = has(asked, "held") && !has(frame, "held") ? [CARDS_TO_GET] : [];
  const statuses = frame.subjects.filter(isOfStatus);
  const others = frame.subjects.filter((one) => !isOfStatus(one));
  return statuses.length < 2
    ? { ...tellFound(frame, toolbox), caveats }
    : joinDrafts(
        statuses.map((one) => tellFound({ ...frame, subjects: [...others, one] }, toolbox)),
      );
}

type Subject = Frame["subjects"][number];
const isOfStatus = ({ kind, id }: Subject): boolean => kind === "benefit" && isStatus(id);

/** A percentage means cash back; if no cash card matches, tries points per dollar. */
function search(frame: Frame, toolbox: Toolbox) {
  const input = inputOf(frame);
  const found = ask(toolbox, "search_cards", input);
  if (found.data.cards.length > 0 || input.earns_in === undefined)
    return { ...found, isInPoints: false, isCashOnly: input.earns_in !== undefined };
  const inPoints = ask(toolbox, "search_cards", { ...input, earns_in: undefined });
  return { ...inPoints, isInPoints: true, isCashOnly: false };
}

function tellFound(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope, isInPoints, isCashOnly } = search(frame, toolbox);
  const isHeld = has(frame, "held");
  const cards = data.cards.slice(0, MAX_CARDS);
  const held = isHeld ? [] : data.cards.filter((one) => one.held);
  const none = isHeld
    ? line`**None**: no card in your wallet meets all of that.`
    : line`No card we know of meets all of that${ifKnown(amountAs(frame, "rate"), () => line`; ${FIXED}`)}.`;
  return answer({
    lead: [
      surchargeOf(frame),
      cards.length === 0
        ? none
        : line`${yesOrNoTo(frame, true)}${when(isInPoints, () => line`None in cash back; in points per dollar: `)}${manyOf(data.matched_count)}${listed([...cards.map(nameOf), moreOf(data.matched_count - cards.length)])}.`,
    ],
    details: [
      when(cards.length > 1 && isByEarning(frame), () => MOST_FIRST),
      when(cards.length > 0 && isCashOnly, () => CASH_ONLY),
      ...cards
        .slice(0, MAX_TERMS)
        .flatMap(({ card_name: name, carries = [] }) =>
          carries.slice(0, 1).map((term) => line`${text(name)}: ${text(term.text)}`),
        ),
      when(
        held.length > 0,
        () => line`You hold ${listed(held.map((one) => line`**${text(one.card_name)}**`))}.`,
      ),
    ],
    envelopes: [envelope],
  });
}

const FIXED = line`rotating, chosen or partial rates are not counted`;
const MOST_FIRST = line`Most back first, with points at our estimates of their value; ${FIXED}.`;
const CASH_ONLY = line`Only cash back is listed, not points per dollar.`;

const isByEarning = (frame: Frame): boolean =>
  frame.order === undefined && idsOf(frame, "category", "of", "at").length > 0;

/** Payees that usually charge a fee for paying by card. */
const SURCHARGED: ReadonlySet<string> = new Set(["rent", "mortgage", "taxes", "education"]);

/** "Rent without a fee" may mean the payment fee; the search only knows annual fees. */
const surchargeOf = (frame: Frame): Line =>
  when(
    isSaid(frame, "annual_fee_usd", "lacks") &&
      idsOf(frame, "category").some((one) => SURCHARGED.has(one)),
    () =>
      line`Paying that by card often carries a fee of its own, and some cards earn on it only through their bank's program; neither is counted here. These have no annual fee, at their usual rates:`,
  );

const manyOf = (all: number): Line =>
  all > MAX_CARDS ? line`${counted(all, ["card", "cards"])}: ` : EMPTY;

const moreOf = (left: number): Line => (left > 0 ? line`others` : EMPTY);

const isSaid = ({ constraints }: Frame, column: string, op: "has" | "lacks"): boolean =>
  constraints.some((one) => one.column === column && one.op === op);
const has = (frame: Frame, column: string): boolean => isSaid(frame, column, "has");
/** Undefined instead of false, which the tool does not accept. */
const wants = (frame: Frame, column: string): true | undefined => has(frame, column) || undefined;

type Input = InputOf<"search_cards">;

function inputOf(frame: Frame): Input {
  const first = (one: string) => has(frame, "primary") && PROTECTIONS.some((id) => id === one);
  const benefits = idsOf(frame, "benefit")
    .filter((one) => !isForeignFee(one))
    .map((one) => (first(one) ? `primary ${one}` : one))
    // Other free nights come with the welcome offer, or after spending.
    .map((one) => (one === FREE_NIGHT && has(frame, "yearly") ? `anniversary ${one}` : one));
  const noForeign =
    isSaid(frame, "foreign_fee", "lacks") || idsOf(frame, "benefit").some(isForeignFee);
  const [issuers, among] = [idsOf(frame, "issuer"), idsOf(frame, "card")];
  const [category] = idsOf(frame, "category");
  const [merchant] = idsOf(frame, "merchant");
  const rate = amountAs(frame, "rate");
  // "A 2% card": a rate on everything, unless the question names a category.
  const inPercent = amountAs(frame, "rate", "percent");
  const flat = inPercent === undefined ? undefined : "everything_else";
  return {
    query: madeFor(frame),
    cards: among.length === 0 ? undefined : [...among],
    issuers: issuers.length === 0 ? undefined : [...issuers],
    network:
      issuers.length === 0
        ? NETWORKS.find((one) => idsOf(frame, "network").includes(one))
        : undefined,
    without: withoutOf(frame),
    currency: idsOf(frame, "program")[0],
    benefits: benefits.length === 0 ? undefined : benefits,
    earns_on: merchant === undefined ? (category ?? flat) : undefined,
    earns_at: merchant,
    no_foreign_fee: noForeign || undefined,
    card_type: (["business", "personal"] as const).find((one) => has(frame, one)),
    first_year_free: wants(frame, "first_year_free"),
    held: wants(frame, "held"),
    reward_kind: (["airline", "hotel", "cash"] as const).find((one) => has(frame, one)),
    authorized_user_fee_max: has(frame, "users_free") ? 0 : undefined,
    earns_least: rate,
    // "2 percent back" is cash; "2x" may be points.
    earns_in: inPercent === undefined ? undefined : "percent",
    order_by: orderOf(frame, category !== undefined || merchant !== undefined),
    ...feesOf(frame),
    limit: MAX_CARDS,
  };
}

const FREE_NIGHT = "free night";

const isForeignFee = (benefit: string): boolean => benefit.toLowerCase().includes("foreign");

function orderOf({ order }: Frame, isEarning: boolean): Input["order_by"] {
  // With a category or shop, the best return there comes first.
  if (order === undefined || (isEarning && order.descending))
    return isEarning ? "earn_back" : undefined;
  if (order.column === "offer_points") return "offer_points";
  return order.descending ? "highest_fee" : "lowest_fee";
}

/** "Less than $150" leaves $150 itself out. */
const A_CENT = 0.01;

/** The bounds of the annual fee; "no fee" means at most $0. */
function feesOf(frame: Frame): Pick<Input, "annual_fee_max" | "annual_fee_min"> {
  if (isSaid(frame, "annual_fee_usd", "lacks") && !has(frame, "first_year_free")) {
    return { annual_fee_max: 0 };
  }
  const bound = frame.constraints.find(({ column }) => column === "annual_fee_usd");
  if (typeof bound?.value !== "number") return {};
  const { op, value } = bound;
  if (op.startsWith("<")) return { annual_fee_max: op === "<" ? value - A_CENT : value };
  return { annual_fee_min: op === ">" ? value + A_CENT : value };
}

function nameOf({ card_name: name, annual_fee_usd: fee, earns }: Found): Line {
  const [best] = [earns ?? []].flat();
  const cost = fee === 0 ? line`no fee` : line`${usd(fee)} a year`;
  const rate =
    best === undefined
      ? EMPTY
      : line`, ${earnRate(best.rate, best.unit === "percent" ? "percent" : "points_per_dollar")}`;
  return line`**${text(name)}** (${cost}${rate})`;
}
