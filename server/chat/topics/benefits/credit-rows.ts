import { SELF } from "../../../accounts/wallet.ts";
import { CREDIT_PERIOD_WORDS } from "../../../advice/benefits/credit-terms.ts";
import { endedBenefits, isCalled } from "../../../member/ended-benefits.ts";
import { heldCards } from "../../../member/held-cards.ts";
import type { Scene } from "../../../member/scene.ts";
import type { DataOf } from "../../ask.ts";
import { date, percent, points, text, usd, count } from "../../compose/figures.ts";
import { EMPTY, ifKnown, ifMore, join, type Line, line, when } from "../../compose/line.ts";
import type { Topic } from "../../compose/row-topic.ts";
import { cardName } from "../../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import { namedAs } from "../named-as.ts";

type Credit = DataOf<"list_credits">["credits"][number];

/** Statement credits of the open cards as rows. */
export const creditRows: Topic<"list_credits", Credit> = {
  tool: "list_credits",
  input: ({ owner }) => ({ owner }),
  rows: ({ credits: rows }, frame) =>
    ofAmount(called(rows, frame), rows, frame)
      .filter((row) => isWanted(row, frame))
      .toSorted(byEnd),
  noun: ["credit", "credits"],
  keys: {
    card: ({ card_id: id }) => [id],
    held_card: ({ wallet_card_id: id }) => [id],
  },
  takes: ["benefit", "merchant", "credit", "claim"],
  owner: ({ owner }) => owner,
  columns: {
    left: {
      unit: "usd",
      words: namedAs(
        "left|remaining|remains|unused|still have|still there|untouched|not used|not i used|not use|yet to use|not logged|not yet used|never used|never touched",
      ),
      value: ({ unit, left }) => (unit === "usd" ? left : undefined),
      summed: "is left of",
    },
    used: {
      unit: "usd",
      words: ["used", "spent", "burned", "gone", "did i use", "have i used"],
      value: ({ unit, used }) => (unit === "usd" ? used : undefined),
      summed: "is logged as used on",
    },
    per_period: {
      unit: "usd",
      value: ({ unit, per_period: all }) => (unit === "usd" ? all : undefined),
    },
    year_usd: {
      unit: "usd",
      words: ["a year", "per year", "yearly", "annual value", "face value"],
      value: ({ year_usd: year }) => year,
      summed: "a year at face value from",
      say: yearSentence,
    },
    period: {
      unit: "text",
      words: ["monthly", "monthly or yearly", "how often", "each month", "which period"],
      value: ({ period }) => period,
      say: periodSentence,
    },
    period_ends: { unit: "date", value: ({ period_ends: day }) => day },
    next_reset: {
      unit: "date",
      words: ["reset", "resets", "start over", "new one", "comes back", "renew", "again"],
      value: ({ next_reset: day }) => day,
      say: resetSentence,
    },
    status: { unit: "text", value: ({ status }) => status },
  },
  amount: "left",
  day: "period_ends",
  name: (row) => line`${text(row.credit_name)} (${cardName(row)})`,
  sentence,
  total: totalOf,
  holds: (rows, { column }) =>
    column === "used"
      ? rows.some(({ used = 0 }) => used > 0)
      : rows.some(({ left, status }) => status !== "expired" && left !== 0),
  instead: (frame) =>
    idsOf(frame, "card").length > 0
      ? { ...frame, topic: "card", column: "credits", focus: "list" }
      : undefined,
  only: (rows) => ({
    only: rows.map((row) => `${row.wallet_card_id}/${row.credit_name}`),
  }),
  none: noneOf,
  caveats: (rows) => [
    when(
      rows.some(({ used }) => used !== undefined),
      () => line`“Used” is what you logged; the bank's own record may differ.`,
    ),
  ],
};

/** The total of all; the composer adds up the named ones. */
function totalOf({ totals }: DataOf<"list_credits">, frame: Frame): Line | undefined {
  if (wordsOf(frame).length > 0) return undefined;
  if (frame.column === "year_usd") {
    return line`Your credits come to **${usd(totals.year_usd)}** a year at face value.`;
  }
  return frame.column === "used"
    ? line`You have logged **${usd(totals.used_usd)}** in credits as used in the current periods.`
    : line`**${usd(totals.left_usd)}** in credits is left in the current periods.`;
}

/** The words by which credits are named; "credit" itself names none. */
function wordsOf(frame: Frame): readonly string[] {
  return [...idsOf(frame, "credit"), ...idsOf(frame, "benefit"), ...idsOf(frame, "merchant")]
    .map((word) => word.toLowerCase().replaceAll("-", " "))
    .filter((word) => word !== "credit");
}

const textOf = (row: Credit): string =>
  [row.credit_name, row.credit_type, ...row.merchants].join(" ").toLowerCase().replaceAll("-", " ");

/** Shorter words do not tell credits apart. */
const MIN_TELLING = 4;

/** The named credits; without an exact match, those that share a word. */
function called(rows: readonly Credit[], frame: Frame): readonly Credit[] {
  const words = wordsOf(frame);
  if (words.length === 0) return rows;
  const same = rows.filter((row) => words.includes(row.credit_name.toLowerCase()));
  if (same.length > 0) return same;
  const fitting = rows.filter((row) => words.some((word) => textOf(row).includes(word)));
  if (fitting.length > 0) return fitting;
  const parts = words.flatMap((word) => word.split(" ").filter((one) => one.length >= MIN_TELLING));
  const alike = rows.filter((row) => parts.some((part) => textOf(row).includes(part)));
  return alike.length === 0 && isGuessed(frame) ? rows : alike;
}

