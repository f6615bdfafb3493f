import { ask, type DataOf } from "../../ask.ts";
import { answer, answeredBy, type Draft } from "../../compose/draft.ts";
import { counted, date, earnRate, text } from "../../compose/figures.ts";
import {
  bold,
  EMPTY,
  ifKnown,
  join,
  type Line,
  line,
  listed,
  sentence,
} from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { isNamed, namedCards } from "../../compose/pick.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { leftOf } from "./purchase-text.ts";
import { namedAs } from "../named-as.ts";

type Sheet = DataOf<"category_cheat_sheet">;
type Row = Sheet["rotating"][number];

const MAX_CARDS = 3;

/** This quarter's rotating categories: what they are, if activated, and until when. */
export const rotating = definePlan(answerRotating, {
  takes: ["card", "held_card", "issuer", "category", "owner", "spans"],
  columns: {
    status: {
      unit: "text",
      words: namedAs("activated|turned on|switched on|enrolled|did i activate|did i ever activate"),
    },
    activate_by: { unit: "date", words: ["activate by", "deadline", "last day to activate"] },
    ends: { unit: "date", words: ["ends", "runs until", "lasts until"] },
    left_usd: { unit: "usd", words: ["cap", "limit", "room left"] },
  },
});

function answerRotating(frame: Frame, toolbox: Toolbox): Draft {
  const categories = [...idsOf(frame, "category")];
  const { data, envelope } = ask(toolbox, "category_cheat_sheet", {
    owner: frame.owner,
    date: frame.spans[0]?.from,
    categories: categories.length === 0 ? undefined : categories,
  });
  const rows = ofCards(frame, data.rotating, toolbox).slice(0, MAX_CARDS);
  if (rows.length === 0 && idsOf(frame, "card").length > 0)
    return answeredBy({ ...frame, topic: "earn_rates", focus: "list", column: undefined });
  if (rows.length === 0) {
    const no = frame.focus === "whether" ? line`**No**: ` : EMPTY;
    const none = line`${no}none of your cards has rotating quarterly categories now`;
    return answer({ lead: [sentence(none)], envelopes: [envelope] });
  }
  return answer({
    lead: rows.map((row) => tell(frame, row, categories.length === 0 ? [] : data.rows)),
    details: rows.map(({ card, cap }) =>
      frame.column === "left_usd" ? EMPTY : ifKnown(cap, (known) => leftOf(cardName(card), known)),
    ),
    envelopes: [envelope],
  });
}

/** The named cards and banks; all when none is named. */
function ofCards(
  frame: Frame,
  rows: readonly Row[],
  { scene: { facts } }: Toolbox,
): readonly Row[] {
  const issuers = new Set(idsOf(frame, "issuer"));
  const isIssued = ({ card }: Row): boolean =>
    issuers.size === 0 || issuers.has(facts.cards.get(card.card_id)?.issuer ?? "");
  const isAny = namedCards(frame).length === 0;
  return rows.filter((row) => isIssued(row) && (isAny || isNamed(row.card, frame)));
}

/** The wanted category comes first, the rest of the quarter after it. */
function tell(frame: Frame, row: Row, wanted: Sheet["rows"]): Line {
  const asked = frame.column ?? (frame.focus === "when" ? "activate_by" : undefined);
  const categories = line`${onOf(row, line`the **${cardName(row.card)}**`)}${isInOf(row, wanted)}`;
  if (asked === "left_usd" && row.cap !== undefined)
    return join([leftOf(bold(cardName(row.card)), row.cap), categories]);
  if (asked !== "status" && asked !== "activate_by") {
    return join([verdictOn(frame, row, wanted), categories, statusOf(row, line`It`)]);
  }
  const isSet = row.status === "activated" ? line`**Yes**.` : line`**No**.`;
  const verdict = frame.focus === "whether" && asked === "status" ? isSet : EMPTY;
  return join([
    verdict,
    statusOf(row, line`The ${cardName(row.card)}`),
    line`${onOf(row, line`it`)}${isInOf(row, wanted)}`,
  ]);
}

function verdictOn({ focus }: Frame, row: Row, wanted: Sheet["rows"]): Line {
  if (focus !== "whether") return EMPTY;
  return wanted.length === 0 || namesIn(row, wanted).length > 0 ? line`**Yes**.` : line`**No**.`;
}

const namesIn = ({ on }: Row, wanted: Sheet["rows"]): readonly string[] =>
  wanted.map(({ category_name: name }) => name).filter((name) => on.includes(name));

const isInOf = (row: Row, wanted: Sheet["rows"]): Line =>
  wanted.length === 0 || namesIn(row, wanted).length > 0
    ? EMPTY
    : line` ${listed(wanted.map((one) => text(one.category_name)))} is not among them.`;

function onOf({ on, rates, unit, ends }: Row, name: Line): Line {
  const until = ends === undefined ? line`Now` : line`Until ${date(ends)},`;
  const most = listed(
    rates.map((rate) => earnRate(rate, unit)),
    "or",
  );
  return line`${until} ${name} earns **${most}** on ${listed(on.map((one) => bold(text(one))))}.`;
}

function statusOf({ status, activate_by: day, days_left: left }: Row, name: Line): Line {
  if (status === "activated") return line`${name} is marked as activated.`;
  if (status === "late")
    return line`${name} is not activated, and the deadline has passed${ifKnown(day, (last) => line`: ${date(last)}`)}.`;
  const last = ifKnown(day, (known) => line` by **${date(known)}**`);
  const days = ifKnown(left, (number) =>
    number === 0 ? line` (today)` : line` (${counted(number, ["day", "days"])} left)`,
  );
  return line`${name} is not marked as activated yet: activate it${last}${days}.`;
}
