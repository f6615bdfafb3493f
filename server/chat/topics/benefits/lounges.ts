import { ask, type DataOf } from "../../ask.ts";
import { ADD_CARDS, answer, type Draft } from "../../compose/draft.ts";
import { count, date, text, usd } from "../../compose/figures.ts";
import {
  bold,
  EMPTY,
  ifKnown,
  join,
  type Line,
  line,
  listed,
  sentence,
  when,
} from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { joinDrafts } from "../../compose/join.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { namedAs } from "../named-as.ts";

type Access = DataOf<"list_lounge_access">["access"][number];

/** Lounge access of the held cards and its guest rules; else cards that would give access. */
export const lounges = definePlan(answerLounges, {
  takes: ["benefit", "card", "guests", "owner"],
  columns: {
    place: { unit: "text", words: [] },
    guests: {
      unit: "count",
      words: ["guest", "guests", "bring", "companion", "with me", "kids", "wife", "husband"],
    },
    visits: { unit: "count", words: ["visits", "how many times", "unlimited", "times a year"] },
    users: {
      unit: "flag",
      words: namedAs("authorized user|authorized users|authorised user|authorised users|au|aus"),
    },
    enrol: { unit: "text", words: ["enroll", "enrol", "register", "sign up", "activate"] },
  },
});

function answerLounges(frame: Frame, toolbox: Toolbox): Draft {
  const [named] = idsOf(frame, "benefit");
  const network = named === "lounge" ? undefined : named;
  const cards = idsOf(frame, "card");
  const isOfUsers = frame.constraints.some(({ column }) => column === "users");
  const tellUsers = (ids: readonly string[]): Draft =>
    joinDrafts([...new Set(ids)].map((id) => ofUsers(toolbox, id, network)));
  if (cards.length > 0 && isOfUsers) return tellUsers(cards);
  const input = { network, guests: guestsIn(frame), owner: frame.owner };
  const { data, envelope } = ask(toolbox, "list_lounge_access", input);
  const [first, ...others] = oncePerCard(data.access).filter(
    ({ via_card: via }) => cards.length === 0 || cards.includes(via.card_id),
  );
  if (first !== undefined && isOfUsers)
    return tellUsers([first, ...others].map(({ via_card: via }) => via.card_id));
  if (first === undefined) {
    return cards.length === 0
      ? withoutLounge(frame, network, toolbox)
      : joinDrafts(cards.map((id) => ofCard(frame, toolbox, id, network)));
  }
  const rows = [first, ...others];
  const isOfOne =
    network !== undefined || (frame.focus === "whether" && placesIn(frame).length === 0);
  const isToldFirst = others.length === 0 || (isOfOne && guestsIn(frame) === undefined);
  return answer({
    lead: [join([leadOf(frame, rows, first), whereOf(frame)])],
    details: rows.slice(isToldFirst ? 1 : 0, MAX_ROWS).map(rowOf),
    caveats: [line`Lounges can turn guests away when they are full.`],
    envelopes: [envelope],
  });
}

/** Two in a household who hold one card enter on the same terms. */
const oncePerCard = (rows: readonly Access[]): readonly Access[] => {
  const keyOf = ({ network, via_card: via, entry }: Access) => `${network} ${via.card_id} ${entry}`;
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].toReversed();
};

const placesIn = ({ constraints }: Frame) =>
  constraints.flatMap(({ column, value }) => (column === "place" ? [value] : []));

/** No data says which lounges an airport has, so the answer cannot be yes. */
function whereOf(frame: Frame): Line {
  const places = placesIn(frame);
  const names = listed([...new Set(places)].map((one) => text(String(one))));
  return when(places.length > 0, () => line`We do not know which of these are at ${names}.`);
}

const MAX_ROWS = 8;
const MAX_FOUND = 100;
/** A larger number does not count guests. */
const MAX_GUESTS = 20;

