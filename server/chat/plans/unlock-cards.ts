import type { Envelope } from "../../tools/core/envelope.ts";
import { ask, endWith } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { text, usd } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed, sentence, when } from "../compose/line.ts";
import { heldOptions, pointsOf, programName } from "../compose/programs.ts";
import { unreadOf } from "../compose/rows.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { lockedValue } from "./locked-value.ts";
import { type Opening, openingOf, openingsTo, type Opener } from "./openings.ts";

const MOST_CARDS = 4;

/** Which card opens transfers of some points, and what it costs. */
export const unlockCards = definePlan(answerUnlock, {
  takes: ["program", "card", "owner"],
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
  const [to] = idsOf(frame, "program", "to");
  const from = idsOf(frame, "program", "from", "of")[0] ?? ofCard(frame, toolbox);
  if (from === undefined && to === undefined)
    return askBack(line`Which points do you mean?`, heldOptions(toolbox.scene));
  if (frame.column === "worth" && from !== undefined) return lockedValue(from, frame, toolbox);
  const found =
    from === undefined
      ? openingsTo(to ?? "", frame, toolbox)
      : [openingOf(from, to, { frame, toolbox })];
  const openings = found.filter((one) => one.cards.length > 0 || one.isOpen);
  const [first, ...others] = openings.length === 0 ? found : openings;
  if (first === undefined) return endWith(noneOf(to ?? from ?? "", toolbox));
  return answer({
    lead: [sentence(tell(first, frame, toolbox))],
    details: [...detailsOf(first, frame), ...others.map((one) => sentence(needs(one, frame)))],
    caveats: [when(first.to !== undefined, () => CAVEATS.irreversible), ...unreadOf(frame)],
    envelopes: envelopesOf(openings.length === 0 ? found : openings),
  });
}

const envelopesOf = (found: readonly Opening[]): readonly Envelope[] => [
  ...new Set(found.map(({ envelope }) => envelope)),
];

/** The program whose points a named card earns. */
function ofCard(frame: Frame, toolbox: Toolbox): string | undefined {
  const [card] = [...idsOf(frame, "card"), ...idsOf(frame, "held_card")];
  return card === undefined
    ? undefined
    : ask(toolbox, "get_card", { card }).data.card.currency?.program;
}

const noneOf = (program: string, { scene }: Toolbox): Draft =>
  answer({
    lead: [line`No card that we know opens transfers of ${pointsOf(programName(scene, program))}.`],
    envelopes: [],
  });

function tell(opening: Opening, frame: Frame, toolbox: Toolbox): Line {
  const route = routeOf(opening);
  const named = idsOf(frame, "card");
  const opener = opening.cards.find(({ card_id: id }) => named.includes(id));
  if (frame.focus === "whether" && opener !== undefined)
    return line`**Yes**, ${bold(text(opener.card_name))} opens ${route}${feeOf(opener)}`;
  if (!opening.isOpen) {
    const no = frame.focus === "whether" ? line`**No**, not with your cards: ` : EMPTY;
    return line`${no}${needs(opening, frame)}`;
  }
  const yes = frame.focus === "whether" ? line`**Yes**: ` : EMPTY;
  const via = opening.via.map((id) =>
    bold(text(toolbox.scene.facts.cards.get(id)?.card_name ?? id)),
  );
  const how =
    via.length === 0 ? line`no card is needed for` : line`your ${listed(via)} already opens`;
  const better = picked(opening, frame);
  return join(
    [
      line`${yes}${how} ${route}${atRatio(opening.ratio)}.`,
      when(better.length > 0, () => line`For better terms: ${listed(better.map(offerOf), "or")}`),
    ],
    " ",
  );
}

const routeOf = ({ from, to }: Opening): Line =>
  to === undefined
    ? line`transfers of ${pointsOf(from)}`
    : line`transfers of ${pointsOf(from)} to ${text(to)}`;

const atRatio = (ratio: string | undefined): Line =>
  ratio === undefined ? EMPTY : line` at ${text(ratio)}`;

/** "To transfer Chase Ultimate Rewards points you need …" */
function needs(opening: Opening, frame: Frame): Line {
  const cards = picked(opening, frame);
  const where = opening.to === undefined ? EMPTY : line` to ${text(opening.to)}`;
  if (cards.length === 0)
    return line`no card that we know opens ${routeOf(opening)} on these terms`;
  const [only, ...others] = cards;
  const which =
    only !== undefined && others.length === 0
      ? offerOf(only)
      : line`one of these: ${listed(cards.map(offerOf), "or")}`;
  return line`to transfer ${pointsOf(opening.from)}${where} you need ${which}`;
}

/** Those that fit, the cheapest first. */
function picked({ cards }: Opening, { constraints, order }: Frame): readonly Opener[] {
  const fitting = cards.filter((card) =>
    constraints.every(({ column, value }) => {
      if (column === "ratio") return card.ratio === undefined || card.ratio === value;
      if (column === "card_type") return card.card_type === value;
      if (column !== "annual_fee_usd" || typeof value !== "number") return true;
      return (card.annual_fee_usd ?? 0) <= value;
    }),
  );
  const sign = order?.column === "annual_fee_usd" && order.descending ? -1 : 1;
  return fitting
    .toSorted((a, b) => sign * ((a.annual_fee_usd ?? 0) - (b.annual_fee_usd ?? 0)))
    .slice(0, order?.limit ?? MOST_CARDS);
}

const feeOf = ({ annual_fee_usd: fee }: Opener): Line =>
  fee === undefined ? EMPTY : line` (${usd(fee)} a year)`;

const offerOf = (card: Opener): Line => {
  const at = card.ratio === undefined ? EMPTY : line`${text(card.ratio)} with `;
  return line`${at}the ${bold(text(card.card_name))}${feeOf(card)}`;
};

/** The notes of the cards told, as far as they say something of the terms. */
const detailsOf = (opening: Opening, frame: Frame): readonly Line[] =>
  picked(opening, frame).flatMap(({ card_name: name, note }) =>
    note === undefined ? [] : [sentence(line`${text(name)}: ${text(note)}`)],
  );
