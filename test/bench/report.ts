import type { Spread } from "./statistics.ts";

/** One line of a benchmark: a figure, and what it should be. */
export interface Row {
  readonly name: string;
  readonly figure: Spread;
  readonly unit: string;
  /** The target in performance.md; none for informative figures. */
  readonly target?: { readonly atLeast: number } | { readonly atMost: number } | undefined;
  readonly note?: string | undefined;
}

/** Figures measured together. */
export interface Section {
  readonly name: string;
  readonly rows: readonly Row[];
}

export function isMet({ figure, target }: Row): boolean | undefined {
  if (target === undefined) return undefined;
  return "atLeast" in target ? figure.median >= target.atLeast : figure.median <= target.atMost;
}

const NAME_WIDTH = 42;
const FIGURE_WIDTH = 28;
const TARGET_WIDTH = 14;

/** Prints a section as soon as it is known. */
export function printSection({ name, rows }: Section): void {
  process.stdout.write(`\n${name}\n`);
  for (const row of rows) process.stdout.write(`${formatRow(row)}\n`);
}

/** Says how many targets were met. */
export function printTotal(sections: readonly Section[]): void {
  const { met, judged } = totalOf(sections);
  process.stdout.write(`\n${met} of ${judged} targets met\n`);
}

export function totalOf(sections: readonly Section[]): { met: number; judged: number } {
  const judged = sections.flatMap(({ rows }) => rows).filter(({ target }) => target !== undefined);
  return { met: judged.filter(isMet).length, judged: judged.length };
}

function formatRow(row: Row): string {
  const met = isMet(row);
  const verdict = met === undefined ? "" : met ? "met   " : "MISSED";
  return [
    `  ${row.name.padEnd(NAME_WIDTH)}`,
    formatFigure(row).padEnd(FIGURE_WIDTH),
    formatTarget(row).padEnd(TARGET_WIDTH),
    verdict.padEnd(8),
    row.note ?? "",
  ]
    .join("")
    .trimEnd();
}

/** `0.98 (0.95–1.02) × raw`; the spread is left out when there was one round. */
export function formatFigure({ figure: { median, low, high }, unit }: Row): string {
  const spread = low === high ? "" : ` (${formatNumber(low)}–${formatNumber(high)})`;
  return `${formatNumber(median)}${spread} ${unit}`;
}

export function formatTarget({ target, unit }: Row): string {
  if (target === undefined) return "";
  const [short = ""] = unit.split(" ");
  return "atLeast" in target ? `≥ ${target.atLeast} ${short}` : `≤ ${target.atMost} ${short}`;
}

export function formatNumber(number: number): string {
  if (number >= 100) return number.toFixed(0);
  return number.toPrecision(3);
}
