import type { Day } from "../../advice/days.ts";
import { isCovered } from "../../advice/purchase/categories.ts";
import type { FactRow } from "../../contract/facts.ts";
import { withCardRows } from "../../member/facts.ts";
import type { Scene } from "../../member/scene.ts";
import type { Change } from "../card-rows/change-row.ts";
import { countYear } from "../year/fee-cards.ts";
import { earningCards, findProfileSpend } from "../year/year-input.ts";

type Rate = FactRow<"earnRates">;

/** Cents a year that a changed rate adds from a day on; undefined if no row confirms the change. */
type RateCounter = (change: Change, cardId: string, day: Day) => number | undefined;

/** Best year at the new rate minus best year at the old. Undefined without a spending profile. */
export function createRateCounter(scene: Scene): RateCounter | undefined {
  const { facts } = scene;
  const spend = findProfileSpend(scene);
  if (spend === undefined) return undefined;
  const spentOn = spend.lines.map(({ category }) => category.key);
  const count = (from: Scene) => countYear(from, earningCards(from), spend, {}).year;
  const yearOn = memoized((day) => count({ ...scene, today: day }));
  return (change, cardId, day) => {
    const rates = facts.rowsOf("earnRates", cardId);
    const changed = changedRates(rates, change);
    if (changed === undefined) return undefined;
    const [{ category }] = changed.rows;
    if (!spentOn.some((key) => isCovered(facts.tree, category, key))) return 0;
    const { shares, totalCents } = yearOn(day);
    const isUsed = changed.rows.some((row) => shares.some(({ rate }) => rate === row));
    // If the raised rate earns nothing now, the lower one earned nothing either.
    if (changed.isRaised && !isUsed) return 0;
    const before = rates.flatMap((row) =>
      changed.rows.includes(row) ? changed.before(row) : [row],
    );
    const then = withCardRows(facts, "earnRates", cardId, before);
    return totalCents - count({ ...scene, today: day, facts: then }).totalCents;
  };
}

function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

interface ChangedRates {
  readonly rows: readonly [Rate, ...Rate[]];
  readonly isRaised: boolean;
  /** The rows that this one replaced. */
  readonly before: (row: Rate) => readonly Rate[];
}

/** `rate:gas`, `rate:flights direct`, `rate:dining cap` */
const FIELD = /^rate:(?<category>\w+?)(?: (?!cap$)(?<channel>\w+))?(?<cap> cap)?$/;
const RATE = /^\d+(?:\.\d+)?$/;

/** The rows that have the new rate or cap; undefined unless the change is plain numbers. */
function changedRates(rates: readonly Rate[], change: Change): ChangedRates | undefined {
  const { category, channel, cap } = FIELD.exec(change.field)?.groups ?? {};
  const now = Number.parseFloat(change.new);
  const [first, ...others] = rates.filter(
    (row) =>
      row.category === category &&
      (channel === undefined || row.channels.some((one) => one === channel)) &&
      (cap === undefined ? row.rate : row.cap_usd) === now,
  );
  if (first === undefined) return undefined;
  const rows = [first, ...others] as const;
  if (cap !== undefined) {
    const before = (row: Rate) => [{ ...row, cap_usd: undefined, cap_period: undefined }];
    return change.old === "none" ? { rows, isRaised: false, before } : undefined;
  }
  if (!RATE.test(change.new)) return undefined;
  if (change.old === "") return { rows, isRaised: true, before: () => [] };
  const rate = Number(change.old);
  if (!RATE.test(change.old)) return undefined;
  return { rows, isRaised: rate < now, before: (row) => [{ ...row, rate }] };
}
