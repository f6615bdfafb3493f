import type { FactRow } from "../../contract/facts.ts";
import { isUsable } from "../plain-row.ts";
import { movesWithoutCard, toTransferProgram } from "./program-links.ts";
import { rowsOfRoute, type TermsRow, type TransferTables, unlocksOf } from "./transfer-index.ts";

/*
 * The terms of a route for somebody who holds certain cards on a day, and the cards that would
 * unlock it. Unverified rows count for nothing; disputed ones carry a caveat.
 */

type RouteRow = FactRow<"routes">;
type UnlockRow = FactRow<"unlocks">;

/** Something that keeps a figure from being certain. */
export interface Caveat {
  readonly code: string;
  readonly message: string;
}

/** A card that would open a route or better its ratio, with the terms it would give. */
export interface OpeningCard {
  readonly card_id: string;
  readonly ratio_in: number;
  readonly ratio_out: number;
  readonly note: string | undefined;
}

/**
 * usable: `terms` hold. locked: terms are known, but for holders of other cards. ended: no longer a
 * route. unknown: no source gives a route or a ratio for that day.
 */
export type RouteTerms =
  | {
      readonly state: "usable";
      readonly route: RouteRow;
      readonly terms: TermsRow;
      /** The held cards that give the terms; none where no card is needed. */
      readonly via_cards: readonly string[];
      /** Cards not held with which the same points become more. */
      readonly better_with: readonly OpeningCard[];
      readonly caveats: readonly Caveat[];
    }
  | {
      readonly state: "locked";
      readonly route: RouteRow;
      readonly unlock_cards: readonly OpeningCard[];
    }
  | { readonly state: "ended"; readonly route: RouteRow; readonly since: string | undefined }
  | { readonly state: "unknown"; readonly reason: string };

/** True if a span of local days includes a day; both ends count, an open end is no limit. */
export const isWithin = (
  span: { readonly starts: string | undefined; readonly ends: string | undefined },
  day: string,
): boolean => (span.starts ?? day) <= day && day <= (span.ends ?? day);

/** The terms of one route for the holder of `cards` on a local day. */
export function findTerms(
  tables: TransferTables,
  from: string,
  to: string,
  cards: ReadonlySet<string>,
  day: string,
): RouteTerms {
  const source = toTransferProgram(tables, from);
  const rows = rowsOfRoute(tables, source, to);
  const route = rows.routes.find((row) => isUsable(row));
  if (route === undefined) return { state: "unknown", reason: "no route between them is known" };
  const ended = toEnded(route, day);
  if (ended !== undefined) return ended;
  const live = rows.terms.filter((row) => isUsable(row) && isWithin(row, day));
  if (live.length === 0) return { state: "unknown", reason: "no ratio is known for that day" };
  const ofProgram = unlocksOf(tables, source);
  const unlocks = ofProgram.filter((row) => isUsable(row) && isWithin(row, day));
  const needsCard = !movesWithoutCard(tables, source) && ofProgram.length > 0;
  return chooseTerms({ route, live, unlocks, needsCard, cards });
}

interface Candidates {
  readonly route: RouteRow;
  readonly live: readonly TermsRow[];
  readonly unlocks: readonly UnlockRow[];
  readonly needsCard: boolean;
  readonly cards: ReadonlySet<string>;
}

