import type { DataOf } from "../ask.ts";
import { points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed } from "../compose/line.ts";
import { possessive } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";

/* What a change of cards moves, takes and brings, besides the dollars. */

export type Change = DataOf<"simulate_card_change">;

const MOST_MOVES = 2;
const MOST_MOVES_ASKED = 4;
const MOST_BENEFITS = 3;
/** Where they are what is asked for. */
const MOST_ASKED = 10;

/** What is asked for comes first. */
export function detailsOf(frame: Frame, data: Change): readonly Line[] {
  const moved = frame.column === "moved" ? [] : movesOf(frame, data);
  const mostOf = (column: string): number => (frame.column === column ? MOST_ASKED : MOST_BENEFITS);
  const lost = benefitsOf(line`You would give up`, data.lost.slice(0, mostOf("lost")), data.lost);
  const gained = benefitsOf(line`New to you`, data.gained.slice(0, mostOf("gained")), data.gained);
  const parts = frame.column === "lost" ? [...lost, ...moved] : [...moved, ...lost];
  return [...parts, ...gained, ...transfersOf(data), ...rulesOf(data)];
}

/** The spend that moves, on the categories asked for. */
export function movesOf(frame: Frame, { moved_spend: moves }: Change): readonly Line[] {
  const wanted = new Set(idsOf(frame, "category"));
  return moves
    .filter(({ category }) => wanted.size === 0 || wanted.has(category))
    .slice(0, frame.column === "moved" ? MOST_MOVES_ASKED : MOST_MOVES)
    .map((one) => {
      const from = one.from === undefined ? EMPTY : line` from the ${text(one.from.card_name)}`;
      const to = one.to === undefined ? EMPTY : line` to the ${text(one.to.card_name)}`;
      return line`${usd(one.yearly_usd)} a year on ${text(one.category_name.toLowerCase())} moves${from}${to}.`;
    });
}

function benefitsOf(what: Line, told: Change["lost"], all: Change["lost"]): readonly Line[] {
  if (told.length === 0) return [];
  const named = told.map(({ name, detail }) =>
    detail === "" ? line`${text(name)}` : line`${text(name)} (${text(detail)})`,
  );
  const more = all.length > told.length ? line`, among others` : EMPTY;
  return [line`${what}: ${listed(named)}${more}.`];
}

function transfersOf({ transfers, balances }: Change): readonly Line[] {
  return transfers.map((one) => {
    const whose = possessive(one.owner);
    const held = balances.find(
      ({ program, owner }) => program === one.program && owner === one.owner,
    );
    const worth =
      held === undefined
        ? EMPTY
        : line`; ${points(held.points)} points change by ${usd(held.change_usd)} in what they count for`;
    return one.change === "opened"
      ? line`It opens transfers to partners for ${whose} ${text(one.program_name)} points${worth}.`
      : line`It ends transfers to partners for ${whose} ${text(one.program_name)} points${worth}.`;
  });
}

function rulesOf({ added }: Change): readonly Line[] {
  return added.flatMap(({ card_name: name, eligibility: { application, bonus, reason } = {} }) =>
    application === "fail" || bonus === "fail"
      ? [
          line`${bold(text(name))}: ${text(application === "fail" ? "a rule stops an application" : "a rule stops its welcome bonus")}${reason === undefined ? EMPTY : line` (${text(reason)})`}.`,
        ]
      : [],
  );
}
