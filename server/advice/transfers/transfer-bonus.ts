import { isUsable } from "../plain-row.ts";
import { toTransferProgram } from "./program-links.ts";
import { type BonusRow, rowsOfRoute, type TransferTables } from "./transfer-index.ts";
import type { BonusTier } from "./transfer-amounts.ts";
import type { Caveat } from "./transfer-terms.ts";

/** The special bonuses that a calculation counts. */
export interface BonusChoice {
  /** The member says that the targeted bonus is theirs; without that it does not count. */
  readonly targeted?: boolean | undefined;
  /** Counts a bonus of disputed size, with a caveat; true by default. */
  readonly disputed?: boolean;
}

/** The bonus on a route on a day. */
export interface RouteBonus {
  /** The rows that count, the greatest first: each from its least transfer on. */
  readonly applied: readonly BonusRow[];
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

/** The bonuses that hold for transfers on a local day: the greatest for each size. */
export function findBonus(
  tables: TransferTables,
  from: string,
  to: string,
  day: string,
  choice: BonusChoice = {},
): RouteBonus {
  const onRoute = bonusesOn(tables, from, to);
  const live = onRoute.filter((row) => toBonusState(row, day) === "live");
  const counted = live
    .filter((row) => isCounted(row, choice))
    .toSorted((a, b) => percentOf(b) - percentOf(a) || leastOf(a) - leastOf(b));
  // A bonus never counts if a greater one needs no larger transfer.
  const applied = counted.filter((row, at) =>
    counted.slice(0, at).every((greater) => leastOf(row) < leastOf(greater)),
  );
  const notApplied = live.filter(
    (row) => !applied.includes(row) && !applied.some((one) => isSmaller(row, one)),
  );
  const perhaps = onRoute.filter((row) => toBonusState(row, day) === "perhaps");
  return {
    applied,
    not_applied: [...notApplied, ...perhaps],
    caveats: [
      ...applied.flatMap(toAppliedCaveats),
      ...notApplied.map((row) => toSkippedCaveat(row)),
      ...perhaps.map((row) => ({
        code: "bonus_start_unknown",
        message: `a bonus until ${row.ends} may not have started; it is not counted`,
      })),
    ],
  };
}

const percentOf = ({ bonus_percent: percent = 0 }: BonusRow): number => percent;

const leastOf = ({ min_points: least = 0 }: BonusRow): number => least;

/** The bonuses of a route as a rule takes them, unless the member was quoted one. */
export const toTiers = ({ applied }: RouteBonus, quoted?: number): readonly BonusTier[] =>
  quoted === undefined
    ? applied.map((row) => ({ percent: percentOf(row), from_points: leastOf(row) }))
    : [{ percent: quoted, from_points: 0 }];

/** The row whose bonus a transfer gets. */
export const bonusFor = ({ applied }: RouteBonus, send: number): BonusRow | undefined =>
  applied.find((row) => send >= leastOf(row));

/** Greatest bonus percent seen on a route, without disputed and targeted ones. */
export function bestSeenPercent(
  tables: TransferTables,
  from: string,
  to: string,
): number | undefined {
  const seen = bonusesOn(tables, from, to)
    .filter((row) => row.confidence !== "disputed" && row.targeted !== true)
    .flatMap((row) => row.bonus_percent ?? []);
  return seen.length === 0 ? undefined : Math.max(...seen);
}

const bonusesOn = (tables: TransferTables, from: string, to: string): readonly BonusRow[] =>
  rowsOfRoute(tables, toTransferProgram(tables, from), to).bonuses.filter((row) => isUsable(row));

const isCounted = (row: BonusRow, choice: BonusChoice): boolean =>
  row.bonus_percent !== undefined &&
  (row.targeted !== true || choice.targeted === true) &&
  (row.confidence !== "disputed" || choice.disputed !== false);

const isSmaller = (row: BonusRow, applied: BonusRow): boolean =>
  row.bonus_percent !== undefined &&
  row.bonus_percent <= percentOf(applied) &&
  leastOf(row) >= leastOf(applied);

function toAppliedCaveats(row: BonusRow): readonly Caveat[] {
  const disputed = row.confidence === "disputed";
  const all: readonly (Caveat | false)[] = [
    row.min_points !== undefined && {
      code: "bonus_from_points",
      message: `the ${row.bonus_percent}% bonus needs ${row.min_points.toLocaleString("en-US")} points or more in one transfer`,
    },
    disputed && {
      code: "disputed_bonus",
      message: `sources disagree on the ${row.bonus_percent}% bonus: ${row.note}`,
    },
    !disputed && row.note !== "" && { code: "bonus_note", message: row.note },
    row.targeted === true && {
      code: "targeted_bonus",
      message: "the bonus is targeted, and counted because the member says they have it",
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
