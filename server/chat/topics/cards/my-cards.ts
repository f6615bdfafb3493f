import { ADD_CARDS } from "../../compose/draft.ts";
import type { DataOf } from "../../ask.ts";
import { date, percent, text, usd } from "../../compose/figures.ts";
import { bold, ifKnown, ifMore, type Line, line } from "../../compose/line.ts";
import { cardName, possessive } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import { defineTopic } from "../topic.ts";

type Held = NonNullable<DataOf<"get_wallet">["cards"]>[number];

/** Columns that only closed cards have. */
const OF_CLOSED = new Set(["status", "closed_on", "bonus_received_on"]);

/** "Is my Gold still open" includes closed cards, "which are still open" does not. */
const asksOfClosed = ({ constraints, column = "", order, subjects }: Frame): boolean =>
  (column === "is_open" && subjects.length > 0) ||
  [column, order?.column ?? "", ...constraints.map((one) => one.column)].some((one) =>
    OF_CLOSED.has(one),
  );

/** The cards of the wallet; open ones unless the frame asks for closed ones too. */
export const myCards = defineTopic<"get_wallet", Held>({
  tool: "get_wallet",
  input: (frame) => ({ status: asksOfClosed(frame) ? "all" : "open" }),
  rows: ({ cards = [] }) => cards,
  noun: ["card", "cards"],
  keys: {
    card: ({ card_id: id }) => [id],
    held_card: ({ wallet_card_id: id }) => [id],
    issuer: ({ issuer }) => (issuer === undefined ? [] : [issuer]),
    network: ({ network }) => (network === undefined ? [] : [network]),
    program: ({ rewards_program: program }) => (program === undefined ? [] : [program]),
  },
  owner: ({ owner }) => owner,
  columns: {
    annual_fee_usd: {
      unit: "usd",
      words: ["annual fee", "yearly fee", "fee", "cost"],
      value: ({ annual_fee_usd: fee }) => fee,
    },
    foreign_fee_percent: {
      unit: "percent",
      words: ["foreign transaction fee", "foreign fee"],
      value: ({ foreign_fee_percent: fee }) => fee,
      say: (held) =>
        held.foreign_fee_percent === undefined
          ? line`We do not know the foreign fee of ${named(held)}`
          : line`${named(held)} charges a foreign transaction fee of **${percent(held.foreign_fee_percent)}**`,
    },
    opened_on: {
      unit: "date",
      words: ["opened", "open date", "newest", "oldest", "got it", "how long"],
      value: ({ opened_on: day }) => day,
      say: (held) =>
        held.opened_on === undefined
          ? line`Your wallet does not say when ${named(held)} was opened`
          : line`${named(held)} was opened ${onDay(held.opened_on)}`,
    },
    closed_on: {
      unit: "date",
      words: ["closed", "close date", "cancelled on", "did i close", "did i cancel", "i closed"],
      value: ({ closed_on: day }) => day,
      say: (held) =>
        held.closed_on === undefined
          ? line`${named(held)} is open`
          : line`${named(held)} was closed ${onDay(held.closed_on)}`,
    },
    bonus_received_on: {
      unit: "date",
      words: ["bonus received", "got the bonus"],
      value: ({ bonus_received_on: day }) => day,
      say: (held) =>
        held.bonus_received_on === undefined
          ? line`No bonus on ${named(held)} is recorded as received`
          : line`The bonus on ${named(held)} was received ${onDay(held.bonus_received_on)}`,
    },
    last4: { unit: "text", words: ["last four", "ending in"], value: ({ last4 }) => last4 },
    status: { unit: "text", words: ["closed"], value: ({ status }) => status },
    is_open: { unit: "text", words: ["open"], value: ({ status }) => status },
    card_type: {
      unit: "text",
      words: ["business", "personal"],
      value: ({ card_type: type }) => type,
    },
    authorized_users: {
      unit: "count",
      words: ["authorized users"],
      value: ({ authorized_users: users }) => users,
    },
    credit_limit_usd: {
      unit: "usd",
      words: ["credit limit", "credit line"],
      value: ({ credit_limit_usd: limit }) => limit,
    },
  },
  day: "opened_on",
  name: (held) => cardName(held),
  sentence,
  total: (data, { focus }) => (focus === "which" || focus === "list" ? undefined : totalOf(data)),
  caveats: (_, data, { focus, owner, constraints, subjects }) =>
    LISTING.has(focus) && owner === undefined && constraints.length + subjects.length === 0
      ? [totalOf(data)]
      : [],
  none: (frame) => {
    if (idsOf(frame, "card").length > 0) return line`that card is not in your wallet.`;
    return frame.subjects.length + frame.constraints.length === 0
      ? line`${whoseWallet(frame)} has no cards yet; ${ADD_CARDS}.`
      : line`no such card is in ${whoseWallet(frame)}.`;
  },
});

const LISTING: ReadonlySet<string> = new Set(["count", "list", "which"]);

const whoseWallet = ({ owner }: Frame): Line =>
  owner === undefined ? line`your wallet` : line`${possessive(owner)} wallet`;

function totalOf({ totals }: DataOf<"get_wallet">): Line {
  return ifMore(
    totals.annual_fees_usd,
    (fees) => line`Your cards' annual fees come to **${usd(fees)}** a year.`,
  );
}

const named = (held: Held): Line => bold(cardName(held));

/** A day, or a month when only that is known. */
const onDay = (day: string): Line =>
  /^\d{4}-\d{2}$/.test(day) ? line`in **${date(day)}**` : line`on **${date(day)}**`;

function sentence(held: Held): Line {
  const opened = ifKnown(held.opened_on, (day) => line`, opened ${date(day)}`);
  const closed = ifKnown(held.closed_on, (day) => line`, closed ${date(day)}`);
  const costs = ifKnown(held.annual_fee_usd, (fee) =>
    fee === 0 ? line`, no annual fee` : line`, ${usd(fee)} a year`,
  );
  return line`${named(held)}, ${text(held.issuer ?? "unknown issuer")}${opened}${closed}${costs}.`;
}
