import type { DataOf } from "../ask.ts";
import { counted, date, percent, text } from "../compose/figures.ts";
import { EMPTY, join, type Line, line, listed } from "../compose/line.ts";
import { type Frame, idsOf } from "../frame.ts";
import { defineTopic } from "./topic.ts";

type Route = DataOf<"list_transfer_routes">["routes"][number];

const MOST_ROUTES = 200;

/** Where points can be transferred, at which ratio, and how long it takes. */
export const routes = defineTopic<"list_transfer_routes", Route>({
  tool: "list_transfer_routes",
  input: (frame) => ({
    from: idsOf(frame, "program", "from", "of")[0],
    to: idsOf(frame, "program", "to")[0],
    owner: frame.owner,
    include_inactive: isOneRoute(frame),
    limit: MOST_ROUTES,
  }),
  // One route is told though it has ended, as that is the answer; lists have the active ones.
  rows: ({ routes: rows }, frame) =>
    frame.focus === "whether" ? rows.filter((row) => row.is_active) : rows,
  noun: ["transfer partner", "transfer partners"],
  keys: {},
  takes: ["program", "owner"],
  columns: {
    ratio: { unit: "text", value: ({ ratio }) => ratio },
    time: { unit: "count", value: ({ time }) => time, say: timeSentence },
    usable_now: { unit: "text", value: ({ usable_now: is }) => is },
    bonus: { unit: "percent", value: ({ bonuses }) => bonuses[0]?.pct },
  },
  name: (row) => line`${text(row.to_name)} ${text(row.ratio ?? "")}`,
  sentence,
  none: (frame, { facts }) => {
    const [from, to] = [idsOf(frame, "program", "from", "of")[0], idsOf(frame, "program", "to")[0]];
    const nameOf = (key = ""): Line => line`${text(facts.programs.get(key)?.name ?? key)}`;
    return from !== undefined && to !== undefined
      ? line`${nameOf(from)} points cannot be transferred to ${nameOf(to)}; no such route is active.`
      : line`no transfer route of ${nameOf(from ?? to)} is known.`;
  },
});

const isOneRoute = (frame: Frame): boolean =>
  idsOf(frame, "program", "from", "of").length > 0 && idsOf(frame, "program", "to").length > 0;

function sentence(row: Route): Line {
  const ends = line`${text(row.from_name)} points to ${text(row.to_name)}`;
  if (!row.is_active) {
    const day = row.deactivated_date;
    const since = day === undefined ? EMPTY : line` on ${date(day)}`;
    return line`Transfers of ${ends} ended${since}.`;
  }
  return join([
    line`${ends} transfer at **${text(row.ratio ?? "an unknown ratio")}**${bonusOf(row)}.`,
    cardsOf(row),
  ]);
}

function bonusOf({ bonuses }: Route): Line {
  const bonus = bonuses.find((one) => one.counted && one.pct !== undefined);
  return bonus === undefined
    ? EMPTY
    : line`, plus ${percent(bonus.pct ?? 0)} until ${date(bonus.ends ?? "")}`;
}

/** Which card opens the route, when none that is held does. */
function cardsOf({ state, unlock_cards: cards }: Route): Line {
  if (state !== "locked" || cards.length === 0) return EMPTY;
  const names = listed(
    cards.map((card) => line`${text(card.card_name)}`),
    "or",
  );
  return line`You do not hold a card that opens it yet: ${names}.`;
}

function timeSentence(row: Route): Line {
  const ends = line`${text(row.from_name)} points to ${text(row.to_name)}`;
  if (row.time === undefined) return line`How long transfers of ${ends} take is not known.`;
  return row.time === 0
    ? line`Transfers of ${ends} are **instant**.`
    : line`Transfers of ${ends} take about **${counted(row.time, ["hour", "hours"])}**.`;
}
