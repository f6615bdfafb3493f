import { ask, type DataOf } from "../ask.ts";
import { answer, type Draft } from "../compose/draft.ts";
import { count, date, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, when } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { joinDrafts } from "../compose/join.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

type Access = DataOf<"list_lounge_access">["access"][number];

/** Which airport lounges the held cards open, with whom; of a card that is not held, what it would. */
export const lounges = definePlan(answerLounges, {
  takes: ["benefit", "card", "held_card", "guests", "owner"],
  columns: {
    guests: {
      unit: "count",
      words: [
        "guest",
        "guests",
        "bring",
        "companion",
        "with me",
        "plus one",
        "take my",
        "kids",
        "wife",
        "husband",
        "free too",
      ],
    },
    visits: { unit: "count", words: ["visits", "how many times", "unlimited", "times a year"] },
    enrol: { unit: "text", words: ["enroll", "enrol", "register", "sign up", "activate"] },
  },
});

function answerLounges(frame: Frame, toolbox: Toolbox): Draft {
  const [network] = idsOf(frame, "benefit");
  const cards = idsOf(frame, "card");
  const guests = guestsIn(frame);
  const input = { network: isAny(network) ? undefined : network, guests, owner: frame.owner };
  const { data, envelope } = ask(toolbox, "list_lounge_access", input);
  const rows = data.access.filter(
    ({ via_card: via }) => cards.length === 0 || cards.includes(via.card_id),
  );
  if (rows.length === 0) return ofCatalog(frame, toolbox, network);
  const [first] = rows;
  return answer({
    lead: first === undefined ? [] : [leadOf(frame, rows, first)],
    details: rows
      .slice(frame.focus === "whether" || rows.length === 1 ? 1 : 0, MOST_ROWS)
      .map(rowOf),
    caveats: [
      when(frame.unread.length > 0, () => line`Which lounges an airport has is not in our data.`),
      line`Lounges can turn guests away when they are full.`,
    ],
    envelopes: [envelope],
  });
}

/** A larger number is none of guests. */
const MOST_GUESTS = 20;

/** How many come along: one when it is asked about guests without a number. */
function guestsIn(frame: Frame): number | undefined {
  const said = amountAs(frame, "guests");
  if (said !== undefined && said <= MOST_GUESTS) return said;
  return frame.column === "guests" ? 1 : undefined;
}

const MOST_ROWS = 6;
const isAny = (network: string | undefined): boolean =>
  network === undefined || network === "lounge";

function leadOf(frame: Frame, rows: readonly Access[], first: Access): Line {
  const networks = [...new Set(rows.filter(isFree).map(({ network }) => network))];
  if (frame.column !== "visits" && guestsIn(frame) !== undefined) return guestsOf(first);
  if (rows.length === 1 || frame.focus === "whether" || idsOf(frame, "benefit").some(isNamed)) {
    const word = frame.focus === "whether" ? verdictOf(first) : EMPTY;
    return line`${word}${rowOf(first)}`;
  }
  return networks.length === 0
    ? line`None of your cards opens a lounge for free.`
    : line`Your cards open ${listed(networks.map((one) => bold(text(one))))}.`;
}

const isNamed = (network: string): boolean => !isAny(network);
const isFree = ({ entry }: Access): boolean => entry === "yes";

const verdictOf = ({ entry }: Access): Line =>
  entry === "yes" ? line`**Yes**: ` : entry === "not_now" ? line`**No, not now**: ` : EMPTY;

const viaOf = ({ network, via_card: via }: Access): Line =>
  line`${bold(text(network))} with the ${cardName(via)}`;

function rowOf(row: Access): Line {
  const visits =
    row.entry === "paid"
      ? line`a membership whose visits are paid`
      : row.visits_per_year === undefined
        ? line`${text(row.visits)} visits`
        : line`**${count(row.visits_per_year)}** visits a year`;
  const extra = when(
    row.enrol_required === true && row.enrolled !== true,
    () => line` Enroll first.`,
  );
  const ends = row.ends === undefined ? EMPTY : line`, until ${date(row.ends)}`;
  return line`${viaOf(row)}: ${visits}${ends}; guests: ${text(row.guest_rule)}.${extra}${conditionsOf(row)}`;
}

const conditionsOf = ({ conditions }: Access): Line =>
  conditions.length === 0 ? EMPTY : line` ${text(conditions.slice(0, 2).join(" "))}`;

function guestsOf(row: Access): Line {
  const cost =
    row.guests_cost_usd === undefined
      ? EMPTY
      : row.guests_cost_usd === 0
        ? line` Your guests cost nothing on one visit.`
        : line` Your guests cost **${usd(row.guests_cost_usd)}** on one visit.`;
  const child = row.child_rule === undefined ? EMPTY : line` Children: ${text(row.child_rule)}.`;
  return line`At ${viaOf(row)}, guests: **${text(row.guest_rule)}**.${cost}${child}`;
}

/** No held card opens it: said so, with what the named card or others of the catalog would. */
function ofCatalog(frame: Frame, toolbox: Toolbox, network: string | undefined): Draft {
  const cards = idsOf(frame, "card");
  if (cards.length > 0) return joinDrafts(cards.map((id) => ofCard(frame, toolbox, id, network)));
  const name = text(network ?? "lounge");
  const { data, envelope } = ask(toolbox, "find_cards_by_benefit", {
    benefit: network ?? "lounge",
  });
  const others = data.cards.slice(0, 3).map((one) => bold(text(one.card_name)));
  return answer({
    lead: [
      line`**No**: none of your cards opens ${isAny(network) ? line`an airport lounge` : bold(name)}.`,
    ],
    details: others.length === 0 ? [] : [line`Cards that do: ${listed(others)}.`],
    envelopes: [envelope],
  });
}

function ofCard(frame: Frame, toolbox: Toolbox, id: string, network: string | undefined): Draft {
  const { data, envelope } = ask(toolbox, "get_card", { card: id });
  const name = bold(text(data.card.display_name));
  const fitting = data.lounges.filter((one) => isAny(network) || one.network === network);
  const asksWhether = frame.focus === "whether" || !isAny(network);
  const lead =
    fitting.length === 0
      ? line`**No**: ${name} does not open ${isAny(network) ? line`any airport lounge` : text(network ?? "")}.`
      : line`${asksWhether ? line`**Yes**: ` : EMPTY}${name} opens ${listed(fitting.slice(0, 3).map((one) => line`${text(one.text)}`))}`;
  return answer({
    lead: [lead],
    caveats: [when(data.held_as.length === 0, () => line`It is not among your open cards.`)],
    envelopes: [envelope],
  });
}
