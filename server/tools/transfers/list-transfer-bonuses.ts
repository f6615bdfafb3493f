import * as z from "zod";
import { isUsable } from "../../advice/plain-row.ts";
import { bestSeenPercent, toBonusState } from "../../advice/transfers/transfer-bonus.ts";
import type { BonusRow } from "../../advice/transfers/transfer-index.ts";
import { programParam } from "../../member/names.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import {
  type BonusAnswer,
  bonusRow,
  pastBonus,
  toBonusAnswer,
  toBonusTerms,
  bonusesKnownTo,
} from "./bonus-row.ts";
import { cardsOn, heldPrograms, toOwner, toOwners } from "../../member/holdings.ts";
import { toRouteFilter, tellEnds } from "./route-row.ts";
import { endsOf } from "./transfer-request.ts";

const MAX_PAST = 10;

export const listTransferBonuses = defineReader({
  name: "list_transfer_bonuses",
  title: "List transfer bonuses",
  description:
    "Is there any transfer bonus (promo, deal, extra points) this month, when does it end, " +
    "should I wait, is it the best it has been? Per cent, days, best ever on the route; " +
    "upcoming ones on request. By default from currencies held; name both ends for a route's " +
    "history. Bonuses newer than the data are missing.",
  input: z.strictObject({
    from: programParam.optional(),
    to: programParam.optional(),
    include_upcoming: z.boolean().optional().describe("Include those announced for a later day."),
    owner: ownerParam.optional().describe("Whose currencies and cards; the member's by default."),
    as_if: asIfParam,
  }),
  data: z.object({
    bonuses: z.array(bonusRow),
    known_to: z.iso.date().optional().describe("The day bonuses were last read."),
    past: z.array(pastBonus).optional().describe("Newest first; when both ends are named."),
    best_seen_pct: z.int().optional().describe("Of the route, when both ends are named."),
  }),

  answer: (input, scene) => {
    const ends = endsOf(scene.facts, input);
    const { from, to } = ends;
    const held = heldPrograms(scene, toOwners(scene, input.owner));
    const isByHeld = from === undefined && to === undefined && held.size > 0;
    const isBetween = toRouteFilter(scene, { ...ends, held: isByHeld ? held : undefined });
    const rows = scene.facts.tables.bonuses.filter((row) => isUsable(row) && isBetween(row));
    const cards = cardsOn(scene, toOwner(scene, input.owner), scene.today);
    const current = rows.flatMap((row) => {
      const state = toBonusState(row, scene.today);
      return state === "over" ? [] : [{ row, state }];
    });
    const told = current.filter(
      ({ state }) => state !== "upcoming" || input.include_upcoming === true,
    );
    const bonuses = told
      .map(({ row, state }) => toBonusAnswer(scene, row, state, cards))
      .toSorted(byEnd);
    const usable = bonuses.find((one) => one.state === "live" && one.usable_now);
    const isPair = from !== undefined && to !== undefined;
    const where = `${isByHeld ? " from the currencies held" : ""}${tellEnds(scene, ends)}`;
    return {
      summary: summarize(scene.today, where, bonuses, isPair ? rows : []),
      data: {
        bonuses,
        known_to: bonusesKnownTo(scene),
        past: isPair ? pastOf(rows, scene.today) : undefined,
        best_seen_pct: isPair ? bestSeenPercent(scene.facts.tables, from, to) : undefined,
      },
      assumptions: [
        isByHeld && "About currencies with a balance or an open card that earns them.",
        `Live on ${scene.today}, the member's own day; the last day counts.`,
      ],
      warnings: toWarnings(scene, bonuses, current.length - told.length),
      sources: told.map(({ row }) => row),
      next_actions: [usable === undefined ? SEE_ROUTES : tellCalculate(usable, scene.today)],
    };
  },
});

const SEE_ROUTES = "Use list_transfer_routes for the plain ratios.";

const tellCalculate = ({ from, to }: BonusAnswer, today: string): string =>
  `Use calculate_transfer from ${from} to ${to} with date ${today} for the points it gives.`;

const byEnd = (a: BonusAnswer, b: BonusAnswer): number =>
  Number(a.state === "upcoming") - Number(b.state === "upcoming") ||
  a.ends.localeCompare(b.ends) ||
  (b.pct ?? 0) - (a.pct ?? 0);

const newestFirst = (rows: readonly BonusRow[]): readonly BonusRow[] =>
  rows.toSorted((a, b) => b.ends.localeCompare(a.ends));

const pastOf = (rows: readonly BonusRow[], today: string) =>
  newestFirst(rows.filter((row) => toBonusState(row, today) === "over"))
    .slice(0, MAX_PAST)
    .map(toBonusTerms);

function summarize(
  today: string,
  where: string,
  bonuses: readonly BonusAnswer[],
  rows: readonly BonusRow[],
): string {
  const live = bonuses.filter(({ state }) => state === "live");
  if (live.length === 0) {
    const [last] = newestFirst(rows);
    const end =
      last === undefined || last.ends >= today ? "" : `; the last one ended on ${last.ends}`;
    return `No live transfer bonus${where} is known${end}.`;
  }
  const names = live.slice(0, MAX_NAMED).map((one) => {
    const size = one.pct === undefined ? "of unknown size" : `${one.pct}%`;
    return `${routeOf(one)} ${size} until ${one.ends}`;
  });
  const rest = live.length > MAX_NAMED ? `; ${live.length - MAX_NAMED} more` : "";
  return `${count(live.length, "live transfer bonus", "live transfer bonuses")}${where}: ${names.join("; ")}${rest}.`;
}

const MAX_NAMED = 3;

const routeOf = (one: BonusAnswer): string => `${one.from_name} to ${one.to_name}`;

function toWarnings(scene: Scene, bonuses: readonly BonusAnswer[], hidden: number) {
  const known = bonusesKnownTo(scene);
  return [
    known === undefined
      ? "No transfer bonuses are known at all."
      : `Transfer bonuses were last checked on ${known}; one announced later is missing. See the issuer's transfer page.`,
    ...bonuses
      .filter(({ disputed }) => disputed)
      .map((one) => `Sources disagree on ${routeOf(one)}: ${one.note ?? "no more is known"}.`),
    ...bonuses
      .filter(({ targeted }) => targeted)
      .map((one) => `${routeOf(one)} is targeted: only those who were sent it have it.`),
    hidden > 0 &&
      `${count(hidden, "announced bonus", "announced bonuses")} left out: set include_upcoming.`,
  ];
}
