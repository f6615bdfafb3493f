import { SELF } from "../../../accounts/wallet.ts";
import type { DataOf } from "../../ask.ts";
import { counted, date, usd } from "../../compose/figures.ts";
import { EMPTY, ifKnown, join, type Line, line, listed } from "../../compose/line.ts";
import { cardName, possessive } from "../../compose/whose.ts";
import { namedCards } from "../../compose/pick.ts";
import { type Frame, idsOf } from "../../frame.ts";
import { type Answerable, defineTopic } from "../topic.ts";

type Fee = DataOf<"list_upcoming_fees">["fees"][number];

const PAID = "paid";

/** Far enough to see every card's next fee, and the one after. */
const MONTHS_AHEAD = 24;

const OF_WHAT_COMES: ReadonlySet<Frame["focus"]> = new Set(["when", "list", "sum", "amount"]);

const told = defineTopic<"list_upcoming_fees", Fee>({
  tool: "list_upcoming_fees",
  input: ({ owner, spans }) => ({ owner, within_months: spans.length === 0 ? 12 : MONTHS_AHEAD }),
  // Fees already charged are not upcoming.
  rows: ({ fees: rows }, { focus, order, column }) =>
    column === "decide_by"
      ? byRefund(rows)
      : (column === undefined || column === "fee_usd") &&
          (OF_WHAT_COMES.has(focus) || order !== undefined)
        ? rows.filter(({ status }) => status !== "posted")
        : rows,
  noun: ["annual fee", "annual fees"],
  keys: {
    card: ({ card }) => [card.card_id],
    held_card: ({ card }) => [card.wallet_card_id],
  },
  owner: ({ card }) => card.owner,
  columns: {
    fee_usd: { unit: "usd", value: ({ fee_usd: fee }) => fee },
    status: { unit: "text", value: ({ status }) => status },
    due: { unit: "date", value: dueOf, say: sentence },
    [PAID]: {
      unit: "usd",
      words: ["did i pay", "did we pay", "have i paid", "have we paid", "i paid", "i have paid"],
      value: () => undefined,
    },
    decide_by: {
      unit: "date",
      value: ({ decide_by: day }) => day,
      say: refundSentence,
    },
  },
  isAhead: true,
  amount: "fee_usd",
  day: "due",
  name: ({ card }) => cardName(card),
  sentence,
  total: ({ year_total_usd: year, by_owner: owners }, frame) => {
    const parts = owners.map(
      ({ owner, year_total_usd: own }) => line`${usd(own)} on ${possessive(owner)} cards`,
    );
    const each = owners.length < 2 ? EMPTY : line`: ${listed(parts)}`;
    return line`${whoseFees(frame)} come to **${usd(year)}** a year${each}.`;
  },
  instead: (frame) =>
    idsOf(frame, "card").length > 0 && frame.spans.length === 0 && frame.owner === undefined
      ? { ...frame, topic: "card", column: "annual_fee_usd", focus: "amount" }
      : undefined,
  none: (frame) =>
    namedCards(frame).length > 0 && frame.owner !== undefined
      ? line`${possessive(frame.owner)} cards include none by that name with a fee due.`
      : line`no annual fee on ${whoseCards(frame)} is due then.`,
});

const NOT_RECORDED = line`What was charged is not recorded here; this is a year at today's fees.`;

/** The annual fees of the cards held, by the day they fall due. */
export const fees: Answerable = {
  ...told,
  answer: (frame, toolbox) => {
    if (frame.column !== PAID) return told.answer(frame, toolbox);
    const given = told.answer({ ...frame, column: undefined, focus: "sum", spans: [] }, toolbox);
    return { ...given, lead: [...given.lead, NOT_RECORDED] };
  },
};

/** Fees that can still be refunded, soonest first. */
const byRefund = (rows: readonly Fee[]): readonly Fee[] =>
  rows
    .filter(({ decide_by: day, refund }) => day !== undefined && (refund?.days_left ?? 0) >= 0)
    .toSorted((a, b) => (a.decide_by ?? "").localeCompare(b.decide_by ?? ""));

function dueOf({ due_on: day, due_between: between, due_month: month }: Fee): string | undefined {
  return day ?? between?.first ?? month;
}

function sentence(fee: Fee): Line {
  const due = dueOf(fee);
  const verb = fee.status === "posted" ? line`was due` : line`is due`;
  return join(
    [
      line`The ${cardName(fee.card)} fee of **${usd(fee.fee_usd)}** ${verb}`,
      due === undefined ? line`on a day we do not know` : line`on **${date(due)}**`,
      ifKnown(fee.decide_by, (day) => line`(refundable until ${date(day)})`),
    ],
    " ",
  );
}

function refundSentence(fee: Fee): Line {
  const { decide_by: day, refund } = fee;
  if (day === undefined) {
    return line`We do not know how long the ${usd(fee.fee_usd)} fee of the ${cardName(fee.card)} is refundable.`;
  }
  const days = ifKnown(
    refund,
    ({ days_left: left }) => line` (${counted(left, ["day", "days"])} from now)`,
  );
  const of = ifKnown(dueOf(fee), (due) => line` of ${date(due)}`);
  return line`Close or change the ${cardName(fee.card)} by **${date(day)}**${days} to get its ${usd(fee.fee_usd)} fee${of} back.`;
}

const whoseFees = ({ owner }: Frame): Line =>
  owner === undefined
    ? line`All annual fees in your wallet`
    : owner === SELF
      ? line`Your own annual fees`
      : line`${possessive(owner)} annual fees`;

const whoseCards = (frame: Frame): Line =>
  namedCards(frame).length > 0
    ? line`that card`
    : frame.owner === undefined
      ? line`your cards`
      : line`${possessive(frame.owner)} cards`;
