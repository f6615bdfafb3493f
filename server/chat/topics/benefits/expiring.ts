import { daysBetween } from "../../../advice/days.ts";
import { heldCards } from "../../../member/held-cards.ts";
import type { DataOf } from "../../ask.ts";
import { date, points, text, usd } from "../../compose/figures.ts";
import { EMPTY, type Line, line } from "../../compose/line.ts";
import { possessive } from "../../compose/whose.ts";
import { SELF } from "../../../accounts/wallet.ts";
import { idsOf } from "../../frame.ts";
import { defineTopic } from "../topic.ts";

type Item = DataOf<"list_expiring">["items"][number];

/** Fees and transfer bonuses are topics of their own. */
const KINDS = ["credit", "certificate", "points", "activation", "bonus"] as const;

const MAX_DAYS = 400;
const USUAL_DAYS = 45;

/** Things that expire unless used, by date. */
export const expiring = defineTopic<"list_expiring", Item>({
  tool: "list_expiring",
  input: (frame, scene) => {
    const { owner, spans } = frame;
    const { today } = scene;
    const named = new Set(idsOf(frame, "card"));
    const cards = heldCards(scene, { owner }).filter(({ card }) => named.has(card.id));
    const last = spans
      .map(({ to }) => to)
      .toSorted()
      .at(-1);
    const days = last === undefined ? USUAL_DAYS : daysBetween(today, last);
    return {
      owner,
      within_days: Math.min(MAX_DAYS, Math.max(0, days)),
      kinds: [...KINDS],
      cards: cards.length === 0 ? undefined : cards.map(({ entry }) => entry.id),
    };
  },
  rows: ({ items }) =>
    items.map(withoutMost).toSorted((a, b) => a.expires_on.localeCompare(b.expires_on)),
  noun: ["thing that expires", "things that expire"],
  keys: { held_card: ({ wallet_card_id: id }) => (id === undefined ? [] : [id]) },
  owner: ({ owner }) => owner,
  columns: {
    value_usd: {
      unit: "usd",
      words: ["worth", "value", "lose"],
      value: ({ value_usd: value }) => value,
    },
    expires_on: { unit: "date", value: ({ expires_on: day }) => day },
    kind: { unit: "text", value: ({ kind }) => kind },
  },
  amount: "value_usd",
  day: "expires_on",
  takes: ["card"],
  name: (item) => line`${nameOf(item)} by ${date(item.expires_on)}`,
  sentence,
  total: ({ totals, until }) =>
    line`**${usd(totals.value_usd)}** expires by ${date(until)} if unused.`,
  none: ({ spans }, { today }) =>
    spans.length > 0 && spans.every(({ to }) => to < today)
      ? line`what has already expired is not known: only what is still to come is kept.`
      : spans.length > 0
        ? line`nothing we know of expires then.`
        : line`nothing we know of expires soon.`,
});

/** The maximum from activated categories is not something a member loses. */
const withoutMost = (item: Item): Item =>
  item.kind === "activation" ? { ...item, value_usd: undefined } : item;

const whose = ({ owner, card_name: card }: Item): Line =>
  card !== undefined
    ? line` (${text(card)}${owner === SELF ? EMPTY : line`, ${possessive(owner)}`})`
    : owner === SELF
      ? EMPTY
      : line` (${possessive(owner)})`;

const nameOf = (item: Item): Line => line`${text(item.name)}${whose(item)}`;

function sentence(item: Item): Line {
  const worth =
    item.points !== undefined
      ? line`, ${points(item.points)} points`
      : item.value_usd === undefined
        ? EMPTY
        : line`, ${usd(item.value_usd)}`;
  return line`**${nameOf(item)}**${worth}: last day **${date(item.expires_on)}**.`;
}