function chooseTerms(candidates: Candidates): RouteTerms {
  const { route, live, unlocks, needsCard, cards } = candidates;
  const holders = unlocks.filter(({ card_id: id, unlocks: what }) => cards.has(id) && isMove(what));
  const named = live.filter((row) => row.cards.some((id) => cards.has(id)));
  const general = live.filter(
    (row) => row.cards.length === 0 && (!needsCard || holders.length > 0),
  );
  const terms = bestOf(named.length > 0 ? named : general);
  const openings = toOpenings(candidates);
  if (terms === undefined) return { state: "locked", route, unlock_cards: openings };
  const viaCards =
    terms.cards.length > 0
      ? terms.cards.filter((id) => cards.has(id))
      : holders.map(({ card_id: id }) => id);
  const partly =
    terms.cards.length === 0 && needsCard && !holders.some((row) => row.unlocks === "transfers");
  return {
    state: "usable",
    route,
    terms,
    via_cards: viaCards,
    better_with: openings.filter(
      (card) => card.ratio_out * terms.ratio_in > terms.ratio_out * card.ratio_in,
    ),
    caveats: [...toCaveats(route, terms), ...(partly ? [PARTLY] : [])],
  };
}

const isMove = (what: UnlockRow["unlocks"]): boolean => what !== "portal_rate";

const PARTLY: Caveat = {
  code: "some_transfers",
  message: "the held card transfers to some partners only; no source says whether to this one",
};

/** The best ratio; among equals the surer row, then the one that takes the smaller transfer. */
export function bestOf(rows: readonly TermsRow[]): TermsRow | undefined {
  return rows.toSorted(
    (a, b) =>
      b.ratio_out * a.ratio_in - a.ratio_out * b.ratio_in ||
      doubt(a) - doubt(b) ||
      (a.min_points ?? 0) - (b.min_points ?? 0),
  )[0];
}

const doubt = (row: TermsRow): number => (row.confidence === "disputed" ? 1 : 0);

/** Every card not held that has terms on the route, each with its best. */
function toOpenings({ live, unlocks, cards }: Candidates): readonly OpeningCard[] {
  const opening = unlocks.filter(({ unlocks: what }) => isMove(what));
  const ids = new Set([
    ...live.flatMap((row) => row.cards),
    ...opening.filter((row) => row.unlocks === "transfers").map(({ card_id: id }) => id),
  ]);
  return [...ids].flatMap((id) => {
    const named = live.filter((row) => row.cards.includes(id));
    const best = bestOf(named.length > 0 ? named : live.filter((row) => row.cards.length === 0));
    if (cards.has(id) || best === undefined) return [];
    const note = opening.find((row) => row.card_id === id)?.note || best.note || undefined;
    return [{ card_id: id, ratio_in: best.ratio_in, ratio_out: best.ratio_out, note }];
  });
}

/** An ended route, or one whose end is known too roughly for that day. */
function toEnded(route: RouteRow, day: string): RouteTerms | undefined {
  const { deactivated_date: last, deactivated_precision: precision, is_active: isActive } = route;
  if (last === undefined) {
    return isActive ? undefined : { state: "ended", route, since: undefined };
  }
  if (last < day) return { state: "ended", route, since: last };
  const shown = precision === "year" ? 4 : precision === "month" ? 7 : 0;
  return shown > 0 && last.slice(0, shown) === day.slice(0, shown)
    ? {
        state: "unknown",
        reason: `the route ended in ${last.slice(0, shown)}, the day is unknown`,
      }
    : undefined;
}

function toCaveats(route: RouteRow, terms: TermsRow): readonly Caveat[] {
  const all: readonly (Caveat | false)[] = [
    route.confidence === "disputed" && {
      code: "disputed_route",
      message: `sources disagree on the route: ${route.note}`,
    },
    terms.confidence === "disputed" && {
      code: "disputed_terms",
      message: `sources disagree on these terms: ${terms.note}`,
    },
    terms.applied_from !== undefined && {
      code: "terms_since",
      message: `these terms apply to all since ${terms.starts}; cards applied for from ${terms.applied_from} on had them at once`,
    },
    terms.confidence !== "disputed" &&
      terms.applied_from === undefined &&
      terms.note !== "" && { code: "terms_note", message: terms.note },
    terms.ends !== undefined && {
      code: "terms_end",
      message: `these terms apply until ${terms.ends}`,
    },
  ];
  return all.filter((caveat) => caveat !== false);
}
