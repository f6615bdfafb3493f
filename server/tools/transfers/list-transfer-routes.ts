import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { FactRow } from "../../contract/facts.ts";
import { programParam } from "../../member/names.ts";
import { excludeCardsParam, withoutCards } from "../../member/excluded-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { warnOfDoubt } from "../frame/sources.ts";
import { compact, type Notes } from "../frame/texts.ts";
import { cardsOn, heldPrograms, programName, toOwner, toOwners } from "../../member/holdings.ts";
import { warnOfLaterBonuses } from "./bonus-row.ts";
import {
  routeRow,
  type RouteRow,
  type RouteView,
  seeRoute,
  type SeenRoute,
  toRouteRow,
  tellRoutes,
  toRouteFilter,
} from "./route-row.ts";
import { endsOf } from "./transfer-request.ts";

export const listTransferRoutes = defineReader({
  name: "list_transfer_routes",
  title: "List transfer routes",
  description:
    "Where can I transfer, move or send my points, who are the transfer partners (airlines, " +
    "hotels), how do I get points into a program, is it possible? Ratio (rate), minimum, " +
    "increment, how long it takes, terms by card, which are open with the cards held, cards " +
    "that open more. Give from, to or both; neither: from currencies held. Exact points: " +
    "calculate_transfer; which balances for an award: compare_transfer_paths.",
  input: z.strictObject({
    from: programParam.optional(),
    to: programParam.optional(),
    held_only: z
      .boolean()
      .optional()
      .describe("Only from currencies held or earned; the default without from and to."),
    include_inactive: z.boolean().optional().describe("Include routes that ended."),
    owner: ownerParam.optional().describe("Whose cards decide; the member's by default."),
    date: dayParam.optional().describe("The day of the terms; today by default."),
    exclude_cards: excludeCardsParam.optional(),
    limit: z.int().min(1).max(200).optional().describe("Most routes listed; 50 by default."),
    as_if: asIfParam,
  }),
  data: z.object({
    routes: z.array(routeRow),
    matched_count: z.int().describe("Routes that match, listed or not."),
  }),
  brief: {
    rows: "routes",
    columns: {
      routes:
        "from_name to_name ratio min hours state via_cards bonuses deactivated_date unlock_cards.card_name unlock_cards.ratio",
    },
  },
  answer: (input, whole) => {
    const scene = withoutCards(whole, input.exclude_cards);
    const query = endsOf(scene.facts, input);
    const day = input.date ?? scene.today;
    const view: RouteView = {
      owner: toOwner(scene, input.owner),
      day,
      cards: new Map(
        toOwners(scene, input.owner).map((owner) => [owner, cardsOn(scene, owner, day)]),
      ),
      isWhole: query.from !== undefined && query.to !== undefined,
    };
    const isByHeld = input.held_only ?? (query.from === undefined && query.to === undefined);
    const held = isByHeld ? heldPrograms(scene, [...view.cards.keys()]) : undefined;
    const matched = scene.facts.tables.routes
      .filter(toRouteFilter(scene, { ...query, held }))
      .map((route) => seeRoute(scene, route, view))
      .filter(({ isActive }) => isActive || view.isWhole || input.include_inactive === true);
    const shown = sortRoutes(scene, matched).slice(0, input.limit ?? 50);
    const rows = shown.map((seen) => toRouteRow(scene, seen, view));
    return {
      summary: tellRoutes(scene, { ...query, held }, matched, rows[0]),
      data: { routes: rows, matched_count: matched.length },
      assumptions: [
        assume(scene, query, { isByHeld, view }),
        input.exclude_cards !== undefined && EXCLUDED,
      ],
      warnings: [
        ...rows.slice(0, MAX_DOUBTS).flatMap((row, at) => warnOfRoute(row, shown[at]?.route)),
        rows.some((row) => row.is_active) && warnOfLaterBonuses(scene, view.day),
      ],
      sources: shown.map(({ route }) => route),
      next_actions: held?.size === 0 ? [NAME_ENDS] : toNextActions(query, matched.length, rows),
    };
  },
});

const EXCLUDED = "Excluded cards unlock nothing.";
const NAME_ENDS = "Name from or to, or set held_only to false for the routes of all programs.";

/** Warnings cover the doubts of this many routes; the rest are only in the rows. */
const MAX_DOUBTS = 5;

type Ends = ReturnType<typeof endsOf>;

/** Active routes first, usable ones first among them, then by name. */
function sortRoutes(scene: Scene, routes: readonly SeenRoute[]): readonly SeenRoute[] {
  const keyed = routes.map((seen) => {
    const { route, routeTerms, isActive } = seen;
    const rank = (isActive ? 0 : 2) + (routeTerms.state === "usable" ? 0 : 1);
    const names = [programName(scene, route.source), programName(scene, route.dest)];
    return { seen, key: [rank, ...names].join("\t") };
  });
  return keyed
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ seen }) => seen);
}

function warnOfRoute(row: RouteRow, route: FactRow<"routes"> | undefined): readonly string[] {
  const name = `${row.from_name} to ${row.to_name}`;
  return compact([
    ...warnOfDoubt(route === undefined ? [] : [route], name),
    row.variant?.confidence === "disputed" &&
      `Sources disagree on the terms of ${name}: ${row.variant.note ?? "no more is known"}`,
  ]);
}

function assume(
  scene: Scene,
  { from }: Ends,
  { isByHeld, view }: { readonly isByHeld: boolean; readonly view: RouteView },
): Notes {
  const opened = from === undefined ? undefined : toTransferProgram(scene.facts.tables, from);
  return [
    isByHeld && "Routes from currencies with a balance or an open card that earns them.",
    from !== undefined &&
      opened !== undefined &&
      opened !== from &&
      `${programName(scene, from)} points move as ${programName(scene, opened)} points, once a ` +
        "held card unlocks them.",
    view.day !== scene.today && `Terms and cards are those of ${view.day}.`,
  ];
}

function toNextActions({ from, to }: Ends, matched: number, rows: readonly RouteRow[]) {
  const isPair = from !== undefined && to !== undefined;
  if (isPair && !rows.some((row) => row.is_active)) {
    return [
      `Use list_transfer_routes with to ${to} alone for what else reaches it.`,
      "Use compare_transfer_paths for ways from the balances, also in two transfers.",
    ];
  }
  const hidden = matched - rows.length;
  return [
    hidden > 0 &&
      `${count(hidden, "route")} left out. Raise \`limit\` or name a program to see more.`,
    rows.length > 0 && "Use calculate_transfer for the exact points of one route.",
  ];
}
