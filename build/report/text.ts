import { toShare } from "../answers/score.ts";
import { formatProblem } from "../problem.ts";
import type { Coverage, OpenRow, Report, TableSummary } from "./summary.ts";

/** Names listed per kind; the HTML page has the rest. */
const MAX_NAMES = 12;

export const toText = (report: Report): string =>
  [
    `Data as of ${report.day}`,
    "",
    ...scoreLines(report),
    "",
    "Coverage",
    ...report.coverage.flatMap(coverageLines),
    "",
    ...alignColumns([HEAD, ...report.tables.map(toCells)]),
    "",
    `Due for a look: ${report.due.length}`,
    ...report.due.map((problem) => `  ${formatProblem(problem)}`),
    "",
    "Oldest facts",
    ...report.oldest.map((row) => `  ${row.as_of}  ${row.file}:${row.line}  ${row.key}`),
    "",
    ...openLines("Disputed", report.disputed),
    "",
    ...openLines("Unverified", report.unverified),
    "",
  ].join("\n");

/** A short table of the sources behind the published cells. */
export function scoreLines({ score, reached }: Report): readonly string[] {
  const { cells, own, issuer, recent } = score;
  const line = (part: number, what: string) => `  ${toShare(part, cells).padStart(4)}  ${what}`;
  return [
    `Score of ${cells} published cells`,
    line(own, "have a source of their own, not only their row's"),
    line(issuer, "rest on the issuer's own page"),
    line(recent, "were checked within six months"),
    `  reachable when last read: known of ${reached.known} of ${reached.of} listed sources`,
  ];
}

const HEAD = [
  "table",
  "rows",
  "confirmed",
  "single",
  "disputed",
  "unverified",
  "oldest",
  "newest",
] as const;

function coverageLines({ what, known, of, missing }: Coverage): readonly string[] {
  const line = `  ${known} of ${of} ${what}`;
  return missing.length === 0 ? [line] : [`${line}; not:`, `    ${shorten(missing).join("; ")}`];
}

function toCells({ file, rows, confidence, oldest, newest }: TableSummary): readonly string[] {
  const counts = confidence && [
    confidence.confirmed,
    confidence.single_source,
    confidence.disputed,
    confidence.unverified,
  ];
  return [file, rows, ...(counts ?? ["", "", "", ""]), oldest ?? "", newest ?? ""].map(String);
}

function alignColumns(lines: readonly (readonly string[])[]): readonly string[] {
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function openLines(title: string, rows: readonly OpenRow[]): readonly string[] {
  const names = rows.map(({ file, line, key, note }) => {
    return `  ${file}:${line}  ${key}${note === "" ? "" : `  (${note})`}`;
  });
  return [`${title}: ${rows.length}`, ...shorten(names)];
}

function shorten(names: readonly string[]): readonly string[] {
  if (names.length <= MAX_NAMES) return names;
  return [...names.slice(0, MAX_NAMES), `  and ${names.length - MAX_NAMES} more, on the page`];
}
