import { count, formatPoints } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { cardName, programName } from "../../member/holdings.ts";
import { tellOpeningCards } from "./opening-card.ts";
import type { RouteRow, SeenRoute } from "./route-row.ts";

interface RouteQuery {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The currencies it was narrowed to. */
  readonly held: ReadonlySet<string> | undefined;
}

interface Found {
  readonly matched: readonly SeenRoute[];
  /** The first of them, told in full. */
  readonly first: RouteRow | undefined;
}

/** What was found, in one sentence. */
export function tellRoutes(
  scene: Scene,
  { from, to, held }: RouteQuery,
  { matched, first }: Found,
): string {
  if (held?.size === 0) return "No currency is held, so there is no route from one.";
  const isAny = from === undefined && to === undefined;
  const ends = [
    ...(isAny ? [held === undefined ? "of all programs" : tellHeld(scene, held)] : []),
    ...(from === undefined ? [] : [`from ${programName(scene, from)}`]),
    ...(to === undefined ? [] : [`to ${programName(scene, to)}`]),
  ].join(" ");
  if (first === undefined) return `No transfer route${ends === "" ? "" : ` ${ends}`} is known.`;
  if (from !== undefined && to !== undefined) return tellRoute(scene, first);
  const usable = matched.filter(({ routeTerms }) => routeTerms.state === "usable").length;
  const live = matched.filter(({ bonus }) => bonus.applied[0] ?? bonus.not_applied[0]).length;
  const active = matched.filter(({ isActive }) => isActive).length;
  const ended = matched.length - active;
  return (
    `${count(active, "live route")}${ends === "" ? "" : ` ${ends}`}, ${usable} usable with the cards ` +
    `held${held === undefined ? " or without one" : ""}, ${live} with a bonus known to run${ended > 0 ? `; ${ended} ended` : ""}.`
  );
}

const MAX_NAMED = 4;

function tellHeld(scene: Scene, held: ReadonlySet<string>): string {
  const names = [...held].map((key) => programName(scene, key));
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : "";
  return `from the currencies held (${names.slice(0, MAX_NAMED).join(", ")}${more})`;
}

function tellRoute(scene: Scene, row: RouteRow): string {
  const name = `${row.from_name} to ${row.to_name}`;
  if (row.state === "ended" || !row.is_active) return `${name} ended${tellEnd(row)}.`;
  if (row.state === "unknown") return `${name}: no terms are known for that day.`;
  if (row.state === "locked") {
    return `${name} needs a card that is not held. It opens with ${tellOpeningCards(row.unlock_cards)}.`;
  }
  const via = row.via_cards.map((id) => cardName(scene, id)).join(", ");
  const better = row.unlock_cards;
  const least = row.min === undefined ? "" : `, from ${formatPoints(row.min)} points`;
  return (
    `${name}: ${row.ratio ?? "unknown"}${via === "" ? "" : ` with ${via}`}` +
    `${least}${better.length === 0 ? "" : `; better with ${tellOpeningCards(better)}`}.`
  );
}

/** The end of a route as exactly as it is known: its last day, month or year. */
export function tellEnd(row: {
  readonly deactivated_date?: string | undefined;
  readonly deactivated_precision?: string | undefined;
}): string {
  const { deactivated_date: last, deactivated_precision: precision } = row;
  if (last === undefined) return "; the day is not known";
  if (precision === "year") return ` in ${last.slice(0, 4)}, the day is not known`;
  if (precision === "month") return ` in ${last.slice(0, 7)}, the day is not known`;
  return `; its last day was ${last}`;
}
