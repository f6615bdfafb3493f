import type { DataOf } from "../../ask.ts";
import { counted, date, percent, points, text, usd } from "../../compose/figures.ts";
import { EMPTY, ifKnown, join, type Line, line, listedSome } from "../../compose/line.ts";
import { programName } from "../../../member/holdings.ts";
import { pointsOf } from "../../compose/programs.ts";
import { type Frame, idsOf } from "../../frame.ts";
import { namedAs } from "../named-as.ts";
import type { Topic } from "../../compose/row-topic.ts";

export type Route = DataOf<"list_transfer_routes">["routes"][number] & {
  /** The end the question leaves open: the target program, the source, or both. */
  readonly open: "to" | "from" | "both";
  /** The category of the program at the open end: "airline", "hotel". */
  readonly category: string | undefined;
  /** True when no other bank transfers to the same program. */
  readonly isOnlyBank: boolean;
};

const ONLY_BANK = "only_bank";
const MAX_ROUTES = 200;
const MAX_CARDS = 3;

const fromOf = (frame: Frame): string | undefined => idsOf(frame, "program", "from", "of")[0];
const toOf = (frame: Frame): string | undefined => idsOf(frame, "program", "to")[0];

/** Both ends are named. */
export const isOneRoute = (frame: Frame): boolean =>
  fromOf(frame) !== undefined && toOf(frame) !== undefined;

export const openEnd = (frame: Frame): Route["open"] =>
  fromOf(frame) !== undefined ? "to" : toOf(frame) === undefined ? "both" : "from";

/** The program at the open end, or both programs. */
export const endOf = ({ open, from_name: from, to_name: to }: Route): Line =>
  open === "both" ? line`${text(from)} to ${text(to)}` : line`${text(open === "from" ? from : to)}`;

/** The transfer routes as rows. */
export const routeRows: Topic<"list_transfer_routes", Route> = {
  tool: "list_transfer_routes",
  input: (frame) => ({
    from: fromOf(frame),
    to: toOf(frame),
    owner: frame.owner,
    held_only: frame.constraints.some(({ column }) => column === "usable_now") ? true : undefined,
    // An ended route answers a question about it; lists show only active ones.
    include_inactive: isOneRoute(frame),
    limit: MAX_ROUTES,
  }),
  rows: ({ routes: rows }, frame, { facts }) => {
    const open = openEnd(frame);
    const except = new Set(idsOf(frame, "program", "except"));
    const isBank = (program: string) => facts.programs.get(program)?.category === "transferable";
    const routesOfBanks = facts.facts.tables.routes.filter(
      ({ source, is_active: isActive }) => isActive && isBank(source),
    );
    return rows
      .filter(({ from, to }) => !except.has(from) && !except.has(to))
      .map((row) => ({
        ...row,
        open,
        category: facts.programs.get(open === "from" ? row.from : row.to)?.category,
        isOnlyBank:
          isBank(row.from) &&
          !routesOfBanks.some(({ source, dest }) => dest === row.to && source !== row.from),
      }));
  },
  noun: ["transfer route", "transfer routes"],
  keys: {},
  columns: {
    worth: {
      unit: "text",
      words: ["valuable", "best value", "best partner", "best transfer partner", "sweetest"],
      value: () => undefined,
    },
    ratio: {
      unit: "text",
      words: ["ratio", "rate", "exchange", "one to one"],
      value: ({ ratio }) => ratio,
    },
    time: {
      unit: "count",
      words: ["how long", "instant", "takes", "wait", "straight away"],
      value: ({ hours }) => hours,
      say: timeSentence,
    },
    min: {
      unit: "points",
      words: ["minimum", "fewest", "smallest"],
      value: ({ min }) => min,
      say: minSentence,
    },
    category: {
      unit: "text",
      values: {
        airline: ["airline", "airlines", "frequent flyer"],
        hotel: ["hotel", "hotels", "hotel chain", "hotel chains"],
      },
      value: ({ category }) => category,
    },
    fee: {
      unit: "flag",
      words: ["fee", "fees", "charge", "charges", "excise", "cost"],
      value: ({ fee }) => fee !== undefined,
    },
    usable_now: {
      unit: "text",
      words: ["with my cards", "of mine", "my points", "of ours"],
      value: ({ usable_now: is }) => is,
    },
    [ONLY_BANK]: {
      unit: "flag",
      words: namedAs(
        "nobody else|no one else|noone else|no other bank|no other issuer|no other card|no other points|no other program|none of the others|exclusive|exclusively|exclusive to|unique|unique to|no bank but|no one but|nobody but|does only|programs only|partners only|airlines only|hotels only",
      ),
      value: ({ isOnlyBank }) => isOnlyBank,
    },
    bonus: { unit: "percent", words: ["bonus", "extra"], value: ({ bonuses }) => bonuses[0]?.pct },
  },
  takes: ["program", "owner"],
  name: (row) => line`${endOf(row)}${ratioOf(row)}`,
  sentence: routeSentence,
  none: (frame, scene) => {
    const [from, to] = [fromOf(frame), toOf(frame)];
    const nameOf = (key: string): Line => pointsOf(programName(scene, key));
    const isOfFee = frame.constraints.some(({ column }) => column === "fee");
    if (from !== undefined && asksForOnlyBank(frame))
      return line`every program that ${nameOf(from)} can be transferred to also takes another bank's points, as far as we know.`;
    if (isOfFee && from !== undefined)
      return line`we know of no fee for transfers of ${nameOf(from)}.`;
    if (from !== undefined && to !== undefined)
      return line`${nameOf(from)} cannot be transferred to ${text(programName(scene, to))}; no such route is known.`;
    const named = from ?? to;
    return line`we know of no such transfer route for ${named === undefined ? line`your points` : nameOf(named)}.`;
  },
};