/** "The 300 travel thing": of the named credits, or of the card's, those with that amount. */
function ofAmount(
  named: readonly Credit[],
  all: readonly Credit[],
  frame: Frame,
): readonly Credit[] {
  const sum = amountAs(frame, "claim", "usd");
  if (sum === undefined) return named;
  const cards = new Set(idsOf(frame, "card"));
  const isOf = (row: Credit): boolean =>
    row.per_period === sum && (cards.size === 0 || cards.has(row.card_id));
  const exact = named.filter(isOf);
  if (exact.length > 0) return exact;
  const alike = named.length === 0 && cards.size > 0 ? all.filter(isOf) : [];
  return alike.length > 0 ? alike : named;
}

function noneOf(frame: Frame, scene: Scene): Line {
  const held = heldCards(scene).map(({ card }) => card.id);
  const isHeld = idsOf(frame, "card").every((id) => held.includes(id));
  if (held.length === 0) return line`your wallet has no cards yet, so no credits.`;
  if (frame.spans.some(({ to }) => to < scene.today))
    return line`I only know credits in their current periods, not what went unused earlier.`;
  const ended = heldCards(scene).flatMap(({ card }) =>
    endedBenefits(scene, card.id, "credit")
      .filter((one) => wordsOf(frame).some((word) => isCalled(one, word)))
      .map(
        ({ name, on }) =>
          line`${text(name)} on the ${text(card.card_name)} has ended: it has been gone since **${date(on)}**.`,
      ),
  );
  if (ended[0] !== undefined) return ended[0];
  return isHeld
    ? line`no open card in your wallet has such a credit.`
    : line`you do not have that card open, so you have no such credit.`;
}

/** True when a word may not name a credit at all: "the portal money on my Venture X". */
const isGuessed = (frame: Frame): boolean =>
  frame.focus !== "whether" &&
  idsOf(frame, "card").length > 0 &&
  idsOf(frame, "benefit").length + idsOf(frame, "merchant").length === 0;

/** Usable credits, unless one is named. */
const isWanted = ({ status, left }: Credit, frame: Frame): boolean =>
  wordsOf(frame).length > 0 ||
  frame.focus === "sum" ||
  (status !== "expired" && status !== "not_started" && (frame.column !== "left" || left !== 0));

/** Soonest to lapse first; ties put the member's own before others'. */
const byEnd = (a: Credit, b: Credit): number =>
  (a.period_ends ?? LAST).localeCompare(b.period_ends ?? LAST) ||
  Number(a.owner !== SELF) - Number(b.owner !== SELF);
const LAST = "9999";

const amountOf = (row: Credit, value: number): Line =>
  row.unit === "usd"
    ? line`${usd(value)}`
    : row.unit === "points"
      ? line`${points(value)} points`
      : row.unit === "percent"
        ? line`${percent(value)}`
        : line`${count(value)} months`;

export const nameOf = (row: Credit): Line => line`${text(row.credit_name)} on the ${cardName(row)}`;

function sentence(row: Credit): Line {
  const { per_period: all, left, used } = row;
  if (row.status === "expired") return line`${nameOf(row)} has ended.`;
  if (left === undefined || all === undefined) {
    return line`**${nameOf(row)}**${ifKnown(all, (value) => line`: ${amountOf(row, value)}`)}.`;
  }
  if (left === 0 && used !== undefined) {
    return join([
      line`**Nothing left** of ${nameOf(row)}: all **${amountOf(row, all)}** is logged as used.`,
      stateOf(row),
    ]);
  }
  return join([
    line`**${amountOf(row, left)}** of ${amountOf(row, all)} is left of ${nameOf(row)}${endsOf(row)}.`,
    ifMore(used, (value) => line`${amountOf(row, value)} was logged as used.`),
    stateOf(row),
  ]);
}

export const endsOf = ({ period_ends: end }: Credit): Line =>
  ifKnown(end, (day) => line`, until **${date(day)}**`);

function stateOf({ status, next_reset: reset, opens }: Credit): Line {
  if (status === "not_enrolled") return line`You must enroll first.`;
  if (status === "locked")
    return line`It unlocks after spending: ${text(opens ?? "see its terms")}.`;
  return ifKnown(reset, (day) => line`It resets on ${date(day)}.`);
}

/** "Dunkin' on the Gold gives $7 a month, $84 a year." */
function periodSentence(row: Credit): Line {
  const { period, per_period: all, year_usd: year } = row;
  if (period === undefined || all === undefined) return sentence(row);
  const yearly =
    period === "year" ? EMPTY : ifKnown(year, (value) => line`, **${usd(value)}** a year`);
  return line`${nameOf(row)} gives **${amountOf(row, all)}** ${text(CREDIT_PERIOD_WORDS[period] ?? period)}${yearly}.`;
}

function resetSentence(row: Credit): Line {
  const { next_reset: day } = row;
  return day === undefined
    ? line`We do not know when ${nameOf(row)} resets.`
    : line`${nameOf(row)} resets on **${date(day)}**${ifKnown(row.left, (left) => line`; ${amountOf(row, left)} is left until then`)}.`;
}

function yearSentence(row: Credit): Line {
  return row.year_usd === undefined
    ? sentence(row)
    : line`${nameOf(row)} comes to **${usd(row.year_usd)}** a year at face value.`;
}
