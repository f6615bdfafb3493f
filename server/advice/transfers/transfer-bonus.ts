import { isUsable } from "../plain-row.ts";
import { toTransferProgram } from "./program-links.ts";
import { type BonusRow, rowsOfRoute, type TransferTables } from "./transfer-index.ts";
import type { Caveat } from "./transfer-terms.ts";

/** Which bonuses beyond the plain ones a calculation counts. */
export interface BonusChoice {
  /** The member says that the targeted bonus is theirs; without that it does not count. */
  readonly targeted?: boolean;
  /** Whether a bonus whose size sources dispute counts, with a caveat; so unless false. */
  readonly disputed?: boolean;
}

/** The bonus on a route on a day. */
export interface RouteBonus {
  /** Per cent more points that the calculation may count; 0 without one. */
  readonly percent: number;
  /** The row the per cent is from. */
  readonly applied: BonusRow | undefined;
  /** Live rows that do not count or whose size is not known. */
  readonly not_applied: readonly BonusRow[];
  readonly caveats: readonly Caveat[];
}

/**
 * live: runs on the day. upcoming: announced. perhaps: no source gives its start and the day is
 * before it was seen.
 */
export type BonusState = "live" | "upcoming" | "perhaps" | "over";

/** Where a bonus stands on a local day; its last day counts. */
export function toBonusState(row: BonusRow, day: string): BonusState {
  if (row.ends < day) return "over";
  if (row.starts !== undefined) return row.starts <= day ? "live" : "upcoming";
  return row.as_of !== undefined && row.as_of <= day ? "live" : "perhaps";
}

/** The bonus that holds for a transfer on a local day: the greatest of those that count. */
export function findBonus(
  tables: TransferTables,
  from: string,
  to: string,
  day: string,
  choice: BonusChoice = {},
): RouteBonus {
  const onRoute = bonusesOn(tables, from, to);
  const live = onRoute.filter((row) => toBonusState(row, day) === "live");
  const counted = live.filter((row) => isCounted(row, choice));
  const applied = counted.toSorted((a, b) => (b.bonus_percent ?? 0) - (a.bonus_percent ?? 0))[0];
  const notApplied = live.filter((row) => row !== applied && !isSmaller(row, applied));
  const perhaps = onRoute.filter((row) => toBonusState(row, day) === "perhaps");
  return {
    percent: applied?.bonus_percent ?? 0,
    applied,
    not_applied: [...notApplied, ...perhaps],
    caveats: [
      ...(applied === undefined ? [] : toAppliedCaveats(applied)),
      ...notApplied.map((row) => toSkippedCaveat(row)),
      ...perhaps.map((row) => ({
        code: "bonus_start_unknown",
        message: `a bonus until ${row.ends} may not have begun; it is not counted`,
      })),
    ],
  };
}

/** The greatest bonus ever seen on a route that everybody got, in per cent; targeted ones apart. */
export function bestSeenPercent(
  tables: TransferTables,
  from: string,
  to: string,
  targeted = false,
): number | undefined {
  const seen = bonusesOn(tables, from, to)
    .filter((row) => row.confidence !== "disputed" && (targeted || row.targeted !== true))
    .flatMap((row) => row.bonus_percent ?? []);
  return seen.length === 0 ? undefined : Math.max(...seen);
}

const bonusesOn = (tables: TransferTables, from: string, to: string): readonly BonusRow[] =>
  rowsOfRoute(tables, toTransferProgram(tables, from), to).bonuses.filter((row) => isUsable(row));

const isCounted = (row: BonusRow, choice: BonusChoice): boolean =>
  row.bonus_percent !== undefined &&
  (row.targeted !== true || choice.targeted === true) &&
  (row.confidence !== "disputed" || choice.disputed !== false);

const isSmaller = (row: BonusRow, applied: BonusRow | undefined): boolean =>
  row.bonus_percent !== undefined && row.bonus_percent <= (applied?.bonus_percent ?? -1);

function toAppliedCaveats(row: BonusRow): readonly Caveat[] {
  const disputed = row.confidence === "disputed";
  const all: readonly (Caveat | false)[] = [
    disputed && {
      code: "disputed_bonus",
      message: `sources disagree on the bonus of ${row.bonus_percent}%: ${row.note}`,
    },
    !disputed && row.note !== "" && { code: "bonus_note", message: row.note },
    row.targeted === true && {
      code: "targeted_bonus",
      message: "the bonus is targeted and counted because the member says it is theirs",
    },
  ];
  return all.filter((caveat) => caveat !== false);
}

function toSkippedCaveat(row: BonusRow): Caveat {
  if (row.bonus_percent === undefined) {
    return {
      code: "bonus_percent_unknown",
      message: `a bonus runs until ${row.ends}, but no source gives its size; it is not counted`,
    };
  }
  const what = `${row.bonus_percent}% until ${row.ends}`;
  return row.targeted === true
    ? {
        code: "targeted_bonus",
        message: `a targeted bonus of ${what} is not counted; check the account`,
      }
    : {
        code: "disputed_bonus",
        message: `a disputed bonus of ${what} is not counted: ${row.note}`,
      };
}