export const asksForOnlyBank = ({ constraints }: Frame): boolean =>
  constraints.some(({ column }) => column === ONLY_BANK);

export const ratioOf = ({ ratio }: Route): Line =>
  ifKnown(ratio, (known) => line` (${text(known)})`);

const endsOf = ({ from_name: from, to_name: to }: Route): Line =>
  line`${pointsOf(from)} to ${text(to)}`;

export function routeSentence(row: Route): Line {
  if (!row.is_active) {
    const since = ifKnown(row.deactivated_date, (day) => line` on ${date(day)}`);
    return line`Transfers of ${endsOf(row)} ended${since}.`;
  }
  return join([
    line`${endsOf(row)} transfer at **${text(row.ratio ?? "an unknown ratio")}**${bonusOf(row)}.`,
    cardsOf(row),
    betterOf(row),
    feeOf(row),
  ]);
}

/** Cards with a better ratio than the held ones. */
function betterOf({ state, unlock_cards: cards, ratio }: Route): Line {
  const [first] = cards;
  if (state !== "usable" || first === undefined || first.ratio === ratio) return EMPTY;
  const alike = cards.filter((card) => card.ratio === first.ratio);
  const names = listedSome(
    alike.map((card) => line`${text(card.card_name)}`),
    MAX_CARDS,
    "or",
  );
  return line`With the ${names} it is **${text(first.ratio)}**.`;
}

function feeOf({ fee }: Route): Line {
  if (fee === undefined) return EMPTY;
  const most = ifKnown(fee.max_usd, (usdMost) => line`, at most ${usd(usdMost)}`);
  return line`The bank charges ${text(`$${fee.usd_per_point}`)} a point for it${most}.`;
}

export function bonusOf({ bonuses }: Route): Line {
  const bonus = bonuses.find((one) => one.counted && one.pct !== undefined);
  return bonus === undefined
    ? EMPTY
    : line`, plus ${percent(bonus.pct ?? 0)} until ${date(bonus.ends ?? "")}`;
}

/** The card that opens the route, if no held one does. */
export function cardsOf({ state, unlock_cards: cards, ratio }: Route): Line {
  if (state !== "locked" || cards.length === 0) return EMPTY;
  const names = cards.map((card) =>
    card.ratio === ratio
      ? line`${text(card.card_name)}`
      : line`${text(card.card_name)} (${text(card.ratio)})`,
  );
  return line`You do not hold a card that opens it yet: ${listedSome(names, MAX_CARDS, "or")}.`;
}

function minSentence(row: Route): Line {
  if (!row.is_active) return routeSentence(row);
  if (row.min === undefined)
    return line`We do not know the minimum for transfers of ${endsOf(row)}.`;
  const steps = ifKnown(row.increment, (step) => line`, in increments of ${points(step)}`);
  return line`Transfers of ${endsOf(row)} take at least **${points(row.min)}** points${steps}.`;
}

export function timeSentence(row: Route): Line {
  if (!row.is_active) return routeSentence(row);
  if (row.hours === undefined)
    return line`We do not know how long transfers of ${endsOf(row)} take.`;
  return row.hours === 0
    ? line`Transfers of ${endsOf(row)} are **instant**.`
    : line`Transfers of ${endsOf(row)} take about **${counted(row.hours, ["hour", "hours"])}**.`;
}