/** The number of guests; one when the question names no number. */
function guestsIn(frame: Frame): number | undefined {
  const said = amountAs(frame, "guests");
  if (said !== undefined && said <= MAX_GUESTS) return said;
  return frame.column === "guests" ? 1 : undefined;
}

function leadOf(frame: Frame, rows: readonly Access[], first: Access): Line {
  const guests = frame.column === "visits" ? undefined : guestsIn(frame);
  if (guests !== undefined && rows.length > 1) return ofAllGuests(rows, guests);
  if (guests !== undefined) return guestsOf(first, guests);
  const isNamed = idsOf(frame, "benefit").some((one) => one !== "lounge");
  const isWhether = frame.focus === "whether" && placesIn(frame).length === 0;
  if (rows.length === 1 || isWhether || isNamed) {
    const word = VERDICTS[first.entry] ?? EMPTY;
    return line`${isWhether ? word : EMPTY}${rowOf(first)}`;
  }
  const free = rows.flatMap(({ network, entry }) => (entry === "yes" ? [network] : []));
  const names = [...new Set(free)].map((one) => line`**${text(one)}**`);
  return names.length === 0
    ? line`None of your cards opens a lounge for free.`
    : line`Your cards open ${listed(names)}.`;
}

const VERDICTS: Readonly<Partial<Record<Access["entry"], Line>>> = {
  yes: line`**Yes**: `,
  not_now: line`**No, not now**: `,
};

const viaOf = ({ network, via_card: via }: Access): Line =>
  line`**${text(network)}** with the ${cardName(via)}`;

function rowOf(row: Access): Line {
  const { visits_per_year: number, ends, conditions } = row;
  const visits =
    row.entry === "paid"
      ? line`a membership with paid visits`
      : number === undefined
        ? line`${text(row.visits === "unknown" ? "visit limit unknown" : `${row.visits} visits`)}`
        : line`**${count(number)}** visits a year`;
  const until = ends === undefined ? EMPTY : line`, until ${date(ends)}`;
  const isOpen = row.enrol_required === true && row.enrolled !== true;
  const more = [
    when(isOpen, () => line`Enroll first.`),
    ...conditions.slice(0, 2).map((one) => sentence(text(one))),
  ];
  return join([line`${viaOf(row)}: ${visits}${until}; ${text(row.guest_rule)}.`, ...more]);
}

/** Lists the lounges that let the guests in free, and the cost at the others. */
function ofAllGuests(rows: readonly Access[], guests: number): Line {
  const who = guests === 1 ? line`your guest costs` : line`your ${count(guests)} guests cost`;
  const free = rows.filter(({ guests_cost_usd: cost }) => cost === 0);
  const paid = rows.filter(({ guests_cost_usd: cost = 0 }) => cost > 0);
  const costs = paid.map((row) => line`**${usd(row.guests_cost_usd ?? 0)}** at ${viaOf(row)}`);
  const children = paid.flatMap(({ network, child_rule: rule }) =>
    rule === undefined ? [] : [line`at ${text(network)}, ${text(rule)}`],
  );
  return join([
    when(free.length > 0, () => sentence(line`${who} **nothing** at ${listed(free.map(viaOf))}`)),
    when(paid.length > 0, () =>
      sentence(
        line`${who} ${listed(costs)}${children.length === 0 ? EMPTY : line`, ${asAdults(guests)}`}`,
      ),
    ),
    when(children.length > 0, () => line`Children: ${listed(children)}.`),
    when(free.length + paid.length === 0, () => line`No source says what guests cost at these.`),
  ]);
}

const asAdults = (guests: number): Line => (guests === 1 ? line`as an adult` : line`as adults`);

