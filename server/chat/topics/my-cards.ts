import type { DataOf } from "../ask.ts";
import { date, text, usd } from "../compose/figures.ts";
import { EMPTY, type Line, line } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { defineTopic } from "./topic.ts";

type Held = NonNullable<DataOf<"get_wallet">["cards"]>[number];

/** The cards of the wallet; open ones unless the frame asks for another status. */
export const myCards = defineTopic<"get_wallet", Held>({
  tool: "get_wallet",
  input: ({ constraints }) => ({
    status: constraints.some(({ column }) => column === "status") ? "all" : "open",
  }),
  rows: ({ cards = [] }) => cards,
  noun: ["card", "cards"],
  keys: {
    card: ({ card_id: id }) => [id],
    held_card: ({ wallet_card_id: id }) => [id],
    issuer: ({ issuer }) => (issuer === undefined ? [] : [issuer]),
    network: ({ network }) => (network === undefined ? [] : [network]),
  },
  owner: ({ owner }) => owner,
  columns: {
    annual_fee_usd: { unit: "usd", value: ({ annual_fee_usd: fee }) => fee },
    foreign_fee_percent: { unit: "percent", value: ({ foreign_fee_percent: fee }) => fee },
    opened_on: { unit: "date", value: ({ opened_on: day }) => day },
    last4: { unit: "text", value: ({ last4 }) => last4 },
    status: { unit: "text", value: ({ status }) => status },
    card_type: { unit: "text", value: ({ card_type: type }) => type },
  },
  day: "opened_on",
  name: (held) => cardName(held),
  sentence,
  total: totalOf,
  caveats: (_, data, { focus, owner }) =>
    focus === "count" && owner === undefined ? [totalOf(data)] : [],
  none: () => line`no such card is in your wallet.`,
});

function totalOf({ totals }: DataOf<"get_wallet">): Line {
  return line`Your cards' annual fees come to **${usd(totals.annual_fees_usd)}** a year.`;
}

function sentence(held: Held): Line {
  const opened = held.opened_on === undefined ? EMPTY : line`, opened ${date(held.opened_on)}`;
  const fee = held.annual_fee_usd;
  const costs = fee === undefined ? EMPTY : line`, ${usd(fee)} a year`;
  return line`**${cardName(held)}**, ${text(held.issuer ?? "unknown issuer")}${opened}${costs}.`;
}
