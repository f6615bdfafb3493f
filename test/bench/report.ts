import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Spread } from "./statistics.ts";

/** One line of a benchmark: a figure, and what it should be. */
export interface Row {
  readonly name: string;
  readonly figure: Spread;
  readonly unit: string;
  /** What performance.md asks for; none when the figure is only informative. */
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
  readonly note?: string;
}

export function isMet({ figure, target }: Row): boolean | undefined {
  if (target === undefined) return undefined;
  return "atLeast" in target ? figure.median >= target.atLeast : figure.median <= target.atMost;
}

const NAME_WIDTH = 42;
const FIGURE_WIDTH = 28;
const TARGET_WIDTH = 14;

/** Prints each row as soon as it is known, under a heading a section. */
export function printSection(heading: string, rows: readonly Row[]): void {
  process.stdout.write(`\n${heading}\n`);
  for (const row of rows) process.stdout.write(`${formatRow(row)}\n`);
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
function formatFigure({ figure: { median, low, high }, unit }: Row): string {
  const spread = low === high ? "" : ` (${formatNumber(low)}–${formatNumber(high)})`;
  return `${formatNumber(median)}${spread} ${unit}`;
}

function formatTarget({ target, unit }: Row): string {
  if (target === undefined) return "";
  const [short = ""] = unit.split(" ");
  return "atLeast" in target ? `≥ ${target.atLeast} ${short}` : `≤ ${target.atMost} ${short}`;
}

function formatNumber(number: number): string {
  if (number >= 100) return number.toFixed(0);
  return number.toPrecision(3);
}

/** Says how many targets were missed, and writes the rows to a file when one is given. */
export function finish(rows: readonly Row[], file: string | undefined): void {
  const judged = rows.filter((row) => row.target !== undefined);
  const missed = judged.filter((row) => !isMet(row));
  process.stdout.write(`\n${judged.length - missed.length} of ${judged.length} targets met\n`);
  if (file === undefined) return;
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
  const judgedRows = rows.map((row) => ({ ...row, met: isMet(row) }));
  writeFileSync(file, `${JSON.stringify({ machine, rows: judgedRows }, undefined, 2)}\n`);
}
