import type { DataOf } from "../../ask.ts";
import { date, points, text, usd } from "../../compose/figures.ts";
import { bold, ifKnown, join, type Line, line, when } from "../../compose/line.ts";
import { nameWithOwner } from "../../compose/whose.ts";
import { defineTopic } from "../topic.ts";
import { namesOfKind } from "./certificate-names.ts";

type Certificate = DataOf<"list_certificates">["certificates"][number] & {
  readonly card_id?: string | undefined;
};

/** Free nights and companion tickets: those in hand, and those that come with an anniversary. */
export const certificates = defineTopic<"list_certificates", Certificate>({
  tool: "list_certificates",
  input: ({ owner }) => ({ owner }),
  rows: ({ certificates: rows, expired }, { column }, { wallet }) =>
    (column === "expired" ? expired : rows).map((row) => ({
      ...row,
      card_id: wallet.cards.find(({ id }) => id === row.wallet_card_id)?.card_id,
    })),
  noun: ["certificate", "certificates"],
  keys: {
    program: ({ program }) => (program === undefined ? [] : [program]),
    held_card: ({ wallet_card_id: id }) => (id === undefined ? [] : [id]),
    card: ({ card_id: id }) => (id === undefined ? [] : [id]),
    benefit: ({ kind }) => namesOfKind(kind),
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
      words: ["come", "comes", "next", "when do i get", "show up"],
      value: ({ due_from: day }) => day,
    },
  },
  day: "expires_on",
  name: ({ name, owner }) => nameWithOwner(name, owner),
  sentence,
  instead: (frame) =>
    frame.subjects.some(({ kind }) => kind === "card")
      ? { ...frame, topic: "card", column: "certificates" }
      : undefined,
  none: () => line`your wallet has no free night or certificate of that kind, and none is due.`,
});

function sentence(row: Certificate): Line {
  const name = bold(nameWithOwner(row.name, row.owner));
  const cap = ifKnown(row.cap_points, (most) => line`, up to ${points(most)} points a night`);
  return join([
    row.status === "due"
      ? line`${name} comes with the next anniversary${fromCard(row)}${dueOn(row)}${cap}.`
      : line`${name}${fromCard(row)}${cap}: use it by **${date(row.expires_on ?? "")}**.`,
    when(
      row.cap_points === undefined && row.status !== "due",
      () =>
        line`Its terms say at which hotels, and whether the stay must end by then; that is not recorded here.`,
    ),
    ifKnown(row.value_usd, (value) =>
      row.value_basis === "own"
        ? line`You value it at ${usd(value)}.`
        : line`It is worth at most about ${usd(value)}.`,
    ),
  ]);
}

const fromCard = ({ card_name: card }: Certificate): Line =>
  ifKnown(card, (name) => line` from the ${text(name)}`);

const dueOn = ({ due_from: from }: Certificate): Line =>
  ifKnown(from, (day) => line`, on **${date(day)}**`);
