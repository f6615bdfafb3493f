import type { DataOf } from "../ask.ts";
import { date, points, text, usd } from "../compose/figures.ts";
import { EMPTY, join, type Line, line, when } from "../compose/line.ts";
import { possessive } from "../compose/whose.ts";
import { SELF } from "../../accounts/wallet.ts";
import { defineTopic } from "./topic.ts";

type Certificate = DataOf<"list_certificates">["certificates"][number];

/** Free nights and companion tickets: those in hand, and those that come with an anniversary. */
export const certificates = defineTopic<"list_certificates", Certificate>({
  tool: "list_certificates",
  input: ({ owner }) => ({ owner }),
  rows: ({ certificates: rows, expired }, { column }) => (column === "expired" ? expired : rows),
  noun: ["certificate", "certificates"],
  keys: {
    program: ({ program }) => (program === undefined ? [] : [program]),
    held_card: ({ wallet_card_id: id }) => (id === undefined ? [] : [id]),
  },
  owner: ({ owner }) => owner,
  columns: {
    expires_on: {
      unit: "date",
      words: ["expire", "expires", "good until", "good for", "use it by", "until when"],
      value: ({ expires_on: day }) => day,
    },
    value_usd: { unit: "usd", words: ["worth", "value"], value: ({ value_usd: value }) => value },
    cap_points: {
      unit: "points",
      words: ["cap", "how many points", "limit", "up to"],
      value: ({ cap_points: cap }) => cap,
    },
    due_from: {
      unit: "date",
      words: ["next one", "come", "comes", "next", "when do i get", "show up"],
      value: ({ due_from: day }) => day,
    },
  },
  day: "expires_on",
  name: (row) => line`${text(row.name)}${whose(row)}`,
  sentence,
  none: () => line`your wallet has no free night or certificate of that kind, and none is due.`,
});

const whose = ({ owner }: Certificate): Line =>
  owner === SELF ? EMPTY : line` (${possessive(owner)})`;

function sentence(row: Certificate): Line {
  const name = line`**${text(row.name)}**${whose(row)}`;
  const cap =
    row.cap_points === undefined ? EMPTY : line`, up to ${points(row.cap_points)} points a night`;
  return join([
    row.status === "due"
      ? line`${name} comes with the next anniversary${fromCard(row)}${dueOn(row)}${cap}.`
      : line`${name}${fromCard(row)}${cap}: use it by **${date(row.expires_on ?? "")}**.`,
    when(row.value_usd !== undefined, () =>
      row.value_basis === "own"
        ? line`It is worth ${usd(row.value_usd ?? 0)} by your own figure.`
        : line`It is worth at most about ${usd(row.value_usd ?? 0)}.`,
    ),
  ]);
}

const fromCard = ({ card_name: card }: Certificate): Line =>
  card === undefined ? EMPTY : line` from the ${text(card)}`;

const dueOn = ({ due_from: from }: Certificate): Line =>
  from === undefined ? EMPTY : line`, on **${date(from)}**`;
