import { agingValues } from "../answers/valuations.ts";
import { daysBetween } from "../days.ts";
import { TABLE_NAMES, tableOf } from "../../data/tables.ts";
import type { Problem } from "../problem.ts";
import type { Tables } from "../read.ts";
import { defineCheck, problemAt, releaseDay } from "./check.ts";

/** Rows without a status count as present. */
const PRESENT_STATUSES: ReadonlySet<unknown> = new Set([undefined, "open", "active"]);

interface Freshness {
  readonly file: string;
  readonly maxAgeDays: number;
  /** Rows about the present; ended facts do not go stale. */
  readonly rows: readonly { readonly line: number; readonly as_of?: string | undefined }[];
}

export default defineCheck({
  name: "staleness",
  about: "Facts about the present are not older than their table allows, nor values nearly stale.",
  severity: "due",
  run: (tables) => {
    const today = releaseDay(tables);
    if (today === undefined) return [];
    return [
      ...toFreshness(tables, today).flatMap((table) => staleRows(table, today)),
      ...staleValues(tables, today),
    ];
  },
});

function toFreshness(tables: Tables, today: string): readonly Freshness[] {
  const open = new Set(tables.cards.filter((c) => c.status === "open").map((card) => card.id));
  return TABLE_NAMES.flatMap((name) => {
    const { file, maxAgeDays } = tableOf(name);
    if (maxAgeDays === undefined) return [];
    const rows = tables[name].filter((row) => "as_of" in row && isPresent(row, open, today));
    return [{ file, maxAgeDays, rows: name === "observations" ? newest(tables[name]) : rows }];
  });
}

/** False for rows about closed cards and ended programs, routes or terms. */
export function isPresent(row: object, open: ReadonlySet<string>, today: string): boolean {
  const cell = (column: string): unknown => Reflect.get(row, column);
  const card = cell("card_id") ?? cell("from_card");
  const ends = cell("ends");
  return (
    (typeof card !== "string" || open.has(card)) &&
    PRESENT_STATUSES.has(cell("status")) &&
    cell("is_active") !== false &&
    (typeof ends !== "string" || ends >= today)
  );
}

/** Old observations are history; only the newest shows when values were last checked. */
const newest = <T extends { readonly as_of: string }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => (a.as_of < b.as_of ? 1 : -1)).slice(0, 1);

function staleRows({ file, maxAgeDays, rows }: Freshness, today: string): readonly Problem[] {
  const stale = rows
    .flatMap(({ line, as_of }) =>
      as_of === undefined ? [] : [{ line, days: daysBetween(as_of, today) }],
    )
    .filter(({ days }) => days > maxAgeDays)
    .toSorted((a, b) => b.days - a.days);
  const [oldest] = stale;
  if (oldest === undefined) return [];
  const message =
    `${stale.length} of ${rows.length} current rows are older than ${maxAgeDays} days; ` +
    `the oldest, ${oldest.days} days, is this one; look it up again`;
  return [problemAt(file, oldest, "as_of", message)];
}

/** Values are reported this long before they become stale. */
const WARNING_DAYS = 60;

const staleValues = (tables: Tables, today: string): readonly Problem[] =>
  agingValues(tables, today, WARNING_DAYS).map(({ last: { line, program, observed_on }, until }) =>
    problemAt(
      tableOf("observations").file,
      { line },
      "observed_on",
      `the value of ${program} ${until < today ? "is stale since" : "becomes stale after"} ${until}: ` +
        `no figure is newer than ${observed_on}; look for one`,
    ),
  );
