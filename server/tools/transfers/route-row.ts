import * as z from "zod";
import { isUsable } from "../../advice/plain-row.ts";
import { findBonus, type RouteBonus } from "../../advice/transfers/transfer-bonus.ts";
import { rowsOfRoute, type TermsRow } from "../../advice/transfers/transfer-index.ts";
import {
  bestOf,
  findTerms,
  isWithin,
  type RouteTerms,
} from "../../advice/transfers/transfer-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import { toRatio, count, formatPoints } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { programName, cardName } from "../../member/holdings.ts";
import { liveBonus, toLiveBonus } from "./bonus-row.ts";
import { openingCard, toOpeningCards, tellOpeningCards } from "./transfer-figures.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import { someOf } from "../frame/texts.ts";

const termsShape = {
  ratio: z.string().describe("Points sent to points received, as `4:3`."),
  ratio_in: z.int(),
  ratio_out: z.int(),
  min: z.int().optional().describe("Fewest points a transfer takes."),
  increment: z.int().optional().describe("Amounts are multiples of it; absent when unknown."),
  hours: z.int().optional().describe("At most, as reported; 0 is instant."),
  extra: z
    .object({ every: z.int(), points: z.int() })
    .optional()
    .describe("Points on top for every so many sent in one transfer."),
  fee: z.object({ usd_per_point: z.number(), max_usd: z.number().optional() }).optional(),
} as const;

const variant = z.object({
  cards: z.array(z.string()).describe("Ids of the cards; empty for every card that may transfer."),
  is_yours: z.boolean(),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
  confidence: z.string(),
  note: z.string().optional(),
});

export const routeRow = z.object({
  from: z.string(),
  from_name: z.string(),
  to: z.string(),
  to_name: z.string(),
  ...z.object(termsShape).partial().shape,
  variant: variant
    .optional()
    .describe("Whose terms these are: the owner's if their cards give any, else the best known."),
  other_variants: z.array(variant.extend(termsShape)),
  is_active: z.boolean(),
  deactivated_date: z.iso.date().optional().describe("The last day it worked."),
  deactivated_precision: z.string().optional().describe("How exactly that day is known."),
  state: z
    .enum(["usable", "locked", "ended", "unknown"])
    .describe("locked: needs a card that the owner does not hold."),
  usable_now: z.boolean().describe("For the owner asked about, the member by default."),
  usable_by: z.array(z.string()).describe("Owners in this wallet whose cards unlock it."),
  via_cards: z.array(z.string()).describe("Held cards that give the terms."),
  bonuses: z.array(liveBonus).describe("Known to run on that day."),
  unlock_cards: z.array(openingCard).describe("Cards not held that would unlock or improve it."),
  more_unlock_cards: z.int().optional().describe("How many of them are left out here."),
  confidence: z.string(),
  note: z.string().optional(),
});

export type RouteRow = z.infer<typeof routeRow>;

export interface RouteView {
  readonly owner: string;
  readonly day: string;
  readonly cards: ReadonlyMap<string, ReadonlySet<string>>;
  /** True to include past terms and every unlocking card. */
  readonly isWhole: boolean;
}

const MAX_UNLOCKS = 5;

const NO_CARDS: ReadonlySet<string> = new Set();

export interface SeenRoute {
  readonly route: FactRow<"routes">;
  readonly routeTerms: RouteTerms;
  readonly isActive: boolean;
  readonly bonus: RouteBonus;
}

export function seeRoute(scene: Scene, route: FactRow<"routes">, view: RouteView): SeenRoute {
  const { tables } = scene.facts;
  const { source, dest } = route;
  const cards = view.cards.get(view.owner) ?? NO_CARDS;
  const routeTerms = findTerms(tables, source, dest, cards, view.day);
  return {
    route,
    routeTerms,
    isActive: routeTerms.state === "unknown" ? route.is_active : routeTerms.state !== "ended",
    bonus: findBonus(tables, source, dest, view.day),
  };
}

export function toRouteRow(scene: Scene, seen: SeenRoute, view: RouteView): RouteRow {
  const { route, routeTerms, isActive, bonus } = seen;
  const { tables } = scene.facts;
  const { source, dest } = route;
  const termsFor = (owner: string): RouteTerms =>
    findTerms(tables, source, dest, view.cards.get(owner) ?? NO_CARDS, view.day);
  const rows = rowsOfRoute(tables, source, dest);
  const own = routeTerms.state === "usable" ? routeTerms.terms : undefined;
  const usable = rows.terms.filter((row) => isUsable(row));
  const shown = own ?? bestShown(usable, view.day, isActive);
  const others = usable.filter((row) => row !== shown && (view.isWhole || !isOver(row, view.day)));
  const unlocks = toUnlocks(scene, routeTerms);
  const most = view.isWhole ? unlocks.length : MAX_UNLOCKS;
  return {
    ...(shown && { ...toTerms(shown), variant: toVariant(shown, own) }),
    ...route,
    from: source,
    from_name: programName(scene, source),
    to: dest,
    to_name: programName(scene, dest),
    other_variants: others.map((row) => ({ ...toTerms(row), ...toVariant(row, own) })),
    is_active: isActive,
    state: routeTerms.state,
    usable_now: routeTerms.state === "usable",
    usable_by: [...view.cards.keys()].filter((owner) => termsFor(owner).state === "usable"),
    via_cards: routeTerms.state === "usable" ? [...routeTerms.via_cards] : [],
    bonuses: [
      ...bonus.applied.map((row) => toLiveBonus(row, true)),
      ...bonus.not_applied.map((row) => toLiveBonus(row, false)),
    ],
    unlock_cards: unlocks.slice(0, most),
    more_unlock_cards: unlocks.length > most ? unlocks.length - most : undefined,
    note: route.note === "" ? undefined : route.note,
  };
}

