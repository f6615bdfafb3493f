import { ask } from "../../ask.ts";
import { answer, answeredBy, CAVEATS, type Draft } from "../../compose/draft.ts";
import { text, usd } from "../../compose/figures.ts";
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
import { pointsOf } from "../../compose/programs.ts";
import { namedCards } from "../../compose/pick.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { lockedValue } from "../points/locked-value.ts";
import { onlyProgram } from "../points/which-program.ts";
import { type Opening, openingOf, type Opener } from "./openings.ts";

const MAX_CARDS = 3;

/** The card that opens transfers of some points, and its cost. */
export const unlockCards = definePlan(answerUnlock, {
  takes: ["program", "card", "held_card", "have", "owner"],
  columns: {
    annual_fee_usd: { unit: "usd", words: ["annual fee", "fee", "cost", "cheap", "cheapest"] },
    ratio: { unit: "text", words: ["ratio", "rate", "one to one"] },
    card_type: { unit: "text", words: ["personal", "business"] },
    worth: {
      unit: "cpp",
      words: ["worth the same", "worth less", "worth more", "just a penny", "count the same"],
    },
  },
});

function answerUnlock(frame: Frame, toolbox: Toolbox): Draft {
  const [end] = idsOf(frame, "program", "to");
  const source = idsOf(frame, "program", "from", "of")[0] ?? ofCard(frame, toolbox);
  if (source === undefined && end !== undefined)
    return answeredBy({
      ...frame,
      topic: "routes",
      focus: "list",
      column: undefined,
      constraints: [],
    });
  const from = source ?? onlyProgram(frame, toolbox);
  const to = end === from ? undefined : end;
  const isOfWorth = frame.column === "worth" || (frame.asks === "worth" && frame.focus === "list");
  if (isOfWorth) return lockedValue(from, frame, toolbox);
  const opening = openingOf(from, to, { frame, toolbox });
  return answer({
    lead: [sentence(tell(opening, frame, toolbox))],
    details: detailsOf(opening, frame),
    caveats: [when(opening.to !== undefined, () => CAVEATS.irreversible)],
    envelopes: [opening.envelope],
  });
}

/** The program whose points a named card earns. */
function ofCard(frame: Frame, toolbox: Toolbox): string | undefined {
  const [card] = namedCards(frame);
  return card === undefined
    ? undefined
    : ask(toolbox, "get_card", { card }).data.card.currency?.program;
}

function tell(opening: Opening, frame: Frame, toolbox: Toolbox): Line {
  const route = routeOf(opening);
  const named = idsOf(frame, "card");
  const opener = opening.cards.find(({ card_id: id }) => named.includes(id));
  const [yes, no] =
    frame.focus === "whether"
      ? [line`**Yes**: `, line`**No**, not with your cards: `]
      : [EMPTY, EMPTY];
  if (frame.focus === "whether" && opener !== undefined)
    return line`${yes}the ${bold(text(opener.card_name))} opens ${route}${feeOf(opener)}`;
  const via = listed(
    opening.via.map((id) => bold(text(toolbox.scene.facts.cards.get(id)?.card_name ?? id))),
  );
  const wanted = frame.constraints.find(({ column }) => column === "ratio")?.value;
  const { state, ratio } = opening;
  if (state === "open" && ratio !== undefined && wanted !== undefined && wanted !== ratio)
    return line`${needs(opening, frame)}; your ${via} gives ${text(ratio)}`;
  if (state === "closed") return line`${no}${needs(opening, frame)}`;
  if (state === "part")
    return line`your ${via} opens only some ${route}, or at lower ratios; ${needs(opening, frame)}`;
  const how = via.text === "" ? line`no card is needed for` : line`your ${via} already opens`;
  const better = picked(opening, frame);
  const at = ifKnown(ratio, (known) => line` at ${text(known)}`);
  return join([
    line`${yes}${how} ${route}${at}.`,
    when(
      better.length > 0,
      () =>
        line`${text(via.text === "" ? "To earn them" : "For better terms")}: ${offersOf(better)}`,
    ),
  ]);
}

const routeOf = ({ from, to }: Opening): Line =>
  to === undefined
    ? line`transfers of ${pointsOf(from)}`
    : line`transfers of ${pointsOf(from)} to ${text(to)}`;

/** "To transfer Chase Ultimate Rewards points you need …" */
function needs(opening: Opening, frame: Frame): Line {
  const cards = picked(opening, frame);
  if (opening.state === "open" && opening.via.length === 0)
    return line`no card is needed for ${routeOf(opening)}; to earn them: ${offersOf(cards)}`;
  if (cards.length === 0)
    return line`no card we know of opens all ${routeOf(opening)} on these terms`;
  const where = opening.to === undefined ? EMPTY : line` to ${text(opening.to)}`;
  const what =
    opening.state === "part"
      ? line`for all of them`
      : line`to transfer ${pointsOf(opening.from)}${where}`;
  const isRated = cards.some(({ ratio }) => ratio !== undefined);
  return line`${what} you need ${when(isRated, () => line`another card: `)}${offersOf(cards)}`;
}

/** The fitting cards, cheapest first; a limit does not separate cards of equal cost. */
function picked({ cards }: Opening, { constraints, order }: Frame): readonly Opener[] {
  const fitting = cards.filter((card) =>
    constraints.every(({ column, op, value }) => {
      if (column === "ratio") return card.ratio === undefined || card.ratio === value;
      if (column === "card_type") return card.card_type === value;
      if (column !== "annual_fee_usd") return true;
      if (op === "lacks") return feeIn(card) === 0;
      return typeof value !== "number" || feeIn(card) <= value;
    }),
  );
  const sorted = fitting.toSorted((a, b) => feeIn(a) - feeIn(b) || rankOf(a) - rankOf(b));
  const last = order?.limit === undefined ? undefined : sorted[order.limit - 1];
  return sorted
    .filter((card) => last === undefined || feeIn(card) <= feeIn(last))
    .slice(0, MAX_CARDS);
}

/** Business cards come after personal ones. */
const rankOf = ({ card_type: type }: Opener): number => (type === "business" ? 1 : 0);

const feeIn = ({ annual_fee_usd: fee = 0 }: Opener): number => fee;

const feeOf = ({ annual_fee_usd: fee }: Opener): Line =>
  ifKnown(fee, (usual) => (usual === 0 ? line` (no fee)` : line` (${usd(usual)} a year)`));

/** "4:3 with the A ($95 a year) or the B ($95 a year), 1:1 with the C ($795 a year)". */
function offersOf(cards: readonly Opener[]): Line {
  const ratios = [...new Set(cards.map(({ ratio }) => ratio))];
  const parts = ratios.map((ratio) => {
    const names = cards
      .filter((card) => card.ratio === ratio)
      .map((card) => line`the ${bold(text(card.card_name))}${feeOf(card)}`);
    const at = ifKnown(ratio, (known) => line`${text(known)} with `);
    return line`${at}${listed(names, "or")}`;
  });
  return join(parts, ", ");
}

/** The cards' general terms; for a single route, the ratio is enough. */
function detailsOf(opening: Opening, frame: Frame): readonly Line[] {
  const cards = opening.to === undefined ? picked(opening, frame) : [];
  return cards.map(({ card_name: name, note }) =>
    ifKnown(note, (said) => sentence(line`${text(name)}: ${text(said)}`)),
  );
}
