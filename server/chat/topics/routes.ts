import type { DataOf } from "../ask.ts";
import { counted, date, percent, points, text } from "../compose/figures.ts";
import { EMPTY, join, type Line, line, listed } from "../compose/line.ts";
import { type Frame, idsOf } from "../frame.ts";
import { asksForWorth, transferWorth } from "../plans/transfer-worth.ts";
import { type Answerable, defineTopic } from "./topic.ts";

type Route = DataOf<"list_transfer_routes">["routes"][number] & {
  /** Whether the list is of programs that transfer to one. */
  readonly isInto: boolean;
  /** "airline", "hotel": of the program at the other end. */
  readonly category: string | undefined;
};

const MOST_ROUTES = 200;
const MOST_CARDS = 3;

const told = defineTopic<"list_transfer_routes", Route>({
  tool: "list_transfer_routes",
  input: (frame) => ({
    from: idsOf(frame, "program", "from", "of")[0],
    to: idsOf(frame, "program", "to")[0],
    owner: frame.owner,
    ...(frame.constraints.some(({ column }) => column === "usable_now") ? { held_only: true } : {}),
    include_inactive: isOneRoute(frame),
    limit: MOST_ROUTES,
  }),
  // One route is told though it has ended, as that is the answer; lists have the active ones.
  rows: ({ routes: rows }, frame, { facts }) => {
    const isInto = idsOf(frame, "program", "from", "of").length === 0;
    return rows
      .filter((row) => frame.focus !== "whether" || row.is_active)
      .map((row) => ({
        ...row,
        isInto,
        category: facts.programs.get(isInto ? row.from : row.to)?.category,
      }));
  },
  noun: ["transfer partner", "transfer partners"],
  keys: {},
  columns: {
    ratio: { unit: "text", words: ["ratio", "rate", "exchange"], value: ({ ratio }) => ratio },
    time: {
      unit: "count",
      words: ["how long", "instant", "takes"],
      value: ({ time }) => time,
      say: timeSentence,
    },
    usable_now: {
      unit: "text",
      words: ["with my cards", "of mine"],
      value: ({ usable_now: is }) => is,
    },
    min: {
      unit: "points",
      words: ["minimum", "at least", "fewest"],
      value: ({ min }) => min,
      say: minSentence,
    },
    category: {
      unit: "text",
      words: ["airline", "airlines", "hotel", "hotels", "bank"],
      value: ({ category }) => category,
    },
    bonus: { unit: "percent", words: ["bonus", "extra"], value: ({ bonuses }) => bonuses[0]?.pct },
  },
  takes: ["program", "owner"],
  name: (row) => line`${text(row.isInto ? row.from_name : row.to_name)} ${text(row.ratio ?? "")}`,
  sentence,
  none: (frame, { facts }) => {
    const [from, to] = [idsOf(frame, "program", "from", "of")[0], idsOf(frame, "program", "to")[0]];
    const nameOf = (key = ""): Line => line`${text(facts.programs.get(key)?.name ?? key)}`;
    return from !== undefined && to !== undefined
      ? line`${nameOf(from)} points cannot be transferred to ${nameOf(to)}; no such route is active.`
      : line`no transfer route of ${nameOf(from ?? to)} is known.`;
  },
});

/** Where points can be transferred, at which ratio, how long it takes, and what it is worth. */
export const routes: Answerable = {
  ...told,
  answer: (frame, toolbox) =>
    (asksForWorth(frame) ? transferWorth(frame, toolbox) : undefined) ??
    told.answer(frame, toolbox),
};

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
    cards.slice(0, MOST_CARDS).map((card) => line`${text(card.card_name)}`),
    "or",
  );
  return line`You do not hold a card that opens it yet: ${names}.`;
}

function minSentence({ from_name: from, to_name: to, min, increment }: Route): Line {
  const ends = line`${text(from)} points to ${text(to)}`;
  if (min === undefined)
    return line`The fewest points that can be transferred from ${ends} are not known.`;
  const steps = increment === undefined ? EMPTY : line`, in steps of ${points(increment)}`;
  return line`Transfers of ${ends} take at least **${points(min)}** points${steps}.`;
}

function timeSentence(row: Route): Line {
  const ends = line`${text(row.from_name)} points to ${text(row.to_name)}`;
  if (row.time === undefined) return line`How long transfers of ${ends} take is not known.`;
  return row.time === 0
    ? line`Transfers of ${ends} are **instant**.`
    : line`Transfers of ${ends} take about **${counted(row.time, ["hour", "hours"])}**.`;
}