const isOver = (row: TermsRow, day: string): boolean => row.ends !== undefined && row.ends < day;

/** The best terms on the day, or the last terms of a route that ended. */
function bestShown(rows: readonly TermsRow[], day: string, isActive: boolean) {
  const live = rows.filter((row) => isWithin(row, day));
  if (live.length > 0 || isActive) return bestOf(live);
  return rows.toSorted((a, b) => (b.ends ?? "").localeCompare(a.ends ?? ""))[0];
}

function toTerms(row: TermsRow) {
  const { extra_every: every, extra_points: points, fee_usd_per_point: usd } = row;
  return {
    ...row,
    ratio: toRatio(row),
    min: row.min_points,
    extra: every === undefined || points === undefined ? undefined : { every, points },
    fee: usd === undefined ? undefined : { usd_per_point: usd, max_usd: row.fee_max_usd },
  };
}

const toVariant = (row: TermsRow, own: TermsRow | undefined): z.infer<typeof variant> => ({
  ...row,
  cards: [...row.cards],
  is_yours: row === own,
  note: row.note === "" ? undefined : row.note,
});

function toUnlocks(scene: Scene, routeTerms: RouteTerms) {
  if (routeTerms.state === "locked") return toOpeningCards(scene, routeTerms.unlock_cards, "opens");
  return routeTerms.state === "usable"
    ? toOpeningCards(scene, routeTerms.better_with, "betters")
    : [];
}

export interface RouteQuery {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly held: ReadonlySet<string> | undefined;
}

export function toRouteFilter({ facts }: Scene, { from, to, held }: RouteQuery) {
  const source = from && toTransferProgram(facts.tables, from);
  return (row: { readonly source: string; readonly dest: string }): boolean =>
    (source === undefined || row.source === source) &&
    (to === undefined || row.dest === to) &&
    (held === undefined || held.has(row.source));
}

/** ` from Membership Rewards to Aeroplan` */
export const tellEnds = (scene: Scene, { from, to }: Omit<RouteQuery, "held">): string =>
  (from === undefined ? "" : ` from ${programName(scene, from)}`) +
  (to === undefined ? "" : ` to ${programName(scene, to)}`);

/** The routes in one sentence; the first one in full. */
export function tellRoutes(
  scene: Scene,
  query: RouteQuery,
  matched: readonly SeenRoute[],
  first: RouteRow | undefined,
): string {
  const { from, to, held } = query;
  if (held?.size === 0) return "No currency is held, so there are no routes from one.";
  const isAny = from === undefined && to === undefined;
  const all = held === undefined ? " of all programs" : ` ${tellHeld(scene, held)}`;
  const ends = isAny ? all : tellEnds(scene, query);
  if (first === undefined) return `No transfer route${ends} is known.`;
  if (from !== undefined && to !== undefined) return tellRoute(scene, first);
  const usable = matched.filter(({ routeTerms }) => routeTerms.state === "usable").length;
  const live = matched.filter(({ bonus }) => bonus.applied[0] ?? bonus.not_applied[0]).length;
  const active = matched.filter(({ isActive }) => isActive).length;
  const ended = matched.length - active;
  return (
    `${count(active, "live route")}${ends}, ${usable} usable with the cards ` +
    `held${held === undefined ? " or without one" : ""}, ${live} with a bonus known to run${ended > 0 ? `; ${ended} ended` : ""}.`
  );
}

const MAX_NAMED = 4;

function tellHeld(scene: Scene, held: ReadonlySet<string>): string {
  const names = [...held].map((key) => programName(scene, key));
  return `from the currencies held (${someOf(names, MAX_NAMED)})`;
}

function tellRoute(scene: Scene, row: RouteRow): string {
  const name = `${row.from_name} to ${row.to_name}`;
  if (row.state === "ended" || !row.is_active) return `${name} ended${tellEnd(row)}.`;
  if (row.state === "unknown") return `${name}: no terms are known for that day.`;
  if (row.state === "locked") {
    return `${name} needs a card that is not held. It unlocks with ${tellOpeningCards(row.unlock_cards)}.`;
  }
  const via = row.via_cards.map((id) => cardName(scene, id)).join(", ");
  const better = row.unlock_cards;
  const least = row.min === undefined ? "" : `, from ${formatPoints(row.min)} points`;
  return (
    `${name}: ${row.ratio ?? "unknown"}${via === "" ? "" : ` with ${via}`}` +
    `${least}${better.length === 0 ? "" : `; better with ${tellOpeningCards(better)}`}.`
  );
}

/** When a route ended, as exactly as is known: the day, month or year. */
export function tellEnd(row: {
  readonly deactivated_date?: string | undefined;
  readonly deactivated_precision?: string | undefined;
}): string {
  const { deactivated_date: last, deactivated_precision: precision } = row;
  if (last === undefined) return "; the day is unknown";
  if (precision === "year") return ` in ${last.slice(0, 4)}, the day is unknown`;
  if (precision === "month") return ` in ${last.slice(0, 7)}, the day is unknown`;
  return `; its last day was ${last}`;
}
