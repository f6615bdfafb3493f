import { ask, type DataOf } from "../../ask.ts";
import { answer, type Draft } from "../../compose/draft.ts";
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

type Access = DataOf<"list_lounge_access">["access"][number];

/** Airport lounges that held cards open, and for how many guests; or that another card would. */
export const lounges = definePlan(answerLounges, {
  takes: ["benefit", "card", "guests", "owner"],
  columns: {
    guests: {
      unit: "count",
      words: ["guest", "guests", "bring", "companion", "with me", "kids", "wife", "husband"],
    },
    visits: { unit: "count", words: ["visits", "how many times", "unlimited", "times a year"] },
    users: { unit: "flag", words: ["authorized user", "authorized users", "au", "aus"] },
    enrol: { unit: "text", words: ["enroll", "enrol", "register", "sign up", "activate"] },
  },
});

function answerLounges(frame: Frame, toolbox: Toolbox): Draft {
  const [named] = idsOf(frame, "benefit");
  const network = named === "lounge" ? undefined : named;
  const cards = idsOf(frame, "card");
  if (cards.length > 0 && frame.constraints.some(({ column }) => column === "users"))
    return joinDrafts(cards.map((id) => ofUsers(toolbox, id, network)));
  const input = { network, guests: guestsIn(frame), owner: frame.owner };
  const { data, envelope } = ask(toolbox, "list_lounge_access", input);
  const [first, ...others] = data.access.filter(
    ({ via_card: via }) => cards.length === 0 || cards.includes(via.card_id),
  );
  if (first === undefined) {
    return cards.length === 0
      ? withoutLounge(frame, network, toolbox)
      : joinDrafts(cards.map((id) => ofCard(frame, toolbox, id, network)));
  }
  const rows = [first, ...others];
  const isToldFirst = frame.focus === "whether" || others.length === 0;
  return answer({
    lead: [leadOf(frame, rows, first)],
    details: rows.slice(isToldFirst ? 1 : 0, MAX_ROWS).map(rowOf),
    caveats: [
      when(frame.unread.length > 0, () => line`Which lounges an airport has is not in our data.`),
      line`Lounges can turn guests away when they are full.`,
    ],
    envelopes: [envelope],
  });
}

const MAX_ROWS = 6;
/** A larger number is none of guests. */
const MAX_GUESTS = 20;

/** The number of guests; one when the question names no number. */
function guestsIn(frame: Frame): number | undefined {
  const said = amountAs(frame, "guests");
  if (said !== undefined && said <= MAX_GUESTS) return said;
  return frame.column === "guests" ? 1 : undefined;
}

function leadOf(frame: Frame, rows: readonly Access[], first: Access): Line {
  if (frame.column !== "visits" && guestsIn(frame) !== undefined) return guestsOf(first);
  const isNamed = idsOf(frame, "benefit").some((network) => network !== "lounge");
  if (rows.length === 1 || frame.focus === "whether" || isNamed) {
    const word = VERDICTS[first.entry] ?? EMPTY;
    return line`${frame.focus === "whether" ? word : EMPTY}${rowOf(first)}`;
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
      ? line`a membership whose visits are paid`
      : number === undefined
        ? line`${text(row.visits === "unknown" ? "limit on visits unknown" : `${row.visits} visits`)}`
        : line`**${count(number)}** visits a year`;
  const until = ends === undefined ? EMPTY : line`, until ${date(ends)}`;
  const isOpen = row.enrol_required === true && row.enrolled !== true;
  const more = [
    when(isOpen, () => line`Enroll first.`),
    ...conditions.slice(0, 2).map((one) => sentence(text(one))),
  ];
  return join([line`${viaOf(row)}: ${visits}${until}; ${text(row.guest_rule)}.`, ...more]);
}

function guestsOf(row: Access): Line {
  const { guests_cost_usd: cost, child_rule: children } = row;
  return join([
    line`At ${viaOf(row)}: **${text(row.guest_rule)}**.`,
    when(cost === 0, () => line`Your guests cost nothing on one visit.`),
    when(
      cost !== undefined && cost > 0,
      () =>
        line`Your guests cost **${usd(cost ?? 0)}** on one visit${children === undefined ? EMPTY : line` as adults`}.`,
    ),
    children === undefined ? EMPTY : line`Children: ${text(children)}.`,
  ]);
}

/** No held card opens it: said so, with cards of the catalog that would. */
function withoutLounge(frame: Frame, network: string | undefined, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "search_cards", {
    benefits: [network ?? "lounge"],
    order_by: "lowest_fee",
    limit: MAX_FOUND,
  });
  const opening = data.cards.flatMap((card) => {
    const term = card.carries?.find(({ kind }) => kind === "lounge");
    return term === undefined ? [] : [{ card, term }];
  });
  const told = opening.slice(0, MAX_ROWS);
  const what = network === undefined ? line`a lounge` : line`**${text(network)}**`;
  // Without any card, "which" asks for cards to get.
  const isOfOthers = toolbox.scene.wallet.cards.length === 0 && frame.focus !== "whether";
  const isCut = told.length < opening.length;
  return answer({
    lead: [
      when(!isOfOthers || told.length === 0, () => line`**No**: none of your cards opens ${what}.`),
      when(
        told.length > 0,
        () =>
          line`Cards that open ${what}, the lowest fee first${text(isCut ? "; others with higher fees do too" : "")}:`,
      ),
    ],
    details: told.map(({ card, term }) =>
      sentence(
        line`**${text(card.card_name)}** (${feeText(card.annual_fee_usd)}): ${text(term.text)}`,
      ),
    ),
    envelopes: [envelope],
  });
}

const MAX_FOUND = 100;

const feeText = (fee: number): Line => (fee === 0 ? line`no fee` : line`${usd(fee)} a year`);

const mayEnter = (may: boolean | undefined): string =>
  may === undefined ? "unknown for them" : may ? "open to them" : "not open by the card alone";

/** Lounges that the card's authorized users may enter. */
function ofUsers(toolbox: Toolbox, card: string, network: string | undefined): Draft {
  const { data, envelope } = ask(toolbox, "get_card", { card });
  const fitting = data.lounges.filter((one) => network === undefined || one.network === network);
  const tell = ({ network: name, authorized_users: may, note }: (typeof fitting)[number]): Line =>
    line`${bold(text(name))}: ${text(mayEnter(may))}${ifKnown(note, (said) => line` (${text(said)})`)}`;
  const rows = fitting.length === 0 ? line`no lounge is known.` : listed(fitting.map(tell));
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
  const word = frame.focus === "whether" || network !== undefined ? line`**Yes**: ` : EMPTY;
  return answer({
    lead: [
      fitting.length === 0
        ? line`**No**: ${name} does not open ${text(network ?? "any airport lounge")}.`
        : line`${word}${name} opens ${terms}`,
    ],
    caveats: [when(data.held_as.length === 0, () => line`It is not among your open cards.`)],
    envelopes: [envelope],
  });
}