function guestsOf(row: Access, guests: number): Line {
  const { guests_cost_usd: cost, child_rule: children } = row;
  const who = guests === 1 ? line`Your guest costs` : line`Your ${count(guests)} guests cost`;
  return join([
    line`At ${viaOf(row)}: **${text(row.guest_rule)}**.`,
    when(cost === 0, () => line`${who} nothing on one visit.`),
    when(
      cost !== undefined && cost > 0,
      () =>
        line`${who} **${usd(cost ?? 0)}** on one visit${children === undefined ? EMPTY : line` ${asAdults(guests)}`}.`,
    ),
    children === undefined ? EMPTY : line`Children: ${text(children)}.`,
  ]);
}

/** No held card gives access: names cards that would, with their terms. */
function withoutLounge(frame: Frame, network: string | undefined, toolbox: Toolbox): Draft {
  const input = { benefit: network ?? "lounge", limit: MAX_FOUND };
  const { data, envelope } = ask(toolbox, "find_cards_by_benefit", input);
  const what = network === undefined ? line`a lounge` : line`**${text(network)}**`;
  const found = data.cards
    .toSorted((a, b) => a.annual_fee_usd - b.annual_fee_usd)
    .flatMap(({ card_name: name, annual_fee_usd: fee, matched_benefits: benefits }) => {
      const terms = benefits.find(isEntry);
      return terms ? [line`**${text(name)}** (${usd(fee)} a year): ${text(terms.text)}`] : [];
    });
  const isEmpty = toolbox.scene.wallet.cards.length === 0;
  return answer({
    lead: [
      isEmpty
        ? line`Your wallet has no cards yet; ${ADD_CARDS}.`
        : line`**No**: none of your cards opens ${what}.`,
      when(found.length > 0, () => line`These cards open ${what}, lowest annual fee first:`),
    ],
    details: [
      ...found.slice(0, MAX_ROWS),
      when(found.length > MAX_ROWS, () => line`The others cost as much or more a year.`),
    ],
    envelopes: [envelope],
  });
}

/** A membership that charges for every visit gives no access by itself. */
const isEntry = (terms: { readonly kind: string; readonly visits_per_year?: number | undefined }) =>
  terms.kind === "lounge" && terms.visits_per_year !== 0;

const mayEnter = (may: boolean | undefined): string =>
  may === undefined ? "unknown for them" : may ? "open to them" : "not open with the card alone";

/** Lounges that the card's authorized users may enter. */
function ofUsers(toolbox: Toolbox, card: string, network: string | undefined): Draft {
  const { data, envelope } = ask(toolbox, "get_card", { card });
  const fitting = data.lounges.filter((one) => network === undefined || one.network === network);
  const tell = ({ network: name, authorized_users: may, note }: (typeof fitting)[number]): Line =>
    line`${bold(text(name))}: ${text(mayEnter(may))}${ifKnown(note, (said) => line` (${text(said)})`)}`;
  const rows = fitting.length === 0 ? line`we know of no lounge.` : listed(fitting.map(tell));
  return answer({
    lead: [sentence(line`Authorized users of ${bold(text(data.card.display_name))}: ${rows}`)],
    envelopes: [envelope],
  });
}

/** Lounges of one card, from the catalog. */
function ofCard(frame: Frame, toolbox: Toolbox, card: string, network: string | undefined): Draft {
  const { data, envelope } = ask(toolbox, "get_card", { card });
  const name = line`**${text(data.card.display_name)}**`;
  const fitting = data.lounges.filter((one) => network === undefined || one.network === network);
  const terms = listed(fitting.slice(0, 3).map((one) => text(one.text)));
  // That it opens a lounge does not answer "does it let guests in": the terms do.
  const isOfEntry = frame.column === undefined && (frame.focus === "whether" || network);
  const word = isOfEntry ? line`**Yes**: ` : EMPTY;
  return answer({
    lead: [
      fitting.length === 0
        ? line`**No**: ${name} does not open ${text(network ?? "any airport lounge")}.`
        : line`${word}${name} opens ${terms}`,
    ],
    caveats: [when(data.held_as.length === 0, () => line`It is not one of your open cards.`)],
    envelopes: [envelope],
  });
}
