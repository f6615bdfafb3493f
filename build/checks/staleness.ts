import { tables as allTables } from "../../data/tables.ts";
import type { Problem } from "../problem.ts";
import type { Tables } from "../read.ts";
import { defineCheck, releaseDay } from "./check.ts";

const DAY_MS = 86_400_000;

interface DatedRow {
  readonly line: number;
  readonly as_of?: string | undefined;
}

interface Freshness {
  readonly file: string;
  /** After how many days a fact should be looked at again. */
  readonly maxAgeDays: number;
  /** Rows about the present: what has ended does not grow stale. */
  readonly rows: readonly DatedRow[];
}

export default defineCheck({
  name: "staleness",
  about: "Facts about the present are not older than their table allows.",
  severity: "warning",
  run: (tables) => {
    const today = releaseDay(tables);
    if (today === undefined) return [];
    return toFreshness(tables).flatMap((table) => staleRows(table, today));
  },
});

function toFreshness(tables: Tables): readonly Freshness[] {
  const open = new Set(tables.cards.filter((c) => c.status === "open").map((card) => card.id));
  const ofOpen = <T extends { readonly card_id: string }>(rows: readonly T[]) =>
    rows.filter((row) => open.has(row.card_id));
  return [
    {
      file: allTables.programs.file,
      maxAgeDays: 365,
      rows: tables.programs.filter((program) => program.status === "active"),
    },
    {
      file: allTables.cards.file,
      maxAgeDays: 180,
      rows: tables.cards.filter((card) => card.status === "open"),
    },
    { file: allTables.families.file, maxAgeDays: 365, rows: ofOpen(tables.families) },
    { file: allTables.lounges.file, maxAgeDays: 270, rows: ofOpen(tables.lounges) },
    { file: allTables.protections.file, maxAgeDays: 365, rows: ofOpen(tables.protections) },
    { file: allTables.credits.file, maxAgeDays: 180, rows: ofOpen(tables.credits) },
    { file: allTables.eliteStatus.file, maxAgeDays: 365, rows: ofOpen(tables.eliteStatus) },
    { file: allTables.certificates.file, maxAgeDays: 365, rows: ofOpen(tables.certificates) },
    {
      file: allTables.routes.file,
      maxAgeDays: 120,
      rows: tables.routes.filter((route) => route.is_active),
    },
    { file: allTables.observations.file, maxAgeDays: 90, rows: newest(tables.observations) },
  ];
}

/** Old observations are history; only the newest one says whether anybody still looks. */
function newest<T extends { readonly as_of: string }>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((a, b) => (a.as_of < b.as_of ? 1 : -1)).slice(0, 1);
}

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
  return [{ file, line: oldest.line, column: "as_of", message }];
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
